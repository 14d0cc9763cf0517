import type { RouterContextProvider } from "react-router";
import { islandsContext, shopContext, visitContext } from "../../context.ts";
import { textOf } from "../../texts/text.ts";
import type { Crumb } from "../../ui/breadcrumb.tsx";
import { LINKED_DATA, scriptText } from "../../ui/linked-data.tsx";
import { canonicalAddress } from "../shell/page-meta.ts";

type RouterContext = Readonly<RouterContextProvider>;

/** Says to search engines how one comes from the shop's front to this list. */
export function setBreadcrumbJsonLd(context: RouterContext, crumbs: readonly Crumb[]): void {
  const home = { name: textOf("TEXT_HOME"), href: "/" };
  setJsonLd(context, ({ pageAt }) => breadcrumbJsonLd([home, ...crumbs], pageAt));
}

/** How linked data names what is this shop's: whole addresses of its pages and of its files. */
export type UrlBuilders = { pageAt: (path: string) => string; fileAt: (path: string) => string };

/** Writes data for search engines into the page that is being made. */
export function setJsonLd(context: RouterContext, buildData: (addresses: UrlBuilders) => object): void {
  const { origin, by: resolvedBy } = context.get(visitContext);
  const tenantOrigin = { origin, slug: context.get(shopContext).slug, isHosted: resolvedBy === "host" };
  const data = buildData({
    pageAt: (path) => canonicalAddress(tenantOrigin, path),
    fileAt: (path) => (path.startsWith("/") ? origin + path : path),
  });
  context.set(islandsContext, { ...context.get(islandsContext), [LINKED_DATA]: scriptText(data) });
}

/** A way through the shop, as search engines read it; `pageAt` makes whole addresses. */
export const breadcrumbJsonLd = (breadcrumbs: readonly Crumb[], pageAt: (path: string) => string): object => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: breadcrumbs.map(({ name, href }, index) => ({
    ...{ "@type": "ListItem", position: index + 1, name, item: pageAt(href) },
  })),
});
