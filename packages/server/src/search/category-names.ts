import { sql } from "drizzle-orm";
import { newMemory, type Remembered, recalled, remember } from "../catalog/remembered.ts";
import type { Shop } from "../companies/shop.ts";
import type { Database } from "../database/open.ts";
import { prepared } from "../database/prepared.ts";
import { wordsAsked } from "./search-form.ts";

/** A category by the words of its name. */
export type Named = { slug: string; words: string[] };

const MOST_BYTES = 8_000_000;
const ABOUT_A_NAME = 250;

type Names = { version: number; named: Named[] };
const databases = new WeakMap<Database, Remembered<Names>>();

/** All categories of the company's shop in their order: read and taken to words once for each version of its catalogue. */
export async function categoryNames({ database, companyId }: Shop): Promise<Named[]> {
  const memory = databases.get(database) ?? newMemory<Names>(MOST_BYTES);
  databases.set(database, memory);
  const [standing] = await versionOf(database.readerPool, { company: companyId });
  const version = standing?.version ?? 0;
  const known = recalled(memory, companyId);
  if (known && known.version >= version) return known.named;
  // Names of a later version under an earlier one's number: they are read once more, and nothing else.
  const rows = await names(database.readerPool, { company: companyId });
  const named = rows.map(({ slug, name }) => ({ slug, words: wordsAsked(name) }));
  remember(memory, companyId, { version, named }, named.length * ABOUT_A_NAME);
  return named;
}

const versionOf = prepared<"company", { version: number }>(
  "catalogue-version",
  (value) => sql`select version from catalogue_versions where company_id = ${value("company")}`,
);

const names = prepared<"company", { slug: string; name: string }>(
  "category-names",
  (value) => sql`select slug, name from categories where company_id = ${value("company")} and type = 'shop'
    order by position, name, id`,
);
