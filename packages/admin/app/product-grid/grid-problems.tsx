import type { GridProductDto } from "@pecacerta/contract/admin/product-grid";
import { partName } from "@pecacerta/rules/part-number";
import { Button } from "@pecacerta/ui/button.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import type { CellChoices } from "../product-cells/cell-fields.ts";
import { gridReviewTexts as reviewTexts } from "../texts/grid-review-texts.ts";
import { productGridTexts as texts } from "../texts/product-grid-texts.ts";
import { shellTexts } from "../texts/shell-texts.ts";
import { type CellEdit, cellKey } from "./cell-edits.ts";
import { columnName } from "./grid-columns.ts";
import { cellError } from "./to-grid-rows.ts";
import type { GridRefusals } from "./use-save-cells.ts";

type GridProblem = { key: string; where: string; reason: string };
type GridProblemsProps = {
  rows: readonly GridProductDto[];
  byRow: ReadonlyMap<string, readonly CellEdit[]>;
  refused: GridRefusals;
  choices: CellChoices;
};

const MOST_SHOWN = 100;

/** What keeps changed rows from being saved: of their cells, or of the whole row. */
export function GridProblems(props: GridProblemsProps) {
  const problems = findProblems(props);
  return (
    <div role="status" className={problems.length > 0 ? "notice notice-failure" : undefined}>
      {problems.length > 0 ? (
        <div className="grid gap-1 wrap-anywhere">
          <p className="strong">{reviewTexts.problems(problems.length)}</p>
          <ul className="bullets">
            {problems.slice(0, MOST_SHOWN).map(({ key, where, reason }) => (
              <li key={key}>{`${where}: ${reason}`}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}

const findProblems = ({ rows, byRow, refused, choices }: GridProblemsProps): GridProblem[] =>
  rows.flatMap((row) => {
    const edits = byRow.get(row.id);
    if (!edits) return [];
    const ofCells = edits.flatMap(({ field, text }) => {
      const key = cellKey(row.id, field);
      const reason = refused.get(key) ?? cellError(field, text, choices);
      return reason === undefined ? [] : [{ key, where: texts.cell(columnName(field), partName(row)), reason }];
    });
    const reason = refused.get(row.id);
    return ofCells.length > 0 || reason === undefined ? ofCells : [{ key: row.id, where: partName(row), reason }];
  });

export const OutdatedNotice = ({ onReload }: { onReload: () => void }) => (
  <Notice tone="failure">
    <div className="grid justify-items-start gap-2">
      <p>{reviewTexts.outdated}</p>
      <Button variant="secondary" small onClick={onReload}>
        {shellTexts.tryAgain}
      </Button>
    </div>
  </Notice>
);
