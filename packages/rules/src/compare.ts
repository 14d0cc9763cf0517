export type Compare<Product extends { id: string }> = { products: Product[] };

export const COMPARE_DELAY_MS = 250;

export const emptyCompare = <Product extends { id: string }>(): Compare<Product> => ({ products: [] });

export const addToCompare = <Product extends { id: string }>(
  compare: Compare<Product>,
  product: Product,
): Compare<Product> =>
  compare.products.some(({ id }) => id === product.id) ? compare : { products: [...compare.products, { ...product }] };

export const removeFromCompare = <Product extends { id: string }>(
  compare: Compare<Product>,
  productId: string,
): Compare<Product> => ({ products: compare.products.filter(({ id }) => id !== productId) });
