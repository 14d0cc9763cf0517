import { STOCK_VIEWS } from "@pecacerta/rules/stock-movement";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestProduct } from "../../../testing/catalog.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../testing/database.ts";
import { explainTransaction, findFullScans } from "../../../testing/record-statements.ts";
import type { Tenant, TenantTransaction } from "../../platform/database/tenant.ts";
import { listStock } from "./list-stock.ts";
import { listStockMovements } from "./list-stock-movements.ts";

let context: TestInstallation;
let tenant: Tenant;
let productId: string;
beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
  productId = (await createTestProduct(tenant)).id;
});
afterAll(() => context.close());

type Work = (tx: TenantTransaction) => Promise<unknown>;

const ID = "0197a1c2-5b7e-7c3a-9d54-3f1c2b6a8e10";
const list = (input: object) => (tx: TenantTransaction) => listStock(tx, { view: "all", limit: 50, ...input });
const ledger = (input: object) => (tx: TenantTransaction) => listStockMovements(tx, { limit: 50, ...input });

const WORKS: [string, () => Work][] = [
  ...STOCK_VIEWS.map((view): [string, () => Work] => [`the view ${view}`, () => list({ view })]),
  ["a page in the middle", () => list({ after: `3.${ID}` })],
  ["a search by number", () => list({ number: "7891234567895" })],
  ["a search by word or number", () => list({ q: "disco 10013" })],
  ["a search by digits", () => list({ q: "10013" })],
  ["the ledger", () => ledger({})],
  ["the ledger of a product", () => ledger({ product: productId })],
  ["the ledger of a reason", () => ledger({ reason: "lost" })],
  ["the ledger of a person", () => ledger({ actor: ID, from: "2026-01-01", to: "2026-12-31" })],
];

test.each(WORKS)("%s scans no large table", async (_, work) => {
  const plans = await explainTransaction(tenant, work());
  expect(plans.length).toBeGreaterThan(0);
  expect(plans.flatMap(findFullScans)).toEqual([]);
});
