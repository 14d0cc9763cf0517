import { slugify } from "@pecacerta/rules/text";
import { storeDefinitions } from "@pecacerta/server/platform/database/definitions";
import { migrate } from "@pecacerta/server/platform/database/migrate";
import { connect } from "@pecacerta/server/platform/database/open";
import type pg from "pg";
import { dropSuperuser } from "./catalog-server.ts";
import { dropIndexesForLoad } from "./drop-indexes.ts";
import * as statements from "./generate-statements.ts";
import { brandTemplates, categoryTemplates, familyTemplates, searchTokens } from "./templates.ts";
import { COLORS, ENGINES, MATERIALS } from "./words.ts";

export type CatalogSize = { products: number; companies: number };

const CHUNK = 20_000;
const BIGGEST = 0.3;

/** Fills a new database in chunks; the same size always gives the same data. */
export async function generateCatalog(url: string, size: CatalogSize, log: (line: string) => void): Promise<void> {
  const migrated = await migrate(url);
  if (!migrated.ok) throw new Error(migrated.refusal);
  const client = await connect(url);
  await client.query("select setseed(0.42)");
  const restoreIndexes = await dropIndexesForLoad(client, log);
  const { parts, categoryTree } = await fillScratchTables(client);
  const sizes = companySizes(size);
  for (const [at, products] of sizes.entries()) {
    const startedAt = performance.now();
    await generateCompany(client, { no: at + 1, products, parts, categoryTree });
    log(`Company ${at + 1} of ${sizes.length}: ${products} products in ${seconds(startedAt)} s`);
  }
  await restoreIndexes();
  log("Statistics …");
  await client.query("drop schema scratch cascade");
  await client.query("vacuum (analyze)");
  await client.query("checkpoint");
  await client.query("begin");
  await storeDefinitions(client);
  await client.query("commit");
  await dropSuperuser(client);
  await client.end();
}

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

/** Products per company: 30 % for the first, then a Zipf distribution. All are multiples of 4. */
export function companySizes({ products, companies }: CatalogSize): number[] {
  if (companies === 1) return [roundToMultipleOf4(products)];
  const biggest = roundToMultipleOf4(products * BIGGEST);
  const shares = Array.from({ length: companies - 1 }, (_, at) => 1 / (at + 3));
  const all = shares.reduce((sum, share) => sum + share, 0);
  const others = shares.map((share) => roundToMultipleOf4(((products - biggest) * share) / all));
  const rest = products - biggest - others.reduce((sum, one) => sum + one, 0);
  return [biggest, ...others.map((one, at) => (at === 0 ? one + rest : one))];
}

const roundToMultipleOf4 = (count: number): number => Math.floor(count / 4) * 4;

async function fillScratchTables(client: pg.Client) {
  const { categories: categoryTree, parts } = categoryTemplates();
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
  await client.query("select update_vehicle_version()");
  return { categoryTree, parts: parts.length };
}

type CompanyPlan = { no: number; products: number; parts: number; categoryTree: object[] };

async function generateCompany(client: pg.Client, { no, products, parts, categoryTree }: CompanyPlan): Promise<void> {
  const id = `00000000-0000-7000-8000-${String(no).padStart(12, "0")}`;
  const brandCount = Math.min(300, 40 + Math.round(products / 500));
  await client.query(statements.INSERT_COMPANY, [id, companySlug(no), `Loja ${no}`]);
  await client.query(statements.INSERT_CATEGORIES, [id, no, JSON.stringify(categoryTree)]);
  await client.query(statements.INSERT_PRODUCT_TYPES, [id]);
  await client.query("analyze scratch.category");
  for (let from = 1; from <= products; from += CHUNK) {
    const to = Math.min(products, from + CHUNK - 1);
    await client.query("begin");
    await client.query("truncate scratch.draw");
    await client.query(statements.DRAW_PRODUCTS, [
      id,
      no,
      from,
      to,
      products,
      brandCount,
      parts,
      300,
      100,
      ENGINES.length,
    ]);
    await client.query("analyze scratch.draw");
    await client.query(statements.INSERT_PRODUCTS, [no, OPTIONS, searchableNames(MATERIALS), searchableNames(ENGINES)]);
    await client.query(statements.INSERT_CATEGORY_LINKS, [no]);
    await client.query(statements.INSERT_FITMENTS, [ENGINES, 100]);
    await client.query(statements.INSERT_STOCK);
    await client.query("commit");
  }
}

const searchableNames = (names: string[]): string =>
  JSON.stringify(names.map((name) => ({ slug: slugify(name), name, tokens: searchTokens(name) })));

const OPTIONS = JSON.stringify([
  {
    type: "color",
    slug: "cor",
    name: "Cor",
    values: COLORS.slice(0, 4).map(([slug, name, color]) => ({ slug, name, color })),
  },
]);

const seconds = (startedAt: number): string => ((performance.now() - startedAt) / 1000).toFixed(1);
