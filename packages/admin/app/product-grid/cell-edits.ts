import type { GridProductDto } from "@pecacerta/contract/admin/product-grid";
import { type CellChoices, type CellField, type CellValue, readCell, writeCell } from "../product-cells/cell-fields.ts";

/** What a user typed in a cell, and the stored value by then. */
export type CellEdit = { id: string; field: CellField; text: string; base: CellValue };
export type CellChange = { row: GridProductDto; field: CellField; text: string };
export type EditsByCell = ReadonlyMap<string, CellEdit>;

export const cellKey = (id: string, field: CellField): string => `${id} ${field}`;

export const indexEdits = (edits: readonly CellEdit[]): EditsByCell =>
  new Map(edits.map((edit) => [cellKey(edit.id, edit.field), edit]));

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

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
  return [...next.values()];
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

type RowChange = {
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
  return {
    id: row.id,
    revision: row.revision,
    changes: Object.fromEntries(values),
    base: Object.fromEntries(edits.map(({ field, base }) => [field, base])),
  };
}
