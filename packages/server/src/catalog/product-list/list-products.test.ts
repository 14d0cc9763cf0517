import { PRODUCT_VIEWS } from "@pecacerta/rules/product-state";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestCategory, createTestProduct } from "../../../testing/catalog.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../testing/database.ts";
import { HOSTILE_TEXTS } from "../../../testing/hostile-texts.ts";
import { injectStaffCall } from "../../../testing/inject-staff-call.ts";
import { addTestMembership, createTestStaffUser, signInTestStaff } from "../../../testing/staff.ts";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";
import type { NewProduct } from "../products/new-product.ts";
import { stock } from "../stock/tables.ts";
import { products } from "../tables.ts";

let context: TestInstallation;
beforeAll(async () => {
  context = await openTestInstallation();
});
afterAll(() => context.close());

async function openShop() {
  const tenant = await createTestCompany(context.installation);
  const user = await createTestStaffUser(context.installation);
  await addTestMembership(tenant, user, "read-only");
  const { token } = await signInTestStaff(context.installation, user);
  const send = (path: string) => injectStaffCall({ app: context.app, tenant, token }, ["GET", path]);
  const list = async (query: Record<string, string>) =>
    (await send(`/products?${new URLSearchParams(query)}`)).data as {
      items: { id: string; sku: string; name: string; state: string; onHand: number; fitments: number }[];
      next: string | null;
      total: number;
      isMore: boolean;
    };
  const namesOf = async (query: Record<string, string>) => (await list(query)).items.map(({ name }) => name);
  return { tenant, send, list, namesOf };
}

type State = { archivedAt?: Date };

async function addStored(tenant: Tenant, name: string, values: Partial<NewProduct> & State = {}) {
  const { archivedAt, ...given } = values;
  const product = await createTestProduct(tenant, { name, ...given });
  if (archivedAt)
    await withTenantTransaction(tenant, (tx) =>
      tx.update(products).set({ archivedAt }).where(sql`company_id = ${tx.companyId} and id = ${product.id}`),
    );
  return product;
}

test("[ADM-60] each view has its products, and the counts agree with the lists", async () => {
  const { tenant, send, list, namesOf } = await openShop();
  const images = ["/a.webp"];
  const fitments = [{ type: 1 as const, make: "VW", family: "GOL", yearFrom: 2009, yearTo: 2012 }];
  await addStored(tenant, "Disco", { images });
  await addStored(tenant, "Pastilha", { images, fitments, published: false });
  await addStored(tenant, "Lona", { images, compatibility: "listed", published: false });
  await addStored(tenant, "Cabo", { images, compatibility: "unknown" });
  await addStored(tenant, "Vela", {});
  await addStored(tenant, "Velha", { published: false, compatibility: "unknown", archivedAt: new Date() });
  const low = await addStored(tenant, "Filtro", { images, stock: 1 });
  await withTenantTransaction(tenant, (tx) =>
    tx
      .update(stock)
      .set({ minimum: 3, shelf: "B2" })
      .where(sql`company_id = ${tx.companyId} and product_id = ${low.id}`),
  );
  const expected = {
    all: ["Cabo", "Disco", "Filtro", "Lona", "Pastilha", "Vela", "Velha"],
    published: ["Cabo", "Disco", "Filtro", "Vela"],
    draft: ["Lona", "Pastilha"],
    archived: ["Velha"],
    "no-fitment": ["Cabo", "Lona"],
    "no-image": ["Vela"],
    "low-stock": ["Filtro"],
  };
  for (const view of PRODUCT_VIEWS) expect(await namesOf({ view, sort: "name" })).toEqual(expected[view]);
  const counts = Object.fromEntries(PRODUCT_VIEWS.map((view) => [view, expected[view].length]));
  expect((await send("/products/counts")).data).toEqual(counts);
  expect((await list({ view: "low-stock" })).items[0]).toMatchObject({
    sku: low.sku,
    state: "published",
    onHand: 1,
    minimum: 3,
    shelf: "B2",
    price: 100,
    fitments: 0,
    revision: 1,
    image: "/a.webp",
  });
  expect((await list({ view: "archived" })).items[0]).toMatchObject({ state: "archived", image: null });
  expect((await list({ view: "draft", sort: "name" })).items.map(({ fitments }) => fitments)).toEqual([0, 1]);
});

