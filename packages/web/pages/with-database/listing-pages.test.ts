import { addCategory, addProducts } from "@pecacerta/server/catalog/products/commands";
import { type Tenant, withTenantTransaction } from "@pecacerta/server/platform/database/tenant";
import { createTestCompany, unwrapOutcome } from "@pecacerta/server/testing/database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BuiltShop, openBuiltShop } from "./built-shop.ts";

let built: BuiltShop;
let shop: Tenant;

beforeAll(async () => {
  built = await openBuiltShop();
  shop = await createTestCompany(built.installation, { titulo: "Loja de Teste" });
  const products = Array.from({ length: 20 }, (_, at) => ({
    slug: `disco-${at}`,
    sku: `D-${at}`,
    name: `Disco ${at}`,
    price: 10_00 + at,
    stock: 3,
    brand: at < 18 ? "Oficina do Zé" : "Outra",
    categories: ["discos"],
    createdAt: new Date(1_700_000_000_000),
  }));
  await withTenantTransaction(shop, async (tx) => {
    unwrapOutcome(await addCategory(tx, { slug: "freios", name: "Freios", layout: "categories" }));
    unwrapOutcome(await addCategory(tx, { slug: "discos", name: "Discos <b>", parent: "freios" }));
    unwrapOutcome(await addProducts(tx, products));
  });
});
afterAll(() => built.close());

