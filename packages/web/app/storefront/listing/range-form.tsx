import type { FilterDto } from "@pecacerta/contract/filter";
import { formatTypedRange, parseFilter } from "@pecacerta/rules/filters";
import { changeFilter } from "@pecacerta/rules/listing-state";
import { ownProperty } from "@pecacerta/rules/own-property";
import { type ComponentProps, lazy, type SubmitEvent, Suspense, useId, useState } from "react";
import { useNavigate } from "react-router";
import { useText } from "../../texts/listing-text.ts";
import { Button } from "../../ui/button.tsx";
import { useAlive } from "../../ui/use-alive.ts";
import { HiddenFields } from "./hidden-fields.tsx";
import { type ListingSelection, listingHref, listingParams } from "./listing-url.ts";
import { type Bounds, formatReais, parseBounds } from "./range-bounds.ts";
import "../../css/range.css";

// The fields do without it, and its place is kept.
const RangeSlider = lazy(async () => {
  const drawn = await import("./range-slider.tsx").catch(() => undefined);
  return { default: drawn?.RangeSlider ?? Nothing };
});
const Nothing = (_: ComponentProps<typeof import("./range-slider.tsx").RangeSlider>) => null;

type Range = Extract<FilterDto, { type: "range" }>;

/** Two bounds to type or to drag. They travel as one value, `10-200`; without any script as two, read the same. */
export function RangeForm({ filter, path, chosen }: { filter: Range; path: string; chosen: ListingSelection }) {
  const text = useText();
  const id = useId();
  const isAlive = useAlive();
  const navigate = useNavigate();
  const { slug } = filter;
  const now = ownProperty(chosen.filters, slug) ?? "";
  const [typed, type] = useState({ now, ...parseBounds(now) });
  // Another address than the one these were typed on: what it says counts.
  if (typed.now !== now) type({ now, ...parseBounds(now) });

  const go = ({ lower, upper }: Bounds) => {
    const value = parseFilter("range", formatTypedRange(lower, upper));
    const href = listingHref(path, changeFilter(chosen, { slug, type: "range" }, value));
    void navigate(href, { preventScrollReset: true });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    go(typed);
  };
  const change = (bounds: Partial<Bounds>) => type({ ...typed, ...bounds });
  return (
    <form action={path} className="range" onSubmit={submit}>
      <HiddenFields values={listingParams(chosen)} own={[`filter_${slug}`]} />
      <div className="range-slider">
        {isAlive && filter.max > filter.min ? (
          <Suspense>
            <RangeSlider filter={filter} typed={typed} onChange={change} onDone={go} />
          </Suspense>
        ) : null}
      </div>
      <Bound
        id={`${id}-from`}
        name={`from_${slug}`}
        label={text("TEXT_FROM")}
        usual={filter.min}
        value={typed.lower}
        onType={(lower) => change({ lower })}
      />
      <Bound
        id={`${id}-to`}
        name={`to_${slug}`}
        label={text("TEXT_TO")}
        usual={filter.max}
        value={typed.upper}
        onType={(upper) => change({ upper })}
      />
      <Button type="submit" look="secondary" small>
        {text("TEXT_APPLY")}
      </Button>
    </form>
  );
}

type BoundProps = {
  id: string;
  name: string;
  label: string;
  usual: number;
  value: string;
  onType: (text: string) => void;
};

const Bound = ({ id, name, label, usual, value, onType }: BoundProps) => (
  <div className="range-bound">
    <label htmlFor={id}>{label}</label>
    <input
      id={id}
      name={name}
      className="input"
      inputMode="decimal"
      autoComplete="off"
      maxLength={16}
      placeholder={formatReais(usual)}
      value={value}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  </div>
);
