import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestProduct } from "../../../testing/catalog.ts";
import { openStaffTest, type StaffTest } from "../../../testing/open-staff-test.ts";
import { placeTestOrder } from "../../../testing/staff-orders.ts";
import { auditEntries } from "../../companies/tables.ts";
import { withTenantTransaction } from "../../platform/database/tenant.ts";

let context: StaffTest["context"];
let tenant: StaffTest["tenant"];
let call: StaffTest["call"];
beforeAll(async () => {
  ({ context, tenant, call } = await openStaffTest("catalog"));
});
afterAll(() => context.close());

const createDraft = async (sku: string) =>
  (await call("POST", "/products", { body: { name: "Peça errada", sku } })).data;
const remove = (id: string) => call("DELETE", `/products/${id}`);

test("a draft is deleted with all that is its own, and its number and addresses are free", async () => {
  const { id, slug } = await createDraft("ERRADO-1");
  const body = { changes: { slug: "outro-endereco" }, base: {} };
  await call("PATCH", `/products/${id}`, { body, tag: '"r1"' });
  expect((await remove(id)).status).toBe(200);
  for (const answer of [await call("GET", `/products/${id}`), await remove(id)])
    expect(answer).toMatchObject({ status: 404, message: "PRODUCT_NOT_FOUND" });
  const again = await createDraft("errado-1");
  expect(again).toMatchObject({ sku: "errado-1", slug });
  const entries = await withTenantTransaction(tenant, (tx) =>
    tx
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.companyId, tx.companyId), eq(auditEntries.subjectId, id))),
  );
  expect(entries.find(({ action }) => action === "product.deleted")).toMatchObject({ before: { sku: "ERRADO-1" } });
});

test("what was sold, asked about, counted or shown is not deleted", async () => {
  const inUse = { status: 409, message: "PRODUCT_IN_USE" };
  const { productIds } = await placeTestOrder(context.app, tenant);
  const ordered = productIds[0] ?? "";
  const questioned = await createTestProduct(tenant, { published: false, stock: 0 });
  await withTenantTransaction(tenant, (tx) =>
    tx.execute(sql`insert into questions (company_id, id, product_id, author, content, created_at)
      values (${tx.companyId}, gen_random_uuid(), ${questioned.id}, 'Ana', 'Serve?', now())`),
  );
  const awaited = await createTestProduct(tenant, { published: false, stock: 0 });
  await withTenantTransaction(tenant, (tx) =>
    tx.execute(sql`insert into stock_alerts (company_id, product_id, email, secret_hash, created_at)
      values (${tx.companyId}, ${awaited.id}, 'ana@example.com', 'x', now())`),
  );
  const counted = await createTestProduct(tenant, { published: false, stock: 1 });
  const emptied = await createTestProduct(tenant, { published: false, stock: 0 });
  const moved = [
    { product_id: emptied.id, reason: "received", quantity: 1 },
    { product_id: emptied.id, reason: "counted", counted: 0 },
  ];
  expect((await call("POST", "/stock/movements", { body: { movements: moved } })).status).toBe(200);
  expect(await remove(ordered)).toMatchObject(inUse);
  await call("POST", `/products/${ordered}/unpublish`);
  const movements = [{ product_id: ordered, reason: "lost", quantity: 8 }];
  expect((await call("POST", "/stock/movements", { body: { movements } })).status).toBe(200);
  for (const id of [ordered, questioned.id, awaited.id, counted.id, emptied.id])
    expect(await remove(id)).toMatchObject(inUse);
  await call("POST", `/products/${counted.id}/archive`);
  expect(await remove(counted.id)).toMatchObject(inUse);
});
