import { ADDRESS_LIMITS } from "@pecacerta/rules/address";
import type { AddressFormField } from "@pecacerta/rules/address-form";
import { MAX_NAME_PART_LENGTH } from "@pecacerta/rules/person-name";
import { MAX_STREET_NUMBER_LENGTH } from "@pecacerta/rules/street-number";
import { actionTexts } from "../texts/order-action-texts.ts";
import { fieldErrorText } from "./field-error-text.ts";

const { line, company, city } = ADDRESS_LIMITS;
const texts = actionTexts.address.tooLong;
const TOO_LONG = new Map<AddressFormField, string>([
  ["firstName", texts.one(MAX_NAME_PART_LENGTH)],
  ["lastName", texts.one(MAX_NAME_PART_LENGTH)],
  ["company", texts.one(company)],
  ["number", texts.one(MAX_STREET_NUMBER_LENGTH)],
  ["city", texts.one(city)],
  ["street", texts.street(line)],
  ["complement", texts.complement(line)],
  ["district", texts.complement(line)],
]);

export const staffAddressErrorText = (field: AddressFormField, errorKey: string | undefined): string | undefined =>
  (errorKey === "ERROR_FORM_TOO_LONG" && TOO_LONG.get(field)) || fieldErrorText(errorKey);
