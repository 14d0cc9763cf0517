import { SHARE_IMAGE_SIZE, shareImageUrl } from "@pecacerta/rules/gallery";
import { shortenText } from "@pecacerta/rules/text";
import type { MetaDescriptor } from "react-router";
import { heroPicture } from "./hero-picture.ts";
import type { CompanyData } from "./use-company.ts";

export type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];
type PageMetaInput = {
  title: string;
  description?: string;
  path?: string;
  isPrivate?: boolean;
  isFollowed?: boolean;
  /** What link previews show: the kind of page and its pictures, the best first. */
  type?: "website" | "product" | "article";
  images?: readonly (string | null)[];
};

const MAX_DESCRIPTION = 160;

/** The title, description and canonical URL of a page. Private pages and pages without a canonical path are noindex. */
export function pageMeta(matches: Matches, input: PageMetaInput): MetaDescriptor[] {
  const { path, isPrivate, isFollowed } = input;
  const description = input.description && shortenText(input.description.trim(), MAX_DESCRIPTION);
  const shop = companyOf(matches);
  if (!shop) return [{ title: input.title }];
  const descriptors: MetaDescriptor[] = [{ title: `${input.title} | ${shop.company.titulo}` }];
  if (description) descriptors.push({ name: "description", content: description });
  const robots = { name: "robots", content: isFollowed ? "noindex, follow" : "noindex" };
  if (isPrivate) return [...descriptors, robots];
  // Search engines pass over a filtered list, but people share it.
  if (!path) return [...descriptors, robots, ...previewTags(shop, { ...input, description })];
  const address = canonicalUrl(shop, path);
  return [
    ...descriptors,
    { tagName: "link", rel: "canonical", href: address },
    ...previewTags(shop, { ...input, description }, address),
  ];
}

export const companyOf = (matches: Matches): CompanyData | undefined =>
  matches.find((match) => match?.id === "root")?.loaderData as CompanyData | undefined;

function previewTags(shop: CompanyData, input: PageMetaInput, address?: string): MetaDescriptor[] {
  const { title, description, type = "website", images = [] } = input;
  const image = previewImage(images, shop);
  const properties = {
    title,
    description,
    type,
    url: address,
    site_name: shop.company.titulo,
    locale: "pt_BR",
    image: image?.url,
    ...(image?.isConverted && {
      "image:type": "image/jpeg",
      "image:width": `${SHARE_IMAGE_SIZE.width}`,
      "image:height": `${SHARE_IMAGE_SIZE.height}`,
    }),
  };
  return [
    ...Object.entries(properties).flatMap(([name, content]) => (content ? [{ property: `og:${name}`, content }] : [])),
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** Link previews need the absolute URL of a JPEG or PNG. Pictures of other hosts are passed on as they are. */
function previewImage(images: readonly (string | null)[], { origin, vehicleTypes }: CompanyData) {
  for (const image of [...images, heroPicture(vehicleTypes, 1600)]) {
    const converted = shareImageUrl(image ?? "");
    if (converted && URL.canParse(converted, origin))
      return { url: new URL(converted, origin).href, isConverted: true };
    if (image && /^https:\/\//.test(image) && URL.canParse(image)) return { url: image, isConverted: false };
  }
  return undefined;
}

/** The path of the home page, which names the company on a shared host. */
export const homePath = (site: Pick<CompanyData, "slug" | "isHosted">): string =>
  canonicalUrl({ ...site, origin: "" }, "/");

// On a shared host the path alone does not identify the company.
export function canonicalUrl(
  { origin, slug, isHosted }: Pick<CompanyData, "origin" | "slug" | "isHosted">,
  path: string,
): string {
  if (isHosted) return origin + path;
  return `${origin}${path}${path.includes("?") ? "&" : "?"}company=${slug}`;
}