test("[ADM-60] filters narrow a view, and every order continues after each page without gap or repetition", async () => {
  const { tenant, list, namesOf } = await openShop();
  const parent = await createTestCategory(tenant, { name: "Freios" });
  const child = await createTestCategory(tenant, { name: "Discos", parent: parent.slug });
  for (const [index, name] of ["Água", "Área", "agulha", "Zíper", "É", "Ç", "b"].entries())
    await addStored(tenant, name, {
      price: index < 4 ? 50_00 : 10_00 + index,
      brand: index % 2 ? "Marca A" : "Marca B",
      ...(index < 3 ? { categories: [child.slug] } : {}),
      createdAt: new Date(Date.UTC(2026, 1, index < 5 ? 1 : index)),
    });
  expect(await namesOf({ category: parent.slug, sort: "name" })).toEqual(["Água", "agulha", "Área"]);
  expect(await namesOf({ category: parent.slug, brand: "Marca A" })).toEqual(["Área"]);
  expect(await namesOf({ category: "nenhuma" })).toEqual([]);
  expect(await namesOf({ type: "nenhum" })).toEqual([]);
  for (const sort of ["changed", "name", "price"]) {
    const whole = await namesOf({ sort });
    expect(new Set(whole).size).toBe(7);
    const paged: string[] = [];
    let after: string | null = null;
    do {
      const page = await list({ sort, limit: "2", ...(after ? { after } : {}) });
      expect(page).toMatchObject({ total: 7, isMore: false });
      paged.push(...page.items.map(({ name }) => name));
      after = page.next;
    } while (after);
    expect(paged).toEqual(whole);
  }
  expect(await namesOf({ sort: "name" })).toEqual(["Água", "agulha", "Área", "b", "Ç", "É", "Zíper"]);
  expect((await namesOf({ sort: "changed" })).slice(0, 2)).toEqual(["b", "Ç"]);
});

