export type Wishlist<Product extends { id: string }> = { items: Product[] };

export const MAX_WISHLIST_PRODUCTS = 500;

export const WISHLIST_DELAY_MS = 250;

export const emptyWishlist = <Product extends { id: string }>(): Wishlist<Product> => ({ items: [] });

export const addToWishlist = <Product extends { id: string }>(
  wishlist: Wishlist<Product>,
  product: Product,
): Wishlist<Product> =>
  wishlist.items.some(({ id }) => id === product.id) ? wishlist : { items: [...wishlist.items, { ...product }] };

export const removeFromWishlist = <Product extends { id: string }>(
  wishlist: Wishlist<Product>,
  productId: string,
): Wishlist<Product> => ({ items: wishlist.items.filter(({ id }) => id !== productId) });
