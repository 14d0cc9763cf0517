import type { footerTexts as pt } from "../pt/footer.ts";

/** What only the footer says in English. */
export const footerTexts = {
  TEXT_INFORMATION: "Shop",
  TEXT_PAYMENT_AND_HELP: "Payment",
  TEXT_PAY_WITH_PIX: "Pix with an instant code",
  TEXT_PAY_COMBINED: "Arrange with the seller on WhatsApp",
  TEXT_PAY_ARRANGED: "Arrange with the seller",
  TEXT_TRADE_MARKS: "Vehicle makes and models are mentioned only to show which vehicle each part fits.",
  TEXT_CLOSED_TITLE: "Back soon",
  TEXT_CLOSED_TEXT:
    "The shop is closed for maintenance for a few minutes. Your orders, your cart and your account are kept.",
  TEXT_CLOSED_HELP: "Need a part right now?",
  TEXT_NO_SCRIPT:
    "Without JavaScript you can see parts and prices, but neither sign in nor buy. Turn it on in your browser, or",
  TEXT_NO_SCRIPT_CONTACT: "talk to the shop",
} as const satisfies Record<keyof typeof pt, string>;
