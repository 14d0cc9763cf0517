/** A path and the date of its last change, if known. */
export type SitemapEntry = { path: string; changed?: Date };

type AbsoluteUrl = (path: string) => string;

// Private pages and search results are not for search engines.
const DISALLOWED_PATHS = ["/ecommerce/", "/account/", "/cart", "/compare", "/wishlist", "/catalog/product-search"];

const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAP_NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export const robotsTxt = (sitemap: string): string =>
  ["User-agent: *", ...DISALLOWED_PATHS.map((path) => `Disallow: ${path}`), "", `Sitemap: ${sitemap}`, ""].join("\n");

export const sitemapIndexXml = (parts: readonly SitemapEntry[], absoluteUrl: AbsoluteUrl): string =>
  `${XML_DECLARATION}<sitemapindex ${SITEMAP_NAMESPACE}>\n${entriesXml("sitemap", parts, absoluteUrl)}</sitemapindex>\n`;

export const sitemapXml = (pages: readonly SitemapEntry[], absoluteUrl: AbsoluteUrl): string =>
  `${XML_DECLARATION}<urlset ${SITEMAP_NAMESPACE}>\n${entriesXml("url", pages, absoluteUrl)}</urlset>\n`;

const entriesXml = (kind: string, entries: readonly SitemapEntry[], absoluteUrl: AbsoluteUrl): string =>
  entries
    .map(
      ({ path, changed }) => `<${kind}><loc>${escapeXml(absoluteUrl(path))}</loc>${lastModified(changed)}</${kind}>\n`,
    )
    .join("");

const lastModified = (changed: Date | undefined): string =>
  changed ? `<lastmod>${changed.toISOString().slice(0, 19)}Z</lastmod>` : "";

const escapeXml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
