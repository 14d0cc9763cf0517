import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestCategory, createTestProduct, insertTestProducts } from "../../../../testing/catalog.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../../testing/database.ts";
import { HOSTILE_TEXTS } from "../../../../testing/hostile-texts.ts";
import { injectStaffCall } from "../../../../testing/inject-staff-call.ts";
import { addTestMembership, createTestStaffUser, signInTestStaff } from "../../../../testing/staff.ts";
import { type Tenant, withTenantTransaction } from "../../../platform/database/tenant.ts";
import { findRedirectedSlug } from "../../redirects/queries.ts";
import { productCategories } from "../../tables.ts";

let context: TestInstallation;
let tenant: Tenant;
let token: string;
beforeAll(async () => {
  context = await openTestInstallation();
});
beforeEach(async () => {
  tenant = await createTestCompany(context.installation);
  const user = await createTestStaffUser(context.installation);
  await addTestMembership(tenant, user, "catalog");
  token = (await signInTestStaff(context.installation, user)).token;
});
afterAll(() => context.close());

const send = (call: readonly ["GET" | "POST" | "PATCH" | "DELETE", string], body?: object) =>
  injectStaffCall({ app: context.app, tenant, token }, call, body ? { body } : {});
const create = (name: string, fields: object = {}) => send(["POST", "/categories"], { name, ...fields });
const change = (id: string, body: object) => send(["PATCH", `/categories/${id}`], body);
const move = (id: string, parent: string | null, position = 0) =>
  send(["POST", `/categories/${id}/move`], { parent, position });

type Listed = { id: string; slug: string; parentId: string | null; position: number; products: number };
const tree = async (): Promise<Listed[]> => (await send(["GET", "/categories"])).data;
const slugs = async () => (await tree()).map(({ slug }) => slug);

const shop = async (path: string) => {
  const response = await context.app.inject({ url: `/ecommerce${path}`, headers: { ecommerce: tenant.slug } });
  return response.json().data;
};
const found = async (query: string): Promise<string[]> =>
  (await shop(`/products?search=${encodeURIComponent(query)}`)).items.map(({ sku }: { sku: string }) => sku);
const listed = async (category: string): Promise<number> => (await shop(`/products?category=${category}`)).total;

test("categories are created at the end of their siblings, with a slug of their name", async () => {
  const { data: brakes } = await create("Freios");
  expect(brakes).toMatchObject({ slug: "freios", parentId: null, position: 0, requiresFitments: false, products: 0 });
  expect((await create("Motor")).data).toMatchObject({ slug: "motor", position: 1 });
  expect((await create("Freios", { parent: brakes.id })).data).toMatchObject({ slug: "freios-2", parentId: brakes.id });
  expect(await slugs()).toEqual(["freios", "freios-2", "motor"]);
  expect(await create("X", { slug: "motor" })).toMatchObject({ status: 409, message: "SLUG_TAKEN" });
  for (const slug of ["all", "product-search"])
    expect(await create("X", { slug })).toMatchObject({ status: 409, message: "SLUG_TAKEN" });
  expect(await create("X", { parent: uuid() })).toMatchObject({ status: 404, message: "CATEGORY_NOT_FOUND" });
  for (const blank of [" ", "\u2800", "\u3164\uFE0F"])
    expect(await create(blank)).toMatchObject({ status: 422, errors: { name: "ERROR_FORM_REQUIRED" } });
});

test("[ADM-86] a move rewrites the lists and counts above the products, and nothing else", async () => {
  await createTestCategory(tenant, { slug: "motor", name: "Motor" });
  const brakes = await createTestCategory(tenant, { slug: "freios", name: "Frenagem" });
  const discs = await createTestCategory(tenant, { slug: "discos", name: "Discos", parent: "motor" });
  await createTestCategory(tenant, { slug: "ventilados", name: "Ventilados", parent: "discos" });
  await createTestProduct(tenant, { sku: "D-1", name: "Peça", categories: ["ventilados"] });
  await createTestProduct(tenant, { sku: "D-2", name: "Peça", categories: ["discos"], published: false });
  await createTestProduct(tenant, { sku: "M-1", name: "Peça", categories: ["motor"] });
  expect([await listed("motor"), await listed("freios"), await found("ventilados")]).toEqual([2, 0, ["D-1"]]);

  expect((await move(discs.id, brakes.id)).data).toMatchObject({ parentId: brakes.id, products: 2, published: 1 });
  expect([await listed("motor"), await listed("freios"), await listed("discos")]).toEqual([1, 1, 1]);
  expect([await found("ventilados"), await found("frenagem"), await found("motor")]).toEqual([
    ["D-1"],
    ["D-1"],
    ["M-1"],
  ]);
  const product = await shop("/products?category=ventilados").then(({ items }) => items[0]);
  expect(product.categories.map(({ slug }: { slug: string }) => slug)).toEqual(["ventilados", "discos", "freios"]);
  const counts = (await shop("/categories/all")).map(({ slug, items }: { slug: string; items: number }) => [
    slug,
    items,
  ]);
  expect(Object.fromEntries(counts)).toEqual({ motor: 1, freios: 1, discos: 1, ventilados: 1 });

  expect((await move(discs.id, null)).status).toBe(200);
  expect([await listed("freios"), await found("ventilados")]).toEqual([0, ["D-1"]]);
});

