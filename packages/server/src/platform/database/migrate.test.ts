import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../testing/database.ts";
import { storeDefinitions } from "./definitions.ts";
import { findIsolationProblem } from "./isolation-check.ts";
import { applyMigration, createMigrationTable, migrate } from "./migrate.ts";
import { migrations } from "./migrations.ts";
import { connect, type Database, openDatabase } from "./open.ts";
import { ensureRoles } from "./roles.ts";

const lastMigration = migrations().at(-1)?.name ?? "";

let own: TestDatabase;
let owner: pg.Client;
let database: Database;
beforeAll(async () => {
  own = await createTestDatabase({ migrated: false });
  owner = await connect(own.ownerUrl);
  await migrateAsEarlierVersion();
  database = openDatabase(own.url);
});
afterAll(async () => {
  await database.close();
  await owner.end();
  await own.drop();
});

async function migrateAsEarlierVersion(): Promise<void> {
  await ensureRoles(owner);
  await createMigrationTable(owner);
  for (const migration of migrations().slice(0, -1)) await applyMigration(owner, migration);
  await owner.query("begin");
  await storeDefinitions(owner);
  await owner.query("commit");
}

async function loseConnectionAtDefinitions(): Promise<void> {
  await owner.query(`
    create function lose_connection() returns trigger language plpgsql
      as $$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$;
    create trigger lose_connection before insert on schema_definitions execute function lose_connection()`);
  const stopped = await migrate(own.ownerUrl);
  expect(stopped).toMatchObject({ ok: false, refusal: expect.stringMatching(/could not be migrated/) });
  await owner.query("drop function lose_connection cascade");
}

test("a start after one that was stopped between a migration and its definitions finds no problem", async () => {
  await loseConnectionAtDefinitions();
  const { rows } = await owner.query("select name from schema_migrations where name = $1", [lastMigration]);
  expect(rows).toEqual([{ name: lastMigration }]);
  expect(await migrate(own.ownerUrl)).toEqual({ ok: true, value: { applied: [] } });
  expect(await findIsolationProblem(database)).toBeUndefined();
});

test("a start without a new migration keeps the definitions, so that a change by hand is still found", async () => {
  await owner.query("alter table products drop constraint products_price_check");
  expect(await migrate(own.ownerUrl)).toEqual({ ok: true, value: { applied: [] } });
  expect(await findIsolationProblem(database)).toMatch(/products_price_check on public\.products is missing/);
});
