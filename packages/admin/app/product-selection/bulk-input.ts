import type { StaffCallsByRoute } from "@pecacerta/contract/admin/calls";
import type { CallBodyInput } from "@pecacerta/contract/call";
import { type BULK_PRICE_FIELDS, BULK_TEXT_FIELDS, type PriceEnding } from "@pecacerta/rules/bulk-edit";
import { parseDecimalInput, parseMoneyInput } from "@pecacerta/rules/decimal-input";
import { PRODUCT_CONDITIONS, PRODUCT_STATES } from "@pecacerta/rules/product-state";
import type { BULK_KIND_NAMES } from "../texts/selection-texts.ts";

type PreviewBody = CallBodyInput<StaffCallsByRoute["POST /admin/selections/preview"]>;
export type ProductsToChange = PreviewBody["selection"];
export type BulkActionInput = PreviewBody["action"];
export type BulkKind = keyof typeof BULK_KIND_NAMES;

/** What the fields of the dialog hold. Each kind of change reads its own. */
export type BulkInput = {
  kind: BulkKind;
  priceField: (typeof BULK_PRICE_FIELDS)[number];
  direction: "raise" | "lower";
  by: string;
  unit: "percent" | "amount";
  ending: PriceEnding;
  textField: string;
  find: string;
  replacement: string;
  mode: "add" | "remove";
  value: string;
};

export const EMPTY_INPUT: BulkInput = {
  ...{ kind: "price", priceField: "price", direction: "raise", by: "", unit: "percent", ending: "none" },
  ...{ textField: "name", find: "", replacement: "", mode: "add", value: "" },
};

export const WHEN_OUT_VALUES = ["out-of-stock", "on-backorder", "pending"] as const;
const PERCENT_DIGITS = 2;

/** Undefined while something is missing or cannot be read. */
export function toBulkAction(input: BulkInput): BulkActionInput | undefined {
  const { kind, value, mode } = input;
  if (kind === "price") return toPriceAction(input);
  if (kind === "replace") return toReplaceAction(input);
  if (value.trim() === "") return undefined;
  if (kind === "categories" || kind === "tags") {
    const lists = mode === "add" ? { add: [value.trim()], remove: [] } : { add: [], remove: [value.trim()] };
    return { kind: "list", field: kind, ...lists };
  }
  if (kind === "state") {
    const state = PRODUCT_STATES.find((each) => each === value);
    return state && { kind, state };
  }
  const changes = toChanges(kind, value.trim());
  return changes && { kind: "set", changes };
}

function toPriceAction({ priceField: field, direction, by, unit, ending }: BulkInput): BulkActionInput | undefined {
  const change = { kind: "price" as const, field, direction, ending };
  if (unit === "amount") {
    const amount = parseMoneyInput(by);
    return amount.ok ? { ...change, amount: amount.value } : undefined;
  }
  const percent = parseDecimalInput(by.replace("%", ""), PERCENT_DIGITS);
  return percent.ok ? { ...change, percent: percent.value / 10 ** PERCENT_DIGITS } : undefined;
}

function toReplaceAction({ textField, find, replacement }: BulkInput): BulkActionInput | undefined {
  const field = BULK_TEXT_FIELDS.find((each) => each === textField);
  return field && find !== "" ? { kind: "replace", field, find, replacement } : undefined;
}

type SetKind = Exclude<BulkKind, "price" | "replace" | "categories" | "tags" | "state">;
type SetChanges = Extract<BulkActionInput, { kind: "set" }>["changes"];

function toChanges(kind: SetKind, value: string): SetChanges | undefined {
  if (kind === "condition") {
    const condition = PRODUCT_CONDITIONS.find((each) => each === value);
    return condition && { condition };
  }
  if (kind === "whenOut") {
    const whenOut = WHEN_OUT_VALUES.find((each) => each === value);
    return whenOut && { whenOut };
  }
  if (kind === "warrantyMonths") {
    const months = parseDecimalInput(value, 0);
    return months.ok ? { warrantyMonths: months.value } : undefined;
  }
  return kind === "brand" ? { brand: value } : { ncm: value };
}
