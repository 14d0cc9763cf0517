import type { Filter } from "@pecacerta/contract/filter";
import { X } from "lucide-react";
import { useText } from "../../texts/text.ts";
import { Stars } from "../../ui/stars.tsx";
import { listingHref, toggled } from "./listing-address.ts";
import { RangeForm } from "./range-form.tsx";
import { ratingText } from "./rating-text.ts";

type Props = { filters: readonly Filter[]; path: string; query: URLSearchParams };
type Choice = { slug: string; name: string; count: number; color?: string };

const SHOWN_AT_ONCE = 8;

/** What a list can be narrowed by, as links and small forms: each choice is an address. A drawer on a phone. */
export function Filters({ filters, path, query }: Props) {
  const text = useText();
  return (
    <aside id="filters" popover="auto" className="filters" aria-label={text("TEXT_FILTERS")}>
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
              <RangeForm filter={filter} path={path} query={query} />
            ) : (
              <Choices filter={filter} hrefOf={(value) => listingHref(path, query, `filter_${filter.slug}`, value)} />
            )}
          </details>
        ),
      )}
    </aside>
  );
}

type WithItems = Exclude<Filter, { type: "range" | "vehicle" }>;

function Choices({ filter, hrefOf }: { filter: WithItems; hrefOf: (value: string) => string }) {
  const text = useText();
  const items: readonly Choice[] = filter.items;
  const link = (item: Choice) => <li key={item.slug}>{choiceLink(filter, item, hrefOf)}</li>;
  const chosenOf = (item: Choice) => isChosen(filter, item.slug);
  const shown = items.filter((item, place) => place < SHOWN_AT_ONCE || chosenOf(item));
  const rest = items.filter((item) => !shown.includes(item));
  return (
    <>
      <ul>{shown.map(link)}</ul>
      {rest.length > 0 ? (
        <details className="filter-more">
          <summary>{text("TEXT_MORE_CHOICES", { count: rest.length })}</summary>
          <ul>{rest.map(link)}</ul>
        </details>
      ) : null}
    </>
  );
}

function choiceLink(filter: WithItems, { slug, name, count, color }: Choice, hrefOf: (value: string) => string) {
  const chosen = isChosen(filter, slug);
  const next = filter.type === "radio" ? (slug === "any" ? "" : slug) : toggled(filter.value.map(String), slug);
  const mark = filter.type === "radio" ? "choice choice-round" : "choice";
  return (
    <a
      href={count > 0 || chosen ? hrefOf(next) : undefined}
      className={mark}
      rel="nofollow"
      aria-current={chosen || undefined}
    >
      {color ? (
        <svg width="16" height="16" aria-hidden="true">
          <circle cx="8" cy="8" r="7" fill={color} stroke="var(--color-grey-300)" />
        </svg>
      ) : null}
      <span className="choice-name">
        {filter.type === "rating" ? <Stars rating={Number(slug)} label={ratingText(Number(slug))} /> : name}
      </span>
      <span className="choice-count">{count}</span>
    </a>
  );
}

function isChosen(filter: WithItems, slug: string): boolean {
  if (filter.type === "radio") return (filter.value ?? "any") === slug;
  return filter.value.map(String).includes(slug);
}
