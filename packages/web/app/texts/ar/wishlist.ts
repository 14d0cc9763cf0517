import type { wishlistTexts as pt } from "../pt/wishlist.ts";

/** What the wishlist says, in Arabic. */
export const wishlistTexts = {
  TEXT_WISHLIST_TITLE: "مفضلتي",
  TEXT_WISHLIST_EMPTY: "لا توجد مفضلات بعد",
  TEXT_WISHLIST_EMPTY_HINT: "اضغط على القلب في أي منتج: سيُحفظ هنا، على أي جهاز لك.",
  TEXT_WISH_REMOVE: "إزالة",
  TEXT_WISH_REMOVE_NAME: "إزالة {name} من المفضلة",
  TEXT_TOAST_PRODUCT_ADDED_TO_WISHLIST: "تمت إضافة «{name}» إلى المفضلة",
  TEXT_TOAST_PRODUCT_REMOVED_FROM_WISHLIST: "أُزيل «{name}» من المفضلة",
} as const satisfies Record<keyof typeof pt, string>;
