/** What the wishlist says, in Portuguese. */
export const wishlistTexts = {
  TEXT_WISHLIST_TITLE: "Meus favoritos",
  TEXT_WISHLIST_EMPTY: "Nenhum favorito ainda",
  TEXT_WISHLIST_EMPTY_HINT: "Toque no coração de um produto: ele fica guardado aqui, em qualquer aparelho seu.",
  TEXT_WISH_REMOVE: "Remover",
  TEXT_WISH_REMOVE_NAME: "Remover {name} dos favoritos",
  TEXT_TOAST_PRODUCT_ADDED_TO_WISHLIST: "“{name}” foi adicionado aos favoritos",
  TEXT_TOAST_PRODUCT_REMOVED_FROM_WISHLIST: "“{name}” saiu dos favoritos",
} as const;
