import type { GridProductDto } from "@pecacerta/contract/admin/product-grid";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { callStaff } from "../client/staff-call.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import type { CellChoices, CellField } from "../product-cells/cell-fields.ts";
import { invalidateProducts } from "../product-listing/product-queries.ts";
import type { AppliedChange } from "../product-selection/use-selection-change.ts";
import { productRefusalText } from "../texts/product-refusal-text.ts";
import {
  applyChanges,
  type CellChange,
  type CellEdit,
  cellKey,
  isConflict,
  keepMine,
  rowChange,
} from "./cell-edits.ts";
import type { useCellEdits } from "./use-cell-edits.ts";

type Cell = { row: GridProductDto; field: CellField };
type Refused = ReadonlyMap<string, string>;
type GridOptions = {
  rows: readonly GridProductDto[];
  choices: CellChoices;
  cells: ReturnType<typeof useCellEdits>;
  refresh: (ids: readonly string[]) => Promise<void>;
};

/** Edits of the rows, and their saving in one call with a result per row. */
export function useProductGrid({ rows, choices, cells, refresh }: GridOptions) {
  const { edits, set } = cells;
  const [saved, setSaved] = useState<AppliedChange>();
  const { send, isSaving, failure } = useSaveCells();
  /** Texts by product, or by cell. */
  const [refused, setRefused] = useState<Refused>(new Map());
  const byRow = Map.groupBy(edits, ({ id }) => id);
  const edited = rows.filter(({ id }) => byRow.has(id));
  const conflicts = edited.flatMap((row) =>
    (byRow.get(row.id) ?? []).flatMap((edit) => (isConflict(edit, row, choices) ? [{ row, edit }] : [])),
  );
  const ready = edited.flatMap((row) => rowChange(row, byRow.get(row.id) ?? [], choices) ?? []);

  const change = (changes: readonly CellChange[]) => {
    const next = new Map(refused);
    for (const { row, field } of changes) {
      next.delete(row.id);
      next.delete(cellKey(row.id, field));
    }
    setRefused(next);
    set(applyChanges(edits, changes, choices));
  };
  const save = async () => {
    if (isSaving || ready.length === 0) return;
    const sent = edits.filter(({ id }) => ready.some((row) => row.id === id));
    const result = await send(ready);
    if (!result) return;
    const failed = new Set(result.refused.map(({ id }) => id));
    cells.settle(edits.filter((edit) => failed.has(edit.id) || !sent.includes(edit)));
    setRefused(result.reasons);
    setSaved(toNotice(result, rows));
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
    saved,
    readyCount: ready.length,
    waitingCount: edited.length - ready.length,
    keepMine: (of: readonly Cell[]) => set(of.reduce((all, { row, field }) => keepMine(all, row, field), edits)),
    drop: (of: readonly Cell[]) =>
      set(edits.filter(({ id, field }) => !of.some((cell) => cell.row.id === id && cell.field === field))),
    discard: () => {
      set([]);
      setRefused(new Map());
    },
    closeSaved: () => setSaved(undefined),
  };
}

type SavedCells = {
  jobId: string | null;
  changed: number;
  refused: readonly { id: string; refusal: string }[];
  reasons: Refused;
};

function useSaveCells() {
  const { slug: company } = useStaffCompany();
  const client = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const send = async (products: readonly RowToSave[]): Promise<SavedCells | undefined> => {
    setSaving(true);
    const body = { products: [...products] };
    const result = await callStaff("PATCH /admin/products", { company, body }).finally(() => setSaving(false));
    setFailure(result.ok ? undefined : result.refusal);
    if (!result.ok) return undefined;
    void invalidateProducts(client, company);
    const { job_id: jobId, products: results } = result.value.data;
    const refused = results.flatMap(({ id, refusal }) => (refusal ? [{ id, refusal }] : []));
    const reasons = results.flatMap(({ id, refusal, errors = {} }) => reasonsOf(id, refusal, errors));
    return { jobId, changed: results.length - refused.length, refused, reasons: new Map(reasons) };
  };
  return { send, isSaving, failure };
}

type RowToSave = NonNullable<ReturnType<typeof rowChange>>;

/** A conflict shows in its cells. */
function reasonsOf(id: string, refusal: string | null, errors: Readonly<Record<string, string>>) {
  if (refusal === null || refusal === "CHANGED_MEANWHILE") return [];
  const fields = Object.entries(errors).map(
    ([field, error]) => [cellKey(id, field.split(".")[0] as CellEdit["field"]), productRefusalText(error)] as const,
  );
  return [...fields, [id, productRefusalText(Object.values(errors)[0] ?? refusal)] as const];
}

function toNotice({ jobId, changed, refused }: SavedCells, rows: readonly GridProductDto[]): AppliedChange | undefined {
  if (jobId === null) return undefined;
  const nameOf = (id: string) => rows.find((row) => row.id === id)?.name ?? "";
  return { jobId, changed, refused: refused.map((row) => ({ ...row, name: nameOf(row.id) })) };
}
