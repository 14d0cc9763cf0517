import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestCategory, createTestProduct } from "../../../testing/catalog.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../testing/database.ts";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";
import { updateProduct } from "../products/commands.ts";

let context: TestInstallation;
let tenant: Tenant;
let other: Tenant;

beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
  other = await createTestCompany(context.installation);
  await createTestCategory(tenant, { slug: "freios", name: "Freios" });
  await createTestCategory(tenant, { slug: "pastilhas", name: "Pastilhas de freio", parent: "freios" });
  const made = [
    { name: "Pastilha de freio dianteira", sku: "PAD-1", partNumber: "BP-4410-D", categories: ["pastilhas"], sold: 5 },
    { name: "Pastilha traseira cerâmica", sku: "PAD-2", partNumber: "BP-4411", categories: ["pastilhas"], sold: 50 },
    { name: "Óleo 5W-30 sintético", sku: "OIL-1", brand: "Lubrimax do Norte" },
    { name: "Jogo BP4410D de reparo", sku: "KIT-1", partNumber: "KR-9" },
    { name: "Farol auxiliar", sku: "LAMP-1", published: false },
  ];
  for (const product of made) await createTestProduct(tenant, product);
  await createTestProduct(other, { name: "Pastilha de freio da outra loja", sku: "OTHER-1" });
  await createTestProduct(other, { name: "Disco ventilado", sku: "DISC-1", partNumber: "QX5521D" });
});
afterAll(() => context.close());

const search = async (term: string, query = "", of = tenant): Promise<string[]> => {
  const url = `/ecommerce/products/search/${encodeURIComponent(term)}${query}`;
  const answer = await context.app.inject({ url, headers: { ecommerce: of.slug } });
  expect(answer.statusCode).toBe(200);
  return answer.json().data.map(({ sku }: { sku: string }) => sku);
};

