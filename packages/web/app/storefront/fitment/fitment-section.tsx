import type { FitmentDto } from "@pecacerta/contract/fitment";
import type { CompatibilityDto } from "@pecacerta/contract/product";
import { formatMakeName } from "@pecacerta/rules/model-name";
import { normalizeForSearch } from "@pecacerta/rules/text";
import { Fragment, useDeferredValue, useId, useState } from "react";
import { m } from "#messages";
import { FitmentTableRow } from "./fitment-table-row.tsx";
import { useMatchingRow } from "./use-matching-row.ts";
import "./fitment-section.css";

type Props = { productId: string; compatibility: CompatibilityDto; fitments: readonly FitmentDto[] };

const MIN_ROWS_FOR_SEARCH = 2;

export function FitmentSection({ productId, compatibility, fitments }: Props) {
  return (
    <>
      <h2 className="section-title">{m.fitment()}</h2>
      {compatibility === "all" ? <p className="notice">{m.fits_all_hint()}</p> : null}
      {compatibility !== "all" && fitments.length === 0 ? (
        <p className="notice notice-warning">{m.fits_unknown_hint()}</p>
      ) : null}
      {fitments.length > 0 ? <FitmentTable productId={productId} fitments={fitments} /> : null}
    </>
  );
}

function FitmentTable({ productId, fitments }: Pick<Props, "productId" | "fitments">) {
  const id = useId();
  const matchingRow = useMatchingRow(productId);
  const [input, setInput] = useState("");
  const words = splitWords(useDeferredValue(input));
  const visible = fitments.filter((fitment) => matches(fitment, words));
  const groups = [...Map.groupBy(visible, ({ make, family, model }) => `${formatMakeName(make)} ${family || model}`)];
  return (
    <div className="flex flex-col gap-3">
      {fitments.length >= MIN_ROWS_FOR_SEARCH ? (
        <>
          <label htmlFor={id} className="sr-only">
            {m.fitment_filter()}
          </label>
          <input
            id={id}
            type="search"
            className="input"
            placeholder={m.fitment_filter()}
            value={input}
            onChange={(event) => setInput(event.target.value)}
          />
        </>
      ) : null}
      <section className="fitment-scroll" aria-label={m.fitment()}>
        <table className="fitment-table">
          <thead>
            <tr>
              <th scope="col">{m.fitment_years()}</th>
              <th scope="col">{m.fitment_engine()}</th>
              <th scope="col">{m.fitment_note()}</th>
            </tr>
          </thead>
          {groups.map(([name, rows]) => (
            <tbody key={name}>
              <tr>
                <th scope="rowgroup" colSpan={3} className="fitment-group">
                  {name}
                </th>
              </tr>
              {rows.map((fitment, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id and no state
                <Fragment key={index}>
                  <FitmentTableRow
                    fitment={fitment}
                    isForChosenVehicle={matchingRow !== null && isSameRow(fitment, matchingRow)}
                  />
                </Fragment>
              ))}
            </tbody>
          ))}
        </table>
      </section>
      <p role="status" className="note">
        {visible.length === 0 ? m.fitment_none() : ""}
      </p>
    </div>
  );
}

const isSameRow = (left: FitmentDto, right: FitmentDto): boolean =>
  (Object.keys(left) as (keyof FitmentDto)[]).every((key) => left[key] === right[key]);

const splitWords = (input: string): string[] => normalizeForSearch(input).split(" ").filter(Boolean);

// Each word matches a text of the row or a year in its range.
function matches({ yearFrom, yearTo, ...row }: FitmentDto, words: readonly string[]): boolean {
  const { make, family, model, engine, fuel, body, position, note } = row;
  const searchable = normalizeForSearch(
    [make, family, model, engine, fuel, body, position, note].filter(Boolean).join(" "),
  );
  const matchesYear = (word: string) =>
    /^\d{4}$/.test(word) && Number(word) >= yearFrom && Number(word) <= (yearTo ?? 9999);
  return words.every((word) => searchable.includes(word) || matchesYear(word));
}
