import type { Filter } from "@pecacerta/contract/filter";
import { X } from "lucide-react";
import { useRef } from "react";
import { useText } from "../../texts/text.ts";
import { useModalPopover } from "../../ui/use-modal-popover.ts";
import { FilterChoices } from "./filter-choices.tsx";
import type { Chosen } from "./listing-address.ts";
import { RangeForm } from "./range-form.tsx";

type Props = { filters: readonly Filter[]; total: number; path: string; chosen: Chosen };

/**
 * What a list can be narrowed by, as links and small forms: each choice is an address. On a phone it opens over the
 * page, without any script, too, and stays open while one chooses.
 */
export function Filters({ filters, total, path, chosen }: Props) {
  const text = useText();
  const sheet = useRef<HTMLElement>(null);
  const isOpen = useModalPopover(sheet);
  return (
    <section
      ref={sheet}
      id="filters"
      popover="auto"
      className="filters"
      role={isOpen ? "dialog" : "complementary"}
      aria-label={text("TEXT_FILTERS")}
    >
      <div className="filters-head lg:hidden">
        <span className="font-heading text-18">{text("TEXT_FILTERS")}</span>
        <button
          type="button"
          popoverTarget="filters"
          popoverTargetAction="hide"
          className="menu-close"
          aria-label={text("TEXT_CLOSE")}
        >
          <X size={22} aria-hidden="true" />
        </button>
      </div>
      {filters.map((filter) =>
        filter.type === "vehicle" ? null : (
          <details key={filter.slug} className="filter" open>
            <summary>{filter.name}</summary>
            {filter.type === "range" ? (
              <RangeForm filter={filter} path={path} chosen={chosen} />
            ) : (
              <FilterChoices filter={filter} path={path} chosen={chosen} />
            )}
          </details>
        ),
      )}
      <div className="filters-foot lg:hidden">
        <button type="button" popoverTarget="filters" popoverTargetAction="hide" className="button button-primary">
          <span aria-live="polite">{text("TEXT_SEE_PRODUCTS", { count: total })}</span>
        </button>
      </div>
    </section>
  );
}
