import { createHash } from "node:crypto";
import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestCategory, createTestModelYear, createTestProduct } from "../../../testing/catalog.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../testing/database.ts";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";
import { addProducts } from "../products/commands.ts";

let context: TestInstallation;
let tenant: Tenant;
let vehicle: string;

beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
  await createTestCategory(tenant, { slug: "freios", name: "Freios" });
  await createTestCategory(tenant, { slug: "discos", name: "Discos", parent: "freios" });
  const make = `Marca ${uuid()}`;
  vehicle = await createTestModelYear(tenant, { make, family: "Gol", year: 2008 });
  const day = (number: number) => ({ createdAt: new Date(1_700_000_000_000 + number * 86_400_000) });
  const gol = { fitments: [{ type: 1, make, family: "Gol", yearFrom: 2000, yearTo: 2010 } as const] };
  const products = [
    { slug: "a", name: "Ácido", price: 12_34, brand: "Zeta", ...day(1), ...gol },
    { slug: "b", name: "abraçadeira", price: 100_00, compareAtPrice: 150_00, brand: "Zeta", ...day(2) },
    { slug: "c", name: "Cabo", price: 250_00, brand: "Alfa e Ômega", ...day(3), compatibility: "unknown" as const },
    { slug: "d", name: "Água", price: 999_99, compareAtPrice: 1200_00, ...day(4), stock: 0 },
    { slug: "e", name: "Escondido", price: 1_00, brand: "Zeta", ...day(5), published: false },
  ];
  for (const one of products) await createTestProduct(tenant, { ...one, categories: ["discos"] });
  await createTestProduct(tenant, { slug: "elsewhere", name: "Outra peça", price: 5000_00, ...day(0) });
  await withTenantTransaction(tenant, (tx) =>
    tx.execute(
      `update products set rating_sum = 9, rating_count = 2 where company_id = '${tx.companyId}' and slug in ('a', 'b')`,
    ),
  );
});
afterAll(() => context.close());

const ask = (query: string, of = tenant) =>
  context.app.inject({ url: `/ecommerce/products?${query}`, headers: { ecommerce: of.slug } });
const list = async (query: string, of = tenant) => (await ask(query, of)).json().data;
const slugs = async (query: string) => (await list(query)).items.map(({ slug }: { slug: string }) => slug);
type Item = { slug: string; count: number };
async function counts(query: string, slug: string) {
  const { filters } = await list(query);
  const { items } = filters.find((filter: { slug: string }) => filter.slug === slug);
  return Object.fromEntries(items.map((item: Item) => [item.slug, item.count]));
}

