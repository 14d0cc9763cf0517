import { and, eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestCategory, createTestProduct, insertTestProducts } from "../../../testing/catalog.ts";
import {
  createTestCompany,
  openTestInstallation,
  ownerPoolOf,
  type TestInstallation,
} from "../../../testing/database.ts";
import { HOSTILE_TEXTS } from "../../../testing/hostile-texts.ts";
import { injectStaffCall } from "../../../testing/inject-staff-call.ts";
import { addTestMembership, createTestStaffUser, signInTestStaff } from "../../../testing/staff.ts";
import { auditEntries } from "../../companies/tables.ts";
import { withTenantTransaction } from "../../platform/database/tenant.ts";
import { updateProduct } from "../products/commands.ts";
import type { NewProduct } from "../products/new-product.ts";
import { products } from "../tables.ts";

let context: TestInstallation;
beforeAll(async () => {
  context = await openTestInstallation();
});
afterAll(() => context.close());

async function openShop() {
  const tenant = await createTestCompany(context.installation);
  const user = await createTestStaffUser(context.installation);
  await addTestMembership(tenant, user, "catalog");
  const { token } = await signInTestStaff(context.installation, user);
  const send = (path: string, body: object, key?: string) =>
    injectStaffCall({ app: context.app, tenant, token }, ["POST", `/selections/${path}`], {
      body,
      ...(key ? { key } : {}),
    });
  const preview = (selection: object, action: object) => send("preview", { selection, action });
  const apply = async (selection: object, action: object, key?: string) => {
    const { tag } = (await preview(selection, action)).data;
    return send("apply", { selection, action, tag }, key);
  };
  const add = (values: Partial<NewProduct>) => createTestProduct(tenant, { brand: "Marca", ...values });
  const read = async (ids: readonly string[]) => {
    const rows = await withTenantTransaction(tenant, (tx) =>
      tx
        .select()
        .from(products)
        .where(and(eq(products.companyId, tx.companyId), inArray(products.id, [...ids]))),
    );
    return ids.map((id) => rows.find((row) => row.id === id) as (typeof rows)[number]);
  };
  return { tenant, user, token, send, preview, apply, add, read };
}

const raise = { kind: "price", field: "price", direction: "raise", percent: 8, ending: "90" };

test("[ADM-62] a brand is raised by 8 %, ending in ,90, after a preview, and undone but for what changed since", async () => {
  const { tenant, preview, apply, send, add, read } = await openShop();
  const first = await add({ name: "Um", price: 100_00 });
  const second = await add({ name: "Dois", price: 57_30, compareAtPrice: 60_00 });
  const other = await add({ name: "Três", price: 100_00, brand: "Outra" });
  const selection = { brand: "Marca" };
  const shown = (await preview(selection, raise)).data;
  expect(shown).toMatchObject({ total: 2, changed: 2, unchanged: 0, refused: [] });
  expect(shown.rows.map(({ name, before, after }: never) => [name, before, after])).toEqual([
    ["Um", { price: 100 }, { price: 107.9 }],
    ["Dois", { price: 57.3, compareAtPrice: 60 }, { price: 61.9, compareAtPrice: null }],
  ]);
  const key = "one-press";
  const applied = await apply(selection, raise, key);
  expect(applied.data).toMatchObject({ changed: 2, unchanged: 0, refused: [] });
  const again = await send("apply", { selection, action: raise, tag: shown.tag }, key);
  expect(again.data).toEqual(applied.data);
  const ids = [first.id, second.id, other.id];
  expect((await read(ids)).map(({ price, revision }) => [price, revision])).toEqual([
    [107_90, 2],
    [61_90, 2],
    [100_00, 1],
  ]);
  const entries = await withTenantTransaction(tenant, (tx) =>
    tx.select().from(auditEntries).where(eq(auditEntries.companyId, tx.companyId)),
  );
  expect(entries.map(({ subjectId }) => subjectId).sort()).toEqual([first.id, second.id].sort());
  await apply({ ids: [second.id] }, { ...raise, percent: 50 });
  const undone = await send("undo", { job_id: applied.data.job_id });
  expect(undone.data).toMatchObject({
    restored: 1,
    kept: [{ id: second.id, name: "Dois", refusal: "CHANGED_MEANWHILE" }],
  });
  expect((await read(ids)).map(({ price }) => price)).toEqual([100_00, 92_90, 100_00]);
  expect(await send("undo", { job_id: other.id })).toMatchObject({ status: 404, message: "REVISION_NOT_FOUND" });
});

