import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestCategory, createTestProduct } from "../../../testing/catalog.ts";
import {
  createTestCompany,
  openTestInstallation,
  ownerPoolOf,
  type TestInstallation,
} from "../../../testing/database.ts";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";
import { addProducts } from "./commands.ts";

let context: TestInstallation;
let tenant: Tenant;
const DAY = 86_400_000;

beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
  const day = (number: number) => ({ createdAt: new Date(1_700_000_000_000 + number * DAY) });
  await createTestCategory(tenant, { slug: "freios", name: "Freios" });
  // Neither the ids nor the days are in the order of a list.
  await createTestProduct(tenant, {
    slug: "little",
    name: "Cabo",
    ...day(3),
    featured: true,
    price: 90_00,
    compareAtPrice: 100_00,
  });
  await createTestProduct(tenant, { slug: "empty", name: "Aro", ...day(4), stock: 0 });
  await createTestProduct(tenant, {
    slug: "old",
    name: "Ábaco",
    ...day(1),
    sold: 90,
    categories: ["freios"],
    brand: "b-marca",
  });
  await createTestProduct(tenant, {
    slug: "reduced",
    name: "bateria",
    ...day(2),
    sold: 1,
    price: 50_00,
    compareAtPrice: 100_00,
  });
  await createTestProduct(tenant, {
    slug: "hidden",
    name: "Zero",
    ...day(5),
    sold: 999,
    featured: true,
    published: false,
  });
  const rate = (slug: string, sum: number, count: number) =>
    withTenantTransaction(tenant, (tx) =>
      tx.execute(
        `update products set rating_sum = ${sum}, rating_count = ${count} where company_id = '${tx.companyId}' and slug = '${slug}'`,
      ),
    );
  await rate("old", 10, 2);
  await rate("little", 20, 5);
  await rate("reduced", 30, 10);
});
afterAll(() => context.close());

const ask = (path: string) => context.app.inject({ url: `/ecommerce/${path}`, headers: { ecommerce: tenant.slug } });
const slugs = async (path: string) => (await ask(path)).json().data.map(({ slug }: { slug: string }) => slug);

describe("the collections", () => {
  test.each([
    ["latest", ["little", "reduced", "old", "empty"]],
    ["newArrivals", ["little", "reduced", "old"]],
    ["mostRated", ["old", "little", "reduced"]],
    ["specialOffers", ["reduced", "little"]],
    ["featured", ["little"]],
    ["theBest", ["old", "reduced", "little", "empty"]],
    ["popular", ["reduced", "little", "old", "empty"]],
    // Accents and capitals do not change the order of names.
    ["all", ["old", "empty", "reduced", "little"]],
  ])("[API-08] [API-17] %s", async (list, expected) => expect(await slugs(`products/${list}`)).toEqual(expected));

  test("[API-08] all products are paged, with no page past the last", async () => {
    expect(await slugs("products/all?limit=3&page=2")).toEqual(["little"]);
    expect(await slugs("products/all?limit=3&page=3")).toEqual([]);
  });

  test.each(["0", "101", "1e9", "-1", "1.5", "x"])("[API-08] limit=%s is refused", async (limit) =>
    expect((await ask(`products/latest?limit=${limit}`)).statusCode).toBe(422),
  );

  test("[API-17] [K-01] the default limits are 6 popular, 12 top rated, 8 on sale, 16 of the others", async () => {
    const mine = await createTestCompany(context.installation);
    const list = Array.from({ length: 20 }, (_, at) => ({
      slug: `p-${at}`,
      sku: `p-${at}`,
      name: `Peça ${at}`,
      price: 10_00,
      compareAtPrice: 20_00,
      stock: 1,
      createdAt: new Date(),
    }));
    await withTenantTransaction(mine, (tx) => addProducts(tx, list));
    await withTenantTransaction(mine, (tx) =>
      tx.execute(`update products set rating_sum = 5, rating_count = 1 where company_id = '${tx.companyId}'`),
    );
    const count = async (name: string) => {
      const url = `/ecommerce/products/${name}`;
      return (await context.app.inject({ url, headers: { ecommerce: mine.slug } })).json().data.length;
    };
    expect(await count("popular")).toBe(6);
    expect(await count("mostRated")).toBe(12);
    expect(await count("specialOffers")).toBe(8);
    for (const name of ["latest", "theBest", "newArrivals", "all"]) expect(await count(name)).toBe(16);
  });
});

