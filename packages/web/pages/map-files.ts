import { findBrands } from "@pecacerta/server/catalog/brands/queries";
import { findCategories } from "@pecacerta/server/catalog/categories/queries";
import { findSitemapParts, findSitemapProducts } from "@pecacerta/server/catalog/sitemap/queries";
import { findLatestPosts } from "@pecacerta/server/content/blog/queries";
import type { Tenant } from "@pecacerta/server/platform/database/tenant";
import type { Visit } from "../app/context.ts";
import { canonicalAddress } from "../app/storefront/shell/page-meta.ts";
import { createCompanyMemory } from "./company-memory.ts";
import { robots, siteIndex, siteMap } from "./map-text.ts";

/** The most addresses that one file may hold. */
const MOST_ADDRESSES = 50_000;
const MOST_POSTS = 1000;

export type MapFile = { type: string; text: string };
export type MapFiles = (visit: Visit, path: string, version: string) => Promise<MapFile | undefined>;

const XML = "application/xml; charset=utf-8";
const PRODUCTS = /^\/sitemap-products-([1-9]\d{0,4})\.xml$/;

/**
 * What a company tells search engines: /robots.txt, /sitemap.xml and the parts that it names. The company is chosen as
 * for pages. Where companies share an address, every address of a sitemap says whose it is.
 */
export function createMapFiles({ ownAddress, size = MOST_ADDRESSES }: { ownAddress: string; size?: number }): MapFiles {
  const memory = createCompanyMemory();
  return async ({ shop, origin, by }, path, version) => {
    if (!shop) return undefined;
    const place = { origin: origin || ownAddress, slug: shop.slug, isHosted: by === "host" };
    const whole = (own: string) => canonicalAddress(place, own);
    const parts = () => memory.of(shop.companyId, version)("parts", () => findSitemapParts(shop, size));

    if (path === "/robots.txt") return { type: "text/plain; charset=utf-8", text: robots(whole("/sitemap.xml")) };
    if (path === "/sitemap.xml") {
      const products = (await parts()).map(({ changed }, place) => ({ path: productsPath(place), changed }));
      return { type: XML, text: siteIndex([{ path: "/sitemap-pages.xml" }, ...products], whole) };
    }
    if (path === "/sitemap-pages.xml") return { type: XML, text: siteMap(await pagesOf(shop, size), whole) };
    const from = (await parts())[Number(PRODUCTS.exec(path)?.[1] ?? 0) - 1]?.from;
    if (!from) return undefined;
    const products = await findSitemapProducts(shop, from, size);
    const listed = products.map(({ slug, changed }) => ({ path: `/products/${slug}`, changed }));
    return { type: XML, text: siteMap(listed, whole) };
  };
}

export const isMapPath = (path: string): boolean =>
  path === "/robots.txt" || path === "/sitemap.xml" || path === "/sitemap-pages.xml" || PRODUCTS.test(path);

const productsPath = (place: number): string => `/sitemap-products-${place + 1}.xml`;

async function pagesOf(shop: Tenant, most: number) {
  const [categories, brands, posts] = await Promise.all([
    findCategories(shop),
    findBrands(shop, most),
    findLatestPosts(shop, MOST_POSTS),
  ]);
  const paths = [
    ...["/", "/catalog", "/products", "/brands", "/about-us", "/contact-us", "/terms"],
    "/demo/blog/classic-right-sidebar",
    ...posts.map(({ slug }) => `/blog/${slug}`),
    ...categories.map(({ slug }) => `/catalog/${slug}`),
    ...brands.map(({ slug }) => `/brands/${slug}`),
  ];
  return paths.slice(0, most).map((path) => ({ path }));
}
