import type { searchTexts as pt } from "../pt/search.ts";

/** What the search's drop-down and results say, in English; loaded with them. */
export const searchTexts = {
  TEXT_SUGGESTIONS: "Suggestions",
  TEXT_SUGGESTED_PRODUCTS: "Products",
  TEXT_SUGGESTED_LATEST: "Just arrived",
  TEXT_SUGGESTED_CATEGORIES: "Categories",
  TEXT_NOTHING_SUGGESTED: "No suggestions for “{term}”. Search anyway with Enter or the magnifying glass.",
  TEXT_SUGGESTED_COUNT:
    "{products, plural, one {# product} other {# products}}, {categories, plural, one {# category} other {# categories}}",
  TEXT_TOAST_SEARCH_FAILED: "The product search failed",
  TEXT_SEARCHING: "Searching…",
  TEXT_RESULTS_FOR: "Showing results for “{term}”.",
  TEXT_DID_YOU_MEAN: "Try only",
  TEXT_ASK_SELLER: "Ask the seller on WhatsApp",
  TEXT_ASK_FOR_PART: "Hello! I am looking for this part and did not find it in the shop: {term}",
  TEXT_OR_CATEGORIES: "Search by category",
  TEXT_SEARCH_TITLE: "Search for “{term}”",
  TEXT_NOT_FOUND_PRODUTOS_FROM_SEARCH: "Nothing found for “{term}”",
  TEXT_NOTHING_FOUND_HINT: "Check the spelling, try a shorter term or search by the number engraved on the part.",
} as const satisfies Record<keyof typeof pt, string>;
