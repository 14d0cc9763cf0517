import type { GridProductDto } from "@pecacerta/contract/admin/product-grid";
import { partIdentity, partName } from "@pecacerta/rules/part-number";
import { Button } from "@pecacerta/ui/button.tsx";
import { RotateCcw } from "@pecacerta/ui/icons.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { type CellChoices, writeCell } from "../product-cells/cell-fields.ts";
import { gridReviewTexts as reviewTexts } from "../texts/grid-review-texts.ts";
import { productGridTexts as texts } from "../texts/product-grid-texts.ts";
import type { CellEdit } from "./cell-edits.ts";
import { endsSale } from "./ends-sale.ts";
import { findNewBrands } from "./find-new-brands.ts";
import { columnName } from "./grid-columns.ts";
import "./product-grid.css";

type EditedCell = { row: GridProductDto; edit: CellEdit };
type Settle = (cells: readonly { row: GridProductDto; field: CellEdit["field"] }[]) => void;

const MOST_SHOWN = 100;

type ConflictsProps = { conflicts: readonly EditedCell[]; choices: CellChoices; keepMine: Settle; drop: Settle };

/** Cells that another user changed too: each asks which value stays. */
export function GridConflicts({ conflicts, choices, keepMine, drop }: ConflictsProps) {
  const all = conflicts.map(({ row, edit }) => ({ row, field: edit.field }));
  return (
    <Notice tone="warning">
      <div className="grid gap-3">
        <p role="status" className="strong">
          {reviewTexts.conflicts(conflicts.length)}
        </p>
        <ul className="grid gap-3">
          {conflicts.slice(0, MOST_SHOWN).map(({ row, edit: { field, text } }) => (
            <li key={`${row.id} ${field}`} className="grid gap-2">
              <span className="wrap-anywhere">{texts.cell(columnName(field), partName(row))}</span>
              <span className="flex flex-wrap gap-2">
                <Button small variant="secondary" onClick={() => drop([{ row, field }])}>
                  {reviewTexts.theirs(writeCell(field, row[field], choices))}
                </Button>
                <Button small variant="secondary" onClick={() => keepMine([{ row, field }])}>
                  {reviewTexts.mine(text)}
                </Button>
              </span>
            </li>
          ))}
        </ul>
        {conflicts.length > 1 ? (
          <div className="flex flex-wrap gap-2">
            <Button small variant="quiet" onClick={() => drop(all)}>
              {reviewTexts.allTheirs}
            </Button>
            <Button small variant="quiet" onClick={() => keepMine(all)}>
              {reviewTexts.allMine}
            </Button>
          </div>
        ) : null}
      </div>
    </Notice>
  );
}

type GridReviewProps = {
  rows: readonly GridProductDto[];
  byRow: ReadonlyMap<string, readonly CellEdit[]>;
  count: number;
  choices: CellChoices;
  drop: Settle;
};

/** What saving would change, from cell to cell. */
export function GridReview({ rows, byRow, count, choices, drop }: GridReviewProps) {
  const cells = rows.flatMap((row) => (byRow.get(row.id) ?? []).map((edit) => ({ row, edit })));
  const endedSales = rows.filter((row) => endsSale(row, byRow.get(row.id) ?? [], choices)).length;
  const newBrands = findNewBrands([...byRow.values()].flat(), choices);
  return (
    <details className="product-grid-review">
      <summary>
        {reviewTexts.review(count)}
        {endedSales > 0 ? <span className="note block">{reviewTexts.endedSales(endedSales)}</span> : null}
        {newBrands.length > 0 ? <span className="note block">{reviewTexts.newBrands(newBrands)}</span> : null}
      </summary>
      {cells.length > MOST_SHOWN ? <p className="note">{reviewTexts.firstCells(MOST_SHOWN)}</p> : null}
      <table className="product-grid-changes w-full">
        <thead>
          <tr>
            <th scope="col">{reviewTexts.product}</th>
            <th scope="col">{texts.column}</th>
            <th scope="col">{reviewTexts.old}</th>
            <th scope="col">{reviewTexts.new}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {cells.slice(0, MOST_SHOWN).map(({ row, edit: { field, text, base } }) => (
            <tr key={`${row.id} ${field}`}>
              <th scope="row">
                {row.name}
                <span className="note block">{partIdentity(row)}</span>
              </th>
              <td>{columnName(field)}</td>
              <td>{writeCell(field, base, choices)}</td>
              <td className="strong">{text}</td>
              <td>
                <button
                  type="button"
                  className="button button-quiet px-2"
                  aria-label={reviewTexts.revert(columnName(field), partName(row))}
                  onClick={() => drop([{ row, field }])}
                >
                  <RotateCcw size={18} />
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
