import type { RouterContextProvider } from "react-router";
import { islandsContext, shopContext, visitContext } from "../../context.ts";
import { textOf } from "../../texts/text.ts";
import type { Crumb } from "../../ui/breadcrumb.tsx";
import { LINKED_DATA, scriptText } from "../../ui/linked-data.tsx";
import { canonicalAddress } from "../shell/page-meta.ts";

/** Says to search engines how one comes from the shop's front to this list. */
export function sayWay(context: Readonly<RouterContextProvider>, crumbs: readonly Crumb[]): void {
  const { origin, by } = context.get(visitContext);
  const place = { origin, slug: context.get(shopContext).slug, isHosted: by === "host" };
  const home = { name: textOf("TEXT_HOME"), href: "/" };
  const way = wayLinkedData([home, ...crumbs], (path) => canonicalAddress(place, path));
  context.set(islandsContext, { ...context.get(islandsContext), [LINKED_DATA]: scriptText(way) });
}

/** A way through the shop, as search engines read it; `pageAt` makes whole addresses. */
export const wayLinkedData = (way: readonly Crumb[], pageAt: (path: string) => string): object => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: way.map(({ name, href }, place) => ({
    ...{ "@type": "ListItem", position: place + 1, name, item: pageAt(href) },
  })),
});
