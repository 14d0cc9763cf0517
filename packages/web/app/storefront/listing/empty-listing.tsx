import { clearFilters } from "@pecacerta/rules/listing-state";
import { useText } from "../../texts/listing-text.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PackageSearch } from "../../ui/icons.tsx";
import { type ListingSelection, listingHref } from "./listing-url.ts";

/** A list without products: what narrows it can be taken away, or there is another place to look. */
export function EmptyListing({ path, chosen }: { path: string; chosen: ListingSelection }) {
  const text = useText();
  const isNarrowed = chosen.activeFilters.length > 0;
  return (
    <EmptyState
      icon={PackageSearch}
      title={text(isNarrowed ? "TEXT_NOTHING_LEFT" : "TEXT_NOTHING_HERE")}
      hint={isNarrowed ? text("TEXT_NOTHING_LEFT_HINT") : undefined}
    >
      {isNarrowed ? (
        <ButtonLink href={listingHref(path, clearFilters(chosen))}>{text("TEXT_CLEAR_FILTERS")}</ButtonLink>
      ) : null}
      <ButtonLink href="/catalog" look="secondary">
        {text("TEXT_SEE_CATALOG")}
      </ButtonLink>
    </EmptyState>
  );
}
