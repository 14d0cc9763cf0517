import { m } from "#messages";

export const quoteTerms = (terms: readonly string[]): string => terms.map((term) => m.quoted_term({ term })).join(" ");
