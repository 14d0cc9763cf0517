import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, unwrapOutcome } from "../../../testing/database.ts";
import { migrate } from "./migrate.ts";
import { migrationNames } from "./migrations.ts";
import { connect } from "./open.ts";

/** The first migration that derives data from existing products. */
const FIRST_TO_READ = "0012";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
/** Connected as the owner inside the only company: forced row-level security also applies to the owner. */
let inside: pg.Client;
const company = uuid();

beforeAll(async () => {
  database = await createTestDatabase({ migrated: false });
  inside = await connect(database.ownerUrl);
  await migrateAsOfThen(inside);
  await inside.query("select set_config('app.company', $1, false)", [company]);
  await fill(inside);
});
afterAll(async () => {
  await inside.end();
  await database.drop();
});

async function migrateAsOfThen(client: pg.Client): Promise<void> {
  await client.query(`create table schema_migrations
    (name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  for (const name of migrationNames().filter((one) => one < FIRST_TO_READ)) {
    const sql = readFileSync(join(import.meta.dirname, "migrations", `${name}.sql`), "utf8");
    const checksum = createHash("sha256").update(sql).digest("hex");
    await client.query(sql);
    await client.query("insert into schema_migrations (name, checksum) values ($1, $2)", [name, checksum]);
  }
}

/** One published product and one that is not. */
async function fill(client: pg.Client): Promise<void> {
  const type = uuid();
  await client.query("insert into companies (id, slug) values ($1, 'antiga')", [company]);
  await client.query("insert into product_types (company_id, id, slug, name) values ($1, $2, 'disco', 'Disco')", [
    ...[company, type],
  ]);
  for (const [slug, isPublished] of [
    ["a-venda", true],
    ["guardado", false],
  ]) {
    const product = uuid();
    await client.query(
      `insert into products (company_id, id, slug, sku, part_number, part_number_form, name, price, type_id, published,
         search_form, images, created_at)
       values ($1, $2, $3, $3, 'AB-12', 'AB12', 'Disco', 100, $4, $5, E'disco\\ntravaboa\\nab 12\\nfreios',
         '["/pictures/0123456789abcdef0123-800.webp", "/pictures/disco.svg"]', now())`,
      [company, product, slug, type, isPublished],
    );
    await client.query(
      `insert into fitments (company_id, id, product_id, vehicle_type, make, family, year_from, year_to)
       values ($1, $2, $3, 1, 'VW', 'Gol', 2010, 2014)`,
      [company, uuid(), product],
    );
  }
}

test("migrations derive the data of existing products", async () => {
  const rows = async (text: string) => (await inside.query(text)).rows;
  expect(unwrapOutcome(await migrate(database.ownerUrl)).applied.length).toBeGreaterThan(0);
  const ofProducts = "join products on products.id = product_id group by slug order by slug";
  expect(
    await rows(
      `select slug, array_agg(normalized_number order by normalized_number) as forms from product_numbers ${ofProducts}`,
    ),
  ).toEqual([
    { slug: "a-venda", forms: ["AB12", "AVENDA"] },
    { slug: "guardado", forms: ["AB12", "GUARDADO"] },
  ]);
  expect(await rows("select name from images")).toEqual([{ name: "0123456789abcdef0123" }]);
  expect(
    await rows(`select slug, product_images.name from product_images ${ofProducts.replace("group by slug", "")}`),
  ).toEqual([
    { slug: "a-venda", name: "0123456789abcdef0123" },
    { slug: "guardado", name: "0123456789abcdef0123" },
  ]);
  expect(await rows(`select slug, array_agg(family) as families from fitted_families ${ofProducts}`)).toEqual([
    { slug: "a-venda", families: ["Gol"] },
    { slug: "guardado", families: ["Gol"] },
  ]);
  expect(await rows(`select slug, array_agg(word order by word) as words from search_words ${ofProducts}`)).toEqual([
    { slug: "a-venda", words: ["12", "ab", "disco", "travaboa", "~freios"] },
    { slug: "guardado", words: ["!12", "!ab", "!disco", "!freios", "!travaboa"] },
  ]);
  expect(
    await rows("select word, name_count as own, category_count as placed from search_vocabulary order by word"),
  ).toEqual([
    { word: "disco", own: 1, placed: 0 },
    { word: "freios", own: 0, placed: 1 },
    { word: "travaboa", own: 1, placed: 0 },
  ]);
  expect(await rows("select spelling from search_spellings where word = 'disco' order by 1")).toHaveLength(6);
});

test("row-level security is forced again", async () => {
  const { rows } = await inside.query(
    "select relname from pg_class where relrowsecurity and not relforcerowsecurity order by 1",
  );
  expect(rows).toEqual([]);
});
