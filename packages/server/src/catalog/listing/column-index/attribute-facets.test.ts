import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestCategory, createTestProduct } from "../../../../testing/catalog.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../../testing/database.ts";
import { type Tenant, withTenantTransaction } from "../../../platform/database/tenant.ts";
import { updateProduct } from "../../products/commands.ts";

let context: TestInstallation;
let tenant: Tenant;

const attribute = (slug: string, value: string, featured = true) => ({
  slug,
  name: slug === "origin" ? "Origem" : "Material",
  featured,
  values: [{ slug: value.toLowerCase(), name: value }],
});
const colours = (...values: [string, string][]) => ({
  type: "color" as const,
  slug: "cor",
  name: "Cor",
  values: values.map(([slug, color]) => ({ slug, name: slug, color })),
});
const PRETO: [string, string] = ["preto", "#111111"];
const AZUL: [string, string] = ["azul", "#1d4e89"];

beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
  await createTestCategory(tenant, { slug: "tapetes", name: "Tapetes" });
  const day = (number: number) => ({ createdAt: new Date(1_700_000_000_000 + number * 86_400_000) });
  const products = [
    { slug: "a", brand: "Zeta", attributes: [attribute("origin", "Nacional"), attribute("material", "Borracha")] },
    { slug: "b", brand: "Zeta", attributes: [attribute("origin", "Nacional")], options: [colours(PRETO, AZUL)] },
    { slug: "c", brand: "Alfa", attributes: [attribute("origin", "Importado")], options: [colours(PRETO)] },
    { slug: "d", brand: "Alfa", attributes: [attribute("weight", "2", false), attribute("price", "x")], price: 900_00 },
    { slug: "e", attributes: [attribute("origin", "Nacional")], published: false },
  ];
  for (const [at, one] of products.entries())
    await createTestProduct(tenant, { ...one, ...day(-at), categories: ["tapetes"] });
});
afterAll(() => context.close());

type Item = { slug: string; name: string; count: number; color?: string };
type Facet = { type: string; slug: string; name: string; value: string[]; items: Item[] };
async function list(query: string) {
  const url = `/ecommerce/products?category=tapetes&${query}`;
  return (await context.app.inject({ url, headers: { ecommerce: tenant.slug } })).json().data;
}
const slugs = async (query: string) => (await list(query)).items.map(({ slug }: Item) => slug);
async function counts(query: string, filter: string) {
  const facet = (await list(query)).filters.find(({ slug }: Facet) => slug === filter) as Facet;
  return Object.fromEntries(facet.items.map(({ slug, count }) => [slug, count]));
}

describe("filters by attribute", () => {
  test("[LS-09] [LS-04] are the featured attributes, and the color options with their colors", async () => {
    const { filters } = await list("");
    expect(filters.slice(4)).toEqual([
      {
        type: "color",
        slug: "cor",
        name: "Cor",
        value: [],
        items: [
          { slug: "azul", name: "azul", count: 1, color: "#1d4e89" },
          { slug: "preto", name: "preto", count: 2, color: "#111111" },
        ],
      },
      {
        type: "check",
        slug: "origin",
        name: "Origem",
        value: [],
        items: [
          { slug: "importado", name: "Importado", count: 1 },
          { slug: "nacional", name: "Nacional", count: 2 },
        ],
      },
      {
        type: "check",
        slug: "material",
        name: "Material",
        value: [],
        items: [{ slug: "borracha", name: "Borracha", count: 1 }],
      },
    ]);
  });

  test.each([
    ["filter_origin=nacional", ["a", "b"]],
    ["filter_origin=nacional,importado", ["a", "b", "c"]],
    ["filter_origin=nacional&filter_cor=preto", ["b"]],
    ["filter_cor=azul&filter_brand=alfa", []],
    ["filter_origin=nowhere", []],
    ["filter_weight=2", ["a", "b", "c", "d"]],
    ["filter_price=x&filter_origin=%00", ["a", "b", "c", "d"]],
  ])("[LS-09] filtered by %s", async (query, expected) => {
    expect(await slugs(query)).toEqual(expected);
    expect((await list(query)).total).toBe(expected.length);
  });

  test("[LS-13] every count equals the total after selecting its item, whatever other filters are set", async () => {
    const choices = ["", "filter_origin=nacional", "filter_cor=preto", "filter_brand=zeta", "filter_price=0-500"];
    for (const one of choices) {
      for (const other of choices) {
        for (const filter of ["brand", "origin", "cor", "material"]) {
          const others = [...new Set([one, other])].filter((text) => text && !text.startsWith(`filter_${filter}=`));
          for (const [item, count] of Object.entries(await counts(others.join("&"), filter))) {
            const left = await list([...others, `filter_${filter}=${item}`].join("&"));
            expect([others, filter, item, left.total]).toEqual([others, filter, item, count]);
          }
        }
      }
    }
  });

  test("[LS-09] a color filter shows the color and the name that its value has now", async () => {
    const options = (color: string) => ({ options: [colours(["grafite", color])] });
    const { id } = await createTestProduct(tenant, {
      ...options("#333333"),
      slug: `g-${uuid()}`,
      categories: ["tapetes"],
    });
    const graphite = async () =>
      (await list("")).filters
        .find(({ slug }: Facet) => slug === "cor")
        .items.find(({ slug }: Item) => slug === "grafite");
    expect(await graphite()).toMatchObject({ color: "#333333" });
    await withTenantTransaction(tenant, (tx) => updateProduct(tx, id, options("#444444")));
    expect(await graphite()).toMatchObject({ color: "#444444" });
    await withTenantTransaction(tenant, (tx) => updateProduct(tx, id, { published: false }));
  });

  test("[LS-13] counts follow changes of price, visibility and brand", async () => {
    const { id } = await createTestProduct(tenant, {
      slug: `f-${uuid()}`,
      brand: "Alfa",
      attributes: [attribute("origin", "Argentina")],
      categories: ["tapetes"],
    });
    const argentine = async () => (await counts("filter_brand=alfa", "origin")).argentina;
    const change = (changed: Parameters<typeof updateProduct>[2]) =>
      withTenantTransaction(tenant, (tx) => updateProduct(tx, id, changed));
    expect(await argentine()).toBe(1);
    await change({ brand: "Zeta" });
    expect(await argentine()).toBe(0);
    await change({ brand: "Alfa", price: 7000_00 });
    expect((await list("")).filters[0]).toMatchObject({ max: 7000 });
    expect(await argentine()).toBe(1);
    await change({ published: false });
    expect(await argentine()).toBeUndefined();
  });
});
