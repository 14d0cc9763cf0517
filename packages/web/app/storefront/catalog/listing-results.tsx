import { lazy, Suspense, useRef } from "react";
import { useText } from "../../texts/listing-text.ts";
import { SlidersHorizontal } from "../../ui/icons.tsx";
import { OnlyServing } from "../fitment/only-serving.tsx";
import { useCompany } from "../shell/company.ts";
import { LayoutSwitch } from "./layout-switch.tsx";
import { ListOptions } from "./list-options.tsx";
import type { Chosen } from "./listing-address.ts";
import type { ListingData } from "./listing-data.ts";
import { ListingPages } from "./listing-pages.tsx";
import { ProductGrid } from "./product-card.tsx";
import { useAddFromCards } from "./use-add-from-cards.ts";
import { useListArrival } from "./use-list-arrival.ts";

type Props = { listing: ListingData; path: string; chosen: Chosen; isLoading: boolean };

// Of most lists neither is seen: what is not narrowed has nothing to take away, and products.
const ActiveFilters = lazy(async () => ({ default: (await import("./active-filters.tsx")).ActiveFilters }));
const NothingLeft = lazy(async () => ({ default: (await import("./nothing-left.tsx")).NothingLeft }));

const EAGER_PICTURES = 4;

/** The list itself. While another one is on its way this one stays, dimmed. */
export function ListingResults({ listing, path, chosen, isLoading }: Props) {
  const text = useText();
  const { offersPix } = useCompany();
  const list = useRef<HTMLElement>(null);
  useListArrival(list);
  useAddFromCards(list);
  const { from, to, total } = listing;
  return (
    <section ref={list} tabIndex={-1} className="listing-results" aria-labelledby="results">
      <h2 id="results" className="sr-only">
        {text("TEXT_PRODUCTS")}
      </h2>
      <div className="listing-toolbar">
        <p role="status" className="listing-count">
          {total > 0 ? text("TEXT_SHOWING", { from, to, total }) : text("TEXT_PRODUCTS_COUNT", { count: 0 })}
        </p>
        <LayoutSwitch />
        <div className="listing-tools">
          <button type="button" className="button button-secondary button-small lg:hidden" popoverTarget="filters">
            <SlidersHorizontal size={18} />
            {text("TEXT_FILTERS")}
          </button>
          <ListOptions path={path} chosen={chosen} />
        </div>
      </div>
      <OnlyServing path={path} chosen={chosen} />
      {chosen.activeFilters.length > 0 ? (
        <Suspense>
          <ActiveFilters filters={listing.filters} path={path} chosen={chosen} />
        </Suspense>
      ) : null}
      <div className="listing-body" aria-busy={isLoading}>
        {listing.cards.length > 0 ? (
          <ProductGrid cards={listing.cards} eager={EAGER_PICTURES} offersPix={offersPix} isListing />
        ) : (
          <Suspense>
            <NothingLeft path={path} chosen={chosen} />
          </Suspense>
        )}
        <ListingPages listing={listing} path={path} chosen={chosen} />
      </div>
    </section>
  );
}
