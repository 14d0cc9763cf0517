import type { Compatibility } from "@pecacerta/contract/product";
import { searchForm } from "@pecacerta/rules/text";
import { useId, useState } from "react";
import { useText } from "../../texts/text.ts";

/** A vehicle, or a family of them, that the part serves. Years include both ends. */
export type FitmentRow = {
  make: string;
  family: string;
  yearFrom: number;
  yearTo: number;
  engine: string | null;
  fuel: string | null;
  position: string | null;
  note: string | null;
};

const SEARCHED_FROM = 6;

export function Fitment({
  compatibility,
  fitments,
}: {
  compatibility: Compatibility;
  fitments: readonly FitmentRow[];
}) {
  const text = useText();
  return (
    <>
      <h2 className="part-title">{text("TEXT_FITMENT")}</h2>
      {compatibility === "all" ? (
        <p className="notice notice-success">{text("TEXT_FITS_ALL_HINT")}</p>
      ) : fitments.length === 0 ? (
        <p className="notice notice-warning">{text("TEXT_FITS_UNKNOWN_HINT")}</p>
      ) : (
        <FitmentTable fitments={fitments} />
      )}
    </>
  );
}

function FitmentTable({ fitments }: { fitments: readonly FitmentRow[] }) {
  const text = useText();
  const id = useId();
  const [asked, ask] = useState("");
  const shown = fitments.filter((fitment) => matches(fitment, asked));
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
      <div className="fitment-scroll">
        <table className="fitment-table">
          <thead>
            <tr>
              <th scope="col">{text("TEXT_FITMENT_VEHICLE")}</th>
              <th scope="col">{text("TEXT_FITMENT_YEARS")}</th>
              <th scope="col">{text("TEXT_FITMENT_ENGINE")}</th>
              <th scope="col">{text("TEXT_FITMENT_NOTE")}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((fitment) => (
              <tr key={keyOf(fitment)}>
                <th scope="row">{`${fitment.make} ${fitment.family}`}</th>
                <td className="whitespace-nowrap">{yearsOf(fitment)}</td>
                <td>{[fitment.engine, fitment.fuel].filter(Boolean).join(" ") || "–"}</td>
                <td>{[fitment.position, fitment.note].filter(Boolean).join(". ") || "–"}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p role="status" className="text-14 text-grey-600">
        {shown.length === 0 ? text("TEXT_FITMENT_NONE") : ""}
      </p>
    </div>
  );
}

const yearsOf = ({ yearFrom, yearTo }: FitmentRow): string =>
  yearFrom === yearTo ? `${yearFrom}` : `${yearFrom}–${yearTo}`;

const keyOf = (fitment: FitmentRow): string => Object.values(fitment).join("|");

// Every word counts, wherever it stands; a year counts when it lies between the two.
function matches({ make, family, yearFrom, yearTo, engine }: FitmentRow, asked: string): boolean {
  const known = searchForm(`${make} ${family} ${engine ?? ""}`);
  return searchForm(asked)
    .split(" ")
    .filter(Boolean)
    .every(
      (word) => known.includes(word) || (/^\d{4}$/.test(word) && Number(word) >= yearFrom && Number(word) <= yearTo),
    );
}
