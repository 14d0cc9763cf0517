import type { cartTexts as pt } from "../pt/cart.ts";

/** What the cart, and the way into it, say in English. */
export const cartTexts = {
  TEXT_ADD_TO_CART: "Add to cart",
  TEXT_ADDING_TO_CART: "Adding…",
  TEXT_SIGN_IN_TO_BUY: "Sign in to buy",
  TEXT_ASK_ON_WHATSAPP: "Ask on WhatsApp",
  TEXT_WHATSAPP_PRODUCT_MESSAGE: "Hello! I am interested in {name} (SKU {sku}). Is it available?",
  TEXT_WHATSAPP_VEHICLE: "My vehicle: {vehicle}",
  TEXT_TOAST_WHATSAPP_NOT_FOUND: "This shop has no WhatsApp. Call {phone}.",
  TEXT_TOAST_NO_WAY_TO_CALL: "This shop has neither WhatsApp nor a phone.",
  TEXT_TOAST_PRODUCT_ADDED_TO_CART: "“{name}” was added to the cart",
  TEXT_TOAST_PRODUCT_ALREADY_IN_CART: "“{name}” is already in the cart",
  TEXT_TOAST_CART_NOT_KEPT: "Your cart is kept on this device; it has not reached the shop yet.",
  TEXT_QUANTITY: "Quantity",
  TEXT_QUANTITY_MORE: "Increase the quantity of {name}",
  TEXT_QUANTITY_LESS: "Decrease the quantity of {name}",
  TEXT_CART: "Cart",
  TEXT_CART_COUNT: "{count, plural, =0 {Empty cart} one {Cart, # item} other {Cart, # items}}",
  TEXT_CART_ITEMS: "{count, plural, one {# item} other {# items}}",
  TEXT_CART_SEE: "See cart",
} as const satisfies Record<keyof typeof pt, string>;
