/** What a field of a product may hold at most. Texts in characters, weight in grams, sides of its box in millimeters. */
export const PRODUCT_LIMITS = {
  name: 200,
  /** SKU, part number, and the number of a supplier. */
  code: 80,
  excerpt: 1000,
  description: 50_000,
  seoTitle: 120,
  seoDescription: 320,
  options: 5,
  tags: 50,
  tagLength: 60,
  warrantyMonths: 240,
  weight: 1_000_000,
  boxSide: 10_000,
} as const;
