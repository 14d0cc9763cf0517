import { PAGE_SIZES, parseLimit, parseSort, SORTS } from "@pecacerta/rules/listing";
import { changeOption } from "@pecacerta/rules/listing-state";
import { useEarlyInput } from "@pecacerta/ui/use-early-input.ts";
import { useId, useState } from "react";
import { m } from "#messages";
import { HiddenFields } from "./hidden-fields.tsx";
import { type ListingSelection, listingParams } from "./listing-url.ts";
import { useChangeList } from "./use-change-list.ts";
import "./listing-options.css";

const SORT_NAMES: Readonly<Record<(typeof SORTS)[number], () => string>> = {
  default: m.sort_default,
  name_asc: m.sort_name_asc,
  name_desc: m.sort_name_desc,
  price_asc: m.sort_price_asc,
  price_desc: m.sort_price_desc,
};

export function ListingOptionsForm({ path, selection }: { path: string; selection: ListingSelection }) {
  const changeList = useChangeList(path);
  const { sort, limit } = selection.options;
  const sorts = SORTS.map((sortKey) => ({
    value: sortKey === "default" ? "" : sortKey,
    name: SORT_NAMES[sortKey](),
    isSelected: sortKey === sort,
  }));
  // A page size from the URL that is not offered stays selectable.
  const sizes = [...new Set([...PAGE_SIZES, limit])]
    .sort((left, right) => left - right)
    .map((size) => ({
      value: size === PAGE_SIZES[0] ? "" : `${size}`,
      name: m.page_size({ size }),
      isSelected: size === limit,
    }));
  return (
    <form action={path} className="list-options">
      <HiddenFields params={listingParams(selection)} excluded={["sort", "limit"]} />
      <OptionSelect
        name="sort"
        label={m.sort_by()}
        options={sorts}
        onSelect={(value) => changeList((list) => changeOption(list, "sort", parseSort(value)))}
      />
      <OptionSelect
        name="limit"
        label={m.page_size_label()}
        options={sizes}
        onSelect={(value) => changeList((list) => changeOption(list, "limit", parseLimit(value)))}
      />
      <noscript>
        <button type="submit" className="button button-secondary button-small">
          {m.apply()}
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
  const select = (value: string) => {
    setState({ current, selected: value });
    onSelect(value);
  };
  const field = useEarlyInput<HTMLSelectElement>(current, select);
  return (
    <>
      <label htmlFor={id} className={name === "sort" ? "list-option-label" : "sr-only"}>
        {label}
      </label>
      <select
        ref={field}
        id={id}
        name={name}
        className="input"
        autoComplete="off"
        value={state.selected}
        onChange={({ currentTarget }) => select(currentTarget.value)}
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
