import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase, unwrapOutcome } from "../../../testing/database.ts";
import { applyMigration, createMigrationTable, migrate } from "./migrate.ts";
import { migrations } from "./migrations.ts";
import { connect } from "./open.ts";
import { ensureRoles } from "./roles.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ migrated: false });
});
afterAll(() => database.drop());

test("of SKUs that differ by case, the oldest part for sale keeps its own, and each number finds its part", async () => {
  const client = await connect(database.ownerUrl);
  await ensureRoles(client);
  await createMigrationTable(client);
  for (const migration of migrations().filter(({ name }) => name < "0126")) await applyMigration(client, migration);
  const companies = [uuid(), uuid()];
  for (const [at, company] of companies.entries()) {
    await client.query("select set_config('app.company', $1, false)", [company]);
    await client.query("insert into companies (id, slug) values ($1, $2)", [company, `antiga-${at}`]);
    for (const [year, sku, state] of [
      [2022, "psL-560", "draft"],
      [2023, "PsL-560", "archived"],
      [2024, "PSL-560", "published"],
      [2025, "psl-560", "published"],
      [2026, "ABC", "published"],
    ])
      await client.query(
        `insert into products (company_id, id, slug, sku, name, price, published, archived_at, created_at)
         values ($1, $2::uuid, $2, $3, 'Lona', 100, $4 = 'published', case when $4 = 'archived' then now() end, make_date($5, 1, 1))`,
        [company, uuid(), sku, state, year],
      );
  }
  unwrapOutcome(await migrate(database.ownerUrl));
  for (const company of companies) {
    await client.query("select set_config('app.company', $1, false)", [company]);
    const { rows } = await client.query(
      `select p.sku, p.sku_form, n.number from products p
       join product_numbers n on n.company_id = p.company_id and n.product_id = p.id and n.kind = 'sku'
       where p.company_id = $1 order by p.created_at`,
      [company],
    );
    const renamed = (sku: string) => expect.stringMatching(new RegExp(`^${sku}-[0-9a-f]{12}$`));
    expect(rows).toMatchObject([
      { sku: renamed("psL-560") },
      { sku: renamed("PsL-560") },
      { sku: "PSL-560" },
      { sku: renamed("psl-560") },
      { sku: "ABC" },
    ]);
    expect(rows.map(({ number }) => number)).toEqual(rows.map(({ sku }) => sku));
    expect(rows.map(({ sku_form }) => sku_form)).toEqual(rows.map(({ sku }) => sku.toUpperCase()));
  }
  await client.end();
});
