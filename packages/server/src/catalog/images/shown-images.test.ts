import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestProduct } from "../../../testing/catalog.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../testing/database.ts";
import { explainTransaction, findFullScans, largeTables } from "../../../testing/record-statements.ts";
import { retainedImageFinders } from "../../app/image-cleanup.ts";
import type { Tenant } from "../../platform/database/tenant.ts";

let context: TestInstallation;
let tenant: Tenant;
beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
  await createTestProduct(tenant, { images: ["/pictures/0123456789abcdef0123-800.webp"] });
});
afterAll(() => context.close());

/** Steps of a plan that read other rows than those of the image or of products that have shown it. */
const findWideScans = (plan: string): string[] =>
  plan
    .split(/\n(?=.*-> )/)
    .filter((step) => largeTables.some((table) => step.includes(` on ${table}`)))
    .filter((step) => !/known\.product_id|name = image\.name/.test(step));

test.each([1, 100])("finding out which of %i images are shown reads no large table of the company", async (count) => {
  const names = Array.from({ length: count }, (_, number) => String(number).padStart(20, "0"));
  for (const find of retainedImageFinders) {
    const plans = await explainTransaction(tenant, (tx) => find(tx, names));
    expect(plans.length).toBeGreaterThan(0);
    expect(plans.flatMap((plan) => [...findFullScans(plan), ...findWideScans(plan)])).toEqual([]);
  }
});
