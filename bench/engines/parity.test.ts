import type { Sort } from "@pecacerta/rules/listing";
import { findFitVehicle } from "@pecacerta/server/catalog/fitment/fit-verdicts";
import { createColumnIndex } from "@pecacerta/server/catalog/listing/column-index/column-index";
import type { ListingScope, PageRequest, ScopeVehicle } from "@pecacerta/server/catalog/listing/product-index";
import { addProducts } from "@pecacerta/server/catalog/products/commands";
import { postgresSearch } from "@pecacerta/server/catalog/search/postgres/postgres-search";
import { reader, type Tenant, withTenantTransaction } from "@pecacerta/server/platform/database/tenant";
import { createTestCategory, createTestModelYear } from "@pecacerta/server/testing/catalog";
import { createTestCompany, openTestInstallation, type TestInstallation } from "@pecacerta/server/testing/database";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createPlainIndex } from "./plain-index.ts";
import { plainSearch } from "./plain-search.ts";

const PRODUCTS = 150;
const MAKE = "Marca de paridade";
const index = createColumnIndex(postgresSearch);
const plainIndex = createPlainIndex(postgresSearch);

let context: TestInstallation;
let tenant: Tenant;
let vehicle: ScopeVehicle;
let categoryId: string;

beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
  categoryId = (await createTestCategory(tenant, { slug: "freios", name: "Freios" })).id;
  await createTestCategory(tenant, { slug: "discos", name: "Discos", parent: "freios" });
  const id = await createTestModelYear(tenant, { make: MAKE, family: "Gol", year: 2008 });
  vehicle = { id, data: (await findFitVehicle(reader(tenant), id)) ?? null };
  await withTenantTransaction(tenant, (tx) =>
    addProducts(
      tx,
      Array.from({ length: PRODUCTS }, (_, at) => newProduct(at)),
    ),
  );
  await withTenantTransaction(tenant, async (tx) => {
    await tx.execute(
      `update products set rating_count = 2, rating_sum = length(name) % 11
       where company_id = '${tx.companyId}' and length(slug) % 3 <> 0`,
    );
    await tx.execute(
      `update product_categories set position = 1 where company_id = '${tx.companyId}'
       and product_id in (select id from products where company_id = '${tx.companyId}' and price > 90000)`,
    );
    await tx.execute(`update stock set sold = on_hand * 3 where company_id = '${tx.companyId}'`);
  });
});
afterAll(() => context.close());

const pick = <Item>(items: readonly Item[], at: number): Item => items[at % items.length] as Item;
const BRANDS = ["Zeta", "zeta", "Alfa e Ômega", "", "Rota Sul"];
const NAMES = ["Disco de freio", "Pastilha de freio", "Ácido", "Água", "Cabo de vela", "Lona"];
const MATERIALS = ["Aço", "Borracha", "Cobre"];

/** The numbers are coprime to the lengths of the lists, so that all combinations occur. */
const newProduct = (at: number) => ({
  slug: `produto-${at}`,
  sku: `SKU-${at}`,
  name: `${pick(NAMES, at * 5)} ${pick(["Gol", "Golf", "Onix"], at * 7)} ${at % 4}`,
  partNumber: at % 3 === 0 ? `BP-${4000 + at}-D` : "",
  price: 10_00 + ((at * 7919) % 1000) * 100,
  ...(at % 4 === 1 && { compareAtPrice: 5000_00 }),
  brand: pick(BRANDS, at * 3),
  stock: at % 13,
  categories: at % 7 === 0 ? [] : [pick(["freios", "discos"], at)],
  published: at % 11 !== 0,
  createdAt: new Date(1_700_000_000_000 + Math.floor(at / 2) * 86_400_000),
  compatibility: pick(["all", "unknown"] as const, at),
  ...(at % 5 === 0 && {
    fitments: [{ type: 1, make: MAKE, family: pick(["Gol", "Onix"], at), yearFrom: 2000, yearTo: 2010 } as const],
  }),
  attributes: [attribute("origin", at % 2 ? "Nacional" : "Importado"), attribute("material", pick(MATERIALS, at))],
  ...(at % 6 === 0 && {
    options: [
      { type: "color" as const, slug: "cor", name: "Cor", values: [{ slug: "azul", name: "Azul", color: "#1d4e89" }] },
    ],
  }),
});

const attribute = (slug: string, value: string) => ({
  slug,
  name: slug,
  featured: true,
  values: [{ slug: value.toLowerCase().normalize("NFD").replace(/\p{M}/gu, ""), name: value }],
});

