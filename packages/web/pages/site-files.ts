import { findBrands } from "@pecacerta/server/catalog/brands/queries";
import { findCategories } from "@pecacerta/server/catalog/categories/queries";
import { findSitemapParts, findSitemapProducts } from "@pecacerta/server/catalog/sitemap/queries";
import { findCompanySettings } from "@pecacerta/server/companies/queries";
import { findLatestPosts } from "@pecacerta/server/content/blog/queries";
import type { Tenant } from "@pecacerta/server/platform/database/tenant";
import type { TenantResolution } from "../app/context.ts";
import { canonicalUrl, homePath } from "../app/storefront/companies/page-meta.ts";
import { createCompanyCache } from "./company-cache.ts";
import { robotsTxt, sitemapIndexXml, sitemapXml } from "./sitemap-xml.ts";
import { webManifest } from "./web-manifest.ts";

/** The limit of the sitemap protocol. */
const MAX_URLS_PER_FILE = 50_000;
const MAX_POSTS = 1000;

export type SiteFile = { type: string; text: string };
export type GetSiteFile = (
  resolution: TenantResolution,
  path: string,
  version: string,
) => Promise<SiteFile | undefined>;

const XML = "application/xml; charset=utf-8";
const MANIFEST_PATH = "/manifest.webmanifest";
const PRODUCTS = /^\/sitemap-products-([1-9]\d{0,4})\.xml$/;

/** Serves /manifest.webmanifest, /robots.txt, /sitemap.xml and its parts. Companies that share a host have their slug in every URL. */
export function createSiteFiles({
  fallbackOrigin,
  size = MAX_URLS_PER_FILE,
}: {
  fallbackOrigin: string;
  size?: number;
}): GetSiteFile {
  const companyCache = createCompanyCache({ name: "sitemap-parts", maxEntries: 500 });
  return async ({ tenant, origin, resolvedBy }, path, version) => {
    if (!tenant) return undefined;
    const site = { origin: origin || fallbackOrigin, slug: tenant.slug, isHosted: resolvedBy === "host" };
    const absoluteUrl = (pathname: string) => canonicalUrl(site, pathname);
    const parts = () => companyCache.of(tenant.companyId, version)("parts", () => findSitemapParts(tenant, size));

    if (path === MANIFEST_PATH) {
      const { company } = await findCompanySettings(tenant);
      return { type: "application/manifest+json; charset=utf-8", text: webManifest(company, homePath(site)) };
    }
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

export const isSiteFilePath = (path: string): boolean =>
  path === MANIFEST_PATH ||
  path === "/robots.txt" ||
  path === "/sitemap.xml" ||
  path === "/sitemap-pages.xml" ||
  PRODUCTS.test(path);

const productSitemapPath = (index: number): string => `/sitemap-products-${index + 1}.xml`;

async function findSitemapPages(tenant: Tenant, limit: number) {
  const [categories, brands, posts] = await Promise.all([
    findCategories(tenant),
    findBrands(tenant, limit),
    findLatestPosts(tenant, MAX_POSTS),
  ]);
  const paths = [
    ...["/", "/catalog", "/products", "/brands", "/about-us", "/contact-us", "/terms", "/blog"],
    ...posts.map(({ slug }) => `/blog/${slug}`),
    ...categories.map(({ slug }) => `/catalog/${slug}`),
    ...brands.map(({ slug }) => `/brands/${slug}`),
  ];
  return paths.slice(0, limit).map((path) => ({ path }));
}