test("[ADM-62] each kind of change shows what it does, and refuses single products with a reason", async () => {
  const { preview, apply, add, read } = await openShop();
  const category = await createTestCategory((await openShop()).tenant, {});
  const complete = { images: ["/a.webp"], published: false };
  const ready = await add({ name: "Disco de freio", ...complete, tags: ["novo"] });
  const selection = { ids: [ready.id] };
  const list = { kind: "list", field: "tags", add: ["oferta"], remove: ["novo"] };
  expect((await apply(selection, list)).data.changed).toBe(1);
  const replace = { kind: "replace", field: "name", find: "DISCO", replacement: "Par de discos" };
  expect((await apply(selection, replace)).data.changed).toBe(1);
  expect((await apply(selection, { kind: "set", changes: { warrantyMonths: 12, brand: "Nova" } })).data.changed).toBe(
    1,
  );
  expect((await apply(selection, { kind: "set", changes: { warrantyMonths: 12 } })).data).toMatchObject({
    changed: 0,
    unchanged: 1,
  });
  expect((await read([ready.id]))[0]).toMatchObject({
    name: "Par de discos de freio",
    tags: ["oferta"],
    warrantyMonths: 12,
    brand: "Nova",
    revision: 4,
  });
  const refusedBy = async (action: object) => (await preview(selection, action)).data.refused[0];
  expect(await refusedBy({ kind: "state", state: "published" })).toMatchObject({
    id: ready.id,
    refusal: "NOT_PUBLISHABLE",
    blockers: ["category"],
  });
  expect(await refusedBy({ kind: "list", field: "categories", add: [category.slug], remove: [] })).toMatchObject({
    refusal: "VALIDATION_FAILED",
    errors: { categories: "ERROR_FORM_INVALID" },
  });
  expect(await refusedBy({ ...replace, find: "par de discos de freio", replacement: " " })).toMatchObject({
    errors: { name: "ERROR_FORM_REQUIRED" },
  });
  const tags = Array.from({ length: 20 }, (_, at) => `tag ${at}`);
  expect(await refusedBy({ ...list, add: ["x".repeat(61)] })).toMatchObject({
    errors: { tags: "ERROR_FORM_TOO_LONG" },
  });
  for (const some of [tags, tags.map((tag) => `${tag}a`)]) await apply(selection, { ...list, add: some });
  expect(await refusedBy({ ...list, add: tags.map((tag) => `${tag}b`) })).toMatchObject({
    errors: { tags: "ERROR_FORM_TOO_LONG" },
  });
  await apply(selection, { ...replace, find: "par de", replacement: "" });
  expect((await read([ready.id]))[0]?.name).toBe("discos de freio");
  expect(await refusedBy({ ...raise, direction: "lower", percent: 100 })).toMatchObject({
    errors: { price: "ERROR_FORM_INVALID" },
  });
  const { percent, ...unclear } = raise;
  for (const action of [unclear, { ...unclear, percent, amount: 1 }])
    expect(await preview(selection, action)).toMatchObject({ status: 422 });
});

