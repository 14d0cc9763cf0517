import type pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { migrate } from "../src/platform/database/migrate.ts";
import { connect } from "../src/platform/database/open.ts";
import { globalTables } from "../src/platform/database/rls.ts";
import { createTestDatabase, type TestDatabase } from "../testing/database.ts";

const REFERENCE_TABLES = ["brands", "companies", "company_hosts", "countries", "vehicle_version", "vehicles"];

let database: TestDatabase;
let owner: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  owner = await connect(database.ownerUrl);
});
afterAll(async () => {
  await owner.end();
  await database.drop();
});

type Distribution = { name: string; kind: "distributed" | "reference" | "local"; column: string; colocation: number };

async function readDistribution(): Promise<Distribution[]> {
  const { rows } = await owner.query<Distribution>(`
    select c.relname::text as name, coalesce(column_to_column_name(c.oid, p.partkey), '') as "column",
      p.colocationid as colocation,
      case when p.partmethod = 'h' then 'distributed' when p.repmodel = 't' then 'reference' else 'local' end as kind
    from pg_class c left join pg_dist_partition p on p.logicalrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    order by 1`);
  return rows;
}

describe("a migrated database with workers", () => {
  test("distributes every tenant table by company, all colocated", async () => {
    const tables = (await readDistribution()).filter(({ name }) => !globalTables.includes(name));
    expect(tables.length).toBeGreaterThan(20);
    expect(tables.filter(({ kind, column }) => kind !== "distributed" || column !== "company_id")).toEqual([]);
    expect(new Set(tables.map(({ colocation }) => colocation)).size).toBe(1);
  });

  test("copies to every node what tenant tables are read with, and leaves the rest on the coordinator", async () => {
    const tables = (await readDistribution()).filter(({ name }) => globalTables.includes(name));
    const namesOf = (expected: Distribution["kind"]) =>
      tables.filter(({ kind }) => kind === expected).map(({ name }) => name);
    expect(namesOf("reference")).toEqual(REFERENCE_TABLES);
    expect(namesOf("local")).toEqual(globalTables.filter((name) => !REFERENCE_TABLES.includes(name)).toSorted());
  });

  test("is not changed by another start", async () => {
    const before = await readDistribution();
    expect(await migrate(database.ownerUrl)).toEqual({ ok: true, value: { applied: [] } });
    expect(await readDistribution()).toEqual(before);
  });

  test("distributes the table of a new feature by enable_tenant_rls", async () => {
    await owner.query(
      "create table wishes (company_id uuid not null, id uuid not null, primary key (company_id, id)); call enable_tenant_rls('wishes')",
    );
    const tables = await readDistribution();
    const [wishes, products] = ["wishes", "products"].map((name) => tables.find((table) => table.name === name));
    expect(wishes).toEqual({ ...products, name: "wishes" });
  });
});
