import { imageUrlAtWidth } from "@pecacerta/rules/gallery";
import type { MetaDescriptor } from "react-router";
import { m } from "#messages";
import { type Matches, pageMeta } from "../companies/page-meta.ts";
import type { ListingData } from "./listing-data.ts";
import { listingHref, listingParams, parseListingUrl } from "./listing-url.ts";

type ListingLocation = { pathname: string; search: string };
type ListingMetaInput = {
  title: string;
  description: string;
  path: string;
  listing: Pick<ListingData, "page" | "filters" | "cards">;
};

/** Other filters, sort orders and page sizes show the same products again: they are not canonical. */
export function listingMeta(
  matches: Matches,
  { pathname, search }: ListingLocation,
  input: ListingMetaInput,
): MetaDescriptor[] {
  const { description, path, listing } = input;
  const selection = parseListingUrl(pathname, new URLSearchParams(search));
  const names = listingParams(selection).map(([name]) => name);
  const { brand = "" } = selection.filters;
  const brandName = availableBrands(listing).get(brand);
  const isSingleBrand = brandName !== undefined;
  const isIndexable = names.every((name) => name === "page" || (name === "filter_brand" && isSingleBrand));
  const page = listing.page;
  const isBrandPage = isSingleBrand && pathname === "/products";
  const canonicalPath = isBrandPage ? `/brands/${brand}` : path;
  const canonicalSelection = {
    ...selection,
    filters: canonicalPath === path ? selection.filters : {},
    options: { ...selection.options, page },
  };
  const title = brandName === undefined ? input.title : brandTitle(input.title, brandName, isBrandPage);
  return pageMeta(matches, {
    title: page > 1 ? m.title_page({ title, page }) : title,
    description,
    path: isIndexable ? listingHref(canonicalPath, canonicalSelection) : undefined,
    isFollowed: true,
    images: listing.cards.map(({ image }) => image && imageUrlAtWidth(image, 800)),
  });
}

const brandTitle = (title: string, brand: string, isBrandPage: boolean): string =>
  isBrandPage ? m.brand_title({ name: brand }) : m.title_of_brand({ title, brand });

// Brands without products have no page.
function availableBrands({ filters }: ListingMetaInput["listing"]): Map<string, string> {
  const brands = filters.find(({ slug }) => slug === "brand");
  return new Map(brands?.type === "check" ? brands.items.map(({ slug, name }) => [slug, name]) : []);
}
