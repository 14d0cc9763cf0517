import type { MissingPartDto, PartialYearsDto } from "@pecacerta/contract/search-omissions";
import { FOR_VEHICLE } from "@pecacerta/rules/listing";
import { searchEngine } from "@pecacerta/server/catalog/catalog";
import { findCollection } from "@pecacerta/server/catalog/products/collections";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { useEffect } from "react";
import { redirect } from "react-router";
import { m } from "#messages";
import { storeValue } from "../../client/storage.ts";
import { loadCategories } from "../../company-loaders.server.ts";
import { tenantContext } from "../../context.ts";
import { loadListing } from "../../listing-loaders.server.ts";
import { pluralInputs } from "../../texts/numbers.ts";
import { rootCategoryTiles } from "../categories/category-tile.ts";
import { pageMeta } from "../companies/page-meta.ts";
import { useCompany } from "../companies/use-company.ts";
import { parseListingUrl, toListingQuery } from "../listing/listing-url.ts";
import { ListingView } from "../listing/listing-view.tsx";
import { toProductCard } from "../product-info/product-card-data.ts";
import type { Route } from "./+types/search-page";
import { AskForPartLink, unstatedPartText } from "./missing-part.tsx";
import { NoSearchResults } from "./no-search-results.tsx";
import { otherTerms, partialYearsText } from "./partial-years.ts";
import { quoteTerms } from "./quote-terms.ts";
import { rememberSearch } from "./recent-searches.ts";

const LATEST_COUNT = 10;
const STORED_LISTING = { key: "list_from_search", version: 1 };

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(tenantContext);
  const query = toListingQuery(parseListingUrl(url.pathname, url.searchParams));
  const parsedQuery = await searchEngine.parse(shop, query.search);
  const [listing, correction] = await Promise.all([
    loadListing(shop, query, parsedQuery),
    searchEngine.correct(shop, parsedQuery),
  ]);
  const [number] = parsedQuery.exactMatches.length === 1 && parsedQuery.isNumberWhole ? listing.cards : [];
  if (number && isPlainSearch(url)) throw redirect(`/products/${number.slug}`);
  const hasNoResults = query.search !== "" && listing.total === 0 && listing.filters.length === 0;
  return {
    term: query.search,
    listing,
    correction,
    suggestions: hasNoResults ? await loadSuggestions(context) : undefined,
  };
}

/** Without filters, another order or page: the number of one product opens the product. */
const isPlainSearch = ({ searchParams }: URL): boolean =>
  [...searchParams.keys()].every((name) => name === "search" || name === FOR_VEHICLE);

async function loadSuggestions(context: Route.LoaderArgs["context"]) {
  const [categories, latest] = await Promise.all([
    loadCategories(context),
    findCollection(context.get(tenantContext), "latest", { limit: LATEST_COUNT }),
  ]);
  return { categories: rootCategoryTiles(categories), latest: latest.map(toProductCard) };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { title: pageTitle(loaderData?.term ?? "") });

const pageTitle = (term: string): string => (term ? m.search_title({ term }) : m.all_products());

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { term, listing, correction, suggestions } = loaderData;
  const { dropped_terms: droppedTerms = [], missing_part: missingPart, partial_years: partialYears } = listing;
  const { company } = useCompany();
  useEffect(() => {
    if (term && listing.total > 0) rememberSearch(company.id, term);
  }, [company.id, term, listing.total]);
  useEffect(() => {
    if (term) storeValue(STORED_LISTING.key, STORED_LISTING.version, { term, items: listing.cards });
  }, [term, listing]);
  const title = pageTitle(term);
  if (suggestions) return <NoSearchResults title={title} term={term} missingPart={missingPart} {...suggestions} />;
  return (
    <ListingView
      title={title}
      crumbs={[]}
      listing={listing}
      header={
        listing.total > 0 ? (
          <SearchNotice
            term={term}
            correction={correction}
            droppedTerms={otherTerms(droppedTerms, partialYears)}
            missingPart={missingPart?.vehicle ? missingPart : undefined}
            partialYears={partialYears}
            total={listing.total}
          />
        ) : undefined
      }
    />
  );
}

type SearchNoticeProps = {
  term: string;
  correction: string | undefined;
  droppedTerms: readonly string[];
  missingPart: MissingPartDto | undefined;
  partialYears: PartialYearsDto | undefined;
  total: number;
};

function SearchNotice({ term, correction, droppedTerms, missingPart, partialYears, total }: SearchNoticeProps) {
  if (!correction && !missingPart && !partialYears && droppedTerms.length === 0) return null;
  const products = m.suggested_count_products(pluralInputs(total));
  return (
    <div className="mb-6 grid gap-2">
      {correction ? <Notice>{m.results_for({ term: correction })}</Notice> : null}
      {missingPart ? (
        <Notice>
          <p>
            {unstatedPartText(missingPart)} <AskForPartLink term={term} className="link" />
          </p>
        </Notice>
      ) : null}
      {partialYears ? (
        <Notice>
          <p>
            {partialYearsText(partialYears)} <AskForPartLink term={term} className="link" />
          </p>
        </Notice>
      ) : null}
      {droppedTerms.length > 0 ? (
        <Notice>
          <p>
            {m.results_without({ terms: quoteTerms(droppedTerms), products })}{" "}
            {missingPart || partialYears ? null : <AskForPartLink term={term} className="link" />}
          </p>
        </Notice>
      ) : null}
    </div>
  );
}
