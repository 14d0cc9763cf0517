import type { MetaDescriptor } from "react-router";
import type { CompanyData } from "./use-company.ts";

export type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];
type PageMetaInput = {
  title: string;
  description?: string;
  path?: string;
  isPrivate?: boolean;
  isFollowed?: boolean;
  /** Open Graph data. */
  card?: { type: "website" | "product"; image: string | null };
  jsonLd?: object;
};

/** The title, description and canonical URL of a page. Private pages and pages without a canonical path are noindex. */
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
  // Open Graph images need an absolute URL.
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

// On a shared host the path alone does not identify the company.
export function canonicalUrl(
  { origin, slug, isHosted }: Pick<CompanyData, "origin" | "slug" | "isHosted">,
  path: string,
): string {
  if (isHosted) return origin + path;
  return `${origin}${path}${path.includes("?") ? "&" : "?"}company=${slug}`;
}
