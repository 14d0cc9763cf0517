import { m } from "#messages";
import { memoizePerLocale } from "../../texts/locale.ts";

const listFormat = memoizePerLocale((tag) => new Intl.ListFormat(tag));

export const listTerms = (terms: readonly string[]): string => listFormat().format(terms);

export const quoteTerms = (terms: readonly string[]): string => listTerms(terms.map((term) => m.quoted_term({ term })));
