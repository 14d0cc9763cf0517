import { findCardListing, searchEngine } from "@pecacerta/server/catalog/catalog";
import { findCollection } from "@pecacerta/server/catalog/products/collections";
import type { ParsedQuery } from "@pecacerta/server/catalog/search/search-engine";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { useEffect } from "react";
import { m } from "#messages";
import { storeValue } from "../../client/storage.ts";
import { loadCategories } from "../../company-loaders.server.ts";
import { tenantContext } from "../../context.ts";
import { rootCategoryTiles } from "../categories/category-tile.ts";
import { pageMeta } from "../companies/page-meta.ts";
import { listingData } from "../listing/listing-data.ts";
import { parseListingUrl, toListingQuery } from "../listing/listing-url.ts";
import { ListingView } from "../listing/listing-view.tsx";
import { toProductCard } from "../product-info/product-card-data.ts";
import type { Route } from "./+types/search-page";
import { NoSearchResults } from "./no-search-results.tsx";

const LATEST_COUNT = 10;
const STORED_LISTING = { key: "list_from_search", version: 1 };

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(tenantContext);
  const query = toListingQuery(parseListingUrl(url.pathname, url.searchParams));
  const parsedQuery = await searchEngine.parse(shop, query.search);
  const [result, correction] = await Promise.all([
    findCardListing(shop, query, parsedQuery),
    searchEngine.correct(shop, parsedQuery),
  ]);
  const listing = listingData(result);
  const hasNoResults = query.search !== "" && listing.total === 0 && listing.filters.length === 0;
  return {
    term: query.search,
    listing,
    correction,
    suggestions: hasNoResults ? await loadSuggestions(context, parsedQuery) : undefined,
  };
}

async function loadSuggestions(context: Route.LoaderArgs["context"], parsedQuery: ParsedQuery) {
  const shop = context.get(tenantContext);
  const [terms, categories, latest] = await Promise.all([
    searchEngine.findRecognizedTerms(shop, parsedQuery),
    loadCategories(context),
    findCollection(shop, "latest", { limit: LATEST_COUNT }),
  ]);
  return { terms, categories: rootCategoryTiles(categories), latest: latest.map(toProductCard) };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { title: pageTitle(loaderData?.term ?? "") });

const pageTitle = (term: string): string => (term ? m.search_title({ term }) : m.all_products());

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { term, listing, correction, suggestions } = loaderData;
  useEffect(() => {
    if (term) storeValue(STORED_LISTING.key, STORED_LISTING.version, { term, items: listing.cards });
  }, [term, listing]);
  const title = pageTitle(term);
  if (suggestions) return <NoSearchResults title={title} term={term} {...suggestions} />;
  return (
    <ListingView
      title={title}
      crumbs={[]}
      listing={listing}
      header={correction && listing.total > 0 ? <CorrectionNotice term={correction} /> : undefined}
    />
  );
}

function CorrectionNotice({ term }: { term: string }) {
  return (
    <div className="mb-6">
      <Notice>{m.results_for({ term })}</Notice>
    </div>
  );
}
