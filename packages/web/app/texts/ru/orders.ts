import type { orderTexts as pt } from "../pt/orders.ts";

/** What can be done with an order, in Russian. */
export const orderTexts = {
  TEXT_ORDER_CANCELLED: "Отменён",
  TEXT_ORDER_STEP_CANCELLED: "Заказ отменён",
  TEXT_ORDER_CANCELLED_NOTICE: "Этот заказ отменён {date}. Ничего отправлено не будет.",
  TEXT_ORDER_REFUND_NOTICE: "Этот заказ отменён {date}. Магазин вернёт вам деньги.",
  TEXT_ORDER_STEP_EXPIRED: "Отменён: оплата не получена",
  TEXT_ORDER_EXPIRED_NOTICE:
    "Отменён: оплата не получена до {date}. Ничего не будет отправлено или списано. Если вы уже оплатили, свяжитесь с магазином.",
  TEXT_PAY_BY: "Оплатите до {date}. После этого заказ отменяется.",
  TEXT_PAY_BY_OVER: "Срок оплаты истёк {date}. Заказ отменяется.",
  TEXT_ORDER_AGAIN: "Купить снова",
  TEXT_ORDER_AGAIN_ADDING: "Добавляем…",
  TEXT_ORDER_AGAIN_ALL: "Товары из этого заказа в корзине по сегодняшним ценам.",
  TEXT_ORDER_AGAIN_SOME: "Не всё из этого заказа удалось положить в корзину:",
  TEXT_ORDER_AGAIN_GONE: "{name}: больше не продаётся",
  TEXT_ORDER_AGAIN_OPTIONS: "{name}: выбранного варианта больше нет",
  TEXT_ORDER_AGAIN_LEFT:
    "{left, plural, =0 {{name}: нет в наличии} one {{name}: осталась только # штука} few {{name}: осталось только # штуки} many {{name}: осталось только # штук} other {{name}: осталось только # штуки}}",
  TEXT_ORDER_AGAIN_FULL: "{name}: корзина заполнена",
  TEXT_ORDER_AGAIN_SEE_CART: "Открыть корзину",
  TEXT_ORDER_PRINT: "Распечатать",
  TEXT_ORDER_CANCEL: "Отменить заказ",
  TEXT_ORDER_CANCELLING: "Отменяем…",
  TEXT_ORDER_CANCEL_TITLE: "Отменить заказ {number}?",
  TEXT_ORDER_CANCEL_HINT: "Ничего отправлено не будет, а детали снова поступят в продажу. Это действие необратимо.",
  TEXT_ORDER_CANCEL_PAID_HINT: "Ничего отправлено не будет, а магазин вернёт вам деньги. Это действие необратимо.",
  TEXT_ORDER_KEEP: "Оставить заказ",
} as const satisfies Record<keyof typeof pt, string>;
