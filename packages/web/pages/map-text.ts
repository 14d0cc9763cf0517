/** An address inside the shop, and when what stands there last changed, where that is known. */
export type Listed = { path: string; changed?: Date };

type Whole = (path: string) => string;

// Pages of one person, and lists of somebody's own words: there is nothing to find for others.
const NOT_FOR_ENGINES = ["/ecommerce/", "/account/", "/cart", "/compare", "/wishlist", "/catalog/product-search"];

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export const robots = (sitemap: string): string =>
  ["User-agent: *", ...NOT_FOR_ENGINES.map((path) => `Disallow: ${path}`), "", `Sitemap: ${sitemap}`, ""].join("\n");

export const siteIndex = (parts: readonly Listed[], whole: Whole): string =>
  `${HEAD}<sitemapindex ${SPACE}>\n${lines("sitemap", parts, whole)}</sitemapindex>\n`;

export const siteMap = (pages: readonly Listed[], whole: Whole): string =>
  `${HEAD}<urlset ${SPACE}>\n${lines("url", pages, whole)}</urlset>\n`;

const lines = (kind: string, listed: readonly Listed[], whole: Whole): string =>
  listed
    .map(({ path, changed }) => `<${kind}><loc>${escaped(whole(path))}</loc>${dated(changed)}</${kind}>\n`)
    .join("");

const dated = (changed: Date | undefined): string =>
  changed ? `<lastmod>${changed.toISOString().slice(0, 19)}Z</lastmod>` : "";

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
