import type { wishlistTexts as pt } from "../pt/wishlist.ts";

/** What the wishlist says, in English. */
export const wishlistTexts = {
  TEXT_WISHLIST_TITLE: "My favourites",
  TEXT_WISHLIST_EMPTY: "No favourites yet",
  TEXT_WISHLIST_EMPTY_HINT: "Tap the heart on a product: it is kept here, on any device of yours.",
  TEXT_WISH_REMOVE: "Remove",
  TEXT_WISH_REMOVE_NAME: "Remove {name} from favourites",
  TEXT_TOAST_PRODUCT_ADDED_TO_WISHLIST: "“{name}” was added to favourites",
  TEXT_TOAST_PRODUCT_REMOVED_FROM_WISHLIST: "“{name}” was removed from favourites",
} as const satisfies Record<keyof typeof pt, string>;
