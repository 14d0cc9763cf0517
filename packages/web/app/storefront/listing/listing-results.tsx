import { SlidersHorizontal } from "@pecacerta/ui/icons.tsx";
import { type ComponentProps, lazy, memo, Suspense, useRef } from "react";
import { m } from "#messages";
import { formatNumber, pluralInputs } from "../../texts/numbers.ts";
import { useCompany } from "../companies/use-company.ts";
import { ProductGrid } from "../product-card/product-grid.tsx";
import { DeferredEmptyListing } from "./deferred-empty-listing.tsx";
import { EarlyListLayout, LayoutSwitch } from "./layout-switch.tsx";
import type { ListingData } from "./listing-data.ts";
import { ListingOptionsForm } from "./listing-options.tsx";
import { ListingPagination } from "./listing-pagination.tsx";
import type { ListingSelection } from "./listing-url.ts";
import { useListingFocus } from "./use-listing-focus.ts";
import { VehicleFilterLink } from "./vehicle-filter-link.tsx";
import "./active-filters.css";
import "./listing-results.css";
import "./listing-view.css";

type Props = { listing: ListingData; path: string; selection: ListingSelection; isLoading: boolean };

// Most lists have no active filters.
const ActiveFilters = lazy(async () => ({ default: (await import("./active-filters.tsx")).ActiveFilters }));
// Memoized: React drops what the server rendered if the parent renders again before the script is there.
const Chips = memo(function Chips(props: ComponentProps<typeof ActiveFilters>) {
  return (
    <Suspense fallback={<div className="chips" />}>
      <ActiveFilters {...props} />
    </Suspense>
  );
});

const EAGER_IMAGES = 4;

/** While the next list is loading, this one stays and is dimmed. */
export function ListingResults({ listing, path, selection, isLoading }: Props) {
  const { offersPix } = useCompany();
  const list = useRef<HTMLElement>(null);
  useListingFocus(list);
  const { from, to, total } = listing;
  return (
    <section ref={list} id="product-list" tabIndex={-1} className="listing-results" aria-labelledby="results">
      <EarlyListLayout />
      <h2 id="results" className="sr-only">
        {m.products()}
      </h2>
      <div className="listing-toolbar">
        <p role="status" className="listing-count">
          {total > 0
            ? m.showing({ from: formatNumber(from), to: formatNumber(to), total: formatNumber(total) })
            : m.products_count(pluralInputs(0))}
        </p>
        <LayoutSwitch />
        <div className="listing-tools">
          <button type="button" className="button button-secondary button-small lg:hidden" popoverTarget="filters">
            <SlidersHorizontal size={18} />
            {m.filters()}
          </button>
          <ListingOptionsForm path={path} selection={selection} />
        </div>
      </div>
      <VehicleFilterLink path={path} selection={selection} />
      {selection.activeFilters.length > 0 ? (
        <Chips filters={listing.filters} path={path} selection={selection} />
      ) : null}
      <div className="listing-body" aria-busy={isLoading}>
        {listing.cards.length > 0 ? (
          // Cards that move for a vehicle count as layout shifts, new ones do not.
          <ProductGrid
            key={selection.forVehicle}
            cards={listing.cards}
            eagerCount={EAGER_IMAGES}
            offersPix={offersPix}
          />
        ) : listing.cardsToCheck.length > 0 ? null : (
          <DeferredEmptyListing path={path} selection={selection} />
        )}
        <ListingPagination listing={listing} path={path} selection={selection} />
        {listing.cardsToCheck.length > 0 ? (
          <section className="listing-to-check" aria-labelledby="to-check">
            <h2 id="to-check">{m.fit_not_published()}</h2>
            <p className="notice notice-warning">{m.fit_not_published_hint()}</p>
            <ProductGrid cards={listing.cardsToCheck} offersPix={offersPix} />
          </section>
        ) : null}
      </div>
    </section>
  );
}
