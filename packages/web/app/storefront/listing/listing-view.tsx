import { Breadcrumb, type Crumb } from "@pecacerta/ui/breadcrumb.tsx";
import { type ReactNode, useMemo } from "react";
import { useLocation, useNavigation } from "react-router";
import { m } from "#messages";
import { DeferredEmptyListing } from "./deferred-empty-listing.tsx";
import { Filters } from "./filters.tsx";
import type { ListingData } from "./listing-data.ts";
import { ListingResults } from "./listing-results.tsx";
import { parseListingUrl } from "./listing-url.ts";
import { useListForVehicle } from "./use-list-for-vehicle.ts";
import "./list-layouts.css";
import "./listing-view.css";

type Props = {
  title: string;
  titleForVehicle?: string;
  crumbs: readonly Crumb[];
  listing: ListingData;
  header?: ReactNode;
};

export function ListingView({ title, titleForVehicle = title, crumbs, listing, header }: Props) {
  const { pathname, search } = useLocation();
  const pendingLocation = useNavigation().location;
  const isLoading = pendingLocation?.pathname === pathname;
  // Shows the pending selection while its list is loading.
  const shownSearch = isLoading ? pendingLocation.search : search;
  const selection = useMemo(() => parseListingUrl(pathname, new URLSearchParams(shownSearch)), [pathname, shownSearch]);
  useListForVehicle(pathname, selection);
  const vehicle = listing.filters.find((filter) => filter.type === "vehicle")?.label;
  return (
    <div className="frame pb-16">
      <a href="#product-list" className="skip-link">
        {m.skip_to_products()}
      </a>
      <Breadcrumb label={m.way_here()} crumbs={[{ name: m.home(), href: "/" }, ...crumbs]} current={title} />
      <h1 className="mb-4">{vehicle ? m.title_serving({ title: titleForVehicle, vehicle }) : title}</h1>
      {header}
      {listing.total > 0 || selection.activeFilters.length > 0 ? (
        <div className="listing" data-in-place>
          <Filters filters={listing.filters} total={listing.total} path={pathname} selection={selection} />
          <ListingResults listing={listing} path={pathname} selection={selection} isLoading={isLoading} />
        </div>
      ) : (
        <section id="product-list" tabIndex={-1}>
          <DeferredEmptyListing path={pathname} selection={selection} />
        </section>
      )}
    </div>
  );
}
