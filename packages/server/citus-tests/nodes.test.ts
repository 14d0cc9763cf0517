import type pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listWorkers, workerUrl } from "../src/platform/database/citus-nodes.ts";
import { findCitusProblem } from "../src/platform/database/citus-settings.ts";
import { findIsolationProblem } from "../src/platform/database/isolation-check.ts";
import { connect, type Database, openDatabase } from "../src/platform/database/open.ts";
import { createTestProduct } from "../testing/catalog.ts";
import {
  createTestCompany,
  createTestDatabase,
  openTestInstallation,
  ownerOf,
  ownerPool,
  type TestDatabase,
} from "../testing/database.ts";
import { receiveChanges } from "../testing/watch-changes.ts";

let own: TestDatabase;
let database: Database;
let workers: string[];
beforeAll(async () => {
  own = await createTestDatabase();
  database = openDatabase(own.url, { timeoutMs: 30_000 });
  workers = await listWorkers(database.readerPool);
});
afterAll(async () => {
  await database.close();
  await own.drop();
});

async function onWorker<Result>(work: (owner: pg.Client) => Promise<Result>): Promise<Result> {
  const client = await connect(workerUrl(ownerOf(own.url), workers[0] ?? ""));
  try {
    await client.query("set citus.override_table_visibility = off");
    await client.query("set citus.enable_manual_changes_to_shards = on");
    return await work(client);
  } finally {
    await client.end();
  }
}

async function shardOf(client: pg.Client, table: string): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    "select relname as name from pg_class where relkind = 'r' and relname ~ ('^' || $1 || '_1[0-9]{5,}$') limit 1",
    [table],
  );
  return rows[0]?.name ?? "";
}

test("a cluster has no problem, and the check of its nodes is fast", async () => {
  expect(workers.length).toBeGreaterThan(1);
  const started = performance.now();
  expect(await findCitusProblem(database.readerPool, own.url)).toBeUndefined();
  expect(await findIsolationProblem(database)).toBeUndefined();
  console.log(`The check of ${workers.length} workers took ${Math.round(performance.now() - started)} ms`);
});

describe("the start refuses", () => {
  test.each([
    ["orders", "no force row level security", "force row level security", /orders_\d+ has no row-level security/],
    ["products", "disable trigger user", "enable trigger user", /the trigger \w+ on public\.products was changed/],
  ])("a shard of %s after `%s`", async (table, change, undo, expected) => {
    await onWorker(async (client) => {
      const shard = await shardOf(client, table);
      await client.query(`alter table ${shard} ${change}`);
      const problem = await findIsolationProblem(database);
      await client.query(`alter table ${shard} ${undo}`);
      expect(problem).toMatch(/^On the Citus worker /);
      expect(problem).toMatch(expected);
    });
    expect(await findIsolationProblem(database)).toBeUndefined();
  });

  test("sessions that do not pass the company on to the workers", async () => {
    const client = await connect(own.url);
    try {
      await client.query("set citus.propagate_set_commands = 'none'");
      expect(await findCitusProblem(client, own.url)).toMatch(
        /The Citus coordinator has the setting citus\.propagate_set_commands = none, but/,
      );
    } finally {
      await client.end();
    }
  });
});

test("a change on any worker reaches the program", async () => {
  const { installation, close } = await openTestInstallation({}, own.url);
  try {
    const holders = new Set<number>();
    while (holders.size < workers.length) {
      const tenant = await createTestCompany(installation);
      await createTestProduct(tenant);
      await receiveChanges(installation, tenant);
      const { rows } = await ownerPool(own.ownerUrl).query<{ group: number }>(
        `select groupid as "group" from pg_dist_placement
         where shardid = get_shard_id_for_distribution_column('company_settings', $1::text)`,
        [tenant.companyId],
      );
      holders.add(rows[0]?.group ?? 0);
    }
    expect(installation.versions.areCurrent()).toBe(true);
  } finally {
    await close();
  }
});
