import type { searchTexts as pt } from "../pt/search.ts";

/** What the search's drop-down and results say, in Arabic; loaded with them. */
export const searchTexts = {
  TEXT_SUGGESTIONS: "اقتراحات",
  TEXT_SUGGESTED_PRODUCTS: "المنتجات",
  TEXT_SUGGESTED_LATEST: "وصل حديثًا",
  TEXT_SUGGESTED_CATEGORIES: "الفئات",
  TEXT_NOTHING_SUGGESTED: "لا اقتراحات لـ «{term}». ابحث على أي حال بمفتاح Enter أو بالعدسة.",
  TEXT_SUGGESTED_COUNT:
    "{products, plural, zero {لا منتجات} one {منتج واحد} two {منتجان} few {# منتجات} many {# منتجًا} other {# منتج}}، {categories, plural, zero {لا فئات} one {فئة واحدة} two {فئتان} few {# فئات} many {# فئة} other {# فئة}}",
  TEXT_TOAST_SEARCH_FAILED: "خطأ في البحث عن المنتجات",
  TEXT_SEARCHING: "جارٍ البحث…",
  TEXT_RESULTS_FOR: "نتائج البحث عن «{term}».",
  TEXT_DID_YOU_MEAN: "جرّب فقط",
  TEXT_ASK_SELLER: "اسأل البائع عبر واتساب",
  TEXT_ASK_FOR_PART: "مرحبًا! أبحث عن هذه القطعة ولم أجدها في المتجر: {term}",
  TEXT_OR_CATEGORIES: "ابحث حسب الفئة",
  TEXT_SEARCH_TITLE: "البحث عن «{term}»",
  TEXT_NOT_FOUND_PRODUTOS_FROM_SEARCH: "لم نجد شيئًا عن «{term}»",
  TEXT_NOTHING_FOUND_HINT: "راجع الكتابة، أو جرّب كلمة أقصر، أو ابحث بالرقم المنقوش على القطعة.",
} as const satisfies Record<keyof typeof pt, string>;
