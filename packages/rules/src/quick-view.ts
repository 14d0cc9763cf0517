export type QuickView<Product> = { open: false; product: null } | { open: true; product: Product };

/** Milliseconds before opening takes effect. */
export const QUICK_VIEW_DELAY_MS = 10;

export const closedQuickView: QuickView<never> = { open: false, product: null };

/** Shows a copy: what happens to the product meanwhile does not change what is on show. */
export const openQuickView = <Product extends object>(product: Product): QuickView<Product> => ({
  open: true,
  product: { ...product },
});
