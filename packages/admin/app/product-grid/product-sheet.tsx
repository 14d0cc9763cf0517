import type { GridProductDto } from "@pecacerta/contract/admin/product-grid";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { lazy, Suspense, useMemo } from "react";
import { ListSkeleton } from "../list/list-states.tsx";
import { useMediaQuery, WIDE_LIST } from "../list/use-media-query.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { type CellChoices, type CellField, writeCell } from "../product-cells/cell-fields.ts";
import { useShortcuts } from "../shortcuts/use-shortcuts.ts";
import { productGridTexts as texts } from "../texts/product-grid-texts.ts";
import { productRefusalText } from "../texts/product-refusal-text.ts";
import { cellKey, indexEdits } from "./cell-edits.ts";
import { isEditable, offeredColumns } from "./grid-columns.ts";
import { GridSaveBar } from "./grid-save-bar.tsx";
import { toCell } from "./to-grid-rows.ts";
import type { useCellEdits } from "./use-cell-edits.ts";
import type { useGridProducts } from "./use-grid-products.ts";
import { useProductGrid } from "./use-product-grid.ts";

const WideGrid = lazy(async () => ({ default: (await import("./wide-grid.tsx")).WideGrid }));
const NarrowGrid = lazy(async () => ({ default: (await import("./narrow-grid.tsx")).NarrowGrid }));
const GridReview = lazy(async () => ({ default: (await import("./grid-review.tsx")).GridReview }));
const GridConflicts = lazy(async () => ({ default: (await import("./grid-review.tsx")).GridConflicts }));
const GridProblems = lazy(async () => ({ default: (await import("./grid-problems.tsx")).GridProblems }));
const OutdatedNotice = lazy(async () => ({ default: (await import("./grid-problems.tsx")).OutdatedNotice }));
const AppliedNotice = lazy(async () => ({
  default: (await import("../product-selection/applied-notice.tsx")).AppliedNotice,
}));

type ProductSheetProps = {
  rows: readonly GridProductDto[];
  choices: CellChoices;
  cells: ReturnType<typeof useCellEdits>;
  source: Pick<ReturnType<typeof useGridProducts>, "update" | "refresh" | "isOutdated">;
};

export function ProductSheet({ rows, choices, cells, source }: ProductSheetProps) {
  const { permissions } = useStaffCompany();
  const isWide = useMediaQuery(WIDE_LIST);
  const [mayWrite, mayPrice] = [permissions.includes("catalog.write"), permissions.includes("prices.write")];
  const rights = useMemo(() => ({ mayWrite, mayPrice }), [mayWrite, mayPrice]);
  const grid = useProductGrid({ rows, choices, cells, ...source });
  const readAgain = () => void source.refresh(rows.map(({ id }) => id));
  const edits = useMemo(() => indexEdits(grid.edits), [grid.edits]);
  useShortcuts([{ keys: "$mod+s", label: texts.save(grid.readyCount), run: () => void grid.save() }]);
  const textOf = (row: GridProductDto, field: CellField) =>
    edits.get(cellKey(row.id, field))?.text ?? writeCell(field, row[field], choices);
  const sheet = { rows, choices, rights, edits, textOf, grid, cells };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Suspense>
        {grid.notice ? (
          <AppliedNotice
            key={grid.notice.jobId}
            change={grid.notice}
            onDismiss={grid.closeNotice}
            onUndone={readAgain}
          />
        ) : null}
      </Suspense>
      {grid.failure ? <Notice tone="failure">{productRefusalText(grid.failure)}</Notice> : null}
      <Suspense>
        {source.isOutdated ? <OutdatedNotice onReload={readAgain} /> : null}
        {grid.conflicts.length > 0 ? (
          <GridConflicts conflicts={grid.conflicts} choices={choices} keepMine={grid.keepMine} drop={grid.drop} />
        ) : null}
      </Suspense>
      <Suspense fallback={<ListSkeleton />}>
        {isWide ? (
          <WideGrid {...sheet} />
        ) : (
          <NarrowGrid
            rows={rows}
            fields={offeredColumns(rights).filter((id) => isEditable(id, rights))}
            choices={choices}
            textOf={textOf}
            errorOf={(row, field) => {
              const { error } = toCell(row, field, { choices, edits, refused: grid.refused });
              return error ?? (grid.byRow.has(row.id) ? grid.refused.get(row.id) : undefined);
            }}
            onChange={grid.change}
          />
        )}
      </Suspense>
      <Suspense>
        <GridProblems rows={rows} byRow={grid.byRow} refused={grid.refused} choices={choices} />
      </Suspense>
      <Suspense>
        {grid.edits.length > 0 ? (
          <GridReview rows={rows} byRow={grid.byRow} count={grid.edits.length} choices={choices} drop={grid.drop} />
        ) : null}
      </Suspense>
      {mayWrite ? <GridSaveBar grid={grid} cells={cells} /> : null}
    </div>
  );
}
