import type { ProductDto } from "@pecacerta/contract/product";
import { filterParameter } from "@pecacerta/rules/filters";
import { isWithinTolerance, parseMeasuredMillimeters } from "@pecacerta/rules/measure";
import { Button } from "@pecacerta/ui/button.tsx";
import { useEarlyInput } from "@pecacerta/ui/use-early-input.ts";
import { type FormEvent, useId, useState } from "react";
import { m } from "#messages";
import { call } from "../../client/call.ts";
import { pluralInputs } from "../../texts/numbers.ts";
import "./measure-check.css";

export type Measure = { slug: string; name: string; value: string };
type MeasureCheckProps = { measures: readonly Measure[]; categories: ProductDto["categories"] };
type Result = { isMatch: boolean; text: string; link?: { href: string; text: string } };

/** Compares what a person measures at the old part with this one, and finds those that have that measure. */
export function MeasureCheck({ measures, categories }: MeasureCheckProps) {
  const id = useId();
  const [slug, setSlug] = useState(measures[0]?.slug);
  const [input, setInput] = useState("");
  const [result, setResult] = useState<Result>();
  const changeSlug = (chosen: string) => {
    setSlug(chosen);
    setResult(undefined);
  };
  const changeInput = (typed: string) => {
    setInput(typed);
    setResult(undefined);
  };
  const select = useEarlyInput<HTMLSelectElement>(slug ?? "", changeSlug);
  const field = useEarlyInput<HTMLInputElement>(input, changeInput);
  const measure = measures.find((one) => one.slug === slug);
  if (!measure) return null;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setResult(await checkMeasure(categories, measure, input));
  };
  return (
    <form className="measure" onSubmit={submit}>
      <p className="strong">{m.measure_check()}</p>
      <div className="flex flex-wrap items-center gap-2">
        <select
          ref={select}
          className="input measure-name"
          aria-label={m.measure_name()}
          value={slug}
          onChange={({ target }) => changeSlug(target.value)}
        >
          {measures.map((one) => (
            <option key={one.slug} value={one.slug}>
              {one.name}
            </option>
          ))}
        </select>
        <input
          ref={field}
          id={id}
          className="input measure-value"
          inputMode="decimal"
          autoComplete="off"
          aria-label={m.measure_value()}
          value={input}
          onChange={({ target }) => changeInput(target.value)}
        />
        <label htmlFor={id}>mm</label>
        <Button type="submit" variant="secondary">
          {m.measure_submit()}
        </Button>
      </div>
      <p role="status" className={result?.isMatch ? "measure-result measure-match" : "measure-result"}>
        {result?.text} {result?.link ? <a href={result.link.href}>{result.link.text}</a> : null}
      </p>
    </form>
  );
}

async function checkMeasure(
  categories: MeasureCheckProps["categories"],
  measure: Measure,
  input: string,
): Promise<Result> {
  const measuredMm = parseMeasuredMillimeters(input);
  if (measuredMm === undefined) return { isMatch: false, text: m.measure_invalid() };
  if (isWithinTolerance(measure.value, measuredMm)) return { isMatch: true, text: m.measure_matches(measure) };
  const text = m.measure_differs(measure);
  const [category] = categories;
  if (!category) return { isMatch: false, text };
  const response = await call("GET /products", { query: { category: category.slug, limit: 1 } });
  const filters = response.ok ? response.value.data.filters : [];
  const filter = filters.find(({ slug }) => slug === measure.slug);
  const items = filter?.type === "check" ? filter.items : [];
  const fitting = items.filter(({ name }) => isWithinTolerance(name, measuredMm));
  const count = fitting.reduce((sum, item) => sum + item.count, 0);
  if (count === 0) return { isMatch: false, text: `${text} ${m.measure_none({ category: category.name })}` };
  const values = fitting.map(({ slug }) => encodeURIComponent(slug)).join(",");
  const href = `/catalog/${category.slug}/products?${filterParameter(measure.slug)}=${values}`;
  return { isMatch: false, text, link: { href, text: m.measure_others(pluralInputs(count)) } };
}
