import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestProduct } from "../../../testing/catalog.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../testing/database.ts";

let context: TestInstallation;
let headers: { ecommerce: string };
const SIZES = [45, 60, 80, 50, 100, 70, 150];

beforeAll(async () => {
  context = await openTestInstallation();
  const tenant = await createTestCompany(context.installation);
  headers = { ecommerce: tenant.slug };
  for (const size of SIZES) await createTestProduct(tenant, { name: `Bateria ${size} Ah`, sold: size });
  await createTestProduct(tenant, { name: "Bateria", sold: 500 });
});
afterAll(() => context.close());

const get = async (path: string) => (await context.app.inject({ url: `/ecommerce${path}`, headers })).json();
const namesOf = (products: { name: string }[]) => products.map(({ name }) => name);

test("[API-09] where a size is missing, the nearest ones come first", async () => {
  const nearest = ["Bateria 70 Ah", "Bateria 60 Ah", "Bateria 80 Ah"];
  const found = await get("/products/search/bateria%2065ah?limit=3");
  expect([namesOf(found.data), found.dropped_terms]).toEqual([nearest, ["65ah"]]);
  expect(namesOf((await get("/search/suggestions?query=bateria%2065ah&limitProducts=3")).data.products)).toEqual(
    nearest,
  );
  const listed = namesOf((await get("/products?search=bateria%2065ah")).data.items);
  expect([listed.slice(0, 3), listed.at(-1)]).toEqual([nearest, "Bateria"]);
});
