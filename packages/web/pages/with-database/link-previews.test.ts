import { createBlogPost } from "@pecacerta/server/content/blog/commands";
import { type Tenant, withTenantTransaction } from "@pecacerta/server/platform/database/tenant";
import { createTestCategory, createTestProduct } from "@pecacerta/server/testing/catalog";
import { createTestCompany } from "@pecacerta/server/testing/database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BuiltShop, openBuiltShop } from "./built-shop.ts";
import { schemaProblems } from "./schema-org.ts";

const ORIGIN = "https://lojas.example";
const PICTURE = "/pictures/brake-disc-drilled-4-a-800.webp";
const EXCERPT = `Disco de freio ventilado para Gol: ${"diâmetro externo de 256 mm, espessura de 20 mm, ".repeat(4)}`;
let built: BuiltShop;
let shop: Tenant;
beforeAll(async () => {
  built = await openBuiltShop({ ORIGIN });
  shop = await createTestCompany(built.installation, {
    titulo: "Loja de Teste",
    corPadrao: "theme-teal",
    telefone: "(95) 3224-1234",
    email: "oi@loja.example",
    rua: "Avenida Central",
    numero: "12",
    bairro: "Centro",
    cidade: "Boa Vista",
    uf: "RR",
    cep: "69301-110",
    instagram: "https://instagram.com/loja",
  });
  await createTestCategory(shop, { slug: "freios", name: "Freios" });
  const disc = { name: "Disco de freio ventilado Gol", brand: "Arbravo", partNumber: "BD-5320", excerpt: EXCERPT };
  const fitment = { type: 1 as const, make: "Fiat", family: "Uno", yearFrom: 2010, yearTo: 2016, fuel: "Flex" };
  const barCode = { slug: "bar-code", name: "Código de barras", values: [{ slug: "gtin", name: "7891000315507" }] };
  await createTestProduct(shop, {
    ...disc,
    slug: "disco",
    images: [PICTURE],
    categories: ["freios"],
    compatibility: "listed",
    fitments: [fitment],
    attributes: [{ ...barCode, featured: false }],
  });
  await createTestProduct(shop, {
    ...disc,
    slug: "esgotado",
    name: "Tambor Arbravo BD-5321",
    partNumber: "BD-5321",
    stock: 0,
  });
  const post = {
    title: "Freios a disco",
    image: PICTURE,
    excerpt: "Como escolher o disco certo.",
    content: "Texto.",
    categories: [],
  };
  await withTenantTransaction(shop, (tx) => createBlogPost(tx, { ...post, createdAt: new Date() }));
});
afterAll(() => built.close());

const get = (path: string) => built.app.inject({ url: path, headers: { cookie: `__Host-company=${shop.slug}` } });
const at = (path: string) => `${ORIGIN}${path}${path.includes("?") ? "&" : "?"}company=${shop.slug}`;

async function readHead(path: string) {
  const { body } = await get(path);
  const decode = (html = "") => html.replaceAll("&amp;", "&").replaceAll("&quot;", '"');
  const metas = [...body.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)];
  return {
    title: decode(/<title>(.*?)<\/title>/.exec(body)?.[1]),
    canonical: decode(/rel="canonical" href="([^"]*)"/.exec(body)?.[1]),
    meta: Object.fromEntries(metas.map(([, name = "", content]) => [name, decode(content)])) as Record<string, string>,
    links: [...body.matchAll(/<link rel="(icon|apple-touch-icon|manifest)" href="([^"]*)"/g)].map(([, rel, href]) => [
      rel,
      decode(href),
    ]),
    jsonLd: [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].flatMap(([, json]) =>
      JSON.parse(json ?? ""),
    ),
  };
}

const PAGES = [
  ["/", "website", "hero-car-1600", ["AutoPartsStore", "WebSite"]],
  ["/catalog", "website", "hero-car-1600", []],
  ["/products", "website", "brake-disc-drilled-4-a-800", []],
  ["/products?filter_discount=yes", "website", "hero-car-1600", []],
  ["/catalog/freios", "website", "brake-disc-drilled-4-a-800", ["BreadcrumbList"]],
  ["/brands", "website", "hero-car-1600", []],
  ["/brands/arbravo", "website", "brake-disc-drilled-4-a-800", ["BreadcrumbList"]],
  ["/products/disco", "product", "brake-disc-drilled-4-a-800", ["Product", "BreadcrumbList"]],
  ["/products/esgotado", "product", "hero-car-1600", ["Product", "BreadcrumbList"]],
  ["/blog", "website", "brake-disc-drilled-4-a-800", []],
  ["/blog/freios-a-disco", "article", "brake-disc-drilled-4-a-800", ["BlogPosting", "BreadcrumbList"]],
  ["/about-us", "website", "hero-car-1600", []],
  ["/terms", "website", "hero-car-1600", []],
  ["/contact-us", "website", "hero-car-1600", []],
  ["/track-order", "website", "hero-car-1600", []],
] as const;

