import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestProduct } from "../../../testing/catalog.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../testing/database.ts";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";
import { updateProduct } from "../products/commands.ts";
import { products } from "../tables.ts";
import { findSitemapParts, findSitemapProducts } from "./queries.ts";

let context: TestInstallation;
let tenant: Tenant;
beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
});
afterAll(() => context.close());

const CREATED = new Date("2026-01-02T03:04:05Z");

async function everything(size: number, of = tenant): Promise<string[][]> {
  const parts = await findSitemapParts(of, size);
  const read = parts.map(({ from }) => findSitemapProducts(of, from, size));
  return (await Promise.all(read)).map((part) => part.map(({ slug }) => slug));
}

test("each published product of the company is in exactly one part, in order of id", async () => {
  const made = [];
  for (let number = 0; number < 7; number++) made.push(await createTestProduct(tenant, { createdAt: CREATED }));
  await createTestProduct(tenant, { published: false });
  await createTestProduct(await createTestCompany(context.installation));
  const slugs = made.toSorted((one, other) => (one.id < other.id ? -1 : 1)).map(({ slug }) => slug);
  expect(await everything(3)).toEqual([slugs.slice(0, 3), slugs.slice(3, 6), slugs.slice(6)]);
  expect(await everything(7)).toEqual([slugs]);
  expect(await everything(3, await createTestCompany(context.installation))).toEqual([]);
});

test("the date of a product is its creation, then its last change, or the date that the change sets", async () => {
  const own = await createTestCompany(context.installation);
  const { id } = await createTestProduct(own, { createdAt: CREATED });
  const dateOf = async () => (await findSitemapParts(own, 10))[0]?.changed;
  expect(await dateOf()).toEqual(CREATED);
  const before = Date.now();
  await withTenantTransaction(own, (tx) => updateProduct(tx, id, { name: "Disco novo" }));
  // The database's clock is this machine's own.
  expect((await dateOf())?.getTime()).toBeGreaterThanOrEqual(before - 1000);
  const updatedAt = new Date("2025-05-05T05:05:05Z");
  await withTenantTransaction(own, (tx) =>
    tx
      .update(products)
      .set({ name: sql`name` })
      .where(and(eq(products.companyId, tx.companyId), eq(products.id, id)))
      .then(() =>
        tx.execute(
          sql`update products set updated_at = ${updatedAt.toISOString()} where company_id = ${tx.companyId} and id = ${id}`,
        ),
      ),
  );
  expect(await dateOf()).toEqual(updatedAt);
});
