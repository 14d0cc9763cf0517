import type { StaffCallsByRoute } from "@pecacerta/contract/admin/calls";
import type { CallBodyInput } from "@pecacerta/contract/call";
import {
  type BULK_PRICE_FIELDS,
  BULK_TEXT_FIELDS,
  MAX_BULK_PERCENT,
  type PriceEnding,
} from "@pecacerta/rules/bulk-edit";
import { parseDecimalInput, parseMoneyInput } from "@pecacerta/rules/decimal-input";
import { ownProperty } from "@pecacerta/rules/own-property";
import { PRODUCT_STATES } from "@pecacerta/rules/product-state";
import { type CellChoices, type CellField, readCell } from "../product-cells/cell-fields.ts";
import { productFieldError } from "../texts/product-field-errors.ts";
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
  /** The products get no value. */
  isCleared: boolean;
};

export const EMPTY_INPUT: BulkInput = {
  kind: "price",
  priceField: "price",
  direction: "raise",
  by: "",
  unit: "percent",
  ending: "none",
  textField: "name",
  find: "",
  replacement: "",
  mode: "add",
  value: "",
  isCleared: false,
};

const PERCENT_DIGITS = 2;

export type SetKind = Exclude<BulkKind, "price" | "replace" | "categories" | "tags" | "state">;
type SetChanges = Extract<BulkActionInput, { kind: "set" }>["changes"];

const FIXED_PRICES = { fixedPrice: "price", fixedCompareAtPrice: "compareAtPrice", fixedCost: "cost" } as const;
const CLEARED: { readonly [Kind in SetKind]?: SetChanges } = {
  fixedCompareAtPrice: { compareAtPrice: null },
  fixedCost: { cost: null },
  type: { type: null },
  warrantyMonths: { warrantyMonths: null },
  weight: { weight: null },
  box: { box: null },
  origin: { origin: null },
  ncm: { ncm: "" },
  supplier: { supplier: "" },
};

/** The field that a kind sets. */
export const bulkFieldOf = (kind: SetKind): CellField =>
  ownProperty<CellField>(FIXED_PRICES, kind) ?? (kind as Exclude<SetKind, keyof typeof FIXED_PRICES>);

export const isClearable = (kind: BulkKind): boolean => ownProperty(CLEARED, kind) !== undefined;

export const needsPrices = (kind: BulkKind): boolean => kind === "price" || Object.hasOwn(FIXED_PRICES, kind);

/** Undefined while something is missing or cannot be read. */
export function toBulkAction(input: BulkInput, choices: CellChoices): BulkActionInput | undefined {
  const { kind, value, mode, isCleared } = input;
  if (kind === "price") return toPriceAction(input);
  if (kind === "replace") return toReplaceAction(input);
  const cleared = isCleared ? ownProperty<SetChanges>(CLEARED, kind) : undefined;
  if (cleared) return { kind: "set", changes: cleared };
  if (value.trim() === "") return undefined;
  if (kind === "categories" || kind === "tags") {
    const lists = mode === "add" ? { add: [value.trim()], remove: [] } : { add: [], remove: [value.trim()] };
    return { kind: "list", field: kind, ...lists };
  }
  if (kind === "state") {
    const state = PRODUCT_STATES.find((each) => each === value);
    return state && { kind, state };
  }
  const field = bulkFieldOf(kind);
  const read = readCell(field, value, choices);
  return "value" in read ? { kind: "set", changes: { [field]: read.value } as SetChanges } : undefined;
}

function toPriceAction({ priceField: field, direction, by, unit, ending }: BulkInput): BulkActionInput | undefined {
  const change = { kind: "price" as const, field, direction, ending };
  if (unit === "amount") {
    const amount = parseMoneyInput(by);
    return amount.ok ? { ...change, amount: amount.value } : undefined;
  }
  const percent = parseDecimalInput(by.replace("%", ""), PERCENT_DIGITS);
  if (!percent.ok || percent.value > MAX_BULK_PERCENT * 10 ** PERCENT_DIGITS) return undefined;
  return { ...change, percent: percent.value / 10 ** PERCENT_DIGITS };
}

/** Whether a price change has an amount that cannot be read. */
export const isAmountInvalid = (input: BulkInput): boolean => input.by.trim() !== "" && !toPriceAction(input);

/** What is wrong with the typed value of a field; undefined also without a value. */
export function bulkValueError(kind: SetKind, value: string, choices: CellChoices): string | undefined {
  const field = bulkFieldOf(kind);
  const read = value.trim() === "" ? undefined : readCell(field, value, choices);
  return read && "error" in read ? productFieldError(field, read.error) : undefined;
}

function toReplaceAction({ textField, find, replacement }: BulkInput): BulkActionInput | undefined {
  const field = BULK_TEXT_FIELDS.find((each) => each === textField);
  return field && find !== "" ? { kind: "replace", field, find, replacement } : undefined;
}
