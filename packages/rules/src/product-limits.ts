/** What a field of a product may hold at most. Texts in characters, weight in grams, sides of its box in millimeters. */
export const PRODUCT_LIMITS = {
  name: 200,
  /** SKU, part number, and the number of a supplier. */
  code: 80,
  brand: 200,
  /** Of the brand that a number of another maker belongs to. */
  maker: 200,
  /** Of attributes, options and their values. */
  valueName: 200,
  supplier: 120,
  internalNotes: 5000,
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

/** What the texts of a row of fitment may hold at most, in characters. */
export const FITMENT_LIMITS = {
  make: 80,
  family: 80,
  model: 200,
  cod_fipe: 10,
  engine: 40,
  fuel: 40,
  body: 40,
  position: 80,
  note: 500,
  source: 200,
} as const;
