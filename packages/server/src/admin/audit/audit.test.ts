import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestCategory, createTestProduct } from "../../../testing/catalog.ts";
import {
  createTestCompany,
  openTestInstallation,
  ownerPoolOf,
  type TestInstallation,
} from "../../../testing/database.ts";
import { injectStaffCall, type StaffCallFields } from "../../../testing/inject-staff-call.ts";
import { explain, recordStatements } from "../../../testing/record-statements.ts";
import {
  addTestMembership,
  createTestStaffUser,
  signInTestStaff,
  signInWithAuthenticator,
} from "../../../testing/staff.ts";
import { advanceTestOrder, placeTestOrder } from "../../../testing/staff-orders.ts";
import { companyBrands } from "../../catalog/brands/tables.ts";
import { attributes } from "../../catalog/product-types/tables.ts";
import { addProductType } from "../../catalog/products/commands.ts";
import { appendAuditEntries, appendAuditEntry } from "../../companies/audit.ts";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";
import { listAuditEntries } from "./list-audit-entries.ts";

let context: TestInstallation;
let tenant: Tenant;
let token: string;
let memberId: string;
beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
  const user = await createTestStaffUser(context.installation);
  memberId = user.id;
  await addTestMembership(tenant, user, "read-only");
  ({ token } = await signInWithAuthenticator(context.installation, user));
});
afterAll(() => context.close());

async function list(query: Record<string, string> = {}) {
  const response = await context.app.inject({
    url: `/ecommerce/admin/audit?${new URLSearchParams(query)}`,
    headers: { "x-admin": "1", "sec-fetch-site": "same-origin", ecommerce: tenant.slug, cookie: `admin=${token}` },
  });
  return { status: response.statusCode, ...response.json() };
}

const write = (action: string, at = new Date(), staffUserId = memberId) =>
  withTenantTransaction(tenant, (tx) =>
    appendAuditEntry(
      tx,
      { kind: "staff", staffUserId, network: "10.0.0.0", requestId: "1" },
      { action, subjectKind: "staff", subjectId: memberId, before: { role: "counter" }, at },
    ),
  );

/** Enough that the planner prefers the index of each filter, with any statistics. */
async function addOtherEntries() {
  const entries = Array.from({ length: 500 }, (_, number) => ({
    action: `noise.${number}`,
    subjectKind: "noise",
    subjectId: uuid(),
    at: new Date(),
  }));
  await withTenantTransaction(tenant, (tx) => appendAuditEntries(tx, { kind: "program" }, entries));
  await ownerPoolOf(context.installation.database).query("analyze audit_entries");
}

type Entry = { action: string };
type NamedEntry = Entry & { subject: { name: string; deleted: boolean } };
const actionsOf = ({ data }: { data: { items: Entry[] } }) => data.items.map(({ action }) => action);

test("tells who did what to which order, newest first", async () => {
  const order = await placeTestOrder(context.app, tenant);
  await advanceTestOrder(tenant, order, "picked");
  const { data } = await list({ subject: `order:${order.number}` });
  expect(data.items.map(({ action }: Entry) => action)).toEqual(["order.picked", "order.paid"]);
  expect(data.items[0]).toMatchObject({ actor: { kind: "staff" }, subject: { kind: "order", name: order.number } });
  expect((await list({ subject: "order:999999" })).data.items).toEqual([]);
});

