import { m } from "#messages";
import { tenantContext } from "../../context.ts";
import { loadListing } from "../../listing-loaders.server.ts";
import type { Route } from "./+types/products-page";
import { listingMeta } from "./listing-meta.ts";
import { parseListingUrl, toListingQuery } from "./listing-url.ts";
import { ListingView } from "./listing-view.tsx";

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = toListingQuery(parseListingUrl(url.pathname, url.searchParams));
  const listing = await loadListing(context.get(tenantContext), { ...query, search: "" });
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
