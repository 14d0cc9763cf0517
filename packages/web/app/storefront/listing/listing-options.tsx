import { PAGE_SIZES, parseLimit, parseSort, SORTS } from "@pecacerta/rules/listing";
import { changeOption } from "@pecacerta/rules/listing-state";
import { useId, useState } from "react";
import { useNavigate } from "react-router";
import { useText } from "../../texts/listing-text.ts";
import { HiddenFields } from "./hidden-fields.tsx";
import { type ListingSelection, listingHref, listingParams } from "./listing-url.ts";

/** How the list is sorted and how much of it stands on a page. The usual has no value, and so leaves the address. */
export function ListingOptions({ path, chosen }: { path: string; chosen: ListingSelection }) {
  const text = useText();
  const navigate = useNavigate();
  const { sort, limit } = chosen.options;
  const go = (next: ListingSelection) => void navigate(listingHref(path, next), { preventScrollReset: true });
  const sorts = SORTS.map((known) => ({
    value: known === "default" ? "" : known,
    name: text(`TEXT_SORT_${known}`),
    isChosen: known === sort,
  }));
  // An address may ask for a size that nobody offers: it stays, until another one is chosen.
  const sizes = [...new Set([...PAGE_SIZES, limit])]
    .sort((one, other) => one - other)
    .map((size) => ({
      value: size === PAGE_SIZES[0] ? "" : `${size}`,
      name: text("TEXT_PAGE_SIZE", { size }),
      isChosen: size === limit,
    }));
  return (
    <form action={path} className="list-options">
      <HiddenFields values={listingParams(chosen)} own={["sort", "limit"]} />
      <Options
        name="sort"
        label={text("TEXT_SORT_BY")}
        options={sorts}
        onPick={(value) => go(changeOption(chosen, "sort", parseSort(value)))}
      />
      <Options
        name="limit"
        label={text("TEXT_PAGE_SIZE_LABEL")}
        options={sizes}
        onPick={(value) => go(changeOption(chosen, "limit", parseLimit(value)))}
      />
      <noscript>
        <button type="submit" className="button button-secondary button-small">
          {text("TEXT_APPLY")}
        </button>
      </noscript>
    </form>
  );
}

type Option = { value: string; name: string; isChosen: boolean };

type OptionsProps = { name: string; label: string; options: readonly Option[]; onPick: (value: string) => void };

function Options({ name, label, options, onPick }: OptionsProps) {
  const id = useId();
  const now = options.find(({ isChosen }) => isChosen)?.value ?? "";
  const [shown, show] = useState({ now, picked: now });
  // Another address than the one this was picked on: what it says counts.
  if (shown.now !== now) show({ now, picked: now });
  return (
    <>
      <label htmlFor={id} className={name === "sort" ? "list-option-label" : "sr-only"}>
        {label}
      </label>
      <select
        id={id}
        name={name}
        className="input"
        autoComplete="off"
        value={shown.picked}
        onChange={({ currentTarget }) => {
          show({ now, picked: currentTarget.value });
          onPick(currentTarget.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </>
  );
}
