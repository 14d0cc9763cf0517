import { PRODUCT_VIEWS } from "@pecacerta/rules/product-state";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestCategory, createTestModelYear, createTestProduct } from "../../../testing/catalog.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../testing/database.ts";
import { explainTransaction, findFullScans } from "../../../testing/record-statements.ts";
import type { Tenant } from "../../platform/database/tenant.ts";
import { countStaffProducts, listStaffProducts } from "./list-products.ts";
import { encodePosition } from "./product-position.ts";

let context: TestInstallation;
let tenant: Tenant;
let category: string;
beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
  category = (await createTestCategory(tenant)).slug;
  await createTestProduct(tenant, { categories: [category] });
  await createTestModelYear(tenant, { make: "MARCA DE PLANOS", family: "PLANALTINA", year: 2014 });
});
afterAll(() => context.close());

const id = "0198a1b2-0000-7000-8000-000000000000";
const base = { view: "all", sort: "changed", limit: 50 } as const;
const after = { changed: "1760000000000000", name: "Disco", price: "100" };

type Input = Parameters<typeof listStaffProducts>[1];
const LISTS: [string, () => Input][] = [
  ...PRODUCT_VIEWS.map((view): [string, () => Input] => [`the view ${view}`, () => ({ ...base, view })]),
  ...(["changed", "name", "price"] as const).map((sort): [string, () => Input] => [
    `a page in the middle by ${sort}`,
    () => ({ ...base, sort, after: encodePosition({ id, key: after[sort] }) }),
  ]),
  ["a category", () => ({ ...base, category })],
  ["a brand", () => ({ ...base, brand: "cobreq" })],
  ["a type", () => ({ ...base, type: "disco" })],
  ["words", () => ({ ...base, q: "disco ventilado" })],
  ["words in a category of a view", () => ({ ...base, q: "disco", category, view: "published" })],
  ["a vehicle and a year", () => ({ ...base, q: "disco planaltina 2014" })],
  ["a number", () => ({ ...base, q: "TR-10013" })],
  ["last digits", () => ({ ...base, q: "10013" })],
  ["a GTIN", () => ({ ...base, q: "07891234567895" })],
];

async function findScans(work: (tx: Parameters<typeof listStaffProducts>[0]) => Promise<unknown>) {
  const plans = await explainTransaction(tenant, work);
  expect(plans.length).toBeGreaterThan(0);
  return plans.flatMap(findFullScans);
}

test.each(LISTS)("%s scans no large table", async (_, input) => {
  expect(await findScans((tx) => listStaffProducts(tx, input()))).toEqual([]);
});

test("the counts scan no large table", async () => {
  expect(await findScans((tx) => countStaffProducts(tx))).toEqual([]);
});
