import type { MetaDescriptor } from "react-router";
import type { StoreCompany } from "./company.ts";

export type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];
type About = { title: string; description?: string; path?: string; isPrivate?: boolean; isFollowed?: boolean };

/**
 * The title, description and own address of a page. Pages of one person, and those without an address of their own,
 * are not for search engines; the links of those that are followed are.
 */
export function pageMeta(
  matches: Matches,
  { title, description, path, isPrivate, isFollowed }: About,
): MetaDescriptor[] {
  const shop = matches.find((match) => match?.id === "root")?.loaderData as StoreCompany | undefined;
  if (!shop) return [{ title }];
  const named: MetaDescriptor[] = [{ title: `${title} | ${shop.company.titulo}` }];
  if (description) named.push({ name: "description", content: description.slice(0, 160) });
  if (isPrivate || !path) return [...named, { name: "robots", content: isFollowed ? "noindex, follow" : "noindex" }];
  return [...named, { tagName: "link", rel: "canonical", href: canonicalAddress(shop, path) }];
}

// Where companies share an address, a path alone does not say whose page it is.
function canonicalAddress({ origin, slug, isHosted }: StoreCompany, path: string): string {
  if (isHosted) return origin + path;
  return `${origin}${path}${path.includes("?") ? "&" : "?"}company=${slug}`;
}
