import type { GridProductDto } from "@pecacerta/contract/admin/product-grid";
import { Button } from "@pecacerta/ui/button.tsx";
import { Grid } from "@pecacerta/ui/grid/grid.tsx";
import type { GridRange } from "@pecacerta/ui/grid/grid-keys.ts";
import type { GridChange } from "@pecacerta/ui/grid/use-grid.ts";
import { toast } from "@pecacerta/ui/toast.ts";
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from "react";
import type { CellChoices, CellField } from "../product-cells/cell-fields.ts";
import { productGridTexts as texts } from "../texts/product-grid-texts.ts";
import type { EditsByCell } from "./cell-edits.ts";
import { ColumnMenu } from "./column-menu.tsx";
import {
  type GridRights,
  isCellField,
  isEditable,
  offeredColumns,
  readOnlyText,
  toGridColumn,
} from "./grid-columns.ts";
import { toGridRows } from "./to-grid-rows.ts";
import type { useCellEdits } from "./use-cell-edits.ts";
import type { useProductGrid } from "./use-product-grid.ts";
import { useShownColumns } from "./use-shown-columns.ts";

const ColumnDialog = lazy(async () => ({ default: (await import("./column-dialog.tsx")).ColumnDialog }));

type WideGridProps = {
  rows: readonly GridProductDto[];
  choices: CellChoices;
  rights: GridRights;
  edits: EditsByCell;
  textOf: (row: GridProductDto, field: CellField) => string;
  grid: ReturnType<typeof useProductGrid>;
  cells: ReturnType<typeof useCellEdits>;
};

/** A sheet with chosen columns. */
export function WideGrid({ rows, choices, rights, edits, textOf, grid, cells }: WideGridProps) {
  const offered = useMemo(() => offeredColumns(rights), [rights]);
  const { shown, toggle } = useShownColumns(offered);
  const range = useRef<GridRange>(undefined);
  const [marked, setMarked] = useState<GridRange>();
  const onRange = useCallback((next: GridRange) => {
    range.current = next;
  }, []);
  const shownIds = shown.join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` is new each time
  const columns = useMemo(() => shown.map((id) => toGridColumn(id, rights, choices)), [shownIds, rights, choices]);
  const { refused } = grid;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` is new each time
  const gridRows = useMemo(
    () => toGridRows(rows, shown, { choices, edits, refused }),
    [rows, shownIds, choices, edits, refused],
  );
  const fields = shown.flatMap((id) => (isEditable(id, rights) ? [id] : []));
  const change = (changes: readonly GridChange[]) =>
    grid.change(
      changes.flatMap(({ row, column, text }) => {
        const [product, id] = [rows[row], shown[column]];
        return product && id && isCellField(id) ? [{ row: product, field: id, text }] : [];
      }),
    );
  const nameOf = (id: string) => rows.find((row) => row.id === id)?.name ?? "";
  const [first = "name"] = shown.slice(marked?.left).filter((id) => isEditable(id, rights));
  return (
    <>
      <p className="note">{texts.intro}</p>
      <div className="flex flex-wrap items-start gap-3">
        {fields.length > 0 ? (
          <Button variant="secondary" small onClick={() => setMarked(range.current ?? FIRST_CELL)}>
            {texts.changeColumn}
          </Button>
        ) : null}
        <ColumnMenu offered={offered} shown={shown} toggle={toggle} />
      </div>
      <Grid
        label={texts.title}
        columns={columns}
        rows={gridRows}
        fieldLabel={({ key }, { header }) => texts.cell(header, nameOf(key))}
        onChange={change}
        onUndo={cells.undo}
        onRedo={cells.redo}
        onIgnored={(ignored) => toast.warning(texts.ignored(ignored))}
        onReadOnly={({ id, header }) => toast.info(readOnlyText(id, header))}
        onRange={onRange}
      />
      <Suspense>
        {marked ? (
          <ColumnDialog
            fields={fields}
            first={first as CellField}
            rows={rows}
            markedRows={rows.slice(marked.top, marked.bottom + 1)}
            choices={choices}
            textOf={textOf}
            onChange={grid.change}
            onClose={() => setMarked(undefined)}
          />
        ) : null}
      </Suspense>
    </>
  );
}

const FIRST_CELL: GridRange = { top: 0, bottom: 0, left: 0, right: 0 };