test("[ADM-62] a selection that moved, or has more than 500 products, changes nothing", async () => {
  const { tenant, preview, send, add, read } = await openShop();
  const product = await add({ price: 100_00 });
  const selection = { view: "published" };
  const { tag } = (await preview(selection, raise)).data;
  const body = { selection, action: raise, tag };
  const refused = { status: 409, message: "SELECTION_MOVED" };
  expect(await send("apply", { ...body, action: { ...raise, percent: 9 } })).toMatchObject(refused);
  await add({ price: 100_00 });
  expect(await send("apply", body)).toMatchObject(refused);
  expect((await read([product.id]))[0]?.price).toBe(100_00);
  await withTenantTransaction(tenant, (tx) => insertTestProducts(tx, 499));
  const tooMany = { status: 409, message: "TOO_MANY_PRODUCTS" };
  expect(await preview(selection, raise)).toMatchObject(tooMany);
  expect(await send("apply", body)).toMatchObject(tooMany);
  expect(await preview({ q: "disco" }, raise)).toMatchObject({ status: 200, data: { total: 2 } });
});

test("[ADM-62] archiving more than 100 products needs a fresh sign-in, prices their permission", async () => {
  const { tenant, user, preview, apply, add } = await openShop();
  const ids = await withTenantTransaction(tenant, (tx) => insertTestProducts(tx, 101));
  const archive = { kind: "state", state: "archived" };
  const owner = ownerPoolOf(context.installation.database);
  await owner.query("update staff_sessions set fresh_at = now() - interval '1 day' where staff_user_id = $1", [
    user.id,
  ]);
  expect(await preview({ ids }, archive)).toMatchObject({ status: 403, message: "FRESH_SIGN_IN_NEEDED" });
  expect((await preview({ ids: ids.slice(1) }, archive)).data).toMatchObject({ changed: 100, total: 100 });
  await owner.query("update staff_sessions set fresh_at = now() where staff_user_id = $1", [user.id]);
  expect((await apply({ ids }, archive)).data).toMatchObject({ changed: 101 });
  await withTenantTransaction(tenant, (tx) =>
    tx.execute(
      sql`update staff_memberships set removed_permissions = '{prices.write}' where company_id = ${tx.companyId}`,
    ),
  );
  const { data } = await apply({ ids: ids.slice(0, 2) }, raise);
  expect(data.refused.map(({ refusal }: { refusal: string }) => refusal)).toEqual(["FORBIDDEN", "FORBIDDEN"]);
  const priced = await add({ internals: { cost: 37_00, supplier: "", supplierCode: "", notes: "" } });
  const lower = { kind: "price", field: "cost", direction: "lower" };
  for (const id of [priced.id, ids[0]])
    for (const amount of [1, 37, 1000])
      expect((await preview({ ids: [id] }, { ...lower, amount })).data.refused).toMatchObject([
        { refusal: "FORBIDDEN" },
      ]);
});

test("[ADM-62] what cannot be undone yet stays to be undone, and prices by who may change them alone", async () => {
  const { tenant, apply, send, add, read } = await openShop();
  const category = await createTestCategory(tenant, {});
  const [one, two] = [await add({ categories: [category.slug] }), await add({ categories: [category.slug] })];
  const image = { images: ["/pictures/a-800.webp"] };
  for (const { id } of [one, two]) await withTenantTransaction(tenant, (tx) => updateProduct(tx, id, image));
  const ids = [one.id, two.id];
  const job = async (action: object) => (await apply({ ids }, action)).data.job_id;
  const undo = (id: string) => send("undo", { job_id: id });
  const unpublished = await job({ kind: "state", state: "draft" });
  await withTenantTransaction(tenant, (tx) => updateProduct(tx, two.id, { images: [] }));
  expect((await undo(unpublished)).data).toMatchObject({
    restored: 1,
    kept: [{ id: two.id, refusal: "NOT_PUBLISHABLE", blockers: ["image"] }],
  });
  await withTenantTransaction(tenant, (tx) => updateProduct(tx, two.id, image));
  expect((await undo(unpublished)).data).toEqual({ restored: 2, kept: [] });
  expect(await undo(unpublished)).toMatchObject({ status: 409, message: "UNDO_OVER" });

  const raised = await job({ kind: "price", field: "price", direction: "raise", amount: 1 });
  const remove = (permissions: string) =>
    withTenantTransaction(tenant, (tx) =>
      tx.execute(sql`
        update staff_memberships set removed_permissions = ${permissions}::text[] where company_id = ${tx.companyId}`),
    );
  await remove("{prices.write}");
  expect(await undo(raised)).toMatchObject({ status: 403, message: "FORBIDDEN" });
  await remove("{}");
  expect((await undo(raised)).data).toMatchObject({ restored: 2 });
  expect((await read(ids)).map(({ price }) => price)).toEqual([100_00, 100_00]);
});

