import type { cartPageTexts as pt } from "../pt/cart-page.ts";

/** What the cart's own page and what an order costs say in Russian. */
export const cartPageTexts = {
  TEXT_CART_WHATSAPP: "Обсудить корзину",
  TEXT_CART_WHATSAPP_MESSAGE: "Здравствуйте! Хочу обсудить свою корзину.",
  TEXT_QUANTITY_OF: "Количество: {name}",
  TEXT_CART_LINES: "Товары в корзине",
  TEXT_CART_EMPTY: "Корзина пуста",
  TEXT_CART_EMPTY_HINT: "Ищите по названию, номеру детали или по вашей машине.",
  TEXT_CART_REMOVE: "Удалить",
  TEXT_CART_REMOVE_NAME: "Удалить {name}",
  TEXT_CART_KEEP_BUYING: "Продолжить покупки",
  TEXT_CART_PRICES_CHANGED: "Некоторые цены изменились с прошлого посещения. Ниже указаны уже новые.",
  TEXT_CART_LINES_GONE:
    "Один из товаров исчез из корзины: либо его убрали из каталога, либо вы удалили его на другом устройстве.",
  TEXT_UNIT_PRICE: "{price} за штуку",
  TEXT_AGREED_PRICE: "Цена, согласованная в вашем предложении",
  TEXT_SUMMARY: "Итог",
  TEXT_SUBTOTAL: "Товары",
  TEXT_SHIPPING: "Доставка",
  TEXT_TAX: "Налоги",
  TEXT_TOTAL: "Всего",
  TEXT_CHECKOUT: "Оформить заказ",
} as const satisfies Record<keyof typeof pt, string>;
