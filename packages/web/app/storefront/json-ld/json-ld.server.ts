import type { Crumb } from "@pecacerta/ui/breadcrumb.tsx";
import type { RouterContextProvider } from "react-router";
import { m } from "#messages";
import { tenantContext, tenantResolutionContext } from "../../context.ts";
import { canonicalUrl } from "../companies/page-meta.ts";

type RouterContext = Readonly<RouterContextProvider>;

/** Absolute URLs of the company's pages and files, as JSON-LD needs them. */
export type UrlBuilders = { pageAt: (path: string) => string; fileAt: (path: string) => string };

export function urlBuilders(context: RouterContext): UrlBuilders {
  const { origin, resolvedBy } = context.get(tenantResolutionContext);
  const site = { origin, slug: context.get(tenantContext).slug, isHosted: resolvedBy === "host" };
  return {
    pageAt: (path) => canonicalUrl(site, path),
    fileAt: (path) => (path.startsWith("/") ? origin + path : path),
  };
}

/** The breadcrumbs of a list, from the home page on. */
export function listingJsonLd(context: RouterContext, breadcrumbs: readonly Crumb[]): object {
  const home = { name: m.home(), href: "/" };
  return breadcrumbJsonLd([home, ...breadcrumbs], urlBuilders(context).pageAt);
}

export const breadcrumbJsonLd = (breadcrumbs: readonly Crumb[], pageAt: (path: string) => string): object => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: breadcrumbs.map(({ name, href }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: pageAt(href),
  })),
});
