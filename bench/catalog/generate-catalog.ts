import { slugify } from "@pecacerta/rules/text";
import { storeDefinitions } from "@pecacerta/server/platform/database/definitions";
import { migrate } from "@pecacerta/server/platform/database/migrate";
import { connect } from "@pecacerta/server/platform/database/open";
import type pg from "pg";
import { dropSuperuser } from "./catalog-server.ts";
import { dropIndexesForLoad } from "./drop-indexes.ts";
import * as statements from "./generate-statements.ts";
import { brandTemplates, categoryTemplates, familyTemplates, searchForm } from "./templates.ts";
import { COLORS, ENGINES, MATERIALS } from "./words.ts";

/** Products in all, and in how many companies. */
export type CatalogSize = { products: number; companies: number };

const CHUNK = 20_000;
const BIGGEST = 0.3;

/** Fills a new database, by statements over whole chunks; the same size gives the same shops. */
export async function generateCatalog(url: string, size: CatalogSize, say: (line: string) => void): Promise<void> {
  const migrated = await migrate(url);
  if (!migrated.ok) throw new Error(migrated.refusal);
  const client = await connect(url);
  await client.query("select setseed(0.42)");
  const end = await dropIndexesForLoad(client, say);
  const { parts, trees } = await prepare(client);
  const sizes = companySizes(size);
  for (const [at, products] of sizes.entries()) {
    const started = performance.now();
    await makeCompany(client, { no: at + 1, products, parts, trees });
    say(`Company ${at + 1} of ${sizes.length}: ${products} products in ${seconds(started)} s`);
  }
  await end();
  say("Statistics …");
  await client.query("drop schema scratch cascade");
  await client.query("vacuum (analyze)");
  await client.query("checkpoint");
  await client.query("begin");
  await storeDefinitions(client);
  await client.query("commit");
  await dropSuperuser(client);
  await client.end();
}

/** Brings a database that was made by an earlier program to this one's state, as far as migrations do. */
export async function migrateCatalog(url: string): Promise<void> {
  const migrated = await migrate(url);
  if (!migrated.ok) throw new Error(migrated.refusal);
  const client = await connect(url);
  if (migrated.value.applied.length > 0) await client.query("vacuum (analyze)");
  await client.query("begin");
  await storeDefinitions(client);
  await client.query("commit");
  await dropSuperuser(client);
  await client.end();
}

export const companySlug = (no: number): string => `loja-${no}`;

/** One company has three of ten products; of the others the k-th has the k-th part of the second's. Multiples of 4. */
export function companySizes({ products, companies }: CatalogSize): number[] {
  const biggest = inFours(products * BIGGEST);
  const shares = Array.from({ length: companies - 1 }, (_, at) => 1 / (at + 3));
  const all = shares.reduce((sum, share) => sum + share, 0);
  const others = shares.map((share) => inFours(((products - biggest) * share) / all));
  const rest = products - biggest - others.reduce((sum, one) => sum + one, 0);
  return [biggest, ...others.map((one, at) => (at === 0 ? one + rest : one))];
}

const inFours = (count: number): number => Math.floor(count / 4) * 4;

async function prepare(client: pg.Client) {
  const { categoryTemplates: trees, parts } = categoryTemplates();
  await client.query(statements.CREATE_SCRATCH_TABLES);
  for (const [table, rows] of Object.entries({ brand: brandTemplates(), part: parts, family: familyTemplates() })) {
    await client.query(
      `insert into scratch.${table} select * from json_populate_recordset(null::scratch.${table}, $1)`,
      [JSON.stringify(rows)],
    );
  }
  await client.query("insert into countries (code, name) values ('BR', 'Brasil') on conflict do nothing");
  await client.query(
    "insert into brands (slug, name, country, position) select slug, name, 'BR', no from scratch.brand",
  );
  await client.query(statements.INSERT_VEHICLES, [ENGINES]);
  return { trees, parts: parts.length };
}

type Making = { no: number; products: number; parts: number; trees: object[] };

async function makeCompany(client: pg.Client, { no, products, parts, trees }: Making): Promise<void> {
  const id = `00000000-0000-7000-8000-${String(no).padStart(12, "0")}`;
  const sold = Math.min(300, 40 + Math.round(products / 500));
  await client.query(statements.INSERT_COMPANY, [id, companySlug(no), `Loja ${no}`]);
  await client.query(statements.INSERT_CATEGORIES, [id, no, JSON.stringify(trees)]);
  await client.query(statements.INSERT_PRODUCT_TYPES, [id]);
  await client.query("analyze scratch.category");
  for (let from = 1; from <= products; from += CHUNK) {
    const to = Math.min(products, from + CHUNK - 1);
    await client.query("begin");
    await client.query("truncate scratch.draw");
    await client.query(statements.DRAW_PRODUCTS, [id, no, from, to, products, sold, parts, 300, 100, ENGINES.length]);
    await client.query("analyze scratch.draw");
    await client.query(statements.INSERT_PRODUCTS, [no, OPTIONS, named(MATERIALS), named(ENGINES)]);
    await client.query(statements.INSERT_CATEGORY_LINKS, [no]);
    await client.query(statements.INSERT_FITMENTS, [ENGINES, 100]);
    await client.query(statements.INSERT_STOCK);
    await client.query("commit");
  }
}

const named = (names: string[]): string =>
  JSON.stringify(names.map((name) => ({ slug: slugify(name), name, form: searchForm(name) })));

const OPTIONS = JSON.stringify([
  {
    type: "color",
    slug: "cor",
    name: "Cor",
    values: COLORS.slice(0, 4).map(([slug, name, color]) => ({ slug, name, color })),
  },
]);

const seconds = (started: number): string => ((performance.now() - started) / 1000).toFixed(1);
