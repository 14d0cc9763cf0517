import type { footerTexts as pt } from "../pt/footer.ts";

/** What only the footer says in Russian. */
export const footerTexts = {
  TEXT_INFORMATION: "Магазин",
  TEXT_PAYMENT_AND_HELP: "Оплата",
  TEXT_PAY_WITH_PIX: "Pix — код сразу",
  TEXT_PAY_COMBINED: "Договоритесь с продавцом в WhatsApp",
  TEXT_TRADE_MARKS: "Марки и модели упоминаются только для указания применимости деталей.",
} as const satisfies Record<keyof typeof pt, string>;
