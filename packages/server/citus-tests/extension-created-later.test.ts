import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type CitusNodes, ensureCitusDatabase, withClient } from "../src/platform/database/citus-database.ts";
import { migrate } from "../src/platform/database/migrate.ts";
import { openDatabase } from "../src/platform/database/open.ts";
import { createTestProduct } from "../testing/catalog.ts";
import { dropCitusDatabase, findCitusNodes } from "../testing/citus-nodes.ts";
import {
  createTestCompany,
  databaseUrl,
  openTestInstallation,
  ownerOf,
  ownerPool,
  unwrapOutcome,
} from "../testing/database.ts";

const name = `later_${uuid().replaceAll("-", "")}`;
const url = new URL(databaseUrl());
url.pathname = `/${name}`;
const ownerUrl = ownerOf(url.href);

let nodes: CitusNodes;
beforeAll(async () => {
  nodes = await findCitusNodes(process.env.TEST_CITUS_URL ?? "");
  const owner = new URL(ownerUrl).username;
  await withClient(nodes.coordinator.url, (client) =>
    client.query(`create database ${name} owner ${owner} template template0`),
  );
  unwrapOutcome(await migrate(ownerUrl));
});
afterAll(() => dropCitusDatabase(nodes, name));

async function createCompanyWithProduct(): Promise<string> {
  const { installation, close } = await openTestInstallation({}, url.href);
  const tenant = await createTestCompany(installation);
  await createTestProduct(tenant);
  await close();
  return tenant.companyId;
}

async function countProducts(company: string): Promise<number | null> {
  const database = openDatabase(url.href, { timeoutMs: 30_000 });
  const products = await database.readerPool.query("select from products where company_id = $1", [company]);
  await database.close();
  return products.rowCount;
}

test("a database that was migrated before it had the extension is distributed with its rows", async () => {
  const company = await createCompanyWithProduct();
  await ensureCitusDatabase(nodes, name);
  expect(await migrate(ownerUrl)).toEqual({ ok: true, value: { applied: [] } });
  // A start, which checks every node. The new company's triggers run on the workers.
  const newCompany = await createCompanyWithProduct();
  expect([await countProducts(company), await countProducts(newCompany)]).toEqual([1, 1]);
  const { rows } = await ownerPool(ownerUrl).query("select from citus_tables where citus_table_type = 'distributed'");
  expect(rows.length).toBeGreaterThan(20);
});
