import type pg from "pg";
import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { storeDefinitions } from "../src/platform/database/definitions.ts";
import { allowDistributedChanges, distributeTables } from "../src/platform/database/distribute.ts";
import { findIsolationProblem } from "../src/platform/database/isolation-check.ts";
import { applyMigration, createMigrationTable, migrate } from "../src/platform/database/migrate.ts";
import { migrations } from "../src/platform/database/migrations.ts";
import { connect, openDatabase } from "../src/platform/database/open.ts";
import { ensureRoles } from "../src/platform/database/roles.ts";
import { validateForeignKeys } from "../src/platform/database/validate-foreign-keys.ts";
import { createTestDatabase, type TestDatabase, unwrapOutcome } from "../testing/database.ts";

/** The first migrations that a cluster ran on tables which already had shards. */
const FIRST_ON_SHARDS = "0059";

const company = uuid();
const [type, shown, hidden] = [uuid(), uuid(), uuid()];

let own: TestDatabase;
let owner: pg.Client;
beforeAll(async () => {
  own = await createTestDatabase({ migrated: false });
  owner = await connect(own.ownerUrl);
  await ensureRoles(owner);
  await allowDistributedChanges(owner);
  await createMigrationTable(owner);
  for (const migration of migrations().filter(({ name }) => name < FIRST_ON_SHARDS))
    await inTransaction(() => applyMigration(owner, migration));
  await inTransaction(async () => {
    await distributeTables(owner);
    await storeDefinitions(owner);
  });
  await fill();
}, 240_000);
afterAll(async () => {
  await owner.end();
  await own.drop();
});

async function inTransaction(work: () => Promise<unknown>): Promise<void> {
  await owner.query("begin");
  await work();
  await owner.query("commit");
}

/** One row a transaction: one that writes to several nodes cannot notify. */
async function insert(table: string, row: Record<string, unknown>): Promise<void> {
  const names = Object.keys(row);
  const places = names.map((_name, at) => `$${at + 1}`);
  await inTransaction(async () => {
    await owner.query(`set local app.company = '${company}'`);
    await owner.query(`insert into ${table} (${names}) values (${places})`, Object.values(row));
  });
}

async function fill(): Promise<void> {
  const company_id = company;
  await insert("companies", { id: company, slug: "antiga" });
  await insert("company_settings", { company_id, titulo: "Antiga" });
  await insert("product_types", { company_id, id: type, slug: "disco", name: "Disco" });
  const product = {
    company_id,
    part_number: "AB-12",
    normalized_part_number: "AB12",
    name: "Disco de freio",
    price: 100,
    type_id: type,
    search_text: "disco\ntravaboa\nab 12\nfreios",
    created_at: new Date(),
  };
  for (const [id, slug, published] of [
    [shown, "a-venda", true],
    [hidden, "guardado", false],
  ]) {
    await insert("products", { ...product, id, slug, sku: slug, published });
    await insert("stock", { company_id, product_id: id, on_hand: 3 });
  }
}

const rowsOf = async (table: string) => {
  const client = await connect(own.ownerUrl);
  try {
    await client.query("begin");
    await client.query(`set local app.company = '${company}'`);
    return (await client.query(`select * from ${table} where company_id = $1`, [company])).rows;
  } finally {
    await client.end();
  }
};

test("a cluster of an older version, with rows, is migrated, and the start finds no problem on any node", async () => {
  const { applied } = unwrapOutcome(await migrate(own.ownerUrl));
  expect(applied[0]?.slice(0, 4)).toBe(FIRST_ON_SHARDS);
  const database = openDatabase(own.url, { timeoutMs: 30_000 });
  try {
    expect(await findIsolationProblem(database)).toBeUndefined();
  } finally {
    await database.close();
  }
  expect(await rowsOf("products")).toHaveLength(2);
  // What migrations derived from the rows.
  expect((await rowsOf("search_words")).length).toBeGreaterThan(0);
  expect(await rowsOf("stock")).toMatchObject([{ on_hand: 3 }, { on_hand: 3 }]);
}, 240_000);

test("a migration may have several statements, and an unnamed key is checked on all nodes", async () => {
  const sql = `
    create table wishes (company_id uuid not null, id uuid not null, product_id uuid not null, primary key (company_id, id));
    call enable_tenant_rls('wishes'); -- Distributes it; the keys follow.
    alter table wishes add foreign key (company_id, product_id) references products on delete cascade;
    do $$ begin perform 1; end $$;
    alter table wishes add column note text not null default ';';`;
  await inTransaction(() => applyMigration(owner, { name: "9999-wishes", sql, checksum: "-" }));
  await validateForeignKeys(owner, own.ownerUrl);
  await inTransaction(() => storeDefinitions(owner));
  const database = openDatabase(own.url, { timeoutMs: 30_000 });
  try {
    expect(await findIsolationProblem(database)).toBeUndefined();
  } finally {
    await database.close();
  }
}, 60_000);
