import { normalizeForSearch } from "@pecacerta/rules/text";
import { sql } from "drizzle-orm";
import { reader, type Tenant } from "../../../platform/database/tenant.ts";
import { hasCandidates, type ParsedQuery, type QueryTerm } from "./parse-query.ts";
import { planSearch } from "./search-plan.ts";

/** What a typed text was taken for, where a word of it was mistyped. */
export async function suggestCorrection(shop: Tenant, reading: ParsedQuery): Promise<string | undefined> {
  const isCorrected = reading.words.some(({ isMistyped }) => isMistyped) && planSearch(reading) !== undefined;
  return isCorrected ? (await catalogSpelling(shop, reading.words)).join(" ") : undefined;
}

/** The words of a text that the catalogue has: where the text as a whole finds nothing, each of them may alone. */
export async function recognizedTerms(shop: Tenant, { words }: ParsedQuery): Promise<string[]> {
  return words.length > 1 ? await catalogSpelling(shop, words.filter(hasCandidates)) : [];
}

/** The words as the catalogue writes them, accents and all: as they stand in the name of some product that has them. */
async function catalogSpelling(shop: Tenant, words: readonly QueryTerm[]): Promise<string[]> {
  const taken = words.map(({ typed, ways: [best], isMistyped }) =>
    isMistyped && best ? best.word.replace("~", "") : typed,
  );
  const { rows } = await reader(shop).execute<{ word: string; name: string }>(sql`
    select asked.word, said.name from unnest(${sql.param(taken)}::text[]) as asked (word), lateral (
      select p.name from search_words s join products p on p.company_id = s.company_id and p.id = s.product_id
      where s.company_id = ${shop.companyId} and s.word = asked.word and p.published limit 1) as said`);
  return taken.map((word) => {
    const name = rows.find((row) => row.word === word)?.name ?? "";
    return (
      name
        .split(/[^\p{L}\p{N}.-]+/u)
        .find((one) => normalizeForSearch(one) === word)
        ?.toLowerCase() ?? word
    );
  });
}
