import type { footerTexts as pt } from "../pt/footer.ts";

/** What only the footer says in Russian. */
export const footerTexts = {
  TEXT_INFORMATION: "Магазин",
  TEXT_PAYMENT_AND_HELP: "Оплата",
  TEXT_PAY_WITH_PIX: "Pix — код сразу",
  TEXT_PAY_COMBINED: "Договоритесь с продавцом в WhatsApp",
  TEXT_PAY_ARRANGED: "Договоритесь с продавцом",
  TEXT_TRADE_MARKS: "Марки и модели упоминаются только для указания применимости деталей.",
  TEXT_CLOSED_TITLE: "Скоро вернёмся",
  TEXT_CLOSED_TEXT: "Магазин на несколько минут закрыт на обслуживание. Ваши заказы, корзина и аккаунт сохранены.",
  TEXT_CLOSED_HELP: "Нужна деталь прямо сейчас?",
  TEXT_NO_SCRIPT: "Без JavaScript видны детали и цены, но нельзя войти и купить. Включите его в браузере или",
  TEXT_NO_SCRIPT_CONTACT: "свяжитесь с магазином",
} as const satisfies Record<keyof typeof pt, string>;
