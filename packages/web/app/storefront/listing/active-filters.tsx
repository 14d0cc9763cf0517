import type { FilterDto } from "@pecacerta/contract/filter";
import { MAX_RANGE_BOUND, parseFilter } from "@pecacerta/rules/filters";
import { type ActiveFilter, changeFilter, clearFilters, removeActiveFilter } from "@pecacerta/rules/listing-state";
import { formatMoney } from "@pecacerta/rules/money";
import { X } from "@pecacerta/ui/icons.tsx";
import { m } from "#messages";
import { pluralInputs } from "../../texts/numbers.ts";
import { OtherVehicleNotice } from "../garage/other-vehicle-notice.tsx";
import { choiceName, filterName } from "./filter-names.ts";
import { type ListingSelection, withVehicle } from "./listing-url.ts";
import { useChangeList, useListLink } from "./use-change-list.ts";
import "./active-filters.css";

export function ActiveFilters({
  filters,
  path,
  selection,
}: {
  filters: readonly FilterDto[];
  path: string;
  selection: ListingSelection;
}) {
  const linkTo = useListLink(path, selection);
  const changeList = useChangeList(path);
  const chips = selection.activeFilters.flatMap((active) => {
    const filter = filters.find(({ slug }) => slug === active.slug);
    return filter ? [{ active, name: chipLabel(filter, active) }] : [];
  });
  if (chips.length === 0) return null;
  const vehicleId = selection.filters.vehicle;
  const vehicle = filters.find((filter) => filter.type === "vehicle")?.label;
  const showChosen = (id: string) =>
    changeList((list) => withVehicle(changeFilter(list, { slug: "vehicle", type: "vehicle" }, id), id));
  return (
    <>
      {vehicleId && vehicle ? <OtherVehicleNotice id={vehicleId} name={vehicle} onShowChosen={showChosen} /> : null}
      <ul className="chips" aria-label={m.active_filters()}>
        {chips.map(({ active, name }) => (
          <li key={`${active.slug}-${active.value}`}>
            <a {...linkTo((list) => removeActiveFilter(list, active))} className="chip" rel="nofollow">
              <span className="sr-only">{m.remove_filter()}</span>
              {name}
              <X size={14} />
            </a>
          </li>
        ))}
        <li>
          <a {...linkTo(clearFilters)} className="chip chip-clear">
            {m.clear_filters()}
          </a>
        </li>
      </ul>
    </>
  );
}

function chipLabel(filter: FilterDto, { value }: ActiveFilter): string {
  if (filter.type === "vehicle") {
    return filter.label ? m.serves_vehicle({ vehicle: filter.label }) : m.fits_my_vehicle();
  }
  if (filter.type === "range") return `${filterName(filter)}: ${rangeLabel(value)}`;
  if (filter.type === "rating") return m.rating_chip(pluralInputs(Number(value)));
  const item = filter.items.find(({ slug }) => slug === value);
  const name = item ? choiceName(filter, item) : value;
  return CLEAR_NAMES.has(filter.slug) ? name : `${filterName(filter)}: ${name}`;
}

/** Filters whose choices say what they are. */
const CLEAR_NAMES: ReadonlySet<string> = new Set(["category", "brand", "discount"]);

function rangeLabel(value: string): string {
  const { min, max } = parseFilter("range", value) ?? { min: 0, max: MAX_RANGE_BOUND };
  if (max >= MAX_RANGE_BOUND) return m.from_price({ price: formatMoney(min) });
  return min === 0 ? m.to_price({ price: formatMoney(max) }) : `${formatMoney(min)} – ${formatMoney(max)}`;
}
