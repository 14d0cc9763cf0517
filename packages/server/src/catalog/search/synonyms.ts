import { sql } from "drizzle-orm";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { tokenizeQuery } from "../search-tokens/tokenize.ts";

/** From now on whoever looks for one of these words finds the others, too. Each is one word; what is none is left out. */
export async function addSynonyms(tx: TenantTransaction, words: readonly string[]): Promise<void> {
  const known = [...new Set(words.flatMap((word) => tokenizeQuery(word).slice(0, 1)))];
  const pairs = known.flatMap((word, at) => known.slice(at + 1).map((meaning) => ({ word, meaning })));
  for (const { word, meaning } of pairs) {
    await tx.execute(sql`insert into search_synonyms (company_id, word, meaning)
      values (${tx.companyId}, ${word}, ${meaning}) on conflict do nothing`);
  }
}