describe("a listing", () => {
  test.each([
    ["default", ["c", "b", "a", "d"]],
    ["name_asc", ["b", "a", "d", "c"]],
    ["name_desc", ["c", "d", "a", "b"]],
    ["price_asc", ["a", "b", "c", "d"]],
    ["price_desc", ["d", "c", "b", "a"]],
  ])("[LS-10] sorts by %s", async (sort, expected) => {
    expect(await slugs(`category=freios&sort=${sort}`)).toEqual(expected);
  });

  test("[LS-10] refuses an unknown sort", async () => {
    expect((await ask("sort=name%3Bdrop")).statusCode).toBe(422);
  });

  test("[RT-17] returns 404 for a category of another company", async () => {
    const foreign = await createTestCategory(await createTestCompany(context.installation));
    for (const category of ["nope", foreign.slug]) {
      const answer = await ask(`category=${category}`);
      expect([answer.statusCode, answer.json()]).toEqual([404, { message: "CATEGORY_NOT_FOUND" }]);
    }
  });

  test("[LS-09] [LS-13] offers category, price, brand, discount and rating, in subcategories too", async () => {
    const { filters, total, navigation } = await list("category=freios");
    expect([total, navigation]).toEqual([4, { type: "page" }]);
    expect(filters.map(({ slug, type }: { slug: string; type: string }) => [slug, type])).toEqual([
      ["category", "check"],
      ["price", "range"],
      ["brand", "check"],
      ["discount", "radio"],
      ["rating", "rating"],
    ]);
    expect(await counts("category=freios", "category")).toEqual({ discos: 4 });
    expect(await counts("", "category")).toEqual({ freios: 4 });
    expect((await list("category=discos")).filters[0]).toMatchObject({ slug: "price" });
    expect(await counts("category=freios", "brand")).toEqual({ "alfa-e-omega": 1, zeta: 2 });
    expect(await counts("category=freios", "discount")).toEqual({ any: 4, yes: 2, no: 2 });
  });

  test("[LS-06] [LS-09] rounds the price bounds outward, over the products that pass the other filters", async () => {
    const price = async (query: string) => (await list(query)).filters[1];
    expect(await price("category=freios")).toMatchObject({ min: 0, max: 1000, value: null });
    expect(await price("category=freios&filter_brand=alfa-e-omega")).toMatchObject({ min: 250, max: 250 });
    expect(await price("category=freios&filter_price=50-260.5")).toMatchObject({
      min: 0,
      max: 1000,
      value: { min: 50, max: 260.5 },
    });
  });

  test.each([
    ["filter_price=12.34-100", ["b", "a"]],
    ["filter_brand=zeta", ["b", "a"]],
    ["filter_brand=alfa-e-omega,zeta", ["c", "b", "a"]],
    ["filter_discount=yes", ["b", "d"]],
    ["filter_discount=no&filter_brand=zeta", ["a"]],
    ["filter_rating=5", ["b", "a"]],
    ["filter_rating=4", []],
    ["filter_brand=nobody", []],
    ["filter_category=discos&filter_brand=zeta", ["b", "a"]],
    ["filter_category=nowhere", []],
    ["filter_price=x&filter_rating=9&filter_discount=any&filter_nothing=1", ["c", "b", "a", "d"]],
  ])("[LS-05] [LS-07] [LS-08] [LS-09] filtered by %s", async (query, expected) => {
    expect(await slugs(`category=freios&${query}`)).toEqual(expected);
    expect((await list(`category=freios&${query}`)).total).toBe(expected.length);
  });

  test("[LS-13] every count equals the total after selecting its item, with the other filters applied", async () => {
    for (const others of ["filter_discount=no", "filter_price=50-2000", "filter_rating=5", "filter_brand=zeta"]) {
      for (const filter of ["category", "brand", "discount", "rating"]) {
        if (others.startsWith(`filter_${filter}`)) continue;
        for (const [item, count] of Object.entries(await counts(`category=freios&${others}`, filter))) {
          const left = await list(`category=freios&${others}&filter_${filter}=${item}`);
          expect([others, filter, item, left.total]).toEqual([others, filter, item, count]);
        }
      }
    }
  });

  test.each(["discount=no", "rating=4", "brand=zeta", "category=discos"])(
    "[LS-13] what a filter is set to (%s) does not change its own counts: they say what one could change to",
    async (queryText) => {
      const own = queryText.split("=")[0] ?? "";
      expect(await counts(`category=freios&filter_${queryText}`, own)).toEqual(await counts("category=freios", own));
    },
  );

  test("[GR-03] for a vehicle has the products that fit it and the universal ones, not those of unknown fitment", async () => {
    expect(await slugs(`category=freios&vehicle=${vehicle}`)).toEqual(["a", "b", "d"]);
    expect(await slugs(`category=freios&vehicle=${uuid()}`)).toEqual(["b", "d"]);
    expect((await list(`vehicle=${vehicle}`)).filters).toContainEqual({
      type: "vehicle",
      slug: "vehicle",
      name: "Veículo",
      value: vehicle,
      label: "Gol 1.0 2008",
    });
  });

  test("for a search has the best match first, and is empty where nothing matches", async () => {
    expect(await slugs("search=abracadeira")).toEqual(["b"]);
    expect(await list("search=abracadeira&category=freios&filter_brand=alfa-e-omega")).toMatchObject({ total: 0 });
    expect(await list("search=xyzzy")).toMatchObject({ items: [], total: 0, pages: 1, from: 0, to: 0, filters: [] });
  });

  test("[LS-12] has 16 products a page, and no page past the last", async () => {
    const mine = await createTestCompany(context.installation);
    await withTenantTransaction(mine, (tx) => addProducts(tx, many(20)));
    expect(await list("", mine)).toMatchObject({ page: 1, limit: 16, total: 20, pages: 2, from: 1, to: 16 });
    const last = await list("page=9&sort=name_asc", mine);
    expect(last).toMatchObject({ page: 2, from: 17, to: 20 });
    expect(last.items.map(({ name }: { name: string }) => name)).toEqual(["Peça 17", "Peça 18", "Peça 19", "Peça 20"]);
  });
});

