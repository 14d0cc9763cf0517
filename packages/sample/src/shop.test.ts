import { FITMENT_VERDICTS, judgeFitment, unverifiedConditions } from "@pecacerta/rules/fitment";
import { expect, test } from "vitest";
import { sampleBrands } from "./brands.ts";
import { sampleCountries } from "./countries.ts";
import type { SampleProduct } from "./sample-types.ts";
import { sampleShops } from "./shop.ts";
import { sampleVehicles } from "./vehicles/vehicle-list.ts";

const allShops = sampleShops();
const shops = allShops.filter(({ products }) => products.length > 0);
const vehicles = sampleVehicles();
const THIS_YEAR = 2026;

test("the three companies sell at least 240, 60 and 60 published products", () => {
  const counts = shops.map(({ company, products }) => [company.slug, products.filter((one) => one.published).length]);
  expect(counts.map(([slug]) => slug)).toEqual(["pecacerta", "motopecas-norte", "diesel-sul"]);
  expect(counts[0]?.[1]).toBeGreaterThanOrEqual(240);
  expect(counts[1]?.[1]).toBeGreaterThanOrEqual(60);
  expect(counts[2]?.[1]).toBeGreaterThanOrEqual(60);
});

test("a fourth company sells nothing yet", () => {
  expect(allShops.at(-1)).toMatchObject({ company: { slug: "loja-nova" }, categories: [], products: [], posts: [] });
});

test("two calls return the same shops", () => {
  expect(sampleShops()).toEqual(allShops);
});

test("slugs, SKUs, part numbers and bar codes are unique in a company", () => {
  for (const { products, categories } of shops) {
    for (const key of ["slug", "sku", "partNumber"] as const) expectUnique(products.map((product) => product[key]));
    expectUnique(products.map((product) => attributeOf(product, "bar-code")));
    expectUnique(categories.map(({ slug }) => slug));
  }
});

test("every reference of a product resolves", () => {
  const brandSlugs = new Set(sampleBrands().map(({ slug }) => slug));
  for (const { products, categories, types } of shops) {
    const categorySlugs = new Set(categories.map(({ slug }) => slug));
    const typeSlugs = new Set(types.map(({ slug }) => slug));
    for (const product of products) {
      expect(brandSlugs).toContain(product.brand);
      expect(typeSlugs).toContain(product.typeSlug);
      expect(product.categories).toHaveLength(3);
      for (const slug of product.categories) expect(categorySlugs).toContain(slug);
    }
  }
});

test("an attribute belongs to its product's type", () => {
  for (const { products, types } of shops) {
    for (const { typeSlug, attributes } of products) {
      const groups = types.find(({ slug }) => slug === typeSlug)?.attributeGroups ?? [];
      const known = new Set(groups.flatMap((group) => group.attributes));
      expect(attributes.map(({ slug }) => slug).filter((slug) => !known.has(slug))).toEqual([]);
    }
  }
});

test("[PR-05] technical data are attributes of a third group, and shoppers filter by the first ones", () => {
  const [discs] = shops.flatMap(({ products }) =>
    products.filter(({ typeSlug }) => typeSlug === "disco-de-freio-dianteiro"),
  );
  const measures = discs?.attributes.filter(({ group }) => group === "measures") ?? [];
  expect(measures.map(({ name, value, featured }) => [name, value, featured])).toEqual([
    ["Diâmetro externo", expect.stringMatching(/^\d+ mm$/), true],
    ["Espessura", expect.stringMatching(/^\d+ mm$/), true],
    ["Espessura mínima", expect.stringMatching(/^\d+ mm$/), true],
    ["Altura total", expect.stringMatching(/^[\d,]+ mm$/), false],
    ["Furos de fixação", expect.stringMatching(/^\d$/), false],
    ["Posição", "Dianteira", false],
    ["Garantia", expect.stringContaining("meses"), false],
  ]);
});

const MEASURE = /\d+(?:[.,]\d+)*\s?(?:mm|cm|ml|L|kg|Ah|A|W|V|K|lm|cc)(?![\p{L}\d])/gu;

test("[PR-05] a measure in a text of a product is one of its attributes", () => {
  const unknown = shops.flatMap(({ products }) =>
    products.flatMap(({ partNumber, name, excerpt, description, attributes, fitments }) => {
      const stated = new Set(attributes.flatMap(({ value }) => value.match(MEASURE) ?? []));
      const texts = [name, excerpt, description, ...fitments.map(({ note = "" }) => note)].join("\n");
      return (texts.match(MEASURE) ?? []).filter((measure) => !stated.has(measure)).map((one) => [partNumber, one]);
    }),
  );
  expect(unknown).toEqual([]);
});

test("a fitment counts packages: four pads of one package are one set for an axle", () => {
  const sets = shops.flatMap(({ products }) =>
    products.filter((one) => /^(Jogo|Par)/.test(attributeOf(one, "kit") ?? "")),
  );
  for (const { fitments, description } of sets) {
    expect(fitments.every(({ quantity }) => quantity === undefined || quantity === 1)).toBe(true);
    if (fitments[0]?.quantity) expect(description).toMatch(/^Quantidade: 1 (jogo|par) por (eixo|veículo)$/m);
  }
});

