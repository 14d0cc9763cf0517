import type { FilterDto } from "@pecacerta/contract/filter";
import { parseFilter } from "@pecacerta/rules/filters";
import { changeFilter } from "@pecacerta/rules/listing-state";
import { ownProperty } from "@pecacerta/rules/own-property";
import { normalizeForSearch } from "@pecacerta/rules/text";
import { useHydrated } from "@pecacerta/ui/use-hydrated.ts";
import { useId, useState } from "react";
import { m } from "#messages";
import { FilterChoice } from "./filter-choice.tsx";
import { choiceName, filterName } from "./filter-names.ts";
import { type ListingSelection, toggleValue } from "./listing-url.ts";
import { useListLink } from "./use-change-list.ts";
import "./filters.css";

export type ChoiceFilter = Exclude<FilterDto, { type: "range" | "vehicle" }>;
type FilterItem = ChoiceFilter["items"][number];

const INITIALLY_VISIBLE = 8;
const MIN_ITEMS_FOR_SEARCH = 11;
const MAX_RATING = 5;

export function FilterChoices({
  filter,
  path,
  selection,
}: {
  filter: ChoiceFilter;
  path: string;
  selection: ListingSelection;
}) {
  const linkTo = useListLink(path, selection);
  const [input, setInput] = useState("");
  const selectedSlugs = (ownProperty(selection.filters, filter.slug) ?? "").split(",").filter(Boolean);
  const isSelected = (item: FilterItem) => isSelectedItem(filter, item, selectedSlugs);
  const offered = filter.type === "rating" ? minimumRatings(filter) : filter.items;
  const items = offered.length > INITIALLY_VISIBLE ? nonEmptyFirst(offered, isSelected) : offered;
  const [visibleItems, hiddenItems] = [items.slice(0, INITIALLY_VISIBLE), items.slice(INITIALLY_VISIBLE)];
  const [isOpen, setOpen] = useState(hiddenItems.some(isSelected));
  const searchTerm = normalizeForSearch(input);
  const renderItems = (items: readonly FilterItem[]) => (
    <ul>
      {items.map((item) => (
        <li key={item.slug} hidden={searchTerm !== "" && !normalizeForSearch(item.name).includes(searchTerm)}>
          <FilterChoice
            type={filter.type}
            item={{ ...item, name: filter.type === "rating" ? ratingSuffix(item) : choiceName(filter, item) }}
            isSelected={isSelected(item)}
            link={linkTo((list) => toggleChoice(filter, item, list))}
          />
        </li>
      ))}
    </ul>
  );
  if (hiddenItems.length === 0) return renderItems(visibleItems);
  return (
    <>
      {filter.items.length >= MIN_ITEMS_FOR_SEARCH ? (
        <ChoiceSearch name={filterName(filter)} input={input} onInput={setInput} />
      ) : null}
      {renderItems(visibleItems)}
      <details
        className="filter-more"
        open={isOpen || searchTerm !== ""}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary hidden={searchTerm !== ""}>{m.more_choices({ count: hiddenItems.length })}</summary>
        {renderItems(hiddenItems)}
      </details>
    </>
  );
}

function isSelectedItem(filter: ChoiceFilter, { slug }: FilterItem, selectedSlugs: readonly string[]): boolean {
  if (filter.type === "rating") return selectedSlugs.toSorted().join() === ratingsFrom(filter, slug);
  if (filter.type === "radio" && slug === "any") return selectedSlugs.length === 0;
  return selectedSlugs.includes(slug);
}

/** A filter value names single ratings; a shopper chooses the lowest one. */
const ratingsFrom = ({ items }: ChoiceFilter, lowest: string): string =>
  items
    .map(({ slug }) => slug)
    .filter((slug) => Number(slug) >= Number(lowest))
    .toSorted()
    .join();

const minimumRatings = ({ items }: ChoiceFilter): FilterItem[] =>
  items.map((item) => ({
    ...item,
    count: items.reduce((sum, { slug, count }) => (Number(slug) >= Number(item.slug) ? sum + count : sum), 0),
  }));

const ratingSuffix = ({ slug }: FilterItem): string => (Number(slug) < MAX_RATING ? m.or_more() : "");

/** Moves choices without results to the end, where not all are visible. */
const nonEmptyFirst = (items: readonly FilterItem[], isSelected: (item: FilterItem) => boolean): FilterItem[] => {
  const hasResults = (item: FilterItem) => item.count > 0 || isSelected(item);
  return [...items.filter(hasResults), ...items.filter((item) => !hasResults(item))];
};

// Reserved space before hydration.
function ChoiceSearch({ name, input, onInput }: { name: string; input: string; onInput: (text: string) => void }) {
  const id = useId();
  const isAlive = useHydrated();
  return (
    <div className="filter-find">
      <label htmlFor={id} className="sr-only">
        {m.find_choice({ name })}
      </label>
      <input
        id={id}
        type="search"
        className="input"
        autoComplete="off"
        disabled={!isAlive}
        placeholder={m.find_choice_hint()}
        value={input}
        onChange={(event) => onInput(event.currentTarget.value)}
      />
    </div>
  );
}

const toggleMinimum = (value: string, minimum: string): string => (value === minimum ? "" : minimum);

function toggleChoice(filter: ChoiceFilter, item: FilterItem, selection: ListingSelection): ListingSelection {
  const { slug, type } = filter;
  const value = ownProperty(selection.filters, slug) ?? "";
  const nextValue =
    type === "rating" ? toggleMinimum(value, ratingsFrom(filter, item.slug)) : toggleValue(type, value, item.slug);
  return changeFilter(selection, { slug, type }, parseFilter(type, nextValue));
}