const get = (path: string) => built.app.inject({ url: path, headers: { cookie: `company=${shop.slug}` } });
/** What search engines are told: the title, the address to keep, and whether to keep any. */
async function readMetadata(path: string) {
  const { body } = await get(path);
  const metadata = [
    /<title>(.*?)<\/title>/,
    /rel="canonical" href="[^"]*?(\/[a-z][^"]*)"/,
    /name="robots" content="(.*?)"/,
  ];
  return metadata.map((pattern) => pattern.exec(body)?.[1]?.replaceAll("&amp;", "&"));
}
const withCompany = (path: string) => `${path}${path.includes("?") ? "&" : "?"}company=${shop.slug}`;

test.each([
  ["/catalog/freios", "Freios | Loja de Teste", "/catalog/freios"],
  ["/catalog/freios?page=2", "Freios, página 2 | Loja de Teste", "/catalog/freios?page=2"],
  ["/catalog/freios?page=9&utm_source=x", "Freios, página 2 | Loja de Teste", "/catalog/freios?page=2"],
  ["/catalog/freios?filter_brand=outra", "Freios Outra | Loja de Teste", "/catalog/freios?filter_brand=outra"],
  ["/brands/oficina-do-ze", "Peças Oficina do Zé | Loja de Teste", "/brands/oficina-do-ze"],
  ["/brands/oficina-do-ze?page=2", "Peças Oficina do Zé, página 2 | Loja de Teste", "/brands/oficina-do-ze?page=2"],
  ["/products?filter_brand=outra", "Peças Outra | Loja de Teste", "/brands/outra"],
])("[RT-16] [LS-05] %s is indexed by search engines", async (path, title, canonical) => {
  expect(await readMetadata(path)).toEqual([title, withCompany(canonical), undefined]);
});

test.each([
  "/catalog/freios?filter_price=10-200",
  "/catalog/freios?filter_brand=oficina-do-ze,outra",
  "/catalog/freios?sort=price_asc",
  "/catalog/freios?limit=32",
  "/products?filter_brand=nenhuma",
  "/catalog/freios?filter_brand=nenhuma",
])("%s is not indexed, but its links are followed", async (path) => {
  expect((await readMetadata(path)).slice(1)).toEqual([undefined, "noindex, follow"]);
});

test("a search without text is titled by what it shows", async () => {
  expect(await readMetadata("/catalog/product-search?search=+")).toEqual([
    "Todos os produtos | Loja de Teste",
    undefined,
    "noindex",
  ]);
});

test("[LS-05] equivalent addresses are one page, and invalid parameters show the plain list", async () => {
  const [one, other, plain, garbage] = await Promise.all(
    [
      "/products?filter_brand=outra,oficina-do-ze&filter_price=10-10.05",
      "/products?to_price=10,05&from_price=10&filter_brand=oficina-do-ze&filter_brand=outra&page=1",
      "/products",
      "/products?filter_price=x&filter_rating=99&filter_discount=%22%3E&sort=--&limit=-1&page=1e9&after=",
    ].map(get),
  );
  expect(one?.statusCode).toBe(200);
  expect(one?.body).toContain("Mostrando 1–6 de 6");
  expect(other?.body).toBe(one?.body);
  expect(garbage?.body).toBe(plain?.body);
});

test("[RT-16] a brand page lists its categories with counts; an unknown brand has no page", async () => {
  const { body } = await get("/brands/oficina-do-ze");
  expect(body).toMatch(/href="\/catalog\/discos\?filter_brand=oficina-do-ze"[^>]*>Discos &lt;b&gt;<span[^>]*>18</);
  expect(body).toContain("Mostrando 1–16 de 18");
  for (const path of ["/brands/nada", "/brands/%3Cb%3E", "/brands/OUTRA"])
    expect((await get(path)).statusCode).toBe(404);
});

test("[RT-03] a category whose layout says so has a separate page for its products", async () => {
  expect((await get("/catalog/discos/products")).body).toContain("Mostrando 1–16 de 20");
  expect((await readMetadata("/catalog/discos/products"))[1]).toBe(withCompany("/catalog/discos"));
  const { statusCode, headers } = await get("/catalog/freios/products?filter_brand=outra");
  expect([statusCode, headers.location]).toEqual([301, "/catalog/freios?filter_brand=outra"]);
});

test("the breadcrumb of a list is in its JSON-LD, without markup", async () => {
  const { body } = await get("/catalog/discos");
  const written = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(body)?.[1] ?? "";
  expect(written).not.toContain("<");
  expect(JSON.parse(written).itemListElement.map(({ name }: { name: string }) => name)).toEqual([
    "Início",
    "Freios",
    "Discos <b>",
  ]);
});

test("a company without products says so, and offers no empty shelf, filter or sort order", async () => {
  const bare = await createTestCompany(built.installation, { titulo: "Loja Nova" });
  for (const path of ["/", "/catalog", "/products", "/brands"]) {
    const { body, statusCode } = await built.app.inject({ url: path, headers: { cookie: `company=${bare.slug}` } });
    const [main = ""] = /<main.*<\/main>/s.exec(body) ?? [];
    expect([statusCode, main.match(/Os primeiros produtos chegam em breve/g)?.length], path).toEqual([200, 1]);
    expect(main, path).not.toMatch(/<(ul|ol)[^>]*><\/\1>|<h[1-6][^>]*><\/h|id="filters"|name="sort"/);
  }
});

test("a search that shows products of no stated vehicle does not deny that the shop has them", async () => {
  const { body } = await get("/catalog/product-search?search=disco+ferrari");
  expect(body).toContain("Nenhum resultado para “disco” cita “ferrari”. Estes produtos servem em qualquer veículo");
  expect(body).not.toContain("Não temos");
});

test("a search of several parts names the one that the shop has not", async () => {
  const { body } = await get("/catalog/product-search?search=disco+e+lanterna");
  expect(body).toContain("Sem “lanterna”");
});

test("[RT-04] all products with a search lead to the search, with the other filters", async () => {
  const { statusCode, headers } = await get("/products?search=+Disco+5&filter_brand=outra&sort=name_asc&utm_source=x");
  expect([statusCode, headers.location]).toEqual([
    301,
    "/catalog/product-search?filter_brand=outra&search=Disco+5&sort=name_asc",
  ]);
  expect((await get("/products?search=+")).statusCode).toBe(200);
});
