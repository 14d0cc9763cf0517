import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { addCategory } from "@pecacerta/server/catalog/products/commands";
import { type Tenant, withTenantTransaction } from "@pecacerta/server/platform/database/tenant";
import { createTestCategory, createTestProduct } from "@pecacerta/server/testing/catalog";
import { createTestCompany, unwrapOutcome } from "@pecacerta/server/testing/database";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BuiltShop, openBuiltShop } from "./built-shop.ts";

// What a page fetches before anybody touches it, in bytes as they travel.
const MAX_SCRIPT_BYTES = 159_000;
/** A search offers to ask by WhatsApp: it loads at once what other pages load next. */
const MAX_SEARCH_SCRIPT_BYTES = 162_000;
const MAX_SCRIPT_FILES = 20;
const MAX_STYLE_BYTES = 29_000;
const MAX_FIRST_IMAGE_BYTES = 40_000;

const client = join(import.meta.dirname, "../../build/client");
const pictures = join(import.meta.dirname, "../../../sample/pictures");

let built: BuiltShop;
let shop: Tenant;
beforeAll(async () => {
  built = await openBuiltShop();
  shop = await createTestCompany(built.installation);
  const { slug } = await createTestCategory(shop, { slug: "freios" });
  const fields = { categories: [slug], brand: "Oficina do Zé", images: [`/pictures/${heaviestPicture()}`] };
  for (const name of ["Disco", "Pastilha"])
    await createTestProduct(shop, { slug: name.toLowerCase(), name, ...fields });
});
afterAll(() => built.close());

describe.each([
  ["the home page", "/", MAX_SCRIPT_BYTES],
  ["the list of all products", "/products", MAX_SCRIPT_BYTES],
  ["a category", "/catalog/freios", MAX_SCRIPT_BYTES],
  ["a search", "/catalog/product-search?search=disco", MAX_SEARCH_SCRIPT_BYTES],
  ["a product's page", "/products/disco", MAX_SCRIPT_BYTES],
])("%s at its first load", (_, path, maxScriptBytes) => {
  test(`loads at most ${maxScriptBytes / 1000} kB of JavaScript in 20 files`, async () => {
    const scripts = sizesOf(all(await page(path), /"(\/assets\/[^"]+\.js)"/g));
    // React and its router alone are more: the test has found the files.
    expect(sum(scripts)).toBeGreaterThan(100_000);
    expect(sum(scripts), listed(scripts)).toBeLessThanOrEqual(maxScriptBytes);
    expect(scripts.length, listed(scripts)).toBeLessThanOrEqual(MAX_SCRIPT_FILES);
  });

  test("fetches its scripts after the first paint", async () => {
    const html = await page(path);
    expect(html).toContain("requestAnimationFrame");
    expect(html).not.toMatch(/<link rel="modulepreload"|<script[^>]* (src|type="module")/);
  });

  test("loads all of its CSS in one file of at most 29 kB", async () => {
    const html = await page(path);
    const styles = sizesOf(all(html, /<link rel="stylesheet" href="([^"#]+)/g));
    expect(styles).toHaveLength(1);
    expect(sum(styles)).toBeGreaterThan(10_000);
    expect(sum(styles), listed(styles)).toBeLessThanOrEqual(MAX_STYLE_BYTES);
  });

  test("preloads its first picture, which is small even without AVIF", async () => {
    const [, named] = /<link rel="preload" as="image"([^>]*fetchPriority="high"[^>]*)>/.exec(await page(path)) ?? [];
    const [, addresses = ""] = /(?:imageSrcSet|href)="([^"]+)"/.exec(named ?? "") ?? [];
    const candidates = addresses.split(/,\s*/).map((one) => one.split(" ")[0] ?? "");
    for (const url of candidates) {
      const { statusCode, rawPayload } = await built.app.inject({ url, headers: { accept: "image/webp" } });
      expect([url, statusCode]).toEqual([url, 200]);
      expect(rawPayload.length, url).toBeLessThanOrEqual(MAX_FIRST_IMAGE_BYTES);
    }
  });
});

test("a product's page does not grow with the number of categories", async () => {
  const sizeWith = async (departments: number, childrenOfEach: number) => {
    const company = await createTestCompany(built.installation);
    await withTenantTransaction(company, async (tx) => {
      for (let one = 0; one < departments; one++) {
        const parent = `departamento-${one}`;
        unwrapOutcome(await addCategory(tx, { slug: parent, name: `Peças do sistema ${one}`, position: one }));
        for (let child = 0; child < childrenOfEach; child++)
          unwrapOutcome(await addCategory(tx, { slug: `${parent}-${child}`, name: `Grupo ${child}`, parent }));
      }
    });
    await createTestProduct(company, { slug: "disco", name: "Disco", categories: ["departamento-0-0"] });
    const headers = { cookie: `company=${company.slug}`, "accept-encoding": "br" };
    const { statusCode, rawPayload } = await built.app.inject({ url: "/products/disco", headers });
    expect(statusCode).toBe(200);
    return rawPayload.length;
  };
  const [small, large] = [await sizeWith(24, 1), await sizeWith(37, 14)];
  // The companies' names differ.
  expect(large - small).toBeLessThan(100);
  expect(large).toBeLessThanOrEqual(7500);
});

test("a product's page has the facts for search engines once, and not as data for scripts", async () => {
  expect([...(await page("/products/disco")).matchAll(/BreadcrumbList/g)]).toHaveLength(1);
});

test("a product's page sends no data that scripts do not read", async () => {
  const html = await page("/products/disco");
  expect(html).toContain("specification");
  expect(html).not.toMatch(/ecommerce_uuid|attributeGroups|featured|\\"tags\\"/);
});

test("the page of components does not exist in a built shop", async () => {
  for (const url of ["/dev/ui", "/dev/ui.data"]) expect((await built.app.inject({ url })).statusCode, url).toBe(404);
  expect(readdirSync(join(client, "assets")).filter((name) => name.startsWith("ui-page"))).toEqual([]);
});

const page = async (url: string) => (await built.app.inject({ url, headers: { cookie: `company=${shop.slug}` } })).body;

const all = (html: string, pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map(([, name = ""]) => name))];

type Sized = [name: string, size: number];
const sizesOf = (names: string[]): Sized[] =>
  names.map((name) => [name, gzipSync(readFileSync(join(client, name)), { level: 9 }).length]);

const sum = (sized: Sized[]) => sized.reduce((total, [, size]) => total + size, 0);
const listed = (sized: Sized[]) => sized.map(([name, size]) => `${size} ${name}`).join("\n");

function heaviestPicture(): string {
  const large = readdirSync(pictures).filter((name) => name.endsWith("-a-800.webp"));
  const weigh = (name: string) => statSync(join(pictures, name)).size;
  return large.sort((one, other) => weigh(other) - weigh(one))[0] ?? "";
}