test.each(PAGES)(
  "[SH-12] %s has a link preview and structured data of schema.org",
  async (path, type, image, types) => {
    const { title, meta, jsonLd, canonical } = await readHead(path);
    expect(meta).toMatchObject({
      "og:type": type,
      "og:site_name": "Loja de Teste",
      "og:locale": "pt_BR",
      "og:image": `${ORIGIN}/pictures/${image}.jpg`,
      "og:image:type": "image/jpeg",
      "og:image:width": "1200",
      "og:image:height": "630",
      "twitter:card": "summary_large_image",
    });
    expect(title).toBe(`${meta["og:title"]} | Loja de Teste`);
    expect(meta.description).toBe(meta["og:description"]);
    expect(meta.description?.length).toBeGreaterThan(20);
    expect(meta.description?.length).toBeLessThanOrEqual(160);
    expect([meta["og:url"] ?? "", canonical]).toEqual(path.includes("?") ? ["", ""] : [at(path), at(path)]);
    expect(jsonLd.map((node) => node["@type"])).toEqual(types);
    expect(schemaProblems(jsonLd)).toEqual([]);
  },
);

test.each([
  [[2], "hero-motorcycle", "motos"],
  [[3], "hero-truck", "caminhões"],
  [[1, 3], "hero-car", "carros e caminhões"],
] as const)(
  "a company with parts for the types %j shows %s, and names %s, on its home page and in link previews",
  async (types, hero, vehicles) => {
    const seller = await createTestCompany(built.installation);
    for (const type of types) {
      const fitment = { type, make: `Marca ${type}`, family: "Modelo", yearFrom: 2010, yearTo: 2016 };
      await createTestProduct(seller, { compatibility: "listed", fitments: [fitment] });
    }
    const path = `/?company=${seller.slug}`;
    const { meta, jsonLd } = await readHead(path);
    expect(meta["og:image"]).toBe(`${ORIGIN}/pictures/${hero}-1600.jpg`);
    expect(meta.description).toMatch(new RegExp(`^Peças para ${vehicles}: procure`));
    expect(jsonLd).toMatchObject([{ description: meta.description, image: `${ORIGIN}/pictures/${hero}-1600.jpg` }, {}]);
    expect((await get(path)).body).toContain(`src="/pictures/${hero}-1600.webp"`);
  },
);

test("[SH-12] every page has a description of its own", async () => {
  const heads = await Promise.all(PAGES.map(([path]) => readHead(path)));
  expect(new Set(heads.map(({ meta }) => meta.description)).size).toBe(PAGES.length);
  expect(new Set(heads.map(({ title }) => title)).size).toBe(PAGES.length);
});

test("[SH-12] a product's title and description say its name, brand and number once, in whole words", async () => {
  const disc = await readHead("/products/disco");
  expect(disc.title).toBe("Disco de freio ventilado Gol Arbravo BD-5320 | Loja de Teste");
  expect(disc.meta.description).toBe(
    "Arbravo BD-5320: preço, estoque e aplicação. Disco de freio ventilado para Gol: diâmetro externo de 256 mm, espessura de 20 mm, diâmetro externo de 256 mm…",
  );
  expect((await readHead("/products/esgotado")).title).toBe("Tambor Arbravo BD-5321 | Loja de Teste");
});

test("structured data have the GTIN of a product, and the offer of a product that is sold out", async () => {
  const [disc] = (await readHead("/products/disco")).jsonLd;
  expect(disc).toMatchObject({ gtin: "7891000315507", offers: { availability: "https://schema.org/InStock" } });
  const [drum] = (await readHead("/products/esgotado")).jsonLd;
  expect(drum).toMatchObject({ offers: { price: "100.00", availability: "https://schema.org/OutOfStock" } });
});

test("[RT-14] the demo pages of the blog show its posts; their canonical addresses are the blog's", async () => {
  expect((await readHead("/demo/blog/classic-right-sidebar")).canonical).toBe(at("/blog"));
  expect((await readHead("/demo/blog/post-full-width")).canonical).toBe(at("/blog/freios-a-disco"));
  expect((await get("/blog")).body).toContain('href="/blog/freios-a-disco"');
});

test("icons, manifest and the browser's bar have the company's name and accent", async () => {
  const { links, meta } = await readHead("/");
  const manifest = `/manifest.webmanifest?company=${shop.slug}`;
  expect(links).toEqual([
    ["icon", "/icons/theme-teal.svg"],
    ["apple-touch-icon", "/icons/theme-teal-180.png"],
    ["manifest", manifest],
  ]);
  expect(meta["theme-color"]).toBe("#0a6f7a");
  const response = await built.app.inject({ url: manifest });
  expect(response.headers["content-type"]).toBe("application/manifest+json; charset=utf-8");
  const { icons, ...facts } = response.json();
  expect(facts).toMatchObject({ name: "Loja de Teste", theme_color: "#0a6f7a", start_url: `/?company=${shop.slug}` });
  for (const { src, sizes } of icons) {
    const { headers, rawPayload } = await built.app.inject({ url: src });
    expect(headers["content-type"]).toBe("image/png");
    // Width and height in the header of a PNG.
    expect(`${rawPayload.readUInt32BE(16)}x${rawPayload.readUInt32BE(20)}`).toBe(sizes);
  }
  const favicon = await built.app.inject({ url: "/favicon.ico" });
  expect([favicon.headers["content-type"], favicon.rawPayload.readUInt16LE(2)]).toEqual(["image/x-icon", 1]);
  for (const path of ["/icons/theme-pink.svg", "/icons/theme-teal-64.png", "/icons/x"])
    expect((await built.app.inject({ url: path })).statusCode, path).toBe(404);
});
