import type { FilterDto } from "@pecacerta/contract/filter";
import { parseFilter } from "@pecacerta/rules/filters";
import { changeFilter } from "@pecacerta/rules/listing-state";
import { ownProperty } from "@pecacerta/rules/own-property";
import { normalizeForSearch } from "@pecacerta/rules/text";
import { useId, useState } from "react";
import { useText } from "../../texts/listing-text.ts";
import { useAlive } from "../../ui/use-alive.ts";
import { FilterChoice } from "./filter-choice.tsx";
import { choiceName, filterName } from "./filter-names.ts";
import { type ListingSelection, listingHref, toggleValue } from "./listing-url.ts";

/** A filter with things to pick. */
export type ChoiceFilter = Exclude<FilterDto, { type: "range" | "vehicle" }>;
type Item = ChoiceFilter["items"][number];

const SHOWN_AT_ONCE = 8;
const SEARCHED_FROM = 11;

/** The things to pick: the first few, the others on demand, and a field to find one among many. */
export function FilterChoices({
  filter,
  path,
  chosen,
}: {
  filter: ChoiceFilter;
  path: string;
  chosen: ListingSelection;
}) {
  const text = useText();
  const [asked, ask] = useState("");
  const picked = (ownProperty(chosen.filters, filter.slug) ?? "").split(",").filter(Boolean);
  const isPicked = ({ slug }: Item) =>
    filter.type === "radio" && slug === "any" ? picked.length === 0 : picked.includes(slug);
  const items = filter.items.length > SHOWN_AT_ONCE ? usefulFirst(filter.items, isPicked) : filter.items;
  const [first, rest] = [items.slice(0, SHOWN_AT_ONCE), items.slice(SHOWN_AT_ONCE)];
  const [isOpen, setOpen] = useState(rest.some(isPicked));
  const wanted = normalizeForSearch(asked);
  const listed = (items: readonly Item[]) => (
    <ul>
      {items.map((item) => (
        <li key={item.slug} hidden={wanted !== "" && !normalizeForSearch(item.name).includes(wanted)}>
          <FilterChoice
            type={filter.type}
            item={{ ...item, name: choiceName(filter, item) }}
            isPicked={isPicked(item)}
            href={hrefOf(filter, item, path, chosen)}
          />
        </li>
      ))}
    </ul>
  );
  if (rest.length === 0) return listed(first);
  return (
    <>
      {filter.items.length >= SEARCHED_FROM ? <FindChoice name={filterName(filter)} asked={asked} onAsk={ask} /> : null}
      {listed(first)}
      <details
        className="filter-more"
        open={isOpen || wanted !== ""}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary hidden={wanted !== ""}>{text("TEXT_MORE_CHOICES", { count: rest.length })}</summary>
        {listed(rest)}
      </details>
    </>
  );
}

/** What would find nothing makes room for what finds something, where not all can be shown. */
const usefulFirst = (items: readonly Item[], isPicked: (item: Item) => boolean): Item[] => {
  const isUseful = (item: Item) => item.count > 0 || isPicked(item);
  return [...items.filter(isUseful), ...items.filter((item) => !isUseful(item))];
};

// Its place is kept while no script runs yet: nothing below it moves.
function FindChoice({ name, asked, onAsk }: { name: string; asked: string; onAsk: (text: string) => void }) {
  const text = useText();
  const id = useId();
  const isAlive = useAlive();
  return (
    <div className="filter-find">
      <label htmlFor={id} className="sr-only">
        {text("TEXT_FIND_CHOICE", { name })}
      </label>
      <input
        id={id}
        type="search"
        className="input"
        autoComplete="off"
        disabled={!isAlive}
        placeholder={text("TEXT_FIND_CHOICE_HINT")}
        value={asked}
        onChange={(event) => onAsk(event.currentTarget.value)}
      />
    </div>
  );
}

function hrefOf({ slug, type }: ChoiceFilter, item: Item, path: string, chosen: ListingSelection): string {
  const next = toggleValue(type, ownProperty(chosen.filters, slug) ?? "", item.slug);
  return listingHref(path, changeFilter(chosen, { slug, type }, parseFilter(type, next)));
}
