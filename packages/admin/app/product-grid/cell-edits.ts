import type { GridProductDto } from "@pecacerta/contract/admin/product-grid";
import { isSame } from "../drafts/is-same.ts";
import { type CellChoices, type CellField, type CellValue, readCell, writeCell } from "../product-cells/cell-fields.ts";
import { followingFields } from "../product-form/following-fields.ts";

/** What a user typed in a cell, and the stored value by then. */
export type CellEdit = { id: string; field: CellField; text: string; base: CellValue };
export type CellChange = { row: GridProductDto; field: CellField; text: string };
export type EditsByCell = ReadonlyMap<string, CellEdit>;

export const cellKey = (id: string, field: CellField): string => `${id} ${field}`;

export const indexEdits = (edits: readonly CellEdit[]): EditsByCell =>
  new Map(edits.map((edit) => [cellKey(edit.id, edit.field), edit]));

/** A cell with the stored text is no edit. */
export function applyChanges(
  edits: readonly CellEdit[],
  changes: readonly CellChange[],
  choices: CellChoices,
): readonly CellEdit[] {
  const next = new Map(indexEdits(edits));
  for (const { row, field, text } of changes) {
    const key = cellKey(row.id, field);
    if (text === writeCell(field, row[field], choices)) next.delete(key);
    else next.set(key, { id: row.id, field, text, base: next.get(key)?.base ?? row[field] });
  }
  const changed = [...next.values()];
  return isSame(changed, edits) ? edits : changed;
}

/** Another value is stored by now than the one that the user changed. */
export function isConflict({ field, text, base }: CellEdit, row: GridProductDto, choices: CellChoices): boolean {
  if (isSame(base, row[field])) return false;
  const read = readCell(field, text, choices);
  return !("value" in read && isSame(read.value, row[field]));
}

/** The stored value becomes the base of the user's own. */
export const keepMine = (edits: readonly CellEdit[], row: GridProductDto, field: CellField): readonly CellEdit[] =>
  edits.map((edit) => (edit.id === row.id && edit.field === field ? { ...edit, base: row[field] } : edit));

export type RowChange = {
  id: string;
  revision: number;
  changes: Partial<GridProductDto>;
  base: Partial<GridProductDto>;
};

/** What to send of a product; undefined while a cell cannot be read or is in conflict. */
export function rowChange(
  row: GridProductDto,
  edits: readonly CellEdit[],
  choices: CellChoices,
): RowChange | undefined {
  const cells = edits.map((edit) => ({ edit, read: readCell(edit.field, edit.text, choices) }));
  const isReady = cells.every(({ edit, read }) => "value" in read && !isConflict(edit, row, choices));
  if (!isReady) return undefined;
  const values = cells.map(({ edit, read }) => [edit.field, "value" in read ? read.value : undefined]);
  const following = followingFields(edits.map(({ field }) => field)).filter((field) => field in row);
  return {
    id: row.id,
    revision: row.revision,
    changes: Object.fromEntries(values),
    base: Object.fromEntries([
      ...following.map((field) => [field, row[field as CellField]]),
      ...edits.map(({ field, base }) => [field, base]),
    ]),
  };
}

/** What to send of the rows that can be saved. */
export function rowChanges(
  rows: readonly GridProductDto[],
  edits: readonly CellEdit[],
  choices: CellChoices,
): RowChange[] {
  const byRow = Map.groupBy(edits, ({ id }) => id);
  return rows.flatMap((row) => {
    const own = byRow.get(row.id);
    return (own && rowChange(row, own, choices)) ?? [];
  });
}

type SavedCells = {
  sent: readonly CellEdit[];
  /** Of the rows that were not refused. */
  saved: readonly RowChange[];
  choices: CellChoices;
};

/** The edits that remain after a save: those of refused rows, and cells that have another text by now. */
export function editsLeft(edits: readonly CellEdit[], { sent, saved, choices }: SavedCells): CellEdit[] {
  const changes = new Map(saved.map((row) => [row.id, row.changes]));
  const now = new Map(indexEdits(edits));
  for (const edit of sent) {
    const key = cellKey(edit.id, edit.field);
    const base = changes.get(edit.id)?.[edit.field];
    if (base === undefined) continue;
    const text = now.get(key)?.text ?? writeCell(edit.field, edit.base, choices);
    if (text === edit.text) now.delete(key);
    else now.set(key, { ...edit, text, base });
  }
  return [...now.values()];
}