test("filters by member, action and day, and continues page by page", async () => {
  for (const action of ["staff.invited", "staff.changed", "staff.invited"]) await write(action);
  await write("staff.invited", new Date(), uuid());
  expect(actionsOf(await list({ actor: memberId }))).toEqual(["staff.invited", "staff.changed", "staff.invited"]);
  expect((await list({ actor: memberId, action: "staff.changed" })).data.items).toMatchObject([
    { actor: { id: memberId }, before: { role: "counter" }, after: null, network: "10.0.0.0" },
  ]);
  const first = await list({ action: "staff.invited", limit: "2" });
  const second = await list({ action: "staff.invited", limit: "2", after: first.data.next });
  expect([actionsOf(first).length, actionsOf(second).length, second.data.next]).toEqual([2, 1, null]);
  const brasiliaDay = (time: number) => new Date(time).toLocaleDateString("sv-SE", { timeZone: "America/Sao_Paulo" });
  const times = (await list({ actor: memberId })).data.items.map(({ at }: { at: string }) => Date.parse(at));
  const [newest, oldest] = [times[0], times.at(-1)];
  const [day, today, yesterday] = [oldest, newest, oldest - 86_400_000].map(brasiliaDay) as [string, string, string];
  expect(actionsOf(await list({ from: day, actor: memberId }))).toHaveLength(3);
  expect(actionsOf(await list({ from: "2999-01-01" }))).toEqual([]);
  expect(actionsOf(await list({ from: day, to: today, actor: memberId }))).toHaveLength(3);
  expect(actionsOf(await list({ to: "9999-12-31", actor: memberId }))).toHaveLength(3);
  expect(actionsOf(await list({ to: yesterday, actor: memberId }))).toEqual([]);
  expect(first.data.members).toEqual([expect.objectContaining({ id: memberId })]);
});

test("names a part, and finds its entries by an own number in any writing", async () => {
  const { id, name } = await createTestProduct(tenant, { name: "Filtro de óleo", sku: "Oleo-77" });
  const change = { action: "product.changed", subjectKind: "product", at: new Date() };
  await withTenantTransaction(tenant, (tx) =>
    appendAuditEntries(tx, { kind: "program" }, [
      { ...change, subjectId: id, before: { price: 26_90 }, after: { price: 27_90 } },
      { ...change, subjectId: uuid() },
    ]),
  );
  for (const product of ["Oleo-77", "oleo77"]) {
    const { data } = await list({ product });
    expect(data.items).toMatchObject([{ subject: { kind: "product", id, name }, after: { price: 27_90 } }]);
  }
  expect(actionsOf(await list({ product: "oleo-7" }))).toEqual([]);
});

test("names what is changed of the catalog, as it is called now", async () => {
  const { id } = await createTestCategory(tenant, { slug: "freios", name: "Freios" });
  const type = await withTenantTransaction(tenant, (tx) => addProductType(tx, { slug: "disco", name: "Disco" }));
  const at = new Date();
  const entries = [
    {
      action: "category.moved",
      subjectKind: "category",
      subjectId: id,
      before: { position: 0 },
      after: { position: 1 },
      at,
    },
    { action: "brand.merged", subjectKind: "brand", subjectId: "travaboa", before: { text: "Trav" }, at },
    { action: "product-type.changed", subjectKind: "product-type", subjectId: type.ok ? type.value.id : "", at },
    { action: "attribute.changed", subjectKind: "attribute", subjectId: "material", at },
    { action: "category.moved", subjectKind: "category", subjectId: uuid(), at },
    { action: "product.changed", subjectKind: "product", subjectId: uuid(), after: { brand: "travaboa" }, at },
  ];
  await withTenantTransaction(tenant, async (tx) => {
    await tx.insert(companyBrands).values({ companyId: tx.companyId, slug: "travaboa", name: "Travaboa" });
    await tx.insert(attributes).values({ companyId: tx.companyId, id: uuid(), slug: "material", name: "Material" });
    await appendAuditEntries(tx, { kind: "program" }, entries);
  });
  const { data } = await list({ limit: "6" });
  const subjects = data.items.map(({ subject: { name, deleted } }: NamedEntry) => [name, deleted]);
  // Of the first two no entry has ever held a name.
  expect(subjects).toEqual([
    ["", true],
    ["", true],
    ["Material", false],
    ["Disco", false],
    ["Travaboa", false],
    ["Freios", false],
  ]);
  expect(data.items[0]).toMatchObject({ after: { brand: "Travaboa" } });
});

async function catalogCalls() {
  const user = await createTestStaffUser(context.installation);
  await addTestMembership(tenant, user, "catalog");
  const staff = { app: context.app, tenant, token: (await signInTestStaff(context.installation, user)).token };
  const send = async (method: "POST" | "PATCH" | "DELETE", path: string, fields: StaffCallFields = {}) =>
    (await injectStaffCall(staff, [method, path], fields)).data;
  return send;
}

