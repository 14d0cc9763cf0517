import type { compareTexts as pt } from "../pt/compare.ts";

/** What the page of compared products says, in English. */
export const compareTexts = {
  TEXT_COMPARE_EMPTY: "No products to compare",
  TEXT_COMPARE_EMPTY_HINT: "On a product’s page, or in its quick view, tap Compare. It appears here beside the others.",
  TEXT_COMPARE_BROKEN: "We could not fetch the products. Check your internet connection and try again.",
  TEXT_COMPARE_GONE: "“{name}” has left the catalogue.",
  TEXT_COMPARE_REMOVE: "Remove",
  TEXT_COMPARE_REMOVE_NAME: "Remove {name} from the comparison",
  TEXT_COMPARE_CLEAR: "Clear comparison",
  TEXT_COMPARE_HIDE_EQUAL: "Hide equal rows",
  TEXT_COMPARE_HIDDEN: "{count, plural, one {# equal row is hidden.} other {# equal rows are hidden.}}",
  TEXT_COMPARE_PRODUCT: "Product",
  TEXT_COMPARE_PRICE: "Price",
  TEXT_COMPARE_STOCK: "Stock",
  TEXT_COMPARE_BRAND: "Brand",
  TEXT_COMPARE_BUY: "Buy",
} as const satisfies Record<keyof typeof pt, string>;
