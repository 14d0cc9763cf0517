import type { cartPageTexts as pt } from "../pt/cart-page.ts";

/** What the cart's own page and what an order costs say in English. */
export const cartPageTexts = {
  TEXT_CART_WHATSAPP: "Talk about the cart",
  TEXT_CART_WHATSAPP_MESSAGE: "Hello! I would like to talk about my cart.",
  TEXT_QUANTITY_OF: "Quantity of {name}",
  TEXT_CART_LINES: "Items in the cart",
  TEXT_CART_EMPTY: "Your cart is empty",
  TEXT_CART_EMPTY_HINT: "Search by name, by part number or by your car.",
  TEXT_CART_REMOVE: "Remove",
  TEXT_CART_REMOVE_NAME: "Remove {name}",
  TEXT_CART_KEEP_BUYING: "Continue shopping",
  TEXT_CART_PRICES_CHANGED: "Some prices have changed since your last visit. The amounts below are the new ones.",
  TEXT_CART_LINES_GONE:
    "An item left the cart: either the product left the catalogue, or you removed it on another device.",
  TEXT_UNIT_PRICE: "{price} each",
  TEXT_AGREED_PRICE: "Price agreed on in your offer",
  TEXT_SUMMARY: "Summary",
  TEXT_SUBTOTAL: "Subtotal",
  TEXT_SHIPPING: "Delivery",
  TEXT_TAX: "Taxes",
  TEXT_TOTAL: "Total",
  TEXT_CHECKOUT: "Check out",
} as const satisfies Record<keyof typeof pt, string>;
