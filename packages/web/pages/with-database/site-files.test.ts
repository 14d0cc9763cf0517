import { createBlogPost } from "@pecacerta/server/content/blog/commands";
import { type Tenant, withTenantTransaction } from "@pecacerta/server/platform/database/tenant";
import { createTestCategory, createTestProduct } from "@pecacerta/server/testing/catalog";
import { createTestCompany, ownerPoolOf } from "@pecacerta/server/testing/database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSiteFiles } from "../site-files.ts";
import { type BuiltShop, openBuiltShop } from "./built-shop.ts";

const ORIGIN = "https://lojas.example";
let built: BuiltShop;
let shop: Tenant;
let slugs: string[];
beforeAll(async () => {
  built = await openBuiltShop({ ORIGIN });
  shop = await createTestCompany(built.installation);
  await createTestCategory(shop, { slug: "freios" });
  const post = { title: "Freios a disco", image: null, excerpt: "", content: "Texto.", categories: [] };
  await withTenantTransaction(shop, (tx) => createBlogPost(tx, { ...post, createdAt: new Date() }));
  const made = [
    await createTestProduct(shop, { categories: ["freios"] }),
    await createTestProduct(shop),
    await createTestProduct(shop),
  ];
  slugs = made.map(({ slug }) => slug);
});
afterAll(() => built.close());

const get = (path: string, headers: Record<string, string> = { cookie: `__Host-company=${shop.slug}` }) =>
  built.app.inject({ url: path, headers });
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc);

test("on a shared host every URL of a sitemap names the company", async () => {
  const at = (path: string) => `${ORIGIN}${path}?company=${shop.slug}`;
  const robots = await get("/robots.txt");
  expect(robots.headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(robots.body).toContain(`\nSitemap: ${at("/sitemap.xml")}\n`);
  const index = await get(`/sitemap.xml?company=${shop.slug}`, {});
  expect(index.headers["content-type"]).toBe("application/xml; charset=utf-8");
  expect(index.headers["cache-control"]).toContain("s-maxage");
  expect(locations(index.body)).toEqual([at("/sitemap-pages.xml"), at("/sitemap-products-1.xml")]);
  const pages = locations((await get("/sitemap-pages.xml")).body);
  const blog = ["/blog", "/blog/freios-a-disco"];
  for (const path of ["/catalog/freios", "/about-us", "/contact-us", "/terms", ...blog])
    expect(pages).toContain(at(path));
  const products = await get("/sitemap-products-1.xml");
  expect(locations(products.body).sort()).toEqual(slugs.map((slug) => at(`/products/${slug}`)).sort());
  expect(products.body.match(/<lastmod>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ<\/lastmod>/g)).toHaveLength(3);
});

test("a company with its own host lists its own URLs only", async () => {
  const host = `${shop.slug}.example`;
  await ownerPoolOf(built.installation.database).query("insert into company_hosts (host, company_id) values ($1, $2)", [
    host,
    shop.companyId,
  ]);
  await expect
    .poll(async () => (await get("/robots.txt", { host })).body)
    .toContain(`Sitemap: https://${host}/sitemap.xml\n`);
  const { body } = await get("/sitemap-products-1.xml", { host });
  expect(locations(body).sort()).toEqual(slugs.map((slug) => `https://${host}/products/${slug}`).sort());
});

test("on HTTPS the company cookie has the __Host- prefix, and one without it is ignored", async () => {
  const set = (await get(`/?company=${shop.slug}`, {})).headers["set-cookie"];
  expect(set).toMatch(new RegExp(`^__Host-company=${shop.slug}; Path=/; Max-Age=\\d+; SameSite=Lax; Secure$`));
  expect((await get("/robots.txt", { cookie: `company=${shop.slug}` })).body).not.toContain(shop.slug);
});

test("an unknown part of a sitemap and an unknown company are Page Not Found", async () => {
  for (const path of ["/sitemap-products-2.xml", "/sitemap-products-0.xml", "/sitemap-products-x.xml"]) {
    expect((await get(path)).statusCode, path).toBe(404);
  }
  expect((await get("/sitemap.xml?company=ninguem-mesmo", {})).statusCode).toBe(404);
});

test("a catalog larger than one sitemap file is split, each product in one file", async () => {
  const files = createSiteFiles({ fallbackOrigin: "http://localhost:3000", size: 2 });
  const read = async (path: string) =>
    (await files({ tenant: shop, resolvedBy: "host", origin: "https://loja.example" }, path, "1"))?.text ?? "";
  const parts = locations(await read("/sitemap.xml")).slice(1);
  expect(parts).toEqual(["https://loja.example/sitemap-products-1.xml", "https://loja.example/sitemap-products-2.xml"]);
  const listed = [await read("/sitemap-products-1.xml"), await read("/sitemap-products-2.xml")].map(locations);
  expect(listed.map(({ length }) => length)).toEqual([2, 1]);
  expect(new Set(listed.flat()).size).toBe(3);
});
