import { PackageSearch, SlidersHorizontal } from "lucide-react";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useText } from "../../texts/text.ts";
import { Breadcrumb, type Crumb } from "../../ui/breadcrumb.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Pagination, StepPagination } from "../../ui/pagination.tsx";
import { useCompany } from "../shell/company.ts";
import { ActiveFilters } from "./active-filters.tsx";
import { Filters } from "./filters.tsx";
import { listingHref, listingQuery, unfilteredHref } from "./listing-address.ts";
import type { ListingData } from "./listing-data.ts";
import { ProductGrid } from "./product-card.tsx";
import { SortForm } from "./sort-form.tsx";

type Props = { title: string; crumbs: readonly Crumb[]; listing: ListingData; above?: ReactNode; empty?: ReactNode };

const EAGER_PICTURES = 4;

/** Products to compare: what they can be narrowed by, how they are sorted, and the pages of them. */
export function ListingView({ title, crumbs, listing, above, empty }: Props) {
  const text = useText();
  const { offersPix } = useCompany();
  const { pathname, search } = useLocation();
  const query = listingQuery(search);
  return (
    <div className="frame pb-16">
      <Breadcrumb label={text("TEXT_WAY_HERE")} crumbs={[{ name: text("TEXT_HOME"), href: "/" }, ...crumbs]} />
      <header className="listing-head">
        <h1>{title}</h1>
        <p className="text-grey-500" role="status">
          {text("TEXT_PRODUCTS_COUNT", { count: listing.total })}
        </p>
      </header>
      {above}
      <div className="listing">
        <Filters filters={listing.filters} path={pathname} query={query} />
        <div className="min-w-0">
          <div className="listing-toolbar">
            <button type="button" className="button button-secondary button-small lg:hidden" popoverTarget="filters">
              <SlidersHorizontal size={18} aria-hidden="true" />
              {text("TEXT_FILTERS")}
            </button>
            <SortForm sort={listing.sort} path={pathname} query={query} />
          </div>
          <ActiveFilters filters={listing.filters} path={pathname} query={query} />
          {listing.cards.length > 0 ? (
            <ProductGrid cards={listing.cards} eager={EAGER_PICTURES} offersPix={offersPix} />
          ) : (
            (empty ?? <NothingLeft href={unfilteredHref(pathname, query)} />)
          )}
          <ListingPages listing={listing} path={pathname} query={query} />
        </div>
      </div>
    </div>
  );
}

function ListingPages({ listing, path, query }: { listing: ListingData; path: string; query: URLSearchParams }) {
  const text = useText();
  const { navigation, page, pages, from, to, total } = listing;
  const labels = {
    nav: text("TEXT_PAGES"),
    previous: text("TEXT_PREVIOUS_PAGE"),
    next: text("TEXT_NEXT_PAGE"),
    page: (page: number) => text("TEXT_PAGE", { page }),
  };
  const hrefOf = (name: string, value: string) => listingHref(path, query, name, value);
  if (navigation.type === "cursor") {
    const { startCursor, endCursor, hasPreviousPage, hasNextPage } = navigation;
    const before = hasPreviousPage && startCursor ? hrefOf("before", startCursor) : undefined;
    const after = hasNextPage && endCursor ? hrefOf("after", endCursor) : undefined;
    return (
      <div className="listing-pages">
        <StepPagination before={before} after={after} labels={labels} />
      </div>
    );
  }
  return (
    <div className="listing-pages">
      <Pagination page={page} pages={pages} hrefOf={(page) => hrefOf("page", String(page))} labels={labels} />
      {total > 0 ? <p className="text-13 text-grey-500">{text("TEXT_SHOWING", { from, to, total })}</p> : null}
    </div>
  );
}

function NothingLeft({ href }: { href: string }) {
  const text = useText();
  return (
    <EmptyState icon={PackageSearch} title={text("TEXT_NOTHING_LEFT")} hint={text("TEXT_NOTHING_LEFT_HINT")}>
      <ButtonLink href={href}>{text("TEXT_CLEAR_FILTERS")}</ButtonLink>
    </EmptyState>
  );
}
