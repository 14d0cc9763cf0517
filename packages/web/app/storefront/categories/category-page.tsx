import { m } from "#messages";
import { loadCategoryOfPage } from "../../category-loaders.server.ts";
import { jsonLdContext, tenantContext } from "../../context.ts";
import { loadListing } from "../../listing-loaders.server.ts";
import { pluralInputs } from "../../texts/numbers.ts";
import { listingJsonLd } from "../json-ld/json-ld.server.ts";
import { listingMeta } from "../listing/listing-meta.ts";
import { parseListingUrl, toListingQuery } from "../listing/listing-url.ts";
import { ListingView } from "../listing/listing-view.tsx";
import type { Route } from "./+types/category-page";
import { ancestorBreadcrumbs } from "./category-breadcrumbs.ts";
import { SubcategoryChips, subcategoriesForVehicle, subcategoriesOf } from "./subcategory-chips.tsx";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const shop = context.get(tenantContext);
  const { category, categories } = await loadCategoryOfPage(context, { slug: params.slug, search: url.search });
  const listing = await loadListing(shop, {
    ...toListingQuery(parseListingUrl(url.pathname, url.searchParams)),
    category: category.slug,
  });
  const children = subcategoriesOf(category, categories);
  const vehicle = listing.filters.find(({ type }) => type === "vehicle")?.value;
  const crumbs = ancestorBreadcrumbs(category, categories);
  const current = { name: category.name, href: `/catalog/${category.slug}` };
  context.set(jsonLdContext, listingJsonLd(context, [...crumbs, current]));
  return {
    name: category.name,
    slug: category.slug,
    crumbs,
    children: vehicle ? subcategoriesForVehicle(children, listing.filters) : children,
    childrenSearch: vehicle ? `?filter_vehicle=${vehicle}` : "",
    hasPictures: category.layout === "categories",
    listing,
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) =>
  loaderData
    ? listingMeta(matches, location, {
        title: loaderData.name,
        description: m.category_about({ name: loaderData.name, ...pluralInputs(loaderData.listing.total) }),
        path: `/catalog/${loaderData.slug}`,
        listing: loaderData.listing,
      })
    : [];

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  const { name, crumbs, children, childrenSearch, hasPictures, listing } = loaderData;
  return (
    <ListingView
      title={name}
      crumbs={crumbs}
      listing={listing}
      header={<SubcategoryChips categories={children} hasPictures={hasPictures} search={childrenSearch} />}
    />
  );
}