describe("categories, brands and countries", () => {
  test("[API-06] [EN-01] all categories are a flat list with parents, children and numbers of published products", async () => {
    const mine = await createTestCompany(context.installation);
    await createTestCategory(mine, { slug: "motor", name: "Motor", layout: "categories", position: 1 });
    await createTestCategory(mine, { slug: "filtros", name: "Filtros", parent: "motor", position: 2, image: "/f.svg" });
    await createTestProduct(mine, { categories: ["filtros"] });
    await createTestProduct(mine, { categories: ["motor"] });
    await createTestProduct(mine, { categories: ["filtros"], published: false });
    const all = await context.app.inject({ url: "/ecommerce/categories/all", headers: { ecommerce: mine.slug } });
    const fields = { id: expect.stringMatching(/^[0-9a-f-]{36}$/), type: "shop", customFields: {} };
    expect(all.json().data).toEqual([
      {
        ...fields,
        slug: "motor",
        name: "Motor",
        image: null,
        items: 2,
        parent: null,
        children: ["filtros"],
        layout: "categories",
      },
      {
        ...fields,
        slug: "filtros",
        name: "Filtros",
        image: "/f.svg",
        items: 1,
        parent: "motor",
        children: [],
        layout: "products",
      },
    ]);
  });

  test("[API-06] [RT-17] one category is found; another company's is not", async () => {
    expect((await ask("categories/freios")).json().data).toMatchObject({ slug: "freios", name: "Freios", items: 1 });
    const foreign = await createTestCategory(await createTestCompany(context.installation));
    const answer = await ask(`categories/${foreign.slug}`);
    expect([answer.statusCode, answer.json()]).toEqual([404, { message: "CATEGORY_NOT_FOUND" }]);
  });

  test("[API-06] counts follow changes of visibility and category, and deletions", async () => {
    const mine = await createTestCompany(context.installation);
    await createTestCategory(mine, { slug: "a", name: "A" });
    const { id } = await createTestProduct(mine, { categories: ["a"] });
    const items = async () => {
      const answer = await context.app.inject({ url: "/ecommerce/categories/a", headers: { ecommerce: mine.slug } });
      return answer.json().data.items;
    };
    const write = (statement: string) =>
      withTenantTransaction(mine, (tx) =>
        tx.execute(`${statement} where company_id = '${tx.companyId}' and id = '${id}'`),
      );
    expect(await items()).toBe(1);
    await write("update products set published = false");
    expect(await items()).toBe(0);
    await write("update products set published = true");
    expect(await items()).toBe(1);
    await write("delete from products");
    expect(await items()).toBe(0);
  });

  test("[API-17] [EN-02] brands are the registered ones with published products; countries are the same for all", async () => {
    const pool = ownerPoolOf(context.installation.database);
    await pool.query(
      "insert into brands (slug, name) values ('b-marca', 'Marca B'), ('c-marca', 'Marca C') on conflict do nothing",
    );
    await pool.query("insert into countries values ('BR', 'Brasil') on conflict do nothing");
    expect((await ask("brands")).json().data).toEqual([
      { slug: "b-marca", name: "Marca B", image: null, country: null },
    ]);
    const mine = await createTestCompany(context.installation);
    for (const brand of ["c-marca", "b-marca"]) await createTestProduct(mine, { brand });
    const cut = { url: "/ecommerce/brands?limit=1", headers: { ecommerce: mine.slug } };
    expect((await context.app.inject(cut)).json().data).toMatchObject([{ name: "Marca B" }]);
    expect((await ask("countries")).json().data).toContainEqual({ code: "BR", name: "Brasil" });
  });
});