describe("the search", () => {
  test.each([
    ["a name", "dianteira", ["PAD-1"]],
    ["a brand", "lubrimax", ["OIL-1"]],
    ["a category", "freios", ["PAD-1", "PAD-2"]],
    ["a SKU", "oil1", ["OIL-1"]],
    ["words without their accents", "oleo sintetico", ["OIL-1"]],
    ["words with accents too many", "pastílha cerámica", ["PAD-2"]],
    ["the beginning of a word", "ceram", ["PAD-2"]],
    ["a word with two letters swapped", "traseria", ["PAD-2"]],
    ["a word with a letter missing", "patilha dianteira", ["PAD-1"]],
    ["a plural", "óleos", ["OIL-1"]],
    ["a code with its dash elsewhere", "5-w30", ["OIL-1"]],
  ])("[API-09] finds by %s", async (_, term, skus) => expect((await search(term)).sort()).toEqual(skus));

  test.each(["BP-4410-D", "bp4410d", "Bp.44 10/d"])(
    "[API-09] finds the part number %s whatever its punctuation, the product that bears it first",
    async (term) => expect((await search(term))[0]).toBe("PAD-1"),
  );

  test.each(["5521d", "5521D", "5521-d", "5521 d", "5521", "qx 5521", "QX/5521", "qx 5521 d", "disco 5521d"])(
    "[API-09] finds QX5521D by %s, without leaving out a word",
    async (term) => {
      const url = `/ecommerce/products/search/${encodeURIComponent(term)}`;
      const { data, dropped_terms: dropped } = (
        await context.app.inject({ url, headers: { ecommerce: other.slug } })
      ).json();
      expect([data[0]?.sku, dropped]).toEqual(["DISC-1", undefined]);
    },
  );

  test.each(["5521x", "5522d"])("[API-09] finds no number that ends with other letters than %s", async (term) =>
    expect(await search(term, "", other)).toEqual([]),
  );

  test("[API-09] does not find by a category above the product's own", async () => {
    const mine = await createTestCompany(context.installation);
    await createTestCategory(mine, { slug: "oleos", name: "Óleos e filtros" });
    await createTestCategory(mine, { slug: "cabine", name: "Ar da cabine", parent: "oleos" });
    await createTestProduct(mine, { name: "Elemento CF-9", sku: "CABIN", categories: ["cabine"] });
    await createTestProduct(mine, { name: "Sintético 5W-30", sku: "OIL", categories: ["oleos"] });
    expect(await search("oleo", "", mine)).toEqual(["OIL"]);
    expect(await search("cabine", "", mine)).toEqual(["CABIN"]);
  });

  test("[API-09] finds by the name of a category above where no product has the word, which is not corrected", async () => {
    const mine = await createTestCompany(context.installation);
    await createTestCategory(mine, { slug: "cabine", name: "Interior e comandos" });
    await createTestCategory(mine, { slug: "capas", name: "Capas", parent: "cabine" });
    await createTestCategory(mine, { slug: "comandos", name: "Comandos", parent: "cabine" });
    await createTestProduct(mine, { name: "Capa de volante", sku: "COVER", categories: ["capas"] });
    await createTestProduct(mine, { name: "Espelho", sku: "MIRROR", categories: ["comandos"] });
    await createTestProduct(mine, { name: "Capa avulsa", sku: "HIDDEN", categories: ["capas"], published: false });
    await createTestProduct(mine, { name: "Pivô inferior", sku: "JOINT" });
    expect((await search("interior", "", mine)).sort()).toEqual(["COVER", "MIRROR"]);
    expect(await search("capa interior", "", mine)).toEqual(["COVER"]);
    expect(await search("comando", "", mine)).toEqual(["MIRROR"]);
    const url = "/ecommerce/products?search=interior";
    const listed = (await context.app.inject({ url, headers: { ecommerce: mine.slug } })).json();
    expect(listed.data.items.map(({ sku }: { sku: string }) => sku).sort()).toEqual(["COVER", "MIRROR"]);
  });

  test("[API-09] requires every word that leaves a product, and returns at most the limit", async () => {
    expect(await search("pastilha sintético")).toEqual(["PAD-2", "PAD-1"]);
    expect(await search("pastilha traseira xyz")).toEqual(["PAD-2"]);
    expect(await search("pastilha", "?limit=1")).toHaveLength(1);
    expect(await search("BP4410X")).toEqual([]);
  });

  test("[API-09] equal matches are ordered by sales", async () => {
    expect(await search("pastilha")).toEqual(["PAD-2", "PAD-1"]);
  });

  test("[GEN-01] [API-09] finds no product of another company and no unpublished one", async () => {
    expect(await search("outra loja")).toEqual([]);
    expect(await search("farol")).toEqual([]);
    expect(await search("pastilha", "", other)).toEqual(["OTHER-1"]);
  });

  test.each(["%", "_", "'; drop table products; --", "\\", "((((", "a".repeat(100), "🚗", "&|!:*", "null", "\u0000"])(
    "[API-09] takes %j for words and nothing else",
    async (term) => expect(await search(term)).toEqual([]),
  );

  test("follows a change of name and of visibility", async () => {
    const mine = await createTestCompany(context.installation);
    const { id } = await createTestProduct(mine, { name: "Bieleta", sku: "B-1" });
    expect(await search("bieleta", "", mine)).toEqual(["B-1"]);
    await withTenantTransaction(mine, (tx) => updateProduct(tx, id, { name: "Terminal de direção" }));
    expect(await search("bieleta", "", mine)).toEqual([]);
    expect(await search("direcao", "", mine)).toEqual(["B-1"]);
    await withTenantTransaction(mine, (tx) => updateProduct(tx, id, { published: false }));
    expect(await search("direcao", "", mine)).toEqual([]);
    await withTenantTransaction(mine, (tx) => updateProduct(tx, id, { published: true }));
    expect(await search("direcao", "", mine)).toEqual(["B-1"]);
  });
});

describe("suggestions", () => {
  const suggest = async (query: string, of = tenant) => {
    const url = `/ecommerce/search/suggestions?${query}`;
    return (await context.app.inject({ url, headers: { ecommerce: of.slug } })).json().data;
  };

  test("[SR-02] for an empty input are the latest products and all categories", async () => {
    const { products, categories } = await suggest("query=%20");
    expect(products.map(({ sku }: { sku: string }) => sku)).toEqual(["KIT-1", "OIL-1", "PAD-2", "PAD-1"]);
    expect(categories.map(({ slug }: { slug: string }) => slug)).toEqual(["freios", "pastilhas"]);
  });

  test("[SR-03] are products and categories within the limits", async () => {
    const { products, categories } = await suggest("query=freio&limitProducts=1&limitCategories=1");
    expect(products).toHaveLength(1);
    expect(categories).toMatchObject([{ slug: "freios", items: 2, children: ["pastilhas"] }]);
  });

  test("[SR-03] are ten products and five categories by default", async () => {
    const mine = await createTestCompany(context.installation);
    for (let at = 1; at <= 6; at++) await createTestCategory(mine, { slug: `velas-${at}`, name: `Velas ${at}` });
    for (let at = 1; at <= 11; at++)
      await createTestProduct(mine, { name: `Vela ${at}`, categories: [`velas-${(at % 6) + 1}`] });
    const { products, categories } = await suggest("query=vela", mine);
    expect([products.length, categories.length]).toEqual([10, 5]);
  });

  test("[SR-03] find a category despite a typo", async () => {
    expect((await suggest("query=pastihlas")).categories).toMatchObject([{ slug: "pastilhas", parent: "freios" }]);
  });
});
