import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestProduct } from "../../../testing/catalog.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../testing/database.ts";
import { recordStatements } from "../../../testing/record-statements.ts";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";
import { addSynonyms } from "./synonyms.ts";

let context: TestInstallation;
let tenant: Tenant;

beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
  const other = await createTestCompany(context.installation);
  const oem = { kind: "oem", maker: "Montadora", number: "51.780-442 A" } as const;
  await createTestProduct(tenant, {
    sku: "PAD",
    name: "Pastilha de freio dianteira Gol",
    partNumber: "BP-4410-D",
    numbers: [oem],
  });
  await createTestProduct(tenant, {
    sku: "LINING",
    name: "Lona traseira Golf",
    numbers: [{ ...oem, kind: "competitor", number: "NP 88-1" }],
  });
  await createTestProduct(tenant, { sku: "SHOE", name: "Sapata, substitui 51780442A e BP4410D", sold: 900 });
  await createTestProduct(tenant, {
    sku: "NEWER",
    name: "Jogo de reparo",
    numbers: [{ kind: "superseded", number: "51780442/a" }],
  });
  await createTestProduct(tenant, {
    sku: "JOINT",
    name: "Terminal de direção",
    numbers: [{ kind: "manufacturer", number: "4410" }],
  });
  await createTestProduct(tenant, { sku: "51780442A", name: "Kit com o número da montadora como código" });
  await createTestProduct(other, { sku: "FOREIGN", name: "Tulipa homocinética", numbers: [oem] });
  await withTenantTransaction(tenant, (tx) => addSynonyms(tx, ["pastilha", "lona", "sapata"]));
  await withTenantTransaction(other, (tx) => addSynonyms(tx, ["terminal", "tulipa"]));
});
afterAll(() => context.close());

const search = async (term: string): Promise<string[]> => {
  const url = `/ecommerce/products/search/${encodeURIComponent(term)}`;
  const answer = await context.app.inject({ url, headers: { ecommerce: tenant.slug } });
  expect(answer.statusCode).toBe(200);
  return answer.json().data.map(({ sku }: { sku: string }) => sku);
};

describe("a part number", () => {
  test.each(["51.780-442 A", "51780442a", "51/780 442-a"])(
    "[API-09] %s finds who bears it before who only speaks of it: own, assembler's, superseded",
    async (term) => expect(await search(term)).toEqual(["51780442A", "PAD", "NEWER", "SHOE"]),
  );

  test("[API-09] finds a competitor's number, and a short one typed in full", async () => {
    expect(await search("np88 1")).toEqual(["LINING"]);
    expect((await search("4410"))[0]).toBe("JOINT");
  });

  test("[API-09] finds the start of a number, and a number among other words", async () => {
    expect((await search("np8")).at(0)).toBe("LINING");
    expect(await search("pastilha bp4410d")).toEqual(["PAD", "SHOE"]);
    expect((await search("terminal bp4410d")).sort()).toEqual(["PAD", "SHOE"]);
  });
});

describe("a word", () => {
  test.each([
    ["another number and gender", "pastilhas dianteiros", ["PAD"]],
    ["a plural in -ões", "direções", ["JOINT"]],
    ["a plural of the only word", "reparos", ["NEWER"]],
  ])("[API-09] is found by %s", async (_, term, skus) => expect(await search(term)).toEqual(skus));

  test("[API-09] is found by its synonyms in both directions, exact matches first, within the company only", async () => {
    const [first, ...others] = await search("pastilhas");
    expect(first).toBe("PAD");
    expect(others.sort()).toEqual(["LINING", "SHOE"]);
    expect((await search("lona"))[0]).toBe("LINING");
    expect(await search("lona gol")).toEqual(["PAD"]);
    expect(await search("tulipa")).toEqual([]);
    expect(await search("homocinetica")).toEqual([]);
  });

  test("[API-09] that the catalog has is not taken for the start of another", async () => {
    expect(await search("gol")).toEqual(["PAD"]);
    expect((await search("golf")).at(0)).toBe("LINING");
  });
});

