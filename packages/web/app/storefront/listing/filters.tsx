import type { FilterDto } from "@pecacerta/contract/filter";
import { X } from "@pecacerta/ui/icons.tsx";
import { useModalPopover } from "@pecacerta/ui/use-modal-popover.ts";
import { useRef, useState } from "react";
import { m } from "#messages";
import { pluralInputs } from "../../texts/numbers.ts";
import { FilterChoices } from "./filter-choices.tsx";
import { filterName } from "./filter-names.ts";
import type { ListingSelection } from "./listing-url.ts";
import { RangeForm } from "./range-form.tsx";
import "./filters.css";

const INITIALLY_OPEN = 6;

type Props = { filters: readonly FilterDto[]; total: number; path: string; selection: ListingSelection };

/** Filters are links and GET forms, so they work without scripts. On phones they open in a popover. */
export function Filters({ filters, total, path, selection }: Props) {
  const popover = useRef<HTMLElement>(null);
  const isOpen = useModalPopover(popover);
  return (
    <section
      ref={popover}
      id="filters"
      popover="auto"
      className="filters"
      role={isOpen ? "dialog" : "complementary"}
      aria-label={m.filters()}
    >
      <div className="popover-head lg:hidden">
        <span className="popover-title">{m.filters()}</span>
        <button
          type="button"
          popoverTarget="filters"
          popoverTargetAction="hide"
          className="popover-close"
          aria-label={m.close()}
        >
          <X size={22} />
        </button>
      </div>
      {filters
        .filter(({ type }) => type !== "vehicle")
        .map((filter, index) => (
          <FilterSection
            key={filter.slug}
            filter={filter}
            isInitiallyOpen={index < INITIALLY_OPEN}
            path={path}
            selection={selection}
          />
        ))}
      <div className="filters-foot lg:hidden">
        <button
          type="button"
          disabled={total === 0}
          popoverTarget="filters"
          popoverTargetAction="hide"
          className="button button-primary"
        >
          <span aria-live="polite">{m.see_products(pluralInputs(total))}</span>
        </button>
      </div>
    </section>
  );
}

type SectionProps = { filter: FilterDto; isInitiallyOpen: boolean; path: string; selection: ListingSelection };

// Later filters start closed, unless they are in use.
function FilterSection({ filter, isInitiallyOpen, path, selection }: SectionProps) {
  const [isOpen, setOpen] = useState(isInitiallyOpen || Object.hasOwn(selection.filters, filter.slug));
  return (
    <details className="filter" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{filterName(filter)}</summary>
      {filter.type === "range" ? <RangeForm filter={filter} path={path} selection={selection} /> : null}
      {"items" in filter ? <FilterChoices filter={filter} path={path} selection={selection} /> : null}
    </details>
  );
}
