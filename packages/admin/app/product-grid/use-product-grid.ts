import type { GridProductDto } from "@pecacerta/contract/admin/product-grid";
import { useState } from "react";
import type { CellChoices, CellField } from "../product-cells/cell-fields.ts";
import type { AppliedChange } from "../product-selection/use-selection-change.ts";
import {
  applyChanges,
  type CellChange,
  cellKey,
  editsLeft,
  isConflict,
  keepMine,
  rowChange,
  rowChanges,
} from "./cell-edits.ts";
import type { useCellEdits } from "./use-cell-edits.ts";
import type { useGridProducts } from "./use-grid-products.ts";
import { type GridRefusals, useSaveCells } from "./use-save-cells.ts";

type Cell = { row: GridProductDto; field: CellField };
type GridOptions = Pick<ReturnType<typeof useGridProducts>, "update" | "refresh"> & {
  rows: readonly GridProductDto[];
  choices: CellChoices;
  cells: ReturnType<typeof useCellEdits>;
};

/** Edits of the rows, and their saving in one call with a result per row. */
export function useProductGrid({ rows, choices, cells, update, refresh }: GridOptions) {
  const { edits, latest, set } = cells;
  const [notice, setNotice] = useState<AppliedChange>();
  const { send, isSaving, failure } = useSaveCells();
  const [refused, setRefused] = useState<GridRefusals>(new Map());
  const byRow = Map.groupBy(edits, ({ id }) => id);
  const edited = rows.filter(({ id }) => byRow.has(id));
  const conflicts = edited.flatMap((row) =>
    (byRow.get(row.id) ?? []).flatMap((edit) => (isConflict(edit, row, choices) ? [{ row, edit }] : [])),
  );
  const readyCount = edited.filter((row) => rowChange(row, byRow.get(row.id) ?? [], choices)).length;

  /** `cell`: of keys typed one after another. */
  const change = (changes: readonly CellChange[], cell?: string) => {
    setRefused((before) => withoutCells(before, changes));
    set((before) => applyChanges(before, changes, choices), cell);
  };
  const save = async () => {
    // As the cells are now: Ctrl S closes the field of a cell, and nothing has been drawn since.
    const ready = rowChanges(rows, latest.current, choices);
    const sent = latest.current.filter(({ id }) => ready.some((row) => row.id === id));
    if (ready.length === 0) return;
    const result = await send(ready);
    if (!result) return;
    setRefused(result.reasons);
    if (!result.saved) return;
    const { jobId, rows: saved } = result.saved;
    update(saved.map(({ id, revision, changes }) => ({ ...changes, id, revision })));
    cells.settle((before) => editsLeft(before, { sent, saved, choices }));
    setNotice(jobId === null ? undefined : { jobId, changed: saved.length, refused: [] });
    await refresh(ready.map(({ id }) => id));
  };
  return {
    edits,
    byRow,
    conflicts,
    refused,
    change,
    save,
    isSaving,
    failure,
    notice,
    readyCount,
    waitingCount: edited.length - readyCount,
    keepMine: (of: readonly Cell[]) =>
      set((before) => of.reduce((all, { row, field }) => keepMine(all, row, field), before)),
    drop: (of: readonly Cell[]) =>
      set((before) => before.filter(({ id, field }) => !of.some((cell) => cell.row.id === id && cell.field === field))),
    discard: () => set(() => []),
    closeNotice: () => setNotice(undefined),
  };
}

const withoutCells = (refused: GridRefusals, cells: readonly Cell[]): GridRefusals => {
  const changed = new Set(cells.flatMap(({ row, field }) => [row.id, cellKey(row.id, field)]));
  return new Map([...refused].filter(([key]) => !changed.has(key)));
};
