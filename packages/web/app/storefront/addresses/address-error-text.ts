import { ADDRESS_FIELD_LIMITS } from "@pecacerta/rules/address-form";
import { m } from "#messages";
import { fieldRefusalText } from "../../texts/field-refusal-text.ts";
import { refusalText } from "../../texts/refusal-text.ts";
import type { AddressValues } from "./address-values.ts";

const LINE_TEXTS = new Map<keyof AddressValues, typeof m.street_too_long>([
  ["street", m.street_too_long],
  ["complement", m.complement_too_long],
  ["district", m.complement_too_long],
]);

export function addressErrorText(name: keyof AddressValues, errorKey: string | undefined): string | undefined {
  if (errorKey === "INVALID_HOUSE_NUMBER") return m.INVALID_HOUSE_NUMBER();
  const max = ADDRESS_FIELD_LIMITS.get(name);
  if (max === undefined) return errorKey && refusalText(errorKey);
  const lineText = LINE_TEXTS.get(name);
  return lineText && errorKey === "ERROR_FORM_TOO_LONG" ? lineText({ max }) : fieldRefusalText(errorKey, max);
}
