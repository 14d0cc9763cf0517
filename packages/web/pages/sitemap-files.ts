import { findBrands } from "@pecacerta/server/catalog/brands/queries";
import { findCategories } from "@pecacerta/server/catalog/categories/queries";
import { findSitemapParts, findSitemapProducts } from "@pecacerta/server/catalog/sitemap/queries";
import { findLatestPosts } from "@pecacerta/server/content/blog/queries";
import type { Tenant } from "@pecacerta/server/platform/database/tenant";
import type { TenantResolution } from "../app/context.ts";
import { canonicalUrl } from "../app/storefront/companies/page-meta.ts";
import { createCompanyCache } from "./company-cache.ts";
import { robotsTxt, sitemapIndexXml, sitemapXml } from "./sitemap-xml.ts";

/** The limit of the sitemap protocol. */
const MAX_URLS_PER_FILE = 50_000;
const MAX_POSTS = 1000;

export type SitemapFile = { type: string; text: string };
export type GetSitemapFile = (
  resolution: TenantResolution,
  path: string,
  version: string,
) => Promise<SitemapFile | undefined>;

const XML = "application/xml; charset=utf-8";
const PRODUCTS = /^\/sitemap-products-([1-9]\d{0,4})\.xml$/;

/** Serves /robots.txt, /sitemap.xml and its parts. Companies that share a host have their slug in every URL. */
export function createSitemapFiles({
  fallbackOrigin,
  size = MAX_URLS_PER_FILE,
}: {
  fallbackOrigin: string;
  size?: number;
}): GetSitemapFile {
  const companyCache = createCompanyCache({ name: "sitemap-parts", maxEntries: 500 });
  return async ({ tenant, origin, resolvedBy }, path, version) => {
    if (!tenant) return undefined;
    const site = { origin: origin || fallbackOrigin, slug: tenant.slug, isHosted: resolvedBy === "host" };
    const absoluteUrl = (pathname: string) => canonicalUrl(site, pathname);
    const parts = () => companyCache.of(tenant.companyId, version)("parts", () => findSitemapParts(tenant, size));

    if (path === "/robots.txt")
      return { type: "text/plain; charset=utf-8", text: robotsTxt(absoluteUrl("/sitemap.xml")) };
    if (path === "/sitemap.xml") {
      const products = (await parts()).map(({ changed }, index) => ({ path: productSitemapPath(index), changed }));
      return { type: XML, text: sitemapIndexXml([{ path: "/sitemap-pages.xml" }, ...products], absoluteUrl) };
    }
    if (path === "/sitemap-pages.xml")
      return { type: XML, text: sitemapXml(await findSitemapPages(tenant, size), absoluteUrl) };
    const from = (await parts())[Number(PRODUCTS.exec(path)?.[1] ?? 0) - 1]?.from;
    if (!from) return undefined;
    const products = await findSitemapProducts(tenant, from, size);
    const entries = products.map(({ slug, changed }) => ({ path: `/products/${slug}`, changed }));
    return { type: XML, text: sitemapXml(entries, absoluteUrl) };
  };
}

export const isSitemapPath = (path: string): boolean =>
  path === "/robots.txt" || path === "/sitemap.xml" || path === "/sitemap-pages.xml" || PRODUCTS.test(path);

const productSitemapPath = (index: number): string => `/sitemap-products-${index + 1}.xml`;

async function findSitemapPages(tenant: Tenant, limit: number) {
  const [categories, brands, posts] = await Promise.all([
    findCategories(tenant),
    findBrands(tenant, limit),
    findLatestPosts(tenant, MAX_POSTS),
  ]);
  const paths = [
    ...["/", "/catalog", "/products", "/brands", "/about-us", "/contact-us", "/terms"],
    "/demo/blog/classic-right-sidebar",
    ...posts.map(({ slug }) => `/blog/${slug}`),
    ...categories.map(({ slug }) => `/catalog/${slug}`),
    ...brands.map(({ slug }) => `/brands/${slug}`),
  ];
  return paths.slice(0, limit).map((path) => ({ path }));
}
