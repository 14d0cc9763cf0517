import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestCategory, createTestProduct } from "../../../testing/catalog.ts";
import {
  createTestCompany,
  databaseUrl,
  openTestInstallation,
  type TestInstallation,
} from "../../../testing/database.ts";
import { connectAsReader, explain, findFullScans, recordStatements } from "../../../testing/record-statements.ts";
import { insertTestVehicle, type VehicleRow } from "../../../testing/vehicles.ts";
import type { Tenant } from "./tenant.ts";

let context: TestInstallation;
let tenant: Tenant;
let vehicle: VehicleRow;
beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
  vehicle = await insertTestVehicle(tenant.database);
  await createTestCategory(tenant, { slug: "freios", name: "Freios" });
  for (const at of [1, 2, 3])
    await createTestProduct(tenant, {
      slug: `disco-${at}`,
      name: `Disco de freio ${at}`,
      partNumber: `DF-100${at}`,
      categories: ["freios"],
      fitments: [{ type: 1, make: vehicle.make, family: vehicle.family, yearFrom: 1990, yearTo: 2030 }],
    });
});
afterAll(() => context.close());

const ask = (path: string) => context.app.inject({ url: `/ecommerce${path}`, headers: { ecommerce: tenant.slug } });

/** The statements of a request with warm caches. */
async function plansOf(path: string): Promise<string[]> {
  expect((await ask(path)).statusCode).toBe(200);
  const sent = await recordStatements(() => ask(path));
  const client = await connectAsReader({ url: databaseUrl() });
  // PostgreSQL prefers sequential scans of small tables, so they are off.
  await client.query("set enable_seqscan = off");
  const plans = [];
  for (const statement of sent) plans.push(await explain(client, statement, "costs off"));
  await client.end();
  return plans;
}

describe("the most frequent statements scan no large table", () => {
  test.each([
    ["a product", () => "/products/disco-1"],
    ["a category", () => "/products?category=freios&filter_brand=x&sort=price_asc"],
    ["a category for a vehicle", () => `/products?category=freios&vehicle=${vehicle.id}`],
    ["a category ranked for a vehicle", () => `/products?category=freios&for_vehicle=${vehicle.id}`],
    ["the best sold for a vehicle", () => `/products/theBest?for_vehicle=${vehicle.id}`],
    ["a list that is searched", () => "/products?search=disco%20freio"],
    ["suggestions", () => "/search/suggestions?query=disoc%20frei"],
    ["a part number", () => "/products/search/DF1001"],
    ["what goes with a product", () => "/products/disco-1/related"],
    ["what takes its place", () => "/products/disco-1/analogs"],
    ["the latest", () => "/products/latest"],
    ["the best sold", () => "/products/theBest"],
    ["special offers", () => "/products/specialOffers"],
  ])("%s", async (_, path) => {
    const plans = await plansOf(path());
    expect(plans.length).toBeGreaterThan(0);
    expect(plans.flatMap(findFullScans)).toEqual([]);
  });

  test("a plan that does is reported", async () => {
    const client = await connectAsReader({ url: databaseUrl() });
    await client.query("set enable_seqscan = off");
    const plan = await explain(client, { text: "select from products where excerpt = $1", values: ["x"] }, "costs off");
    await client.end();
    expect(findFullScans(plan)).toEqual(["products"]);
  });
});
