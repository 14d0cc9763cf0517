import { expect, test } from "vitest";
import { robotsTxt, sitemapIndexXml, sitemapXml } from "./sitemap-xml.ts";

const whole = (path: string) => `https://loja.example${path}`;

test("robots.txt names the sitemap and disallows personal pages", () => {
  const text = robotsTxt("https://loja.example/sitemap.xml?company=uma");
  expect(text).toMatch(/^User-agent: \*\n/);
  expect(text).toContain("\nDisallow: /account/\n");
  expect(text).toMatch(/\nSitemap: https:\/\/loja\.example\/sitemap\.xml\?company=uma\n$/);
});

test("a sitemap has absolute URLs with the date of their last change, if known", () => {
  const changed = new Date("2026-11-21T14:35:09.123Z");
  expect(sitemapXml([{ path: "/" }, { path: "/products/a", changed }], whole)).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
      "<url><loc>https://loja.example/</loc></url>\n" +
      "<url><loc>https://loja.example/products/a</loc><lastmod>2026-11-21T14:35:09Z</lastmod></url>\n</urlset>\n",
  );
  expect(sitemapIndexXml([{ path: "/sitemap-products-1.xml", changed }], whole)).toContain(
    "<sitemap><loc>https://loja.example/sitemap-products-1.xml</loc><lastmod>2026-11-21T14:35:09Z</lastmod></sitemap>",
  );
});

test("a URL cannot close its element", () => {
  expect(sitemapXml([{ path: '/a?b=1&c="<d>' }], whole)).toContain("/a?b=1&amp;c=&quot;&lt;d&gt;</loc>");
});