test("every fitment names a vehicle of the list, and only listed products have any", () => {
  for (const product of shops.flatMap(({ products }) => products)) {
    expect(product.fitments.length > 0).toBe(product.compatibility === "listed");
    for (const fitment of product.fitments) {
      const isUnverified = vehicles.some((vehicle) => unverifiedConditions(fitment, vehicle, THIS_YEAR) !== null);
      expect(isUnverified, `${product.name}: ${JSON.stringify(fitment)}`).toBe(true);
    }
  }
});

test("parts for the same position share the vehicle maker's number; no product lists a number twice", () => {
  for (const { products } of shops) {
    const oem = products.flatMap(({ numbers }) =>
      numbers.filter(({ kind }) => kind === "oem").map((one) => one.number),
    );
    expect(new Set(oem).size).toBeLessThan(oem.length);
    for (const { numbers } of products)
      expectUnique(numbers.map(({ kind, maker, number }) => `${kind}${maker}${number}`));
  }
  const kinds = new Set(
    shops.flatMap(({ products }) => products.flatMap(({ numbers }) => numbers.map((one) => one.kind))),
  );
  expect([...kinds].sort()).toEqual(["competitor", "manufacturer", "oem", "superseded"]);
});

test("fitments cover all verdicts, scopes, conditions and exclusions", () => {
  const products = shops[0]?.products ?? [];
  const cars = vehicles.filter(({ family, year }) => family === "Gol" && year >= 2009 && year <= 2014);
  const judged = products.flatMap((product) => cars.map((car) => judgeFitment(product, car, THIS_YEAR)));
  expect(new Set(judged.map(({ verdict }) => verdict))).toEqual(new Set(FITMENT_VERDICTS));
  expect(new Set(judged.flatMap(({ doubts }) => doubts))).toEqual(new Set(["body"]));
  const rows = products.flatMap(({ fitments }) => fitments);
  for (const key of ["codFipe", "model", "note", "excluded", "onwards", "body", "fuel"] as const) {
    expect([key, rows.some((row) => row[key])]).toEqual([key, true]);
  }
  expect(new Set(rows.map(({ source }) => source)).size).toBeGreaterThan(2);
});

test("every shop has all availabilities, a price on request, and reduced prices", () => {
  for (const { products } of shops) {
    const out = (kind: SampleProduct["whenOut"]) =>
      products.some(({ stock, whenOut }) => stock === 0 && whenOut === kind);
    expect([out("out-of-stock"), out("on-backorder"), out("pending")]).toEqual([true, true, true]);
    expect(products.some(({ price, stock }) => price === 0 && stock > 0)).toBe(true);
    const former = products.filter(({ compareAtPrice }) => compareAtPrice !== null);
    expect(former.length).toBeGreaterThan(5);
    for (const { price, compareAtPrice } of former) expect(compareAtPrice).toBeGreaterThan(price);
  }
});

test("the first company has 20 products in interior-parts and a white option", () => {
  const [first] = shops;
  const products = first?.products ?? [];
  const interior = products.filter((one) => one.published && one.categories.includes("interior-parts"));
  expect(interior.length).toBeGreaterThanOrEqual(20);
  const options = products.flatMap((product) => product.options);
  expect(new Set(options.map(({ type }) => type))).toEqual(new Set(["default", "color"]));
  const colors = options.filter(({ type }) => type === "color").flatMap(({ values }) => values);
  expect(colors).toContainEqual(expect.objectContaining({ slug: "white", name: "Branco", color: "#ffffff" }));
});

test("the tree has three levels and no empty leaf", () => {
  for (const { categories, products } of shops) {
    const parents = new Map(categories.map(({ slug, parent }) => [slug, parent]));
    for (const { slug } of categories) expect(products.some((one) => one.categories.includes(slug))).toBe(true);
    const leaf = products[0]?.categories[0] ?? "";
    expect(parents.get(parents.get(parents.get(leaf) ?? "") ?? "")).toBe(null);
  }
});

test("vehicles have at least 14 car, 5 motorcycle and 4 truck makes, unique keys and valid codes", () => {
  const makes = (type: number) =>
    new Set(vehicles.filter((one) => one.type === type).map(({ makeCode }) => makeCode)).size;
  expect(makes(1)).toBeGreaterThanOrEqual(14);
  expect(makes(2)).toBeGreaterThanOrEqual(5);
  expect(makes(3)).toBeGreaterThanOrEqual(4);
  expectUnique(vehicles.map(({ codFipe, yearCode }) => `${codFipe} ${yearCode}`));
  for (const { codFipe } of vehicles) expect(codFipe).toMatch(/^\d{6}-\d$/);
});

test("countries and brands are complete and without duplicates", () => {
  expect(sampleCountries()).toContainEqual({ code: "BR", name: "Brasil" });
  expectUnique(sampleCountries().map(({ code }) => code));
  const codes = new Set(sampleCountries().map(({ code }) => code));
  for (const { country } of sampleBrands()) expect(codes).toContain(country);
  expectUnique(sampleBrands().map(({ slug }) => slug));
});

const attributeOf = (product: SampleProduct, slug: string) =>
  product.attributes.find((one) => one.slug === slug)?.value;

function expectUnique(values: unknown[]) {
  expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([]);
}
