import type { MetaDescriptor } from "react-router";
import type { StoreCompany } from "./company.ts";

export type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];
type About = {
  title: string;
  description?: string;
  path?: string;
  isPrivate?: boolean;
  isFollowed?: boolean;
  /** For those who show a link to the page as a card. */
  card?: { type: "website" | "product"; image: string | null };
  jsonLd?: object;
};

/**
 * The title, description and own address of a page. Pages of one person, and those without an address of their own,
 * are not for search engines; the links of those that are followed are.
 */
export function pageMeta(matches: Matches, about: About): MetaDescriptor[] {
  const { title, description, path, isPrivate, isFollowed, jsonLd } = about;
  const shop = matches.find((match) => match?.id === "root")?.loaderData as StoreCompany | undefined;
  if (!shop) return [{ title }];
  const named: MetaDescriptor[] = [{ title: `${title} | ${shop.company.titulo}` }];
  if (description) named.push({ name: "description", content: description.slice(0, 160) });
  if (jsonLd) named.push({ "script:ld+json": jsonLd } as MetaDescriptor);
  if (isPrivate || !path) return [...named, { name: "robots", content: isFollowed ? "noindex, follow" : "noindex" }];
  const address = canonicalAddress(shop, path);
  return [...named, { tagName: "link", rel: "canonical", href: address }, ...cardOf(shop, address, about)];
}

function cardOf({ company, origin }: StoreCompany, address: string, { title, description, card }: About) {
  if (!card) return [];
  // A picture's address has to be whole; a shop that was not told its own address has none to give.
  const image = card.image && URL.canParse(card.image, origin) ? new URL(card.image, origin).href : null;
  const said = { title, description, image, type: card.type, url: address, site_name: company.titulo, locale: "pt_BR" };
  return Object.entries(said).flatMap(([name, content]) => (content ? [{ property: `og:${name}`, content }] : []));
}

// Where companies share an address, a path alone does not say whose page it is.
export function canonicalAddress(
  { origin, slug, isHosted }: Pick<StoreCompany, "origin" | "slug" | "isHosted">,
  path: string,
): string {
  if (isHosted) return origin + path;
  return `${origin}${path}${path.includes("?") ? "&" : "?"}company=${slug}`;
}
