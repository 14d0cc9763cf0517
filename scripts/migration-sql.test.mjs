import { describe, expect, test } from "vitest";
import { migrations } from "../packages/server/src/platform/database/migrations.ts";
import { findMigrationViolations } from "./migration-sql.mjs";

// Clusters were made before the check: earlier files are fixed by their checksums.
const FIRST_CHECKED = "0113";

test("a distributed database can run every new migration, when its tables have rows on several nodes", () => {
  const violations = migrations()
    .filter(({ name }) => name >= FIRST_CHECKED)
    .flatMap(({ name, sql }) => findMigrationViolations(sql).map((violation) => `${name}: ${violation}`));
  expect(violations).toEqual([]);
});

test("the check finds what earlier migrations could not do", () => {
  const found = migrations().filter(({ name, sql }) => name < FIRST_CHECKED && findMigrationViolations(sql).length > 0);
  expect(found.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["0063-stock-alerts", "0071-staff-accounts", "0083-products-of-staff"]),
  );
});

describe("the check refuses", () => {
  test.each([
    ["an unnamed key", "alter table a add foreign key (company_id, b_id) references b"],
    ["an unnamed check", "alter table only a add check (x > 0)"],
    ["a column with a check", "alter table a add column x int not null default 1 check (x > 0)"],
    ["a column with a reference, without the word", "alter table a add x uuid references companies"],
    ["a constraint beside a column", "alter table a add column x int, add constraint a_x check (x > 0)"],
    [
      "a reference before the distribution",
      "create table a (company_id uuid references b); call enable_tenant_rls('a')",
    ],
    ["copied rows", "insert into orders (company_id, id) select company_id, id from carts"],
    ["an index that no transaction can make", "create index concurrently a_x on a (x)"],
    ["control of transactions", "commit; begin"],
    ["a restrictive policy", "create policy narrow on orders as restrictive for delete using (number > 1)"],
  ])("%s", (_what, sql) => {
    expect(findMigrationViolations(sql)).not.toEqual([]);
  });
});

describe("the check allows", () => {
  test.each([
    ["a named key", "alter table a add constraint a_b_fkey foreign key (company_id, b_id) references b"],
    ["columns with defaults", "alter table a add column x numeric(10, 2) default (1 + 2), add column y text"],
    ["a comment", "-- references\nalter table a add column x int /* check */ default 0"],
    [
      "a reference to what every node has",
      "create table a (company_id uuid references companies); call enable_tenant_rls('a')",
    ],
    ["a reference of a table without shards", "create table a (b uuid references b)"],
    [
      "copied rows without forced row-level security",
      "alter table orders no force row level security; insert into orders (id) select id from carts",
    ],
    [
      "an INSERT with VALUES, and a function's body",
      "insert into orders (id) values (1); do $$ begin select 1; end $$",
    ],
  ])("%s", (_what, sql) => {
    expect(findMigrationViolations(sql)).toEqual([]);
  });
});
