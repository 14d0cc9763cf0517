import type pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestProduct } from "../testing/catalog.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../testing/database.ts";
import { fillEveryTable } from "../testing/fill-every-table.ts";

let context: TestInstallation;
let ownCompany: string;
let otherCompany: string;

beforeAll(async () => {
  context = await openTestInstallation();
  const companies = [await createTestCompany(context.installation), await createTestCompany(context.installation)];
  for (const company of companies) {
    await fillEveryTable(context.installation, company);
    await createTestProduct(company, { published: false });
  }
  [ownCompany = "", otherCompany = ""] = companies.map(({ companyId }) => companyId);
});
afterAll(() => context.close());

/** Runs statements on one connection, in a transaction of shop_app that is rolled back. */
async function asApp<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
  const client = await context.installation.database.pool.connect();
  try {
    await client.query("begin");
    await client.query("set local role shop_app");
    return await work(client);
  } finally {
    await client.query("rollback");
    client.release();
  }
}

const enter = (client: pg.PoolClient, company: string) => client.query(`set local app.company = '${company}'`);

async function companiesIn(client: pg.PoolClient | pg.Pool, table: string): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(`select distinct company_id as id from ${table}`);
  return rows.map(({ id }) => id);
}

const countOf = async (client: pg.PoolClient, table: string, company: string): Promise<number> =>
  (await client.query(`select from ${table} where company_id = $1`, [company])).rowCount ?? 0;

describe("[GEN-01] on a distributed database, a transaction of one company", () => {
  test("sees its own rows only, in all shards", () =>
    asApp(async (client) => {
      await enter(client, ownCompany);
      for (const table of ["products", "orders", "customers"])
        expect(await companiesIn(client, table)).toEqual([ownCompany]);
    }));

  test("cannot read, change, delete or insert another's rows", () =>
    asApp(async (client) => {
      await enter(client, ownCompany);
      expect(await countOf(client, "orders", otherCompany)).toBe(0);
      const changed = await client.query("update customers set name = name where company_id = $1", [otherCompany]);
      const deleted = await client.query("delete from orders where company_id = $1", [otherCompany]);
      expect([changed.rowCount, deleted.rowCount]).toEqual([0, 0]);
      const insert = "insert into limit_counts (company_id, subject, window_start) values ($1, 'x', now())";
      await expect(client.query(insert, [otherCompany])).rejects.toThrow(/row-level security/);
    }));

  test("leaves no company on the workers' connections", async () => {
    await asApp(async (client) => {
      await enter(client, ownCompany);
      expect(await countOf(client, "orders", ownCompany)).toBeGreaterThan(0);
    });
    expect(await asApp((client) => countOf(client, "orders", ownCompany))).toBe(0);
  });

  test("returns to its company after a savepoint that set another", () =>
    asApp(async (client) => {
      await enter(client, ownCompany);
      await client.query("savepoint before");
      await enter(client, otherCompany);
      expect(await companiesIn(client, "orders")).toEqual([otherCompany]);
      await client.query("rollback to before");
      expect(await companiesIn(client, "orders")).toEqual([ownCompany]);
    }));
});

describe("[GEN-01] a company that reaches only the coordinator shows no row", () => {
  test.each([
    ["none", ""],
    ["a session's setting", "set app.company = '$1'"],
    ["set_config", "select set_config('app.company', '$1', true)"],
    [
      "a transaction that does not propagate settings",
      "set local citus.propagate_set_commands = 'none'; set local app.company = '$1'",
    ],
  ])("%s", (_what, statements) =>
    asApp(async (client) => {
      for (const statement of statements.split("; ").filter(Boolean))
        await client.query(statement.replace("$1", ownCompany));
      expect(await companiesIn(client, "orders")).toEqual([]);
      expect(await companiesIn(client, "products")).toEqual([]);
    }),
  );
});

test("[GEN-01] the reader sees published products only, and no order", async () => {
  const { readerPool } = context.installation.database;
  const { rows } = await readerPool.query(
    "select count(*) filter (where not published) as hidden, count(*) > 0 as some from products where company_id = $1",
    [ownCompany],
  );
  expect(rows).toEqual([{ hidden: 0, some: true }]);
  await expect(companiesIn(readerPool, "orders")).rejects.toThrow(/permission denied/);
});