test("[ADM-62] undoing an archive brings a part back as it was, also one that lacks an image", async () => {
  const { tenant, apply, send, add, read } = await openShop();
  const ids = [(await add({})).id, (await add({})).id];
  const archived = await apply({ ids }, { kind: "state", state: "archived" });
  await withTenantTransaction(tenant, (tx) => updateProduct(tx, ids[1] ?? "", { name: "Disco" }));
  expect((await send("undo", { job_id: archived.data.job_id })).data).toMatchObject({
    restored: 1,
    kept: [{ id: ids[1], refusal: "NOT_PUBLISHABLE" }],
  });
  expect((await read(ids)).map(({ published }) => published)).toEqual([true, false]);
});

test("[ADM-62] an undo leaves a product alone whose newer sale it would end", async () => {
  const { tenant, token, apply, send, add, read } = await openShop();
  const { id } = await add({ name: "Disco", price: 100_00 });
  const lower = { kind: "price", field: "price", direction: "lower", percent: 20 };
  const lowered = await apply({ ids: [id] }, lower);
  await withTenantTransaction(tenant, (tx) => updateProduct(tx, id, { compareAtPrice: 95_00 }));
  expect((await send("undo", { job_id: lowered.data.job_id })).data).toMatchObject({
    restored: 0,
    kept: [{ id, refusal: "CHANGED_MEANWHILE" }],
  });
  const restore = ["POST", `/products/${id}/restore`] as const;
  const body = { revision: 2, force: false };
  expect(await injectStaffCall({ app: context.app, tenant, token }, [...restore], { body })).toMatchObject({
    status: 409,
    conflicts: ["compareAtPrice"],
  });
  expect((await read([id]))[0]).toMatchObject({ price: 80_00, compareAtPrice: 95_00 });
  const repeated = await apply({ ids: [id] }, { kind: "set", changes: { name: "Disco" } });
  expect(repeated.data).toMatchObject({ job_id: null, changed: 0 });
});

test("[ADM-62] undoing what ended a sale after its day leaves it ended", async () => {
  const { tenant, apply, send, add, read } = await openShop();
  const sale = { price: 80_00, compareAtPrice: 100_00, saleEndsAt: new Date(Date.now() + 60_000) };
  const { id } = await add(sale);
  const raised = await apply({ ids: [id] }, { kind: "set", changes: { price: 100 } });
  expect((await read([id]))[0]).toMatchObject({ price: 100_00, compareAtPrice: null, saleEndsAt: null });
  await withTenantTransaction(tenant, (tx) =>
    tx.execute(sql`
      update product_revisions set before = jsonb_set(before, '{saleEndsAt}', '"2026-01-01T00:00:00.000Z"')
      where company_id = ${tx.companyId}`),
  );
  expect((await send("undo", { job_id: raised.data.job_id })).data).toEqual({ restored: 1, kept: [] });
  expect((await read([id]))[0]).toMatchObject({ price: 100_00, compareAtPrice: null, saleEndsAt: null });
});

test("[ADM-62] categories are undone by the slug that they have by then", async () => {
  const { tenant, apply, send, add, token } = await openShop();
  const category = await createTestCategory(tenant, {});
  const { id } = await add({ categories: [category.slug], published: false });
  const list = { kind: "list", field: "categories", add: [], remove: [category.slug] };
  const { job_id } = (await apply({ ids: [id] }, list)).data;
  const client = { app: context.app, tenant, token };
  const slug = `${category.slug}-novo`;
  await injectStaffCall(client, ["PATCH", `/categories/${category.id}`], { body: { slug } });
  expect((await send("undo", { job_id })).data).toEqual({ restored: 1, kept: [] });
  const restore = () => injectStaffCall(client, ["POST", `/products/${id}/restore`], { body: { revision: 3 } });
  expect((await restore()).data.categories).toEqual([]);
  expect((await injectStaffCall(client, ["GET", `/products/${id}`])).data.revision).toBe(4);
});

