import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestProduct } from "../../../testing/catalog.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../testing/database.ts";
import { HOSTILE_TEXTS } from "../../../testing/hostile-texts.ts";
import { injectStaffCall } from "../../../testing/inject-staff-call.ts";
import { addTestMembership, createTestStaffUser, signInTestStaff } from "../../../testing/staff.ts";
import { auditEntries } from "../../companies/tables.ts";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";

let context: TestInstallation;
let tenant: Tenant;
let token: string;
beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
  const user = await createTestStaffUser(context.installation);
  await addTestMembership(tenant, user, "catalog");
  token = (await signInTestStaff(context.installation, user)).token;
});
afterAll(() => context.close());

const change = (productId: string, body: object) =>
  injectStaffCall({ app: context.app, tenant, token }, ["PATCH", `/stock/${productId}`], { body });

test("a catalog clerk sets shelf and minimum, each change is recorded, and stock stays", async () => {
  const { id } = await createTestProduct(tenant, { stock: 7 });
  expect((await change(id, { shelf: "B-12", minimum: 4 })).data).toEqual({
    product_id: id,
    onHand: 7,
    shelf: "B-12",
    minimum: 4,
  });
  expect((await change(id, { minimum: null })).data).toMatchObject({ shelf: "B-12", minimum: null });
  expect((await change(id, {})).data).toMatchObject({ shelf: "B-12", minimum: null });
  const entries = await withTenantTransaction(tenant, (tx) =>
    tx
      .select({ before: auditEntries.before, after: auditEntries.after })
      .from(auditEntries)
      .where(and(eq(auditEntries.companyId, tx.companyId), eq(auditEntries.subjectId, id)))
      .orderBy(auditEntries.id),
  );
  expect(entries).toEqual([
    { before: { shelf: "", minimum: null }, after: { shelf: "B-12", minimum: 4 } },
    { before: { shelf: "B-12", minimum: 4 }, after: { shelf: "B-12", minimum: null } },
  ]);
});

test("invalid values and products of other companies are refused", async () => {
  const { id } = await createTestProduct(tenant);
  for (const minimum of [-1, 1.5, "x", 1e9])
    expect(await change(id, { minimum })).toMatchObject({ status: 422, errors: { minimum: "ERROR_FORM_INVALID" } });
  for (const shelf of HOSTILE_TEXTS) expect([200, 422]).toContain((await change(id, { shelf })).status);
  const { id: foreign } = await createTestProduct(await createTestCompany(context.installation));
  for (const unknown of [foreign, "999999"])
    expect(await change(unknown, { shelf: "A" })).toMatchObject({ status: 404, message: "PRODUCT_NOT_FOUND" });
});
