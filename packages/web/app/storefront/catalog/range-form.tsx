import type { Filter } from "@pecacerta/contract/filter";
import { useId } from "react";
import { useText } from "../../texts/text.ts";
import { Button } from "../../ui/button.tsx";
import { CarriedAlong } from "./sort-form.tsx";

type Range = Extract<Filter, { type: "range" }>;

/** Two bounds. They travel as one value, `10-200`, which is written as the form is sent. */
export function RangeForm({ filter, path, query }: { filter: Range; path: string; query: URLSearchParams }) {
  const text = useText();
  const id = useId();
  const name = `filter_${filter.slug}`;
  const { min: lowest, max: highest } = filter.value ?? {};
  return (
    <form action={path} className="range" key={`${lowest}-${highest}`} onSubmit={joinBounds}>
      <CarriedAlong query={query} own={name} />
      <input type="hidden" name={name} data-joined />
      <label htmlFor={`${id}-min`}>{text("TEXT_FROM")}</label>
      <input
        id={`${id}-min`}
        className="input"
        type="number"
        inputMode="numeric"
        min={0}
        step="any"
        data-bound
        placeholder={`${filter.min}`}
        defaultValue={lowest}
      />
      <label htmlFor={`${id}-max`}>{text("TEXT_TO")}</label>
      <input
        id={`${id}-max`}
        className="input"
        type="number"
        inputMode="numeric"
        min={0}
        step="any"
        data-bound
        placeholder={`${filter.max}`}
        defaultValue={highest}
      />
      <Button type="submit" look="secondary" small>
        {text("TEXT_APPLY")}
      </Button>
    </form>
  );
}

function joinBounds({ currentTarget: form }: { currentTarget: HTMLFormElement }): void {
  const bounds = [...form.querySelectorAll<HTMLInputElement>("[data-bound]")];
  const joined = form.querySelector<HTMLInputElement>("[data-joined]");
  const [lowest, highest] = bounds.map(({ value, placeholder }) => value || placeholder);
  if (joined) joined.value = bounds.every(({ value }) => value === "") ? "" : `${lowest}-${highest}`;
}