test("[ADM-61] drafts and archived parts are found by any number or word, in all states of their lives", async () => {
  const { tenant, namesOf, send } = await openShop();
  const category = await createTestCategory(tenant, { name: "Suspensões" });
  const draft = await addStored(tenant, "Pastilha de freio cerâmica", {
    published: false,
    sku: "UB-0162",
    partNumber: "TR-10013",
    brand: "Zimex",
    categories: [category.slug],
    numbers: [{ kind: "oem", maker: "VW", number: "5U0 698 151 A" }],
    internals: { cost: null, supplier: "", supplierCode: "FORN-9911", notes: "" },
  });
  await addStored(tenant, "Pastilha de freio comum", {});
  await withTenantTransaction(tenant, (tx) =>
    tx.update(products).set({ gtin: "7891234567895" }).where(sql`company_id = ${tx.companyId} and id = ${draft.id}`),
  );
  const isFound = async (q: string) => (await namesOf({ q })).includes(draft.name);
  const other = await openShop();
  const palette = async (shop: typeof other, q: string) =>
    (await shop.send(`/search?${new URLSearchParams({ q })}`)).data.products.map(({ name }: { name: string }) => name);
  const typed = [
    ...["pastilha ceramica", "PASTILHA CERÂMICA", "pastilhas", "past cer", "zimex", "suspensoes", "Suspensões"],
    ...["TR-10013", "tr10013", "tr.10013", "TR 10013", "10013", "5u0698151a", "5U0 698", "5U0.698.151-A"],
    ...[draft.sku, draft.sku.toLowerCase().replaceAll("-", " "), "pastilha tr-10013"],
    ...["7891234567895", "789 1234 56789-5", "7.891.234.567.895", "07891234567895"],
    ...["0162", "pastilha 0162", "FORN-9911", "forn9911", "FORN-99", "9911", "pastilha forn-9911"],
  ];
  const findsAll = async () => {
    for (const q of typed) {
      expect([q, await isFound(q)]).toEqual([q, true]);
      expect([q, await palette({ ...other, send }, q)]).toEqual([q, expect.arrayContaining([draft.name])]);
      expect([q, await other.namesOf({ q }), await palette(other, q)]).toEqual([q, [], []]);
    }
  };
  await findsAll();
  for (const q of ["pastilha zzz", "TR-10014", "0163", "pastilha 9912"])
    expect([q, await isFound(q)]).toEqual([q, false]);
  const change = (values: { published: boolean; archivedAt?: Date }) =>
    withTenantTransaction(tenant, (tx) =>
      tx
        .update(products)
        .set(values)
        .where(sql`${eq(products.companyId, tx.companyId)} and id = ${draft.id}`),
    );
  const search = async (q: string) => {
    const answer = await context.app.inject({
      url: `/ecommerce/products?${new URLSearchParams({ keyword: q })}`,
      headers: { ecommerce: tenant.slug },
    });
    expect(answer.statusCode).toBe(200);
    return answer.body.includes(draft.id);
  };
  const words = async () => {
    const { rows } = await withTenantTransaction(tenant, (tx) =>
      tx.execute<{ words: number; hidden: number }>(sql`
        select count(*)::int as words, (count(*) filter (where word like '!%'))::int as hidden
        from search_words where company_id = ${tx.companyId} and product_id = ${draft.id}`),
    );
    return rows[0];
  };
  const hidden = await words();
  expect(hidden).toEqual({ words: 7, hidden: 7 });
  for (const q of ["cerâmica", "!ceramica", "zimex", "tr10013", "forn9911"])
    expect([q, await search(q)]).toEqual([q, false]);
  await change({ published: true });
  expect(await words()).toEqual({ words: 7, hidden: 0 });
  expect([await isFound("past cer zim"), await search("cerâmica")]).toEqual([true, true]);
  await change({ published: false, archivedAt: new Date() });
  expect(await words()).toEqual(hidden);
  expect([await isFound("past cer zim"), await search("cerâmica")]).toEqual([true, false]);
  expect(await namesOf({ view: "archived", q: "tr10013" })).toEqual([draft.name]);
  expect(await namesOf({ view: "draft", q: "tr10013" })).toEqual([]);
  await findsAll();
});

test("hostile texts and positions find nothing and break nothing", async () => {
  const { tenant, send } = await openShop();
  await addStored(tenant, "Disco", {});
  const forged = ["", "x", "MDE5M2Y", Buffer.from("x".repeat(60)).toString("base64url"), "A".repeat(2001)];
  const id = "0198a1b2-0000-7000-8000-000000000000";
  const positions = ["", "\0", "zz", "9".repeat(40), "1; drop"].map((key) =>
    Buffer.from(`${id}${key}`).toString("base64url"),
  );
  for (const sort of ["changed", "name", "price", "x"])
    for (const after of [...forged, ...positions])
      expect([200, 422]).toContain((await send(`/products?${new URLSearchParams({ sort, after })}`)).status);
  for (const text of HOSTILE_TEXTS.filter((_, index) => index % 4 === 0))
    for (const field of ["q", "brand", "category", "type", "view"])
      expect([200, 422]).toContain(
        (await send(`/products?${new URLSearchParams({ [field]: text.toWellFormed() })}`)).status,
      );
});

test("[ADM-60] the filters offer the category tree, and the brands and types that products have", async () => {
  const { tenant, send } = await openShop();
  const parent = await createTestCategory(tenant, { name: "Freios" });
  const child = await createTestCategory(tenant, { name: "Discos", parent: parent.slug });
  const last = await createTestCategory(tenant, { name: "Acessórios", position: 9 });
  for (const brand of ["Zeta", "ágil", "Zeta"])
    await addStored(tenant, "Disco", { brand, published: brand !== "Zeta" });
  expect((await send("/products/filters")).data).toEqual({
    categories: [
      { value: parent.slug, name: "Freios", depth: 0 },
      { value: child.slug, name: "Discos", depth: 1 },
      { value: last.slug, name: "Acessórios", depth: 0 },
    ],
    brands: [
      { value: "ágil", name: "ágil" },
      { value: "Zeta", name: "Zeta" },
    ],
    types: [],
  });
});
