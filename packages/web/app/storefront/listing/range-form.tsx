import type { FilterDto } from "@pecacerta/contract/filter";
import { filterParameter, formatTypedRange, parseFilter } from "@pecacerta/rules/filters";
import { changeFilter } from "@pecacerta/rules/listing-state";
import type { Centavos } from "@pecacerta/rules/money";
import { ownProperty } from "@pecacerta/rules/own-property";
import { Button } from "@pecacerta/ui/button.tsx";
import { useHydrated } from "@pecacerta/ui/use-hydrated.ts";
import { type ComponentProps, lazy, type SubmitEvent, Suspense, useId, useState } from "react";
import { m } from "#messages";
import { HiddenFields } from "./hidden-fields.tsx";
import { type ListingSelection, listingParams } from "./listing-url.ts";
import { type Bounds, formatBound, parseBounds } from "./range-bounds.ts";
import { useChangeList } from "./use-change-list.ts";
import "./range-form.css";

// The text fields work without the slider.
const RangeSlider = lazy(async () => {
  const module = await import("./range-slider.tsx").catch(() => undefined);
  return { default: module?.RangeSlider ?? NoSlider };
});
const NoSlider = (_: ComponentProps<typeof import("./range-slider.tsx").RangeSlider>) => null;

type RangeFilter = Extract<FilterDto, { type: "range" }>;

/** Sent as one value, `10-200`; without scripts as two fields, which are read the same. */
export function RangeForm({
  filter,
  path,
  selection,
}: {
  filter: RangeFilter;
  path: string;
  selection: ListingSelection;
}) {
  const id = useId();
  const isAlive = useHydrated();
  const changeList = useChangeList(path);
  const { slug } = filter;
  const currentValue = ownProperty(selection.filters, slug) ?? "";
  const [input, setInput] = useState({ currentValue, ...parseBounds(currentValue) });
  // A new URL replaces the input.
  if (input.currentValue !== currentValue) setInput({ currentValue, ...parseBounds(currentValue) });

  const apply = ({ lower, upper }: Bounds) => {
    const value = parseFilter("range", formatTypedRange(lower, upper));
    changeList((list) => changeFilter(list, { slug, type: "range" }, value));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    apply(input);
  };
  const change = (bounds: Partial<Bounds>) => setInput({ ...input, ...bounds });
  return (
    <form action={path} className="range" onSubmit={submit}>
      <HiddenFields params={listingParams(selection)} excluded={[filterParameter(slug)]} />
      <div className="range-slider">
        {isAlive && filter.max > filter.min ? (
          <Suspense>
            <RangeSlider filter={filter} bounds={input} onChange={change} onCommit={apply} />
          </Suspense>
        ) : null}
      </div>
      <BoundField
        id={`${id}-from`}
        name={`from_${slug}`}
        label={m.from()}
        placeholder={filter.min}
        value={input.lower}
        onInput={(lower) => change({ lower })}
      />
      <BoundField
        id={`${id}-to`}
        name={`to_${slug}`}
        label={m.to()}
        placeholder={filter.max}
        value={input.upper}
        onInput={(upper) => change({ upper })}
      />
      <Button type="submit" variant="secondary" small>
        {m.apply()}
      </Button>
    </form>
  );
}

type BoundProps = {
  id: string;
  name: string;
  label: string;
  placeholder: Centavos;
  value: string;
  onInput: (text: string) => void;
};

const BoundField = ({ id, name, label, placeholder, value, onInput }: BoundProps) => (
  <div className="range-bound">
    <label htmlFor={id}>{label}</label>
    <input
      id={id}
      name={name}
      className="input"
      inputMode="decimal"
      autoComplete="off"
      placeholder={formatBound(placeholder)}
      value={value}
      onChange={(event) => onInput(event.currentTarget.value)}
    />
  </div>
);
