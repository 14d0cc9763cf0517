import type { FitmentDto } from "@pecacerta/contract/fitment";
import type { CompatibilityDto } from "@pecacerta/contract/product";
import { normalizeForSearch } from "@pecacerta/rules/text";
import { Fragment, useDeferredValue, useId, useState } from "react";
import { useText } from "../../texts/text.ts";
import { FitmentTableRow } from "./fitment-table-row.tsx";
import { useMatchingRow } from "./use-matching-row.ts";

type Props = { productId: string; compatibility: CompatibilityDto; fitments: readonly FitmentDto[] };

const SEARCHED_FROM = 2;

/** In which vehicles the part goes, and in which not, with who says so. */
export function FitmentSection({ productId, compatibility, fitments }: Props) {
  const text = useText();
  return (
    <>
      <h2 className="part-title">{text("TEXT_FITMENT")}</h2>
      {compatibility === "all" ? <p className="notice notice-success">{text("TEXT_FITS_ALL_HINT")}</p> : null}
      {compatibility !== "all" && fitments.length === 0 ? (
        <p className="notice notice-warning">{text("TEXT_FITS_UNKNOWN_HINT")}</p>
      ) : null}
      {fitments.length > 0 ? <FitmentTable productId={productId} fitments={fitments} /> : null}
    </>
  );
}

function FitmentTable({ productId, fitments }: Pick<Props, "productId" | "fitments">) {
  const text = useText();
  const id = useId();
  const mine = useMatchingRow(productId);
  const [asked, ask] = useState("");
  const wanted = wordsOf(useDeferredValue(asked));
  const shown = fitments.filter((fitment) => matches(fitment, wanted));
  const groups = [...Map.groupBy(shown, ({ make, family, model }) => `${make} ${family || model}`)];
  return (
    <div className="flex flex-col gap-3">
      {fitments.length >= SEARCHED_FROM ? (
        <>
          <label htmlFor={id} className="sr-only">
            {text("TEXT_FITMENT_FILTER")}
          </label>
          <input
            id={id}
            type="search"
            className="input"
            placeholder={text("TEXT_FITMENT_FILTER")}
            value={asked}
            onChange={(event) => ask(event.target.value)}
          />
        </>
      ) : null}
      <section className="fitment-scroll" aria-label={text("TEXT_FITMENT")}>
        <table className="fitment-table">
          <thead>
            <tr>
              <th scope="col">{text("TEXT_FITMENT_YEARS")}</th>
              <th scope="col">{text("TEXT_FITMENT_ENGINE")}</th>
              <th scope="col">{text("TEXT_FITMENT_NOTE")}</th>
            </tr>
          </thead>
          {groups.map(([name, rows]) => (
            <tbody key={name}>
              <tr>
                <th scope="rowgroup" colSpan={3} className="fitment-group">
                  {name}
                </th>
              </tr>
              {rows.map((fitment, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows have no names of their own, and keep nothing
                <Fragment key={place}>
                  <FitmentTableRow fitment={fitment} isMine={mine !== null && isSame(fitment, mine)} />
                </Fragment>
              ))}
            </tbody>
          ))}
        </table>
      </section>
      <p role="status" className="text-14 text-grey-600">
        {shown.length === 0 ? text("TEXT_FITMENT_NONE") : ""}
      </p>
    </div>
  );
}

const isSame = (one: FitmentDto, other: FitmentDto): boolean =>
  (Object.keys(one) as (keyof FitmentDto)[]).every((key) => one[key] === other[key]);

const wordsOf = (asked: string): string[] => normalizeForSearch(asked).split(" ").filter(Boolean);

// Every word counts, wherever it stands; a year counts when it lies between the two.
function matches({ yearFrom, yearTo, ...said }: FitmentDto, wanted: readonly string[]): boolean {
  const { make, family, model, engine, fuel, body, position, note } = said;
  const known = normalizeForSearch([make, family, model, engine, fuel, body, position, note].filter(Boolean).join(" "));
  const isYear = (word: string) => /^\d{4}$/.test(word) && Number(word) >= yearFrom && Number(word) <= (yearTo ?? 9999);
  return wanted.every((word) => known.includes(word) || isYear(word));
}
