import type { GridProductDto } from "@pecacerta/contract/admin/product-grid";
import { changedPrice, replaceText } from "@pecacerta/rules/bulk-edit";
import { MAX_CENTAVOS } from "@pecacerta/rules/money";
import { type CellChoices, type CellField, readCell, writeCell } from "../product-cells/cell-fields.ts";
import { type BulkInput, toBulkAction } from "../product-selection/bulk-input.ts";
import type { CellChange } from "./cell-edits.ts";
import { isMoneyField } from "./grid-columns.ts";

export type ColumnAction = "fill" | "price" | "replace";

const TEXT_FIELDS: readonly CellField[] = [
  ...(["name", "sku", "partNumber", "tags", "gtin", "ncm", "supplier", "supplierCode"] as const),
  ...(["excerpt", "seoTitle", "seoDescription", "internalNotes"] as const),
];

/** What can be done with a column besides filling it. */
export const actionsOf = (field: CellField): readonly ColumnAction[] => [
  ...(isMoneyField(field) ? (["price"] as const) : []),
  ...(TEXT_FIELDS.includes(field) ? (["replace"] as const) : []),
  "fill",
];

type PlanInput = {
  rows: readonly GridProductDto[];
  field: CellField;
  action: ColumnAction;
  input: BulkInput;
  textOf: (row: GridProductDto) => string;
  choices: CellChoices;
};

/** The cells that would have another text. */
export function planColumn({ rows, field, action, input, textOf, choices }: PlanInput): CellChange[] {
  const change = textChange(field, { action, input, choices });
  return rows.flatMap((row) => {
    const before = textOf(row);
    const text = change(before);
    return text === undefined || text === before ? [] : [{ row, field, text }];
  });
}

type ChangeInput = Pick<PlanInput, "action" | "input" | "choices">;

function textChange(field: CellField, { action, input, choices }: ChangeInput): (text: string) => string | undefined {
  if (action === "fill") return () => input.value.trim();
  const bulk = toBulkAction({ ...input, kind: action, textField: "name" }, choices);
  if (bulk?.kind === "replace") return (text) => replaceText(text, bulk);
  if (bulk?.kind !== "price") return () => undefined;
  return (text) => {
    const read = readCell(field, text, choices);
    if (!("value" in read) || typeof read.value !== "number" || read.value === 0) return undefined;
    const after = changedPrice(read.value, { ...bulk, ending: input.ending });
    return after > 0 && after <= MAX_CENTAVOS ? writeCell(field, after, choices) : undefined;
  };
}
