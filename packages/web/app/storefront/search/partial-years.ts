import type { PartialYearsDto } from "@pecacerta/contract/search-omissions";
import { m } from "#messages";
import { yearRangeLabel } from "../fitment/year-range-label.ts";
import { listTerms, quoteTerms } from "./quote-terms.ts";

/** Says that no product serves all years that were typed, and which of them these serve. */
export function partialYearsText({ terms, served }: PartialYearsDto): string {
  const years = served.map(({ from, to }) => yearRangeLabel({ yearFrom: from, yearTo: to }));
  const details = years.length > 0 ? m.years_served({ years: listTerms(years) }) : m.years_differ();
  return `${m.years_partly_served({ terms: quoteTerms(terms) })} ${details}`;
}

/** Returns the dropped terms without the years, of which the products serve a part. */
export const otherTerms = (dropped: readonly string[], partialYears: PartialYearsDto | undefined): readonly string[] =>
  partialYears ? dropped.filter((term) => !partialYears.terms.includes(term)) : dropped;
