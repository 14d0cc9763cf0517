import type { cartPageTexts as pt } from "../pt/cart-page.ts";

/** What the cart's own page and what an order costs say in Arabic. */
export const cartPageTexts = {
  TEXT_CART_WHATSAPP: "التحدث بشأن السلة",
  TEXT_CART_WHATSAPP_MESSAGE: "مرحبًا! أودّ التحدث بشأن سلة مشترياتي.",
  TEXT_QUANTITY_OF: "كمية {name}",
  TEXT_CART_LINES: "محتويات السلة",
  TEXT_CART_EMPTY: "سلّتك فارغة",
  TEXT_CART_EMPTY_HINT: "ابحث بالاسم أو برقم القطعة أو بسيارتك.",
  TEXT_CART_REMOVE: "إزالة",
  TEXT_CART_REMOVE_NAME: "إزالة {name}",
  TEXT_CART_KEEP_BUYING: "متابعة التسوق",
  TEXT_CART_PRICES_CHANGED: "تغيّرت بعض الأسعار منذ زيارتك الأخيرة. المبالغ أدناه هي الجديدة.",
  TEXT_CART_LINES_GONE: "خرج أحد المنتجات من السلة: إما أنه لم يعد في الكتالوج، أو أنك أزلته من جهاز آخر.",
  TEXT_UNIT_PRICE: "{price} للقطعة",
  TEXT_AGREED_PRICE: "السعر المتفق عليه في عرضك",
  TEXT_SUMMARY: "الملخص",
  TEXT_SUBTOTAL: "المجموع الفرعي",
  TEXT_SHIPPING: "التوصيل",
  TEXT_TAX: "الضرائب",
  TEXT_TOTAL: "الإجمالي",
  TEXT_CHECKOUT: "إتمام الشراء",
} as const satisfies Record<keyof typeof pt, string>;
