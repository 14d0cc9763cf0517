import { ADDRESS_LIMITS } from "@pecacerta/rules/address";
import { MAX_NAME_PART_LENGTH } from "@pecacerta/rules/person-name";
import { MAX_STREET_NUMBER_LENGTH } from "@pecacerta/rules/street-number";
import { m } from "#messages";
import { fieldRefusalText } from "../../texts/field-refusal-text.ts";
import { refusalText } from "../../texts/refusal-text.ts";
import type { AddressValues } from "./address-values.ts";

const LIMITS = new Map<string, number>([
  ["firstName", MAX_NAME_PART_LENGTH],
  ["lastName", MAX_NAME_PART_LENGTH],
  ["company", ADDRESS_LIMITS.company],
  ["number", MAX_STREET_NUMBER_LENGTH],
  ["city", ADDRESS_LIMITS.city],
]);

export function addressErrorText(name: keyof AddressValues, errorKey: string | undefined): string | undefined {
  if (errorKey === "INVALID_HOUSE_NUMBER") return m.INVALID_HOUSE_NUMBER();
  const max = LIMITS.get(name);
  if (max !== undefined) return fieldRefusalText(errorKey, max);
  if (errorKey !== "ERROR_FORM_TOO_LONG") return errorKey && refusalText(errorKey);
  if (name === "street") return m.street_too_long({ max: ADDRESS_LIMITS.line });
  return m.complement_too_long({ max: ADDRESS_LIMITS.line });
}
