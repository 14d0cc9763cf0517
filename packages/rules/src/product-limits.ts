/** What a field of a product may hold at most. Weight in grams, sides of its box in millimeters. */
export const PRODUCT_LIMITS = {
  tags: 50,
  tagLength: 60,
  warrantyMonths: 240,
  weight: 1_000_000,
  boxSide: 10_000,
} as const;
