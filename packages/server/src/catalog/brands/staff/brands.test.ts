import { slugify } from "@pecacerta/rules/text";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestProduct } from "../../../../testing/catalog.ts";
import {
  createTestCompany,
  openTestInstallation,
  ownerPoolOf,
  type TestInstallation,
} from "../../../../testing/database.ts";
import { HOSTILE_TEXTS } from "../../../../testing/hostile-texts.ts";
import { injectStaffCall } from "../../../../testing/inject-staff-call.ts";
import { addTestMembership, createTestStaffUser, signInTestStaff } from "../../../../testing/staff.ts";
import { type Tenant, withTenantTransaction } from "../../../platform/database/tenant.ts";
import { addProducts } from "../../products/commands.ts";
import { findRedirectedBrand } from "../../redirects/queries.ts";
import { findBrandBySlug } from "../queries.ts";
import { companyBrands } from "../tables.ts";

let context: TestInstallation;
let tenant: Tenant;
let token: string;
beforeAll(async () => {
  context = await openTestInstallation();
  await ownerPoolOf(context.installation.database).query(
    `insert into brands (slug, name, image, country)
     values ('bosch', 'Bosch', '/b.svg', 'DE'), ('zf', 'Sachs', null, 'DE') on conflict do nothing`,
  );
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
const change = (slug: string, body: object) => send(["PATCH", `/brands/${slug}`], body);
const merge = (text: string, into: string) => send(["POST", "/brands/merge"], { text, into });
type Listed = { products: number; source: string };
/** Without registered ones that no product has. */
const brands = async (): Promise<Listed[]> =>
  (await send(["GET", "/brands"])).data.filter(({ products, source }: Listed) => products > 0 || source === "own");

/** What a shopper of a company gets. */
const shop = async (path: string, of = tenant) => {
  const response = await context.app.inject({ url: `/ecommerce${path}`, headers: { ecommerce: of.slug } });
  return response.json().data;
};
const found = async (query: string): Promise<string[]> =>
  (await shop(`/products?search=${encodeURIComponent(query)}`)).items.map(({ sku }: { sku: string }) => sku);
const facet = async () =>
  (await shop("/products")).filters
    .find(({ slug }: { slug: string }) => slug === "brand")
    .items.map(({ name, count }: { name: string; count: number }) => `${name} ${count}`);

test("the list has registered, own and unregistered brands with their number of products", async () => {
  await createTestProduct(tenant, { brand: "bosch" });
  await createTestProduct(tenant, { brand: "Bosch do Brasil", published: false });
  await send(["POST", "/brands"], { name: "Marca da Casa", country: "br" });
  expect(await brands()).toMatchObject([
    { slug: "bosch", text: "bosch", name: "Bosch", country: "DE", source: "registered", products: 1 },
    { slug: "bosch-do-brasil", text: "Bosch do Brasil", name: "Bosch do Brasil", source: "text", products: 1 },
    { slug: "marca-da-casa", text: "marca-da-casa", source: "own", isRegistered: false, products: 0 },
  ]);
});

test("[ADM-87] what the company says of a brand shows everywhere in its shop, and in no other", async () => {
  await createTestProduct(tenant, { sku: "P-1", brand: "bosch" });
  await createTestProduct(tenant, { sku: "P-2", brand: "Outra" });
  const other = await createTestCompany(context.installation);
  await createTestProduct(other, { sku: "P-1", brand: "bosch" });
  expect([await facet(), await found("bosch")]).toEqual([expect.arrayContaining(["Bosch 1"]), ["P-1"]]);

  const changed = await change("bosch", {
    name: "Robert Autopeças",
    about: "Desde 1886.",
    image: "/pictures/nova.svg",
  });
  expect(changed.data).toMatchObject({ source: "own", isRegistered: true, country: "DE", about: "Desde 1886." });
  const shown = { slug: "bosch", name: "Robert Autopeças", image: "/pictures/nova.svg", country: "DE" };
  expect(await shop("/brands")).toEqual([shown]);
  expect(await facet()).toEqual(expect.arrayContaining(["Robert Autopeças 1", "Outra 1"]));
  expect([await found("robert"), await found("bosch")]).toEqual([["P-1"], []]);
  const [item] = (await shop("/products?search=robert")).items;
  expect(item.brand).toEqual(shown);
  expect(await findBrandBySlug(tenant, "bosch")).toMatchObject({ name: "Robert Autopeças", about: "Desde 1886." });
  expect((await shop("/brands", other))[0]).toMatchObject({ name: "Bosch", image: "/b.svg" });

  expect((await send(["DELETE", "/brands/bosch"])).status).toBe(200);
  expect(await shop("/brands")).toMatchObject([{ name: "Bosch", image: "/b.svg" }]);
  expect([await facet(), await found("bosch")]).toEqual([expect.arrayContaining(["Bosch 1"]), ["P-1"]]);
});

test("[ADM-87] products that name a brand otherwise get it, with a revision that can be restored", async () => {
  const { id } = await createTestProduct(tenant, { sku: "P-1", brand: "Bosch do Brasil" });
  await createTestProduct(tenant, { sku: "P-2", brand: "Bosch do Brasil", published: false });
  expect(await merge("Bosch do Brasil", "bosch")).toMatchObject({ status: 200, data: { products: 2, remaining: 0 } });
  expect(await brands()).toMatchObject([{ slug: "bosch", products: 2 }]);
  expect([await facet(), await found("brasil")]).toEqual([["Bosch 1"], []]);
  const { data } = await send(["GET", `/products/${id}/revisions`]);
  expect(data.items?.[0] ?? data[0]).toMatchObject({ changed: ["brand"], before: { brand: "Bosch do Brasil" } });
  for (const [text, into] of [
    ["Bosch do Brasil", "bosch"],
    ["bosch", "desconhecida"],
    ["bosch", "bosch"],
  ] as const)
    expect(await merge(text, into)).toMatchObject({ status: 404, message: "BRAND_NOT_FOUND" });
  expect(await merge(" ", "bosch")).toMatchObject({ status: 422, errors: { text: "ERROR_FORM_REQUIRED" } });
  const [edit] = (await send(["GET", "/selections"])).data;
  expect(edit).toMatchObject({ action: { kind: "set", changes: { brand: "bosch" } }, products: 2 });
  expect((await send(["POST", "/selections/undo"], { job_id: edit.id })).data).toEqual({ restored: 2, kept: [] });
  expect(await brands()).toMatchObject([{ slug: "bosch-do-brasil", products: 2 }]);
});

test("[ADM-87] a brand of more than 500 products is merged in portions, each of which can be undone", async () => {
  const part = (number: number) => ({
    name: "Bucha",
    sku: `B-${number}`,
    slug: `bucha-${number}`,
    brand: "Bosch do Brasil",
    price: 10_00,
    createdAt: new Date(),
  });
  await withTenantTransaction(tenant, (tx) =>
    addProducts(
      tx,
      Array.from({ length: 502 }, (_, number) => part(number)),
    ),
  );
  expect((await merge("Bosch do Brasil", "bosch")).data).toEqual({ products: 500, remaining: 2 });
  expect(await brands()).toMatchObject([
    { slug: "bosch", products: 500 },
    { text: "Bosch do Brasil", products: 2 },
  ]);
  expect((await merge("Bosch do Brasil", "bosch")).data).toEqual({ products: 2, remaining: 0 });
  expect(await brands()).toMatchObject([{ slug: "bosch", products: 502 }]);
  const [last, first] = (await send(["GET", "/selections"])).data;
  expect([last.products, first.products]).toEqual([2, 500]);
  expect((await send(["POST", "/selections/undo"], { job_id: first.id })).data.restored).toBe(500);
});

test("a brand's name or slug in any writing is stored as its slug, however it comes", async () => {
  await send(["POST", "/brands"], { name: "Nakata Ótica", slug: "nk" });
  await change("bosch", { name: "Robert" });
  const { id } = await createTestProduct(tenant, { sku: "N-0", brand: "NAKATA OTICA" });
  const product = async () => (await send(["GET", `/products/${id}`])).data;
  expect(await product()).toMatchObject({ brand: "nk" });
  for (const [text, slug] of [
    ["Bosch", "bosch"],
    ["nakata ótica", "nk"],
    ["ROBERT", "bosch"],
    ["NK", "nk"],
    ["Nak", "Nak"],
  ] as const) {
    const { revision, brand } = await product();
    const body = { products: [{ id, revision, changes: { brand: text }, base: { brand } }] };
    expect((await send(["PATCH", "/products"], body)).status).toBe(200);
    expect(await product()).toMatchObject({ brand: slug });
  }
  const created = await send(["POST", "/products"], { name: "Bieleta", sku: "N-1", brand: "Nakata ótica" });
  expect(created.data).toMatchObject({ brand: "nk" });
});

const addParts = (prefix: string, brands: readonly string[]) =>
  withTenantTransaction(tenant, async (tx) => {
    const parts = brands.map((brand, number) => {
      const key = `${prefix}-${number}`;
      return { name: "Bucha", sku: key, slug: key, brand, price: 10_00, createdAt: new Date() };
    });
    const added = await addProducts(tx, parts);
    return added.ok ? added.value : [];
  });
/** As products of an earlier version hold it. */
const hold = (id: string, brand: string) =>
  withTenantTransaction(tenant, (tx) =>
    tx.execute(sql`update products set brand = ${brand} where company_id = ${tx.companyId} and id = ${id}`),
  );
const brandFilter = async () => (await send(["GET", "/products/filters"])).data.brands;

test("a brand that nobody has recorded has one spelling, however a product gets it", async () => {
  const [first, ...others] = await Promise.all(
    ["Zyxppcdf Ótica", "ZYXPPCDF OTICA", "zyxppcdf-ótica"].map(
      async (brand, at) => (await send(["POST", "/products"], { name: "Bieleta", sku: `Z-${at}`, brand })).data,
    ),
  );
  const { brand: spelling } = first;
  expect(others).toMatchObject([{ brand: spelling }, { brand: spelling }]);
  const ids = [await createTestProduct(tenant, {}), await createTestProduct(tenant, {})].map(({ id }) => id);
  const changes = ids.map((id) => ({ id, revision: 1, changes: { brand: "zyxPPCDF ótica" }, base: { brand: "" } }));
  await send(["PATCH", "/products"], { products: changes });
  const action = { kind: "set", changes: { brand: "ZyxPpcdf ÓTICA" } };
  const selection = { ids: [(await createTestProduct(tenant, {})).id] };
  const { tag, rows } = (await send(["POST", "/selections/preview"], { selection, action })).data;
  expect(rows).toMatchObject([{ after: { brand: spelling } }]);
  await send(["POST", "/selections/apply"], { selection, action, tag });
  expect(await brandFilter()).toEqual([{ value: spelling, name: spelling }]);
  expect(await brands()).toMatchObject([{ text: spelling, source: "text", products: 6 }]);
});

test("of spellings that an earlier version stored, the one that most products hold is the brand", async () => {
  const ids = await addParts("v", Array(4).fill("Travaboa"));
  for (const id of ids.slice(0, 1)) await hold(id, "TRAVABOA");
  expect(await brandFilter()).toEqual([{ value: "Travaboa", name: "Travaboa" }]);
  expect(await brands()).toMatchObject([{ text: "Travaboa", products: 4 }]);
  expect((await send(["GET", "/products?brand=Travaboa"])).data.total).toBe(4);
  const created = await send(["POST", "/products"], { name: "Bieleta", sku: "T-1", brand: "TRAVABOA" });
  expect(created.data).toMatchObject({ brand: "Travaboa" });
  const copy = await send(["POST", `/products/${ids[0]}/copy`], { sku: "T-2" });
  expect(copy.data).toMatchObject({ brand: "Travaboa" });
  await send(["POST", "/brands"], { name: "Casa" });
  expect((await merge("TravaBOA", "casa")).data).toEqual({ products: 6, remaining: 0 });
});

test("[ADM-87] a new brand takes all products that name it, in portions that can be undone", async () => {
  const ids = await addParts("n", ["ZYXPPCDF", ...Array(502).fill("Zyxppcdf")]);
  await hold(ids[0] as string, "zyxppcdf");
  await hold(ids[1] as string, "ZYXPPCDF");
  const created = await send(["POST", "/brands"], { name: "Zyxppcdf" });
  expect(created).toMatchObject({ status: 200, remaining: 2, data: { slug: "zyxppcdf", products: 501 } });
  expect((await merge("Zyxppcdf", "zyxppcdf")).data).toEqual({ products: 2, remaining: 0 });
  expect(await brands()).toMatchObject([{ slug: "zyxppcdf", source: "own", products: 503 }]);
  const [, first] = (await send(["GET", "/selections"])).data;
  expect((await send(["POST", "/selections/undo"], { job_id: first.id })).data.restored).toBe(500);
});

test("[ADM-87] a renamed brand takes the products that name it so, which can be undone", async () => {
  await send(["POST", "/brands"], { name: "Travaboa" });
  const [id] = await addParts("o", Array(3).fill("Zyxppcdf Ótica"));
  await hold(id as string, "ZYXPPCDF OTICA");
  expect(await change("travaboa", { about: "Desde 1986." })).toMatchObject({ status: 200, remaining: 0 });
  expect(await brands()).toHaveLength(2);
  const renamed = await change("travaboa", { name: "Zyxppcdf ótica" });
  expect(renamed).toMatchObject({ status: 200, remaining: 0, data: { slug: "travaboa", products: 3 } });
  expect(await brands()).toMatchObject([{ slug: "travaboa", name: "Zyxppcdf ótica", products: 3 }]);
  expect([await facet(), await found("zyxppcdf")]).toEqual([
    ["Zyxppcdf ótica 3"],
    expect.arrayContaining(["o-0", "o-1", "o-2"]),
  ]);
  const [edit] = (await send(["GET", "/selections"])).data;
  expect((await send(["POST", "/selections/undo"], { job_id: edit.id })).data).toEqual({ restored: 3, kept: [] });
});

test("a brand that is called as the installation calls it again takes the products that name it so", async () => {
  await change("zf", { name: "Travaboa" });
  await addParts("r", ["SACHS"]);
  expect(await brands()).toMatchObject([
    { text: "SACHS", source: "text" },
    { slug: "zf", source: "own" },
  ]);
  expect((await send(["DELETE", "/brands/zf"])).status).toBe(200);
  expect(await brands()).toMatchObject([{ slug: "zf", name: "Sachs", source: "registered", products: 1 }]);
});

test("a brand that is renamed while parts with its new name are created is one brand", async () => {
  await send(["POST", "/brands"], { name: "Travaboa" });
  const create = (brand: string) => send(["POST", "/products"], { name: "Bieleta", sku: crypto.randomUUID(), brand });
  const answers = await Promise.all([
    ...["Zyxppcdf", "ZYXPPCDF"].map(create),
    change("travaboa", { name: "Zyxppcdf" }),
    ...["zýxppcdf", "zyxppcdf!"].map(create),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await brands()).toMatchObject([{ slug: "travaboa", name: "Zyxppcdf", products: 4 }]);
});

test("a new brand whose slug many products hold needs no rewriting of what they are found by", async () => {
  const [id] = await addParts("s", ["zyxppcdf"]);
  await addParts("m", Array(501).fill("zyxppcdf"));
  expect(await send(["POST", "/brands"], { name: "Zyxppcdf" })).toMatchObject({ status: 200, remaining: 0 });
  expect((await send(["GET", `/products/${id}`])).data).toMatchObject({ brand: "zyxppcdf" });
});

test("[ADM-87] the page of a merged name leads to its brand, also after a second merge, in its company alone", async () => {
  await createTestProduct(tenant, { brand: "Bosch do Brasil" });
  await createTestProduct(tenant, { brand: "BOSCH LTDA" });
  for (const name of ["Casa", "Oficina"]) await send(["POST", "/brands"], { name });
  await merge("BOSCH LTDA", "oficina");
  await merge("oficina", "casa");
  await merge("Bosch do Brasil", "casa");
  await merge("casa", "oficina");
  for (const slug of ["bosch-ltda", "bosch-do-brasil", "casa"])
    expect(await findRedirectedBrand(tenant, slug)).toBe("oficina");
  expect(await findRedirectedBrand(tenant, "oficina")).toBeUndefined();
  expect(await findRedirectedBrand(await createTestCompany(context.installation), "casa")).toBeUndefined();
});

test("a brand of the company's own goes only without products", async () => {
  expect((await send(["POST", "/brands"], { name: "Casa" })).data).toMatchObject({ slug: "casa", source: "own" });
  await createTestProduct(tenant, { brand: "casa" });
  expect(await shop("/brands")).toMatchObject([{ slug: "casa", name: "Casa" }]);
  expect(await send(["DELETE", "/brands/casa"])).toMatchObject({ status: 409, message: "BRAND_IN_USE" });
  for (const name of ["Casa", "Bosch"])
    expect(await send(["POST", "/brands"], { name })).toMatchObject({ status: 409, message: "SLUG_TAKEN" });
  expect(await change("nenhuma", { name: "X" })).toMatchObject({ status: 404, message: "BRAND_NOT_FOUND" });
  expect(await send(["POST", "/brands"], { name: "日本" })).toMatchObject({ errors: { name: "ERROR_FORM_INVALID" } });
});

test("hostile texts do no harm", async () => {
  await createTestProduct(tenant, { brand: "bosch" });
  for (const text of HOSTILE_TEXTS) {
    expect([200, 422]).toContain((await change("bosch", { name: text, about: text, image: text })).status);
    expect([404, 422]).toContain((await merge(text, "bosch")).status);
  }
  expect(await change("bosch", { country: "Brasil" })).toMatchObject({ errors: { country: "ERROR_FORM_INVALID" } });
});

test("a brand behind the end of the list is recorded and changed", async () => {
  const names = Array.from({ length: 3000 }, (_, number) => `Marca ${String(number).padStart(4, "0")}`);
  await withTenantTransaction(tenant, (tx) =>
    tx.insert(companyBrands).values(names.map((name) => ({ companyId: tx.companyId, slug: slugify(name), name }))),
  );
  expect((await send(["POST", "/brands"], { name: "Zebra" })).data).toMatchObject({ name: "Zebra", source: "own" });
  expect((await change("zebra", { about: "Listras." })).data).toMatchObject({ about: "Listras.", products: 0 });
  const { data, isMore } = await send(["GET", "/brands"]);
  expect([data.length, isMore]).toEqual([3000, true]);
});
