import { ADDRESS_FIELD_LIMITS, type AddressFormField } from "@pecacerta/rules/address-form";
import { actionTexts } from "../texts/order-action-texts.ts";
import { fieldErrorText } from "./field-error-text.ts";

const texts = actionTexts.address.tooLong;
const LINE_TEXTS = new Map<AddressFormField, typeof texts.one>([
  ["street", texts.street],
  ["complement", texts.complement],
  ["district", texts.complement],
]);

export function staffAddressErrorText(field: AddressFormField, errorKey: string | undefined): string | undefined {
  const max = ADDRESS_FIELD_LIMITS.get(field);
  if (max === undefined || errorKey !== "ERROR_FORM_TOO_LONG") return fieldErrorText(errorKey);
  return (LINE_TEXTS.get(field) ?? texts.one)(max);
}
