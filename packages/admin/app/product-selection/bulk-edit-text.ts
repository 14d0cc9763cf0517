import type { BulkEditActionDto } from "@pecacerta/contract/admin/bulk-edits";
import { formatMoney } from "@pecacerta/rules/money";
import { type HistoryField, productValueText } from "../product-history/product-value-text.ts";
import type { ReadableValue } from "../product-history/use-readable-value.ts";
import { applyFitmentsTexts } from "../texts/apply-fitments-texts.ts";
import { historyFieldName } from "../texts/product-history-texts.ts";
import { PRODUCT_STATE_NAMES } from "../texts/product-texts.ts";

/** What a change of many products was, in one line. */
export function bulkEditText(action: BulkEditActionDto, readable: ReadableValue): string {
  const field = historyFieldName(action.field ?? "");
  switch (action.kind) {
    case "price":
      return [field, priceChange(action), ending(action.ending)].filter(Boolean).join(" ");
    case "replace":
      return `${field}: “${action.find ?? ""}” por “${action.replacement ?? ""}”`;
    case "list":
      return `${field}: ${[...listItems(action, "add", readable), ...listItems(action, "remove", readable)].join(", ")}`;
    case "state":
      return `${historyFieldName("state")}: ${action.state ? PRODUCT_STATE_NAMES[action.state] : ""}`;
    case "set":
      return setText(action.changes ?? {}, readable);
    case "fitments":
      return `${historyFieldName("fitments")}: ${applyFitmentsTexts.modes[action.mode ?? "add"].toLowerCase()}`;
    case "grid":
      return `Grade: ${(action.fields ?? []).map((each) => historyFieldName(each).toLowerCase()).join(", ")}`;
  }
}

function priceChange({ direction, percent, amount }: BulkEditActionDto): string {
  const sign = direction === "lower" ? "−" : "+";
  if (percent !== undefined) return `${sign}${String(percent).replace(".", ",")} %`;
  return amount === undefined ? `${sign} valor oculto` : `${sign} ${formatMoney(amount)}`;
}

const ending = (cents: BulkEditActionDto["ending"]): string => (cents && cents !== "none" ? `com final ,${cents}` : "");

const LIST_SIGNS = { add: "+", remove: "−" } as const;

function listItems(action: BulkEditActionDto, kind: "add" | "remove", readable: ReadableValue): string[] {
  const items = readable(action.field as HistoryField, action[kind] ?? []) as string[];
  return items.map((item) => `${LIST_SIGNS[kind]} ${item}`);
}

const setText = (changes: NonNullable<BulkEditActionDto["changes"]>, readable: ReadableValue): string =>
  (Object.keys(changes) as HistoryField[])
    .map((field) => `${historyFieldName(field)}: ${productValueText(field, readable(field, changes[field]))}`)
    .join(", ");
