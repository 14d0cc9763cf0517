import { redirect } from "react-router";
import { m } from "#messages";
import { loadCategoryOfPage } from "../../category-loaders.server.ts";
import { jsonLdContext, tenantContext } from "../../context.ts";
import { loadListing } from "../../listing-loaders.server.ts";
import { pluralInputs } from "../../texts/numbers.ts";
import { listingJsonLd } from "../json-ld/json-ld.server.ts";
import { listingMeta } from "../listing/listing-meta.ts";
import { parseListingUrl, toListingQuery } from "../listing/listing-url.ts";
import { ListingView } from "../listing/listing-view.tsx";
import type { Route } from "./+types/category-products-page";
import { ancestorBreadcrumbs } from "./category-breadcrumbs.ts";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const shop = context.get(tenantContext);
  const address = { slug: params.slug, rest: "/products", search: url.search };
  const { category, categories } = await loadCategoryOfPage(context, address);
  // Categories with subcategories list their products on their own page.
  if (category.layout !== "products") throw redirect(`/catalog/${category.slug}${url.search}`, 301);
  const listing = await loadListing(shop, {
    ...toListingQuery(parseListingUrl(url.pathname, url.searchParams)),
    category: category.slug,
  });
  const crumbs = ancestorBreadcrumbs(category, categories);
  const current = { name: category.name, href: `/catalog/${category.slug}` };
  context.set(jsonLdContext, listingJsonLd(context, [...crumbs, current]));
  return { name: category.name, slug: category.slug, crumbs, listing };
}

// The category's own page shows the same products and is the canonical one.
export const meta: Route.MetaFunction = ({ matches, loaderData, location }) =>
  loaderData
    ? listingMeta(matches, location, {
        title: m.products_of({ name: loaderData.name }),
        description: m.category_about({ name: loaderData.name, ...pluralInputs(loaderData.listing.total) }),
        path: `/catalog/${loaderData.slug}`,
        listing: loaderData.listing,
      })
    : [];

export default function CategoryProductsPage({ loaderData }: Route.ComponentProps) {
  return <ListingView title={loaderData.name} crumbs={loaderData.crumbs} listing={loaderData.listing} />;
}
