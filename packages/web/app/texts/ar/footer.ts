import type { footerTexts as pt } from "../pt/footer.ts";

/** What only the footer says in Arabic. */
export const footerTexts = {
  TEXT_INFORMATION: "المتجر",
  TEXT_PAYMENT_AND_HELP: "الدفع",
  TEXT_PAY_WITH_PIX: "Pix برمز فوري",
  TEXT_PAY_COMBINED: "اتفق مع البائع عبر واتساب",
  TEXT_TRADE_MARKS: "تُذكر علامات المركبات وطرازاتها فقط لبيان المركبة التي تناسبها كل قطعة.",
} as const satisfies Record<keyof typeof pt, string>;
