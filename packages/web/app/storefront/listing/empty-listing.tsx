import { clearFilters } from "@pecacerta/rules/listing-state";
import { ButtonLink } from "@pecacerta/ui/button.tsx";
import { EmptyState } from "@pecacerta/ui/empty-state.tsx";
import { PackageSearch } from "@pecacerta/ui/icons.tsx";
import { useListingText } from "../../texts/listing-text.ts";
import { type ListingSelection, listingHref } from "./listing-url.ts";

export function EmptyListing({ path, selection }: { path: string; selection: ListingSelection }) {
  const text = useListingText();
  const isFiltered = selection.activeFilters.length > 0;
  return (
    <EmptyState
      icon={PackageSearch}
      title={text(isFiltered ? "TEXT_NOTHING_LEFT" : "TEXT_NOTHING_HERE")}
      hint={isFiltered ? text("TEXT_NOTHING_LEFT_HINT") : undefined}
    >
      {isFiltered ? (
        <ButtonLink href={listingHref(path, clearFilters(selection))}>{text("TEXT_CLEAR_FILTERS")}</ButtonLink>
      ) : null}
      <ButtonLink href="/catalog" variant="secondary">
        {text("TEXT_SEE_CATALOG")}
      </ButtonLink>
    </EmptyState>
  );
}
