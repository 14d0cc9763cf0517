import { listProducts } from "@pecacerta/server/catalog/listing-queries";
import { shopContext } from "../../context.ts";
import { textOf, useText } from "../../texts/text.ts";
import { pageMeta } from "../shell/page-meta.ts";
import type { Route } from "./+types/products-page";
import { readListing } from "./listing-address.ts";
import { listingData } from "./listing-data.ts";
import { ListingView } from "./listing-view.tsx";

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = readListing(url.searchParams);
  const listing = await listProducts(context.get(shopContext), { ...query, search: "" });
  return { listing: listingData(listing), isOffers: query.filters.discount === "yes" };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: textOf("TEXT_ALL_PRODUCTS"),
    description: textOf("TEXT_CATALOG_ABOUT"),
    path: "/products",
  });

export default function ProductsPage({ loaderData }: Route.ComponentProps) {
  const text = useText();
  const title = text(loaderData.isOffers ? "TEXT_OFFERS" : "TEXT_ALL_PRODUCTS");
  return <ListingView title={title} crumbs={[]} listing={loaderData.listing} />;
}
