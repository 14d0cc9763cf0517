import type { cartTexts as pt } from "../pt/cart.ts";

/** What the cart, and the way into it, say in Russian. */
export const cartTexts = {
  TEXT_ADD_TO_CART: "В корзину",
  TEXT_ADDING_TO_CART: "Добавляем…",
  TEXT_SIGN_IN_TO_BUY: "Войти, чтобы купить",
  TEXT_ASK_ON_WHATSAPP: "Уточнить в WhatsApp",
  TEXT_WHATSAPP_PRODUCT_MESSAGE: "Здравствуйте! Меня интересует {name} (SKU {sku}). Есть в наличии?",
  TEXT_WHATSAPP_VEHICLE: "Мой транспорт: {vehicle}",
  TEXT_TOAST_WHATSAPP_NOT_FOUND: "У этого магазина нет WhatsApp. Позвоните по номеру {phone}.",
  TEXT_TOAST_NO_WAY_TO_CALL: "У этого магазина нет ни WhatsApp, ни телефона.",
  TEXT_TOAST_PRODUCT_ADDED_TO_CART: "Товар «{name}» добавлен в корзину",
  TEXT_TOAST_PRODUCT_ALREADY_IN_CART: "Товар «{name}» уже в корзине",
  TEXT_TOAST_CART_NOT_KEPT: "Корзина сохранена на этом устройстве; до магазина она ещё не дошла.",
  TEXT_QUANTITY: "Количество",
  TEXT_QUANTITY_MORE: "Увеличить количество: {name}",
  TEXT_QUANTITY_LESS: "Уменьшить количество: {name}",
  TEXT_CART: "Корзина",
  TEXT_CART_COUNT:
    "{count, plural, =0 {Корзина пуста} one {Корзина, # товар} few {Корзина, # товара} many {Корзина, # товаров} other {Корзина, # товара}}",
  TEXT_CART_ITEMS: "{count, plural, one {# товар} few {# товара} many {# товаров} other {# товара}}",
  TEXT_CART_SEE: "Открыть корзину",
} as const satisfies Record<keyof typeof pt, string>;
