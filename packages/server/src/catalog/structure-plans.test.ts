import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestProduct } from "../../testing/catalog.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../testing/database.ts";
import { explainTransaction } from "../../testing/record-statements.ts";
import type { Tenant, TenantTransaction } from "../platform/database/tenant.ts";
import { findStaffBrand } from "./brands/staff/list-brands.ts";
import { findStaffCategory } from "./categories/staff/list-categories.ts";
import { findStaffProductType } from "./product-types/staff/list-product-types.ts";

let context: TestInstallation;
let tenant: Tenant;
beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
  await createTestProduct(tenant, { brand: "bosch" });
});
afterAll(() => context.close());

test.each<[string, (tx: TenantTransaction) => Promise<unknown>, RegExp]>([
  ["a type", (tx) => findStaffProductType(tx, uuid()), /on products\n(.*\n)?.*\(type_id = '/],
  ["a brand", (tx) => findStaffBrand(tx, "bosch"), /on products\n(.*\n)?.*\(brand = '/],
  ["a category", (tx) => findStaffCategory(tx, uuid()), /on product_categories\n(.*\n)?.*\(category_id = '/],
])(
  "the answer to a change of %s counts its products alone, as others wait for the change",
  async (_, find, condition) => {
    const [plan] = await explainTransaction(tenant, find);
    expect(plan).toMatch(condition);
  },
);
