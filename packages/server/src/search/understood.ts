import { searchForm } from "@pecacerta/rules/text";
import { sql } from "drizzle-orm";
import { reader, type Shop } from "../companies/shop.ts";
import { planFor } from "./plan.ts";
import { readTerm, type Wanted } from "./reading.ts";

/** How a typed text was taken: the corrected one, where a word was mistyped, and its words that the catalogue has. */
export type Understood = { meant?: string; known: string[] };

/** `known` only where the text as a whole finds nothing: then its words may, each alone. */
export async function understood(shop: Shop, term: string): Promise<Understood> {
  const reading = await readTerm(shop, term);
  const { words } = reading;
  const known = words.filter(({ ways, numbered }) => ways.length + numbered.length > 0);
  const isCorrected = planFor(reading) !== undefined && words.some(({ isMistyped }) => isMistyped);
  const meant = isCorrected ? await spelt(shop, words) : undefined;
  return { ...(meant && { meant: meant.join(" ") }), known: words.length > 1 ? await spelt(shop, known) : [] };
}

/** The words as the catalogue writes them, accents and all: as they stand in the name of some product that has them. */
async function spelt(shop: Shop, words: readonly Wanted[]): Promise<string[]> {
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
        .find((one) => searchForm(one) === word)
        ?.toLowerCase() ?? word
    );
  });
}
