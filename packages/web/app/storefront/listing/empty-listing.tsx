import { clearFilters } from "@pecacerta/rules/listing-state";
import { ButtonLink } from "@pecacerta/ui/button.tsx";
import { EmptyState } from "@pecacerta/ui/empty-state.tsx";
import { PackageSearch } from "@pecacerta/ui/icons.tsx";
import { m } from "#messages";
import { EmptyCatalog } from "./empty-catalog.tsx";
import { type ListingSelection, listingHref } from "./listing-url.ts";

export function EmptyListing({ path, selection }: { path: string; selection: ListingSelection }) {
  const isFiltered = selection.activeFilters.length > 0;
  if (!isFiltered && path === "/products") return <EmptyCatalog />;
  return (
    <EmptyState
      icon={PackageSearch}
      title={isFiltered ? m.nothing_left() : m.nothing_here()}
      hint={isFiltered ? m.nothing_left_hint() : undefined}
    >
      {isFiltered ? (
        <ButtonLink href={listingHref(path, clearFilters(selection))}>{m.clear_filters()}</ButtonLink>
      ) : null}
      <ButtonLink href="/catalog" variant="secondary">
        {m.see_catalog()}
      </ButtonLink>
    </EmptyState>
  );
}
