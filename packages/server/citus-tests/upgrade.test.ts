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
  await inTransaction(fill);
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

async function fill(): Promise<void> {
  await owner.query(`set local app.company = '${company}'`);
  await owner.query("insert into companies (id, slug) values ($1, 'antiga')", [company]);
  await owner.query("insert into company_settings (company_id, titulo) values ($1, 'Antiga')", [company]);
  await owner.query("insert into product_types (company_id, id, slug, name) values ($1, $2, 'disco', 'Disco')", [
    company,
    type,
  ]);
  for (const [id, slug, published] of [
    [shown, "a-venda", true],
    [hidden, "guardado", false],
  ]) {
    await owner.query(
      `insert into products (company_id, id, slug, sku, part_number, normalized_part_number, name, price, type_id, published, created_at)
       values ($1, $2, $3, $3, 'AB-12', 'AB12', 'Disco de freio', 100, $4, $5, now())`,
      [company, id, slug, type, published],
    );
    await owner.query("insert into stock (company_id, product_id, on_hand) values ($1, $2, 3)", [company, id]);
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
