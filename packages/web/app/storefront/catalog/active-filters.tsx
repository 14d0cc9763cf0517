import type { Filter } from "@pecacerta/contract/filter";
import { centavosOf, formatMoney } from "@pecacerta/rules/money";
import { X } from "lucide-react";
import { type Text, useText } from "../../texts/text.ts";
import { listingHref, toggled, unfilteredHref } from "./listing-address.ts";

type Active = { name: string; parameter: string; without: string };

/** What the list is narrowed by now, each with a way to be rid of it. */
export function ActiveFilters({
  filters,
  path,
  query,
}: {
  filters: readonly Filter[];
  path: string;
  query: URLSearchParams;
}) {
  const text = useText();
  const active = filters.flatMap((filter) => activeOf(filter, text));
  if (active.length === 0) return null;
  return (
    <ul className="chips">
      {active.map(({ name, parameter, without }) => (
        <li key={`${parameter}-${name}`}>
          <a href={listingHref(path, query, parameter, without)} className="chip" rel="nofollow">
            <span className="sr-only">{text("TEXT_REMOVE_FILTER")}</span>
            {name}
            <X size={14} aria-hidden="true" />
          </a>
        </li>
      ))}
      <li>
        <a href={unfilteredHref(path, query)} className="chip chip-clear">
          {text("TEXT_CLEAR_FILTERS")}
        </a>
      </li>
    </ul>
  );
}

function activeOf(filter: Filter, text: Text): Active[] {
  const parameter = `filter_${filter.slug}`;
  const one = (name: string, without = ""): Active => ({ name, parameter, without });
  if (filter.type === "vehicle" || !filter.value) return [];
  if (filter.type === "range") {
    const { min, max } = filter.value;
    return [one(`${filter.name}: ${formatMoney(centavosOf(min))} – ${formatMoney(centavosOf(max))}`)];
  }
  const nameOf = (slug: string) => filter.items.find((item) => item.slug === slug)?.name ?? slug;
  if (filter.type === "radio") return filter.value === "any" ? [] : [one(`${filter.name}: ${nameOf(filter.value)}`)];
  const values = filter.value.map(String);
  const shownAs = (slug: string) =>
    filter.type === "rating" ? text("TEXT_RATING_CHIP", { rating: Number(slug) }) : nameOf(slug);
  return values.map((slug) => one(shownAs(slug), toggled(values, slug)));
}
