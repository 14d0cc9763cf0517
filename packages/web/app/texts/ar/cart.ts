import type { cartTexts as pt } from "../pt/cart.ts";

/** What the cart, and the way into it, say in Arabic. */
export const cartTexts = {
  TEXT_ADD_TO_CART: "أضف إلى السلة",
  TEXT_ADDING_TO_CART: "جارٍ الإضافة…",
  TEXT_SIGN_IN_TO_BUY: "سجّل الدخول للشراء",
  TEXT_ASK_ON_WHATSAPP: "استفسر عبر واتساب",
  TEXT_WHATSAPP_PRODUCT_MESSAGE: "مرحبًا! يهمّني {name} (SKU {sku}). هل هو متوفر؟",
  TEXT_WHATSAPP_VEHICLE: "مركبتي: {vehicle}",
  TEXT_TOAST_WHATSAPP_NOT_FOUND: "لا يملك هذا المتجر حساب واتساب. اتصل على {phone}.",
  TEXT_TOAST_NO_WAY_TO_CALL: "لا يملك هذا المتجر حساب واتساب ولا رقم هاتف.",
  TEXT_TOAST_PRODUCT_ADDED_TO_CART: "تمت إضافة «{name}» إلى السلة",
  TEXT_TOAST_PRODUCT_ALREADY_IN_CART: "«{name}» موجود في السلة بالفعل",
  TEXT_TOAST_CART_NOT_KEPT: "السلة محفوظة على هذا الجهاز؛ لم تصل إلى المتجر بعد.",
  TEXT_QUANTITY: "الكمية",
  TEXT_QUANTITY_MORE: "زيادة كمية {name}",
  TEXT_QUANTITY_LESS: "إنقاص كمية {name}",
  TEXT_CART: "السلة",
  TEXT_CART_COUNT:
    "{count, plural, zero {السلة فارغة} one {السلة، منتج واحد} two {السلة، منتجان} few {السلة، # منتجات} many {السلة، # منتجًا} other {السلة، # منتج}}",
  TEXT_CART_ITEMS:
    "{count, plural, zero {لا منتجات} one {منتج واحد} two {منتجان} few {# منتجات} many {# منتجًا} other {# منتج}}",
  TEXT_CART_SEE: "عرض السلة",
} as const satisfies Record<keyof typeof pt, string>;
