import { findBrandBySlug, findBrandCategories } from "@pecacerta/server/catalog/brands/queries";
import { findRedirectedBrand } from "@pecacerta/server/catalog/redirects/queries";
import { redirect } from "react-router";
import { m } from "#messages";
import { jsonLdContext, tenantContext } from "../../context.ts";
import { loadListing } from "../../listing-loaders.server.ts";
import { orThrowNotFound } from "../../not-found.ts";
import { pluralInputs } from "../../texts/numbers.ts";
import { listingJsonLd } from "../json-ld/json-ld.server.ts";
import { listingMeta } from "../listing/listing-meta.ts";
import { parseListingUrl, toListingQuery } from "../listing/listing-url.ts";
import { ListingView } from "../listing/listing-view.tsx";
import type { Route } from "./+types/brand-page";
import { BrandHeader } from "./brand-header.tsx";

const MAX_CATEGORIES = 12;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const shop = context.get(tenantContext);
  const found = await findBrandBySlug(shop, params.slug);
  if (!found) {
    const slug = orThrowNotFound(await findRedirectedBrand(shop, params.slug));
    throw redirect(`/brands/${slug}${url.search}`, 301);
  }
  const { text, ...brand } = found;
  const query = toListingQuery(parseListingUrl(url.pathname, url.searchParams));
  const [categories, listing] = await Promise.all([
    findBrandCategories(shop, text, MAX_CATEGORIES),
    loadListing(shop, { ...query, filters: { ...query.filters, brand: brand.slug } }),
  ]);
  const crumbs = [
    { name: m.brands(), href: "/brands" },
    { name: brand.name, href: `/brands/${brand.slug}` },
  ];
  context.set(jsonLdContext, listingJsonLd(context, crumbs));
  // All products are of this brand.
  return {
    brand,
    categories,
    listing: { ...listing, filters: listing.filters.filter(({ slug }) => slug !== "brand") },
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  if (!loaderData) return [];
  const { brand, listing } = loaderData;
  const description = m.brand_about({ name: brand.name, ...pluralInputs(listing.total) });
  return listingMeta(matches, location, {
    title: m.brand_title({ name: brand.name }),
    description,
    path: `/brands/${brand.slug}`,
    listing,
  });
};

export default function BrandPage({ loaderData }: Route.ComponentProps) {
  const { brand, categories, listing } = loaderData;
  return (
    <ListingView
      title={m.brand_title({ name: brand.name })}
      crumbs={[{ name: m.brands(), href: "/brands" }]}
      listing={listing}
      header={<BrandHeader brand={brand} categories={categories} />}
    />
  );
}
