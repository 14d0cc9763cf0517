import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestProduct } from "../../../testing/catalog.ts";
import { openStaffTest, type StaffTest } from "../../../testing/open-staff-test.ts";
import { findProductPage } from "./find-product-page.ts";

let context: StaffTest["context"];
let tenant: StaffTest["tenant"];
let call: StaffTest["call"];
beforeAll(async () => {
  ({ context, tenant, call } = await openStaffTest("catalog"));
});
afterAll(() => context.close());

const readPage = (slug: string) => findProductPage(tenant, slug, { opinions: 1, related: 1, analogs: 1 });

test("a product's page has its condition, warranty and GTIN as staff saved them", async () => {
  const { id, slug } = await createTestProduct(tenant);
  expect(await readPage(slug)).toMatchObject({ condition: "new", warrantyMonths: null, gtin: "" });
  const changes = { condition: "used", warrantyMonths: 3, gtin: "7891234567895" };
  const { status } = await call("PATCH", `/products/${id}`, { body: { changes, base: {} }, tag: '"r1"' });
  expect(status).toBe(200);
  expect(await readPage(slug)).toMatchObject(changes);
});

test("the public call keeps its body", async () => {
  const { slug } = await createTestProduct(tenant, { condition: "used", warrantyMonths: 3, gtin: "7891234567895" });
  const headers = { ecommerce: tenant.slug };
  const response = await context.app.inject({ url: `/ecommerce/products/${slug}`, headers });
  expect(response.statusCode).toBe(200);
  const { data } = response.json();
  for (const field of ["condition", "warrantyMonths", "gtin"]) expect(data).not.toHaveProperty(field);
});
