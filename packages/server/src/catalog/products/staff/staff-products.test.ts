import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestCategory } from "../../../../testing/catalog.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../../testing/database.ts";
import { injectStaffCall, type StaffCallFields } from "../../../../testing/inject-staff-call.ts";
import { addTestMembership, createTestStaffUser, signInTestStaff } from "../../../../testing/staff.ts";
import { auditEntries } from "../../../companies/tables.ts";
import { type Tenant, withTenantTransaction } from "../../../platform/database/tenant.ts";

let context: TestInstallation;
let tenant: Tenant;
let token: string;
beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
  const user = await createTestStaffUser(context.installation, "Ana");
  await addTestMembership(tenant, user, "catalog");
  token = (await signInTestStaff(context.installation, user)).token;
  await createTestCategory(tenant, { slug: "freios", name: "Freios" });
  await createTestCategory(tenant, { slug: "discos", name: "Discos", parent: "freios" });
});
afterAll(() => context.close());

type Method = "GET" | "POST" | "PATCH";
const call = (method: Method, path: string, fields: StaffCallFields = {}) =>
  injectStaffCall({ app: context.app, tenant, token }, [method, path], fields);
const create = async (body: object) => (await call("POST", "/products", { body })).data;
const change = (id: string, changes: object, base: object = {}, more: { tag?: string; takeSlug?: boolean } = {}) => {
  const { tag = '"r1"', takeSlug = false } = more;
  return call("PATCH", `/products/${id}`, { body: { changes, base, takeSlug }, tag });
};

let counter = 0;
const sku = () => `PF-${Date.now()}-${counter++}`;

test("a clerk creates a draft, completes, publishes and archives it, and each step is recorded", async () => {
  const draft = await create({ name: "Disco de freio ventilado", sku: sku(), price: 89.9 });
  expect(draft).toMatchObject({
    ...{ slug: "disco-de-freio-ventilado", state: "draft", revision: 1, price: 89.9, url: null },
    blockers: ["category", "image"],
    stock: { onHand: 0, minimum: null, shelf: "" },
  });
  expect(await call("POST", `/products/${draft.id}/publish`)).toMatchObject({
    ...{ status: 409, message: "NOT_PUBLISHABLE", blockers: ["category", "image"] },
  });
  const changed = await change(draft.id, { categories: ["discos"], images: ["/pictures/a-800.webp"], cost: 40 });
  expect(changed.data).toMatchObject({ revision: 2, categories: ["discos"], cost: 40, blockers: [] });
  const published = await call("POST", `/products/${draft.id}/publish`);
  expect(published.data).toMatchObject({ revision: 3, state: "published" });
  expect(published.data.url).toContain("/products/disco-de-freio-ventilado");
  expect(await change(draft.id, { images: [] }, {}, { tag: '"r3"' })).toMatchObject({
    ...{ status: 409, message: "NOT_PUBLISHABLE", blockers: ["image"] },
  });
  expect((await call("POST", `/products/${draft.id}/archive`)).data).toMatchObject({ state: "archived", url: null });
  expect((await call("POST", `/products/${draft.id}/unpublish`)).data).toMatchObject({ state: "draft", revision: 5 });
  const entries = await withTenantTransaction(tenant, (tx) =>
    tx
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, draft.id))
      .orderBy(auditEntries.id),
  );
  expect(entries.map(({ action }) => action)).toEqual([
    ...["product.created", "product.changed", "product.published", "product.archived", "product.unpublished"],
  ]);
});
