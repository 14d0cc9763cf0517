import { sql } from "drizzle-orm";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { tokenizeQuery } from "../search-tokens/tokenize.ts";

/** Makes words synonyms of each other. An entry of two words (ar condicionado) is found as a phrase of a query only. */
export async function addSynonyms(tx: TenantTransaction, words: readonly string[]): Promise<void> {
  const tokens = [...new Set(words.map((word) => tokenizeQuery(word).slice(0, 2).join(" ")).filter(Boolean))];
  const pairs = tokens.flatMap((word, index) => tokens.slice(index + 1).map((meaning) => ({ word, meaning })));
  for (const { word, meaning } of pairs) {
    await tx.execute(sql`insert into search_synonyms (company_id, word, meaning)
      values (${tx.companyId}, ${word}, ${meaning}) on conflict do nothing`);
  }
}
