import type { MetaDescriptor } from "react-router";
import type { CompanyData } from "./use-company.ts";

export type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];
type PageMetaInput = {
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
export function pageMeta(matches: Matches, input: PageMetaInput): MetaDescriptor[] {
  const { title, description, path, isPrivate, isFollowed, jsonLd } = input;
  const shop = matches.find((match) => match?.id === "root")?.loaderData as CompanyData | undefined;
  if (!shop) return [{ title }];
  const descriptors: MetaDescriptor[] = [{ title: `${title} | ${shop.company.titulo}` }];
  if (description) descriptors.push({ name: "description", content: description.slice(0, 160) });
  if (jsonLd) descriptors.push({ "script:ld+json": jsonLd } as MetaDescriptor);
  if (isPrivate || !path)
    return [...descriptors, { name: "robots", content: isFollowed ? "noindex, follow" : "noindex" }];
  const address = canonicalUrl(shop, path);
  return [...descriptors, { tagName: "link", rel: "canonical", href: address }, ...openGraphTags(shop, address, input)];
}

function openGraphTags({ company, origin }: CompanyData, address: string, { title, description, card }: PageMetaInput) {
  if (!card) return [];
  // A picture's address has to be whole; a shop that was not told its own address has none to give.
  const image = card.image && URL.canParse(card.image, origin) ? new URL(card.image, origin).href : null;
  const properties = {
    title,
    description,
    image,
    type: card.type,
    url: address,
    site_name: company.titulo,
    locale: "pt_BR",
  };
  return Object.entries(properties).flatMap(([name, content]) =>
    content ? [{ property: `og:${name}`, content }] : [],
  );
}

// Where companies share an address, a path alone does not say whose page it is.
export function canonicalUrl(
  { origin, slug, isHosted }: Pick<CompanyData, "origin" | "slug" | "isHosted">,
  path: string,
): string {
  if (isHosted) return origin + path;
  return `${origin}${path}${path.includes("?") ? "&" : "?"}company=${slug}`;
}
