import { PAGE_SIZES, parseLimit, parseSort, SORTS } from "@pecacerta/rules/listing";
import { changeOption } from "@pecacerta/rules/listing-state";
import { useId, useState } from "react";
import { useNavigate } from "react-router";
import { useListingText } from "../../texts/listing-text.ts";
import { HiddenFields } from "./hidden-fields.tsx";
import { type ListingSelection, listingHref, listingParams } from "./listing-url.ts";

export function ListingOptionsForm({ path, selection }: { path: string; selection: ListingSelection }) {
  const text = useListingText();
  const navigate = useNavigate();
  const { sort, limit } = selection.options;
  const navigateTo = (next: ListingSelection) => void navigate(listingHref(path, next), { preventScrollReset: true });
  const sorts = SORTS.map((sortKey) => ({
    value: sortKey === "default" ? "" : sortKey,
    name: text(`TEXT_SORT_${sortKey}`),
    isSelected: sortKey === sort,
  }));
  // A page size from the URL that is not offered stays selectable.
  const sizes = [...new Set([...PAGE_SIZES, limit])]
    .sort((left, right) => left - right)
    .map((size) => ({
      value: size === PAGE_SIZES[0] ? "" : `${size}`,
      name: text("TEXT_PAGE_SIZE", { size }),
      isSelected: size === limit,
    }));
  return (
    <form action={path} className="list-options">
      <HiddenFields params={listingParams(selection)} excluded={["sort", "limit"]} />
      <OptionSelect
        name="sort"
        label={text("TEXT_SORT_BY")}
        options={sorts}
        onSelect={(value) => navigateTo(changeOption(selection, "sort", parseSort(value)))}
      />
      <OptionSelect
        name="limit"
        label={text("TEXT_PAGE_SIZE_LABEL")}
        options={sizes}
        onSelect={(value) => navigateTo(changeOption(selection, "limit", parseLimit(value)))}
      />
      <noscript>
        <button type="submit" className="button button-secondary button-small">
          {text("TEXT_APPLY")}
        </button>
      </noscript>
    </form>
  );
}

type Option = { value: string; name: string; isSelected: boolean };

type OptionSelectProps = { name: string; label: string; options: readonly Option[]; onSelect: (value: string) => void };

function OptionSelect({ name, label, options, onSelect }: OptionSelectProps) {
  const id = useId();
  const current = options.find(({ isSelected }) => isSelected)?.value ?? "";
  const [state, setState] = useState({ current, selected: current });
  // A new URL replaces the selection.
  if (state.current !== current) setState({ current, selected: current });
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
        value={state.selected}
        onChange={({ currentTarget }) => {
          setState({ current, selected: currentTarget.value });
          onSelect(currentTarget.value);
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