test("[ADM-62] 500 products get 20 categories with all that stand above them", async () => {
  const { tenant, apply } = await openShop();
  const slugs: string[] = [];
  for (let at = 0; at < 20; at++) {
    const above = await createTestCategory(tenant, {});
    slugs.push((await createTestCategory(tenant, { parent: above.slug })).slug);
  }
  const ids = await withTenantTransaction(tenant, (tx) => insertTestProducts(tx, 500));
  const list = { kind: "list", field: "categories", add: slugs, remove: [] };
  expect((await apply({ ids }, list)).data).toMatchObject({ changed: 500, refused: [] });
});

test("[ADM-62] products with more fitments than fit into memory are refused", async () => {
  const { tenant, preview } = await openShop();
  const ids = await withTenantTransaction(tenant, (tx) => insertTestProducts(tx, 51));
  const action = { kind: "state", state: "archived" };
  expect((await preview({ ids }, action)).status).toBe(200);
  await withTenantTransaction(tenant, async (tx) => {
    const row = (id: string) => `('${tx.companyId}', gen_random_uuid(), '${id}', 1, 'Fiat', 'Uno', 2000, 2010)`;
    const rows = ids.flatMap((id) => Array<string>(2000).fill(row(id)));
    // Few statements: triggers run for each.
    for (let from = 0; from < rows.length; from += 20_000)
      await tx.execute(`insert into fitments (company_id, id, product_id, vehicle_type, make, family, year_from, year_to)
        values ${rows.slice(from, from + 20_000).join()}`);
  });
  expect(await preview({ ids }, action)).toMatchObject({ status: 409, message: "TOO_MANY_PRODUCTS" });
});

test("longer texts than can be replaced at once are refused", async () => {
  const { tenant, preview, send } = await openShop();
  const ids = await withTenantTransaction(tenant, (tx) => insertTestProducts(tx, 51));
  await withTenantTransaction(tenant, (tx) =>
    tx
      .update(products)
      .set({ description: "a".repeat(50_000) })
      .where(and(eq(products.companyId, tx.companyId), inArray(products.id, ids))),
  );
  const action = { kind: "replace", field: "description", find: "a", replacement: "b" };
  expect(await preview({ ids }, action)).toMatchObject({ status: 409, message: "TOO_MANY_PRODUCTS" });
  const applied = await send("apply", { selection: { ids }, action, tag: "x" });
  expect(applied).toMatchObject({ status: 409, message: "TOO_MANY_PRODUCTS" });
  expect((await preview({ ids: ids.slice(0, 50) }, action)).status).toBe(200);
});

test("hostile texts in each field are stored as they are or refused", async () => {
  const { preview, apply, add } = await openShop();
  const { id } = await add({ name: "Disco" });
  for (const text of HOSTILE_TEXTS.filter((_, index) => index % 8 === 0)) {
    const actions = [
      { kind: "replace", field: "name", find: "o", replacement: text },
      { kind: "replace", field: "name", find: text, replacement: "x" },
      { kind: "list", field: "tags", add: [text], remove: [text] },
      { kind: "set", changes: { brand: text, type: text, saleEndsAt: text } },
      { kind: text },
    ];
    for (const action of actions) expect([200, 422]).toContain((await preview({ ids: [id] }, action)).status);
    expect([200, 422]).toContain((await preview({ q: text, category: text, brand: text }, raise)).status);
  }
  const applied = await apply({ ids: [id] }, { kind: "list", field: "tags", add: ["<script>"], remove: [] });
  expect(applied.status).toBe(200);
});