const many = (count: number, category?: string) =>
  Array.from({ length: count }, (_, at) => ({
    slug: `p-${at}`,
    sku: `p-${at}`,
    name: `Peça ${String(at + 1).padStart(2, "0")}`,
    price: 10_00 + (at % 3),
    ...(category && { categories: [category] }),
    createdAt: new Date(1_700_000_000_000 + at),
  }));

describe("[LS-11] the category interior-parts, paged with cursors", () => {
  let mine: Tenant;
  beforeAll(async () => {
    mine = await createTestCompany(context.installation);
    await createTestCategory(mine, { slug: "interior-parts", name: "Interior" });
    await withTenantTransaction(mine, (tx) => addProducts(tx, many(10, "interior-parts")));
  });

  test.each(["default", "name_asc", "name_desc", "price_asc", "price_desc"])(
    "[LS-11] forwards and back through all of them, sorted by %s",
    async (sort) => {
      const query = `category=interior-parts&limit=4&sort=${sort}`;
      const names = (page: { items: { name: string }[] }) => page.items.map(({ name }) => name);
      const all = names(await list(`category=interior-parts&sort=${sort}`, mine));
      const first = await list(query, mine);
      const second = await list(`${query}&after=${first.navigation.endCursor}`, mine);
      const third = await list(`${query}&after=${second.navigation.endCursor}`, mine);
      expect([...names(first), ...names(second), ...names(third)]).toEqual(all);
      expect(second).toMatchObject({ page: 2, pages: 3, from: 5, to: 8, total: 10 });
      expect(
        [first, second, third].map(({ navigation }) => [navigation.hasPreviousPage, navigation.hasNextPage]),
      ).toEqual([
        [false, true],
        [true, true],
        [true, false],
      ]);
      expect(names(await list(`${query}&before=${third.navigation.startCursor}`, mine))).toEqual(names(second));
    },
  );

  test("[LS-11] refuses an edited cursor, and one of another company or another sort", async () => {
    const other = await createTestCompany(context.installation);
    await createTestCategory(other, { slug: "interior-parts", name: "Interior" });
    const { endCursor } = (await list("category=interior-parts&limit=4", mine)).navigation;
    const edited = `${endCursor[0] === "A" ? "B" : "A"}${endCursor.slice(1)}`;
    const tries = [
      await ask(`category=interior-parts&after=${edited}`, mine),
      await ask(`category=interior-parts&after=${endCursor}`, other),
      await ask(`category=interior-parts&sort=name_asc&after=${endCursor}`, mine),
      await ask("category=interior-parts&after=abc", mine),
    ];
    for (const answer of tries) {
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toEqual({ message: "VALIDATION_FAILED", errors: { after: "ERROR_FORM_INVALID" } });
    }
  });

  test("[LS-11] a forged cursor with a valid checksum does no harm", async () => {
    const forged = (payloadText: string) => {
      const payload = Buffer.from(payloadText).toString("base64url");
      const list = `${mine.companyId}\ninterior-parts/default/\n${payload}`;
      return `${payload}.${createHash("sha256").update(list).digest("base64url").slice(0, 22)}`;
    };
    const whole = JSON.stringify([uuid(), "3"]);
    expect((await ask(`category=interior-parts&after=${forged(whole)}`, mine)).statusCode).toBe(200);
    for (const payloadText of [
      "[",
      "5",
      "null",
      "{}",
      "[5,6]",
      `["${uuid()}","-100"]`,
      `["${uuid()}","x"]`,
      '["x","3"]',
    ])
      for (const name of ["after", "before"])
        expect((await ask(`category=interior-parts&${name}=${forged(payloadText)}`, mine)).statusCode).toBe(422);
  });
});
