import { getTableColumns, getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestInstallation, ownerPoolOf, type TestInstallation } from "../../../testing/database.ts";
import * as staff from "../../admin/identity/tables.ts";
import * as stock from "../../catalog/stock/tables.ts";
import * as catalog from "../../catalog/tables.ts";
import * as vehicles from "../../catalog/vehicles/tables.ts";
import * as companies from "../../companies/tables.ts";
import * as questions from "../../content/questions/tables.ts";
import * as reviews from "../../content/reviews/tables.ts";
import * as addresses from "../../customers/addresses/tables.ts";
import * as customers from "../../customers/tables.ts";
import * as cart from "../../sales/tables/cart.ts";
import * as orderHandling from "../../sales/tables/order-handling.ts";
import * as orders from "../../sales/tables/orders.ts";
import * as mail from "../mail/tables.ts";

const features = [
  addresses,
  cart,
  catalog,
  companies,
  customers,
  mail,
  orderHandling,
  orders,
  questions,
  reviews,
  staff,
  stock,
  vehicles,
];
const tables = features.flatMap((feature) => Object.values<unknown>(feature).filter((one) => is(one, PgTable)));

let context: TestInstallation;
beforeAll(async () => {
  context = await openTestInstallation();
});
afterAll(() => context.close());

test.each(tables.map((table) => [getTableName(table), table] as const))(
  "the definition of table %s equals the migrated table",
  async (name, table) => {
    const described = Object.values(getTableColumns(table)).map((column) => ({
      name: column.name,
      required: column.notNull,
      type: column.getSQLType().replace(/ \(.*/, ""),
    }));
    const { rows } = await ownerPoolOf(context.installation.database).query<{
      name: string;
      required: boolean;
      type: string;
    }>(
      `select attname as name, attnotnull as required, format_type(atttypid, null) as type
       from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
      [name],
    );
    const made = rows.filter((row) => described.some((column) => column.name === row.name));
    const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1);
    expect(described.sort(byName)).toEqual(made.sort(byName));
  },
);

test("a role that may insert some columns may insert those with a default, which Citus names on its nodes", async () => {
  const { rows } = await ownerPoolOf(context.installation.database).query<{ missing: string }>(
    `select rolname || ': ' || relname || '.' || attname as missing
     from pg_attribute join pg_class c on c.oid = attrelid join pg_roles r on rolname like 'shop\\_%'
     where relkind = 'r' and relnamespace = 'public'::regnamespace and attnum > 0 and atthasdef
       and attgenerated = '' and has_any_column_privilege(r.oid, c.oid, 'insert')
       and not has_column_privilege(r.oid, c.oid, attnum, 'insert')`,
  );
  expect(rows).toEqual([]);
});