describe("the plain index returns what the column index returns", () => {
  const scopes: [string, () => Promise<ListingScope> | ListingScope][] = [
    ["all products", () => ({})],
    ["a category", () => ({ categoryId })],
    ["a category for a vehicle", () => ({ categoryId, vehicle })],
    ["products for an unknown vehicle", () => ({ vehicle: { id: "x", data: null } })],
    ["a search", async () => ({ query: await postgresSearch.parse(tenant, "freio gol") })],
    ["a search in a category", async () => ({ categoryId, query: await postgresSearch.parse(tenant, "freio") })],
    ["a search without hits", async () => ({ query: await postgresSearch.parse(tenant, "xyzxyz") })],
  ];
  const filterSets: Record<string, string>[] = [
    {},
    { brand: "zeta,rota-sul" },
    { price: "100-600", discount: "yes" },
    { rating: "4,5", material: "aco,cobre" },
    { origin: "nacional", material: "borracha", brand: "alfa-e-omega" },
    { cor: "azul", discount: "no", unknown: "x" },
    { brand: "nobody" },
    { category: "discos", brand: "zeta" },
    { category: "freios,discos", origin: "nacional" },
    { category: "nothing" },
  ];
  const sorts: Sort[] = ["default", "name_asc", "name_desc", "price_asc", "price_desc"];

  test.each(scopes)("for %s", async (_, createScope) => {
    const scope = await createScope();
    for (const filters of filterSets)
      for (const sort of sorts)
        for (const page of [
          { limit: 16, page: 1 },
          { limit: 7, page: 3 },
          { limit: 10, page: 99 },
        ])
          for (const forVehicle of sort === "default" ? [undefined, vehicle] : [undefined])
            await expectEqualResults(scope, filters, sort, page, forVehicle);
  });

  test.each(["price_asc", "default"] as const)("after and before a product, sorted by %s", async (sort) => {
    const pageOf = (page: PageRequest) =>
      index.query(tenant, { scope: {}, forVehicle: vehicle, filters: {}, sort, page, minVersion: 0 });
    const gone = { id: "00000000-0000-7000-8000-000000000000", position: 9, group: 0 };
    for (const page of [1, 4, 50]) {
      const { first } = await pageOf({ limit: 1, page });
      const listed = first as NonNullable<typeof first>;
      const regrouped = { ...listed, group: listed.group + 1 };
      for (const cursor of [listed, regrouped, gone]) {
        await expectEqualResults({}, {}, sort, { limit: 5, after: cursor }, vehicle);
        await expectEqualResults({}, {}, sort, { limit: 5, before: cursor }, vehicle);
      }
    }
  });

  test("ranks products for a vehicle and without one", async () => {
    const { ids } = await index.query(tenant, {
      scope: {},
      filters: {},
      sort: "name_asc",
      minVersion: 0,
      page: { limit: PRODUCTS, page: 1 },
    });
    for (const one of [vehicle, undefined]) {
      const options = { vehicle: one, minVersion: 0 };
      const ranked = await index.rank(tenant, ids, options);
      expect(ranked).toHaveLength(ids.length);
      expect(ranked).not.toEqual(ids);
      expect(await plainIndex.rank(tenant, ids, options)).toEqual(ranked);
    }
  });

  async function expectEqualResults(
    scope: ListingScope,
    filters: Record<string, string>,
    sort: Sort,
    page: PageRequest,
    forVehicle?: ScopeVehicle,
  ): Promise<void> {
    const { rows } = await reader(tenant).execute<{ version: number }>(
      `select version from catalog_versions where company_id = '${tenant.companyId}'`,
    );
    const query = {
      scope,
      filters,
      sort,
      page,
      minVersion: rows[0]?.version ?? 0,
      ...(forVehicle && { forVehicle }),
    };
    expect({ query, result: await plainIndex.query(tenant, query) }).toEqual({
      query,
      result: await index.query(tenant, query),
    });
  }
});

describe("the plain search returns what the search engine returns", () => {
  const inputs = [
    "freio",
    "pastilha gol",
    "Disco frieo",
    "bp 4003 d",
    "BP-40",
    "onix 3",
    "lona golf 1",
    "gol",
    "xyz",
    "agua acido",
    "",
  ];

  test.each(inputs)("the best hits of %j", async (input) => {
    for (const method of ["search", "suggest"] as const) {
      const hits = await postgresSearch[method](tenant, input, { limit: PRODUCTS });
      expect(await plainSearch[method](tenant, input, { limit: PRODUCTS })).toEqual(hits);
    }
  });
});
