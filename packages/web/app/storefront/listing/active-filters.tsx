import type { FilterDto } from "@pecacerta/contract/filter";
import { MAX_RANGE_BOUND, parseFilter } from "@pecacerta/rules/filters";
import { type ActiveFilter, clearFilters, removeActiveFilter } from "@pecacerta/rules/listing-state";
import { formatMoney } from "@pecacerta/rules/money";
import { X } from "@pecacerta/ui/icons.tsx";
import { type ListingText, useListingText } from "../../texts/listing-text.ts";
import { choiceName, filterName } from "./filter-names.ts";
import { type ListingSelection, listingHref } from "./listing-url.ts";

export function ActiveFilters({
  filters,
  path,
  selection,
}: {
  filters: readonly FilterDto[];
  path: string;
  selection: ListingSelection;
}) {
  const text = useListingText();
  const chips = selection.activeFilters.flatMap((active) => {
    const filter = filters.find(({ slug }) => slug === active.slug);
    return filter ? [{ active, name: chipLabel(filter, active, text) }] : [];
  });
  if (chips.length === 0) return null;
  return (
    <ul className="chips" aria-label={text("TEXT_ACTIVE_FILTERS")}>
      {chips.map(({ active, name }) => (
        <li key={`${active.slug}-${active.value}`}>
          <a href={listingHref(path, removeActiveFilter(selection, active))} className="chip" rel="nofollow">
            <span className="sr-only">{text("TEXT_REMOVE_FILTER")}</span>
            {name}
            <X size={14} />
          </a>
        </li>
      ))}
      <li>
        <a href={listingHref(path, clearFilters(selection))} className="chip chip-clear">
          {text("TEXT_CLEAR_FILTERS")}
        </a>
      </li>
    </ul>
  );
}

function chipLabel(filter: FilterDto, { value }: ActiveFilter, text: ListingText): string {
  if (filter.type === "vehicle") {
    return filter.label ? text("TEXT_SERVES_VEHICLE", { vehicle: filter.label }) : text("TEXT_FITS_MY_VEHICLE");
  }
  if (filter.type === "range") return `${filterName(filter)}: ${rangeLabel(value, text)}`;
  if (filter.type === "rating") return text("TEXT_RATING_CHIP", { rating: Number(value) });
  const item = filter.items.find(({ slug }) => slug === value);
  const name = item ? choiceName(filter, item) : value;
  return filter.slug === "brand" ? name : `${filterName(filter)}: ${name}`;
}

function rangeLabel(value: string, text: ListingText): string {
  const { min, max } = parseFilter("range", value) ?? { min: 0, max: MAX_RANGE_BOUND };
  if (max >= MAX_RANGE_BOUND) return text("TEXT_FROM_PRICE", { price: formatMoney(min) });
  return min === 0 ? text("TEXT_TO_PRICE", { price: formatMoney(max) }) : `${formatMoney(min)} – ${formatMoney(max)}`;
}
