import type { GridProductDto } from "@pecacerta/contract/admin/product-grid";
import type { GridCell, GridRow } from "@pecacerta/ui/grid/use-grid.ts";
import { type CellChoices, type CellField, readCell, writeCell } from "../product-cells/cell-fields.ts";
import { productGridTexts as texts } from "../texts/product-grid-texts.ts";
import { productRefusalText } from "../texts/product-refusal-text.ts";
import { cellKey, type EditsByCell, isConflict } from "./cell-edits.ts";
import { type GridColumnId, isCellField, shownText } from "./grid-columns.ts";
import type { GridRefusals } from "./use-save-cells.ts";

type CellContext = {
  choices: CellChoices;
  edits: EditsByCell;
  refused: GridRefusals;
};

export const toGridRows = (
  rows: readonly GridProductDto[],
  columns: readonly GridColumnId[],
  context: CellContext,
): GridRow[] => {
  const edited = new Set([...context.edits.values()].map(({ id }) => id));
  return rows.map((row) => ({
    key: row.id,
    error: edited.has(row.id) ? context.refused.get(row.id) : undefined,
    cells: columns.map((id) =>
      isCellField(id) ? toCell(row, id, context) : { text: shownText(row, id), isChanged: false },
    ),
  }));
};

export function toCell(row: GridProductDto, field: CellField, { choices, edits, refused }: CellContext): GridCell {
  const stored = writeCell(field, row[field], choices);
  const edit = edits.get(cellKey(row.id, field));
  if (!edit) return { text: stored, isChanged: false };
  return {
    text: edit.text,
    isChanged: true,
    isConflict: isConflict(edit, row, choices),
    note: texts.before(writeCell(field, edit.base, choices)),
    error: refused.get(cellKey(row.id, field)) ?? cellError(field, edit.text, choices),
  };
}

export function cellError(field: CellField, text: string, choices: CellChoices): string | undefined {
  const read = readCell(field, text, choices);
  return "error" in read ? productRefusalText(read.error) : undefined;
}