describe("cached hits", () => {
  type Answered = { products: { sku: string; stock: number }[]; isRead: boolean };

  async function requestSearch(mine: Tenant, path: string): Promise<Answered> {
    const products: Answered["products"] = [];
    const statements = await recordStatements(async () => {
      const { data } = (
        await context.app.inject({ url: `/ecommerce${path}`, headers: { ecommerce: mine.slug } })
      ).json();
      products.push(...(data.products ?? data));
    });
    return { products, isRead: statements.some(({ text }) => text.includes("search_vocabulary")) };
  }

  const skusOf = ({ products, isRead }: Answered) => ({ found: products.map(({ sku }) => sku).sort(), isRead });
  const found = async (mine: Tenant, term: string) => skusOf(await requestSearch(mine, `/products/search/${term}`));

  test("[API-09] are valid until the catalog version changes", async () => {
    const mine = await createTestCompany(context.installation);
    await createTestProduct(mine, { sku: "ONE", name: "Carburador", partNumber: "CB-1" });
    await createTestProduct(mine, { sku: "OTHER", name: "Gicleur" });
    for (const term of ["carburador", "cb1"]) {
      expect(await found(mine, term)).toEqual({ found: ["ONE"], isRead: true });
      expect(await found(mine, term)).toEqual({ found: ["ONE"], isRead: false });
    }
    expect(await found(mine, "cb2")).toEqual({ found: [], isRead: true });
    expect(await found(mine, "cb2")).toEqual({ found: [], isRead: true });
    await withTenantTransaction(mine, (tx) => addSynonyms(tx, ["carburador", "gicleur"]));
    expect(await found(mine, "carburador")).toEqual({ found: ["ONE", "OTHER"], isRead: true });
    expect(await found(mine, "carburador")).toEqual({ found: ["ONE", "OTHER"], isRead: false });
    await withTenantTransaction(mine, (tx) =>
      tx.execute(`update products set published = false where company_id = '${tx.companyId}' and sku = 'ONE'`),
    );
    expect(await found(mine, "carburador")).toEqual({ found: ["OTHER"], isRead: true });
  });

  test("[API-09] [SR-02] are separate by company, limit and call; stock is current", async () => {
    const mine = await createTestCompany(context.installation);
    const other = await createTestCompany(context.installation);
    for (const sku of ["ONE", "TWO"]) await createTestProduct(mine, { sku, name: "Gol quadrado", stock: 5 });
    await createTestProduct(mine, { sku: "GOLF", name: "Golf" });
    const suggested = (limit: number) => `/search/suggestions?query=gol&limitProducts=${limit}`;
    expect(await found(mine, "gol")).toEqual({ found: ["ONE", "TWO"], isRead: true });
    expect(await found(other, "gol")).toEqual({ found: [], isRead: true });
    expect(skusOf(await requestSearch(mine, suggested(9)))).toEqual({ found: ["GOLF", "ONE", "TWO"], isRead: true });
    expect((await requestSearch(mine, suggested(1))).products).toHaveLength(1);
    expect(skusOf(await requestSearch(mine, suggested(9)))).toEqual({ found: ["GOLF", "ONE", "TWO"], isRead: false });
    await withTenantTransaction(mine, (tx) =>
      tx.execute(`update stock set on_hand = on_hand - 1 where company_id = '${tx.companyId}'`),
    );
    expect((await requestSearch(mine, "/products/search/gol")).products.map(({ stock }) => stock)).toEqual([4, 4]);
  });
});

test("[SR-02] products that match a term by many words do not displace those that match by one", async () => {
  const mine = await createTestCompany(context.installation);
  const words = [..."abcdefghijkl"].map((letter) => `lume${letter}`).join(" ");
  for (const sku of ["MANY-1", "MANY-2"]) await createTestProduct(mine, { sku, name: words });
  await createTestProduct(mine, { sku: "ONE", name: "lumez" });
  const url = "/ecommerce/search/suggestions?query=lume&limitProducts=3";
  const { data } = (await context.app.inject({ url, headers: { ecommerce: mine.slug } })).json();
  expect(data.products.map(({ sku }: { sku: string }) => sku).sort()).toEqual(["MANY-1", "MANY-2", "ONE"]);
});

describe("hostile text", () => {
  const hostile = {
    "ten thousand letters": "x".repeat(10_000),
    "ten thousand wildcards": "%".repeat(3300),
    "ten thousand quotes": `"'`.repeat(1650),
    "a thousand words": "a b c d e f g h i j ".repeat(100),
    emoji: "🚗".repeat(90),
    "controls and what turns text round": "\u202e\u0000\u0007\u001b[2J",
    "half a pair": "\ud83d",
    "an attempt at SQL": `"'\\;--${"(".repeat(90)}`,
    "an attempt at markup": "<script>alert(1)</script>",
  };

  test.each(Object.entries(hostile))("[API-09] [SR-03] %s finds nothing in time, in both calls", async (_, text) => {
    const sent = encodeURIComponent(text.toWellFormed());
    const started = performance.now();
    const headers = { ecommerce: tenant.slug };
    const suggested = await context.app.inject({ url: `/ecommerce/search/suggestions?query=${sent}`, headers });
    const found = await context.app.inject({ url: `/ecommerce/products/search/${sent}`, headers });
    expect(suggested.statusCode).toBe(200);
    expect(suggested.json().data.products.map(({ sku }: { sku: string }) => sku)).toEqual([]);
    // So long a part of an address is the address of nothing.
    expect(found.statusCode).toBe(text.length > 500 ? 404 : 200);
    if (found.statusCode === 200) expect({ ...found.json(), missing_part: undefined }).toEqual({ data: [] });
    expect(performance.now() - started).toBeLessThan(5000);
  });
});

test("a word leaves the vocabulary with the last product that has it", async () => {
  const mine = await createTestCompany(context.installation);
  const { id } = await createTestProduct(mine, { name: "Carburador" });
  await withTenantTransaction(mine, (tx) =>
    tx.execute(`delete from stock_moves where company_id = '${tx.companyId}' and product_id = '${id}'`),
  );
  await withTenantTransaction(mine, (tx) =>
    tx.execute(`delete from products where company_id = '${tx.companyId}' and id = '${id}'`),
  );
  const url = "/ecommerce/products/search/carburadores";
  expect((await context.app.inject({ url, headers: { ecommerce: mine.slug } })).json()).toMatchObject({ data: [] });
  const { rows } = await withTenantTransaction(mine, (tx) =>
    tx.execute("select name_count as own, category_count as placed from search_vocabulary"),
  );
  expect(rows).toEqual([{ own: 0, placed: 0 }]);
});
