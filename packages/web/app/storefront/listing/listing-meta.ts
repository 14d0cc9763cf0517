import type { MetaDescriptor } from "react-router";
import { textOf } from "../../texts/listing-text.ts";
import { type Matches, pageMeta } from "../shell/page-meta.ts";
import type { ListingData } from "./listing-data.ts";
import { listingHref, listingParams, parseListingUrl } from "./listing-url.ts";

type Address = { pathname: string; search: string };
type About = { title: string; description: string; path: string; listing: Pick<ListingData, "page" | "filters"> };

/**
 * What a list says of itself to those who look for it. Its pages have addresses to keep, and so have those of one
 * brand; any other narrowing, order or size only shows the same products once more.
 */
export function listingMeta(matches: Matches, { pathname, search }: Address, about: About): MetaDescriptor[] {
  const { title, description, path, listing } = about;
  const chosen = parseListingUrl(pathname, new URLSearchParams(search));
  const names = listingParams(chosen).map(([name]) => name);
  const { brand = "" } = chosen.filters;
  const isOneBrand = brandsIn(listing).includes(brand);
  const isKept = names.every((name) => name === "page" || (name === "filter_brand" && isOneBrand));
  const page = listing.page;
  const ownPath = isOneBrand && pathname === "/products" ? `/brands/${brand}` : path;
  const kept = { ...chosen, filters: ownPath === path ? chosen.filters : {}, options: { ...chosen.options, page } };
  return pageMeta(matches, {
    title: page > 1 ? textOf("TEXT_TITLE_PAGE", { title, page }) : title,
    description,
    path: isKept ? listingHref(ownPath, kept) : undefined,
    isFollowed: true,
  });
}

// A brand that nothing here is of has no page to be kept.
function brandsIn({ filters }: About["listing"]): string[] {
  const brands = filters.find(({ slug }) => slug === "brand");
  return brands?.type === "check" ? brands.items.map(({ slug }) => slug) : [];
}
