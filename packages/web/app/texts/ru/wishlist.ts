import type { wishlistTexts as pt } from "../pt/wishlist.ts";

/** What the wishlist says, in Russian. */
export const wishlistTexts = {
  TEXT_WISHLIST_TITLE: "Моё избранное",
  TEXT_WISHLIST_EMPTY: "В избранном пока пусто",
  TEXT_WISHLIST_EMPTY_HINT: "Нажмите на сердечко у товара: он сохранится здесь, на любом вашем устройстве.",
  TEXT_WISH_REMOVE: "Удалить",
  TEXT_WISH_REMOVE_NAME: "Убрать {name} из избранного",
  TEXT_TOAST_PRODUCT_ADDED_TO_WISHLIST: "Товар «{name}» добавлен в избранное",
  TEXT_TOAST_PRODUCT_REMOVED_FROM_WISHLIST: "Товар «{name}» удалён из избранного",
} as const satisfies Record<keyof typeof pt, string>;
