import type { StaffProductRowDto } from "@pecacerta/contract/admin/product";
import { parseMoneyInput } from "@pecacerta/rules/decimal-input";
import { formatMoney } from "@pecacerta/rules/money";
import { PRODUCT_FIELD_NAMES } from "../texts/product-field-names.ts";

export const GRID_FIELDS = ["name", "sku", "partNumber", "price", "compareAtPrice"] as const;
export type GridField = (typeof GRID_FIELDS)[number];
export type GridEdits = { readonly [Field in GridField]?: string };
type GridValues = Partial<Pick<StaffProductRowDto, GridField>>;

export const isPriceField = (field: GridField): field is "price" | "compareAtPrice" =>
  field === "price" || field === "compareAtPrice";

export const gridColumns = (mayPrice: boolean) =>
  GRID_FIELDS.map((id) => ({
    id,
    header: PRODUCT_FIELD_NAMES[id],
    isNumeric: isPriceField(id),
    isReadOnly: isPriceField(id) && !mayPrice,
  }));

export const storedText = (row: StaffProductRowDto, field: GridField): string => {
  const value = row[field];
  return typeof value === "number" ? formatMoney(value).replace(/^R\$ /, "") : (value ?? "");
};

type ReadCell = { value: string | number | null } | { error: string };

export function readCell(field: GridField, text: string): ReadCell {
  if (!isPriceField(field))
    return text.trim() === "" && field !== "partNumber" ? { error: "ERROR_FORM_REQUIRED" } : { value: text.trim() };
  if (field === "compareAtPrice" && text.trim() === "") return { value: null };
  const amount = parseMoneyInput(text);
  return amount.ok ? { value: amount.value } : { error: "ERROR_FORM_INVALID" };
}

/** What a row of the save call has, or undefined where a cell cannot be read. */
export function rowChange(row: StaffProductRowDto, edits: GridEdits) {
  const changes: Record<string, unknown> = {};
  const base: Record<string, unknown> = {};
  for (const field of GRID_FIELDS) {
    const text = edits[field];
    if (text === undefined) continue;
    const read = readCell(field, text);
    if ("error" in read) return undefined;
    changes[field] = read.value;
    base[field] = row[field];
  }
  return { id: row.id, revision: row.revision, changes: changes as GridValues, base: base as GridValues };
}