test("a product type that was deleted since has its last name where products had it", async () => {
  const send = await catalogCalls();
  const { id: type, slug } = await send("POST", "/product-types", { body: { name: "Disco sólido" } });
  const { id } = await send("POST", "/products", { body: { name: "Disco", sku: uuid() } });
  await send("PATCH", `/products/${id}`, { body: { changes: { type: slug }, base: {} }, tag: '"r1"' });
  await send("PATCH", `/products/${id}`, { body: { changes: { type: null }, base: { type: slug } }, tag: '"r2"' });
  await send("DELETE", `/product-types/${type}`);
  const { data } = await list({ subject: `product:${id}` });
  expect(data.items).toMatchObject([
    { before: { type: "Disco sólido" }, after: { type: null } },
    { before: { type: null }, after: { type: "Disco sólido" } },
    { action: "product.created" },
  ]);
});

test("what was deleted since has its last name, and a moved category those above it", async () => {
  const send = await catalogCalls();
  const { id: product } = await send("POST", "/products", { body: { name: "Bieleta", sku: uuid() } });
  await send("PATCH", `/products/${product}`, { body: { changes: { brand: "Trav" }, base: {} }, tag: '"r1"' });
  await send("DELETE", `/products/${product}`);
  const newCategory = async (name: string) => (await send("POST", "/categories", { body: { name } })).id as string;
  const [parts, discs] = [await newCategory("Peças"), await newCategory("Discos antigos")];
  await send("POST", `/categories/${discs}/move`, { body: { parent: parts, position: 0 } });
  await send("DELETE", `/categories/${discs}`);
  await send("DELETE", `/categories/${parts}`);
  const { data } = await list({ limit: "8" });
  const shown = data.items.map(({ action, subject: { name, deleted } }: NamedEntry) => [action, name, deleted]);
  expect(shown).toEqual([
    ["category.deleted", "Peças", true],
    ["category.deleted", "Discos antigos", true],
    ["category.moved", "Discos antigos", true],
    ["category.created", "Discos antigos", true],
    ["category.created", "Peças", true],
    ["product.deleted", "Bieleta", true],
    ["product.changed", "Bieleta", true],
    ["product.created", "Bieleta", true],
  ]);
  expect(data.items[2]).toMatchObject({ before: { parent: null }, after: { parent: "Peças", position: 0 } });
});

test("hides the cost of products from those who may not change prices", async () => {
  const change = { action: "product.changed", subjectKind: "product", subjectId: uuid(), at: new Date() };
  const [before, after] = [{ cost: null }, { cost: 37_00, name: "Disco" }];
  await withTenantTransaction(tenant, (tx) => appendAuditEntry(tx, { kind: "program" }, { ...change, before, after }));
  const { data } = await list({ subject: `product:${change.subjectId}` });
  expect(data.items).toMatchObject([{ before: { cost: null }, after: { cost: null, name: "Disco" } }]);
});

test.each([
  ["actor", "Ana"],
  ["from", "ontem"],
  ["to", "2026-02-30"],
  ["from", "0000-01-01"],
  ["subject", "order"],
  ["subject", "order:\0"],
  ["action", "'; --"],
  ["limit", "0"],
])("refuses a filter %s that cannot be read", async (name, value) => {
  expect((await list({ [name]: value })).status).toBe(422);
});

test.each([
  ["audit_entries_pkey", {}],
  ["audit_entries_by_actor", { actor: uuid() }],
  ["audit_entries_by_action", { action: "staff.invited" }],
  ["audit_entries_by_subject", { subject: "staff:1" }],
])("reads the index %s", async (index, filter) => {
  await addOtherEntries();
  await withTenantTransaction(tenant, async (tx) => {
    const input = { limit: 50, from: "2026-01-01", seesCost: true, ...filter };
    const statements = await recordStatements(() => listAuditEntries(tx, input), tx.client);
    const statement = statements.find(({ text }) => text.includes("audit_entries"));
    if (!statement) throw new Error("The log was not read");
    await tx.client.query(
      "set local enable_seqscan = off; set local enable_sort = off; set local enable_bitmapscan = off",
    );
    const plan = await explain(tx.client as never, statement, "costs off");
    expect(plan).toContain(`using ${index}`);
    expect(plan).not.toMatch(/Sort|Seq Scan/);
  });
});
