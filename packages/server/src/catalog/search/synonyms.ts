import { sql } from "drizzle-orm";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { tokenizeQuery } from "../search-tokens/tokenize.ts";

/** Makes words synonyms of each other. Of an entry with several words, the first one counts. */
export async function addSynonyms(tx: TenantTransaction, words: readonly string[]): Promise<void> {
  const tokens = [...new Set(words.flatMap((word) => tokenizeQuery(word).slice(0, 1)))];
  const pairs = tokens.flatMap((word, index) => tokens.slice(index + 1).map((meaning) => ({ word, meaning })));
  for (const { word, meaning } of pairs) {
    await tx.execute(sql`insert into search_synonyms (company_id, word, meaning)
      values (${tx.companyId}, ${word}, ${meaning}) on conflict do nothing`);
  }
}
