import type { compareTexts as pt } from "../pt/compare.ts";

/** What the page of compared products says, in Arabic. */
export const compareTexts = {
  TEXT_COMPARE_EMPTY: "لا توجد منتجات للمقارنة",
  TEXT_COMPARE_EMPTY_HINT: "في صفحة أي منتج، أو في النظرة السريعة، اضغط «مقارنة». سيظهر هنا بجانب المنتجات الأخرى.",
  TEXT_COMPARE_BROKEN: "تعذّر جلب المنتجات. تحقّق من اتصالك بالإنترنت وحاول مجددًا.",
  TEXT_COMPARE_GONE: "خرج «{name}» من الكتالوج.",
  TEXT_COMPARE_REMOVE: "إزالة",
  TEXT_COMPARE_REMOVE_NAME: "إزالة {name} من المقارنة",
  TEXT_COMPARE_CLEAR: "مسح المقارنة",
  TEXT_COMPARE_HIDE_EQUAL: "إخفاء الصفوف المتطابقة",
  TEXT_COMPARE_HIDDEN:
    "{count, plural, zero {لا صفوف متطابقة مخفية.} one {صف متطابق واحد مخفي.} two {صفان متطابقان مخفيان.} few {# صفوف متطابقة مخفية.} many {# صفًا متطابقًا مخفيًا.} other {# صف متطابق مخفي.}}",
  TEXT_COMPARE_PRODUCT: "المنتج",
  TEXT_COMPARE_PRICE: "السعر",
  TEXT_COMPARE_STOCK: "المخزون",
  TEXT_COMPARE_BRAND: "العلامة التجارية",
  TEXT_COMPARE_BUY: "شراء",
} as const satisfies Record<keyof typeof pt, string>;
