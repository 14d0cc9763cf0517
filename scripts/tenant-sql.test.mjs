import { parseAst } from "rolldown/parseAst";
import { describe, expect, test } from "vitest";
import { rootDir } from "./root-dir.mjs";
import { findTenantSqlViolations } from "./tenant-sql.mjs";
import { findInCode, findInMigrations, findInSourceFiles } from "./tenant-sql-files.mjs";

// Tests that try to break the isolation of companies, and statements that name their table by a parameter.
const ALLOWED = [
  // One of three global tables.
  "packages/sample/src/load/shared-tables.ts: inserts a SELECT into ?",
  "packages/server/src/platform/database/rls.test.ts: sets company_id",
  "packages/server/src/platform/database/rls.test.ts: sets company_id",
  "packages/server/src/platform/database/rls.test.ts: inserts a SELECT into ?",
];

test("every statement of the program names its company, so that it needs one shard of a distributed PostgreSQL", () => {
  const { files, violations } = findInSourceFiles(rootDir);
  expect(files).toBeGreaterThan(1000);
  expect(violations).toEqual(ALLOWED);
});

test("so does every statement in a function of the database", () => {
  const { files, violations } = findInMigrations(rootDir);
  expect(files).toBeGreaterThan(0);
  expect(violations).toEqual([]);
});

// biome-ignore lint/suspicious/noTemplateCurlyInString: code to check
const COLUMNS = "sql`(select from x where ${carts.companyId} = ${orders.companyId})`";

describe("the check refuses", () => {
  test.each([
    [
      "a sub-select as a fragment",
      "(select a from fitments f where f.company_id = p.company_id and f.product_id = p.id)",
    ],
    ["a sub-select in a list", "select (select 1 from fitments f where f.company_id = p.company_id) from products p"],
    ["a lateral join", "from own, lateral (select 1 from products where company_id = own.company_id limit 3) as p"],
    ["EXISTS", "select from companies c where exists (select from products p where p.company_id = c.id)"],
    ["IN", "select from a where a.id in (select b.id from b join c on c.company_id = a.company_id)"],
    ["a condition as a fragment", "and f.company_id = p.company_id"],
    ["a sub-select of an interpolated table", "(select count(*) from ? where b.company_id = a.company_id)"],
    ["a part of a UNION", "select from a union select from b where b.company_id = a.company_id"],
    ["quoted names", 'exists (select from "b" where "b"."company_id" = "a"."company_id")'],
  ])("correlation by the company: %s", (_what, text) => {
    expect(findTenantSqlViolations(text)).toEqual([expect.stringContaining("correlates by")]);
  });

  test.each([
    ["sets company_id", "update products set name = ?, company_id = ? where company_id = ?"],
    [
      "sets company_id",
      "insert into a values (?) on conflict (company_id) do update set company_id = excluded.company_id",
    ],
    ["inserts a SELECT into b", "with made as (insert into b (x) select x from a) select from made"],
    ["inserts a SELECT into b", "insert into b (company_id, x) select ?, x from unnest(?::int[]) as x"],
  ])("what %s", (violation, text) => {
    expect(findTenantSqlViolations(text)).toEqual([violation]);
  });

  test.each([
    ["correlates by a.company_id = b.company_id", "sql`exists (select from a where a.company_id = b.company_id)`"],
    ["correlates by carts.company_id = orders.company_id", COLUMNS],
    ["correlates by eq(companyId)", "tx.select().from(carts).where(eq(carts.companyId, orders.companyId))"],
    ["changes the role within a transaction", 'tx.execute("reset role")'],
    ["sends begin together with another statement", 'client.query("begin; set local role shop_app")'],
  ])("code that %s", (violation, code) => {
    expect(findInCode(parse(code))).toEqual([violation]);
  });

  test("correlation in a function of the database", () => {
    const statement = "update products p set x = (select count(*) from stock s where s.company_id = p.company_id);";
    expect(findTenantSqlViolations(`create function f() as $$ begin ${statement} end $$`, { isWhole: true })).toEqual([
      "correlates by s.company_id = p.company_id",
    ]);
  });
});

describe("the check allows", () => {
  test.each([
    ["a sub-select with the company", "select (select 1 from b where b.company_id = ? and b.id = a.id) from a"],
    ["a join", "select from a join b on b.company_id = a.company_id and b.id = a.id where a.company_id = ?"],
    ["a join by commas", "select from a, b where a.company_id = ? and b.company_id = a.company_id"],
    ["a join as a fragment", "left join stock on stock.company_id = p.company_id and stock.product_id = p.id"],
    ["a join to an interpolated table", "select from ? join b on b.company_id = a.company_id where a.company_id = ?"],
    ["a join within a sub-select", "(select 1 from a join b on b.company_id = a.company_id where a.company_id = ?)"],
    [
      "INSERT … SELECT into a global table",
      "insert into vehicles (id) select id from jsonb_to_recordset(?) as v (id uuid)",
    ],
    [
      "UPDATE … FROM",
      "update a set x = b.x from (select x from unnest(?) as x) as b where a.company_id = ? and a.x = b.x",
    ],
    [
      "EXTRACT and IS DISTINCT FROM",
      "select extract(year from a.x) from a where a.x is distinct from a.y and a.company_id = ?",
    ],
  ])("%s", (_what, text) => {
    expect(findTenantSqlViolations(text)).toEqual([]);
  });

  test("a join of the query builder, and a value that is called companyId", () => {
    const join = "tx.select().from(carts).innerJoin(orders, eq(orders.companyId, carts.companyId))";
    expect(findInCode(parse(`${join}; sql\`(select from a where a.company_id = \${tenant.companyId})\``))).toEqual([]);
  });

  test("a variable in a function of the database", () => {
    const loop = "for changed in select distinct company_id from new_rows loop";
    const statement = "if exists (select from a where a.company_id = changed.company_id) then return; end if;";
    expect(findTenantSqlViolations(`$$ begin ${loop} ${statement} end loop; end $$`, { isWhole: true })).toEqual([]);
  });
});

const parse = (code) => parseAst(`import { carts, orders } from "../tables.ts";\n${code}`, { lang: "ts" });
