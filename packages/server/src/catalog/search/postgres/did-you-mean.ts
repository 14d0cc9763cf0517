import { normalizeForSearch } from "@pecacerta/rules/text";
import { sql } from "drizzle-orm";
import { reader, type Tenant } from "../../../platform/database/tenant.ts";
import type { ParsedQuery, QueryTerm } from "../search-engine.ts";
import { planSearch } from "./search-plan.ts";

export async function suggestCorrection(tenant: Tenant, query: ParsedQuery): Promise<string | undefined> {
  const isCorrected = query.terms.some((term) => term.isCorrected) && planSearch(query) !== undefined;
  return isCorrected ? (await catalogSpellings(tenant, query.terms)).join(" ") : undefined;
}

async function catalogSpellings(tenant: Tenant, terms: readonly QueryTerm[]): Promise<string[]> {
  const words = terms.map(({ input, candidates: [best], isCorrected, vehicleName }) =>
    isCorrected ? (vehicleName ?? best?.word.replace("~", "") ?? input) : input,
  );
  const { rows } = await reader(tenant).execute<{ word: string; name: string }>(sql`
    select input.word, sample.name from unnest(${sql.param(words)}::text[]) as input (word), lateral (
      select p.name from search_words s join products p on p.company_id = s.company_id and p.id = s.product_id
      where s.company_id = ${tenant.companyId} and s.word = input.word and p.published limit 1) as sample`);
  return words.map((word) => {
    const name = rows.find((row) => row.word === word)?.name ?? "";
    return (
      name
        .split(/[^\p{L}\p{N}.-]+/u)
        .find((part) => normalizeForSearch(part) === word)
        ?.toLowerCase() ?? word
    );
  });
}
