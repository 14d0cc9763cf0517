import { redirect } from "react-router";
import { m } from "#messages";
import { tenantContext } from "../../context.ts";
import { loadListing } from "../../listing-loaders.server.ts";
import type { Route } from "./+types/products-page";
import { listingMeta } from "./listing-meta.ts";
import { SEARCH_PATH } from "./listing-path.ts";
import { listingHref, parseListingUrl, toListingQuery } from "./listing-url.ts";
import { ListingView } from "./listing-view.tsx";

export async function loader({ context, url }: Route.LoaderArgs) {
  const selection = parseListingUrl(SEARCH_PATH, url.searchParams);
  if (selection.search !== "") throw redirect(listingHref(SEARCH_PATH, selection), 301);
  const query = toListingQuery(selection);
  const listing = await loadListing(context.get(tenantContext), query);
  return { listing, isSale: query.filters.discount === "yes" };
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) =>
  loaderData
    ? listingMeta(matches, location, {
        title: loaderData.isSale ? m.offers() : m.all_products(),
        description: loaderData.isSale ? m.offers_about() : m.products_about(),
        path: "/products",
        listing: loaderData.listing,
      })
    : [];

export default function ProductsPage({ loaderData }: Route.ComponentProps) {
  const { isSale, listing } = loaderData;
  const title = isSale ? m.offers() : m.all_products();
  return <ListingView title={title} titleForVehicle={isSale ? title : m.title_parts()} crumbs={[]} listing={listing} />;
}