test("siblings change their order, which shoppers see", async () => {
  const ids: string[] = [];
  for (const name of ["A", "B", "C"]) ids.push((await create(name)).data.id);
  expect((await move(ids[2] as string, null, 0)).data).toMatchObject({ position: 0 });
  expect(await slugs()).toEqual(["c", "a", "b"]);
  await move(ids[2] as string, null, 99);
  expect(await slugs()).toEqual(["a", "b", "c"]);
  expect((await shop("/categories/all")).map(({ slug }: { slug: string }) => slug)).toEqual(["a", "b", "c"]);
});

test("[ADM-86] no category comes to stand below itself, not even by two moves at once", async () => {
  for (let round = 0; round < 5; round++) {
    const [a, b] = [(await create("A")).data.id, (await create("B")).data.id];
    expect(await move(a, a)).toMatchObject({ status: 409, message: "CATEGORY_CYCLE" });
    const both = await Promise.all([move(a, b), move(b, a)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await slugs()).toHaveLength(2 * (round + 1));
  }
});

test("[ADM-86] a product that is created during a move stands where the category has gone", async () => {
  const [a, b] = [(await create("A")).data.id, (await create("B")).data.id];
  const child = (await create("Filha", { parent: a })).data.id;
  const works = [move(child, b), ...[1, 2, 3, 4].map(() => createTestProduct(tenant, { categories: ["filha"] }))];
  await Promise.all(works);
  expect([await listed("a"), await listed("b"), await listed("filha")]).toEqual([0, 4, 4]);
});

test("[ADM-85] a new name is found, and a former slug leads to the category until another takes it", async () => {
  const { data: brakes } = await create("Freios");
  await createTestProduct(tenant, { sku: "D-1", name: "Peça", categories: ["freios"] });
  expect((await change(brakes.id, { name: "Frenagem", slug: "frenagem" })).data).toMatchObject({ slug: "frenagem" });
  expect([await found("frenagem"), await found("freios")]).toEqual([["D-1"], []]);
  expect(await findRedirectedSlug(tenant, "category", "freios")).toBe("frenagem");
  expect(await create("Freios")).toMatchObject({ status: 200, data: { slug: "freios-2" } });
  expect(await create("Outra", { slug: "freios" })).toMatchObject({ status: 409, message: "SLUG_TAKEN" });
  expect(await create("Outra", { slug: "freios", takeSlug: true })).toMatchObject({ status: 200 });
  expect(await findRedirectedSlug(tenant, "category", "freios")).toBeUndefined();
  expect((await change(brakes.id, { slug: "freio" })).status).toBe(200);
  expect((await change(brakes.id, { slug: "frenagem" })).data).toMatchObject({ slug: "frenagem" });
  expect(await findRedirectedSlug(tenant, "category", "frenagem")).toBeUndefined();
});

test("only an empty category is deleted", async () => {
  const { data: brakes } = await create("Freios");
  const { data: discs } = await create("Discos", { parent: brakes.id });
  await createTestProduct(tenant, { categories: ["discos"], published: false });
  for (const { id } of [brakes, discs])
    expect(await send(["DELETE", `/categories/${id}`])).toMatchObject({ status: 409, message: "CATEGORY_NOT_EMPTY" });
  const { data: empty } = await create("Vazia");
  expect(await send(["DELETE", `/categories/${empty.id}`])).toMatchObject({ status: 200, data: { id: empty.id } });
  expect(await slugs()).toEqual(["freios", "discos"]);
  expect(await send(["DELETE", `/categories/${empty.id}`])).toMatchObject({ status: 404 });
});

test("more than 500 products are neither moved nor renamed", async () => {
  const [{ data: car }, { data: engine }] = [await create("Carro"), await create("Motor")];
  const { data: brakes } = await create("Freios", { parent: car.id });
  await withTenantTransaction(tenant, async (tx) => {
    const ids = await insertTestProducts(tx, 501);
    const links = ids.flatMap((productId) => [
      { companyId: tx.companyId, productId, categoryId: brakes.id, direct: true },
      { companyId: tx.companyId, productId, categoryId: car.id, direct: false },
    ]);
    await tx.insert(productCategories).values(links);
  });
  for (const refused of [await move(brakes.id, engine.id), await change(brakes.id, { name: "Frenagem" })])
    expect(refused).toMatchObject({ status: 409, message: "TOO_MANY_PRODUCTS" });
  expect(await change(brakes.id, { slug: "frenagem", image: "/pictures/a.svg", layout: "categories" })).toMatchObject({
    status: 200,
    data: { name: "Freios", slug: "frenagem", products: 501 },
  });
  // Products hold the names of their own categories alone.
  expect(await change(car.id, { name: "Automóvel" })).toMatchObject({ status: 200, data: { products: 501 } });
});

test("hostile names do no harm, and another company's categories do not exist", async () => {
  for (const text of HOSTILE_TEXTS) {
    const created = await create(text);
    expect([200, 422]).toContain(created.status);
    expect([200, 409, 422]).toContain((await create("Nome", { slug: text })).status);
    if (created.status === 200) expect([200, 422]).toContain((await change(created.data.id, { name: text })).status);
  }
  const foreign = await createTestCategory(await createTestCompany(context.installation));
  const own = (await create("Freios")).data;
  for (const refused of [
    await change(foreign.id, { name: "Minha" }),
    await move(foreign.id, null),
    await move(own.id, foreign.id),
    await send(["DELETE", `/categories/${foreign.id}`]),
  ])
    expect(refused).toMatchObject({ status: 404, message: "CATEGORY_NOT_FOUND" });
});
