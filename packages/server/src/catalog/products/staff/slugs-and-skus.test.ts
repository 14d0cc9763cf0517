import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestCategory, createTestProduct } from "../../../../testing/catalog.ts";
import { openStaffTest, type StaffTest } from "../../../../testing/open-staff-test.ts";

let context: StaffTest["context"];
let tenant: StaffTest["tenant"];
let call: StaffTest["call"];
beforeAll(async () => {
  ({ context, tenant, call } = await openStaffTest("catalog"));
  await createTestCategory(tenant, { slug: "discos", name: "Discos" });
});
afterAll(() => context.close());

const read = async (id: string) => (await call("GET", `/products/${id}`)).data;
const change = (id: string, changes: object, base: object = {}) =>
  call("PATCH", `/products/${id}`, { body: { changes, base }, tag: '"r1"' });

test("of another product are refused with its name", async () => {
  const [one, two] = [await createTestProduct(tenant, { name: "Primeiro" }), await createTestProduct(tenant)];
  const takenBy = { id: one.id, name: "Primeiro", isRedirect: false };
  expect(await change(two.id, { slug: one.slug })).toMatchObject({ status: 409, message: "SLUG_TAKEN", takenBy });
  expect(await change(two.id, { sku: one.sku })).toMatchObject({ status: 409, message: "SKU_TAKEN", takenBy });
  const body = { name: "Nova", sku: one.sku };
  expect(await call("POST", "/products", { body })).toMatchObject({ status: 409, message: "SKU_TAKEN", takenBy });
  expect(await call("POST", `/products/${two.id}/copy`, { body: { sku: one.sku } })).toMatchObject({ status: 409 });
});

test("taken at the same moment are refused, never an error", async () => {
  const products = await Promise.all(Array.from({ length: 8 }, () => createTestProduct(tenant)));
  const slug = `mesmo-${products[0]?.id}`;
  const answers = await Promise.all(products.map(({ id }) => change(id, { slug, name: "Mesmo" })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
});

test("a SKU is the same in any case, and a search for it finds the one part", async () => {
  const sku = `psl-${tenant.slug.slice(-8)}-é`;
  const written = [sku, sku.toUpperCase(), sku.replace("psl", "Psl")];
  const answers = await Promise.all(written.map((sku) => call("POST", "/products", { body: { name: "Lona", sku } })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const created = answers.find(({ status }) => status === 200)?.data;
  const takenBy = { id: created.id };
  const other = await createTestProduct(tenant);
  expect(await change(other.id, { sku: sku.toUpperCase() })).toMatchObject({ message: "SKU_TAKEN", takenBy });
  expect(await call("POST", `/products/${other.id}/copy`, { body: { sku } })).toMatchObject({ message: "SKU_TAKEN" });
  for (const code of written) {
    const { data } = await call("GET", `/stock?q=${encodeURIComponent(code)}`);
    expect(data.items).toMatchObject([{ product_id: created.id }]);
  }
  expect((await change(created.id, { sku: sku.toUpperCase() })).data.sku).toBe(sku.toUpperCase());
});

test("an earlier slug leads to its product until it is taken explicitly", async () => {
  const [one, two] = [await createTestProduct(tenant), await createTestProduct(tenant)];
  await change(one.id, { slug: `${one.slug}-novo` });
  expect(await change(two.id, { slug: one.slug })).toMatchObject({
    status: 409,
    message: "SLUG_TAKEN",
    takenBy: { id: one.id, isRedirect: true },
  });
  const body = { changes: { slug: one.slug }, base: { slug: two.slug }, takeSlug: true };
  expect((await call("PATCH", `/products/${two.id}`, { body, tag: '"r1"' })).data.slug).toBe(one.slug);
  const back = await change(one.id, { slug: one.slug }, { slug: `${one.slug}-novo` });
  expect(back).toMatchObject({ status: 409, takenBy: { id: two.id, isRedirect: false } });
  expect((await change(two.id, { slug: two.slug }, { slug: one.slug })).data.slug).toBe(two.slug);
});

test("a copy is a draft with the same content and its own slug", async () => {
  const source = await createTestProduct(tenant, { name: "Cubo", categories: ["discos"], brand: "Alfa" });
  const moved = { cost: 12, supplier: "Z", gtin: "7891234567895", slug: `cubo-${source.id}` };
  await change(source.id, moved);
  const { data: copy } = await call("POST", `/products/${source.id}/copy`, { body: { sku: `C-${source.id}` } });
  const { id, slug, sku, gtin, state, revision, createdAt, updatedAt, url, stock, ...same } = await read(source.id);
  expect(copy).toMatchObject({ ...same, sku: `C-${id}`, gtin: "", state: "draft", revision: 1 });
  expect(copy.stock).toEqual({ onHand: 0, minimum: null, shelf: "" });
  expect(copy.slug).not.toBe(slug);
  expect(await change(copy.id, { slug: source.slug })).toMatchObject({ status: 409, takenBy: { id: source.id } });
  expect((await call("GET", `/products/${copy.id}/revisions`)).data).toEqual([]);
});

test("a name that is the path of a call gets an address with the SKU", async () => {
  const created = await call("POST", "/products", { body: { name: "Popular", sku: "P-77" } });
  expect(created).toMatchObject({ status: 200, data: { slug: "popular-p-77" } });
});
