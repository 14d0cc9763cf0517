import type { BulkEditActionDto } from "@pecacerta/contract/admin/bulk-edits";
import { formatMoney } from "@pecacerta/rules/money";
import { ownProperty } from "@pecacerta/rules/own-property";
import { productValueText } from "../product-history/product-value-text.ts";
import { applyFitmentsTexts } from "../texts/apply-fitments-texts.ts";
import { HISTORY_FIELD_NAMES } from "../texts/product-history-texts.ts";
import { PRODUCT_STATE_NAMES } from "../texts/product-texts.ts";

const nameOf = (field: string): string => ownProperty<string>(HISTORY_FIELD_NAMES, field) ?? field;

/** What a change of many products was, in one line. */
export function bulkEditText(action: BulkEditActionDto): string {
  const field = nameOf(action.field ?? "");
  switch (action.kind) {
    case "price":
      return [field, priceChange(action), ending(action.ending)].filter(Boolean).join(" ");
    case "replace":
      return `${field}: “${action.find ?? ""}” por “${action.replacement ?? ""}”`;
    case "list":
      return `${field}: ${[...(action.add ?? []).map((item) => `+ ${item}`), ...(action.remove ?? []).map((item) => `− ${item}`)].join(", ")}`;
    case "state":
      return `${nameOf("state")}: ${action.state ? PRODUCT_STATE_NAMES[action.state] : ""}`;
    case "set":
      return setText(action.changes ?? {});
    case "fitments":
      return `${nameOf("fitments")}: ${applyFitmentsTexts.modes[action.mode ?? "add"].toLowerCase()}`;
    case "grid":
      return `Grade: ${(action.fields ?? []).map((each) => nameOf(each).toLowerCase()).join(", ")}`;
  }
}

function priceChange({ direction, percent, amount }: BulkEditActionDto): string {
  const sign = direction === "lower" ? "−" : "+";
  if (percent !== undefined) return `${sign}${String(percent).replace(".", ",")} %`;
  return amount === undefined ? `${sign} valor oculto` : `${sign} ${formatMoney(amount)}`;
}

const ending = (cents: BulkEditActionDto["ending"]): string => (cents && cents !== "none" ? `com final ,${cents}` : "");

const setText = (changes: NonNullable<BulkEditActionDto["changes"]>): string =>
  Object.entries(changes)
    .map(([field, value]) => `${nameOf(field)}: ${productValueText(field as keyof typeof changes, value)}`)
    .join(", ");
