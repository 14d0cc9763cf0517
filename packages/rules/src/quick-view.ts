export type QuickView<Product> = { open: false; product: null } | { open: true; product: Product };

export const QUICK_VIEW_DELAY_MS = 10;

export const closedQuickView: QuickView<never> = { open: false, product: null };

export const openQuickView = <Product extends object>(product: Product): QuickView<Product> => ({
  open: true,
  product: { ...product },
});
