/** The most characters of what staff write into a field. */
export const STAFF_TEXT_LIMITS = {
  /** Of brands, categories, product types, attributes and their choices. */
  catalogName: 200,
  unit: 20,
  brandAbout: 2000,
  /** Looked for in the texts of many products, and put in its place. */
  replacedText: 200,
  note: 2000,
  reason: 500,
  operatorReason: 300,
  paymentReference: 100,
  carrier: 60,
  stockDocument: 60,
  stockNote: 300,
  shelf: 30,
  companyName: 100,
} as const;
