import { type AddressErrorKey, type AddressInput, type AddressInputField, parseAddress } from "./address.ts";
import { joinAddressLines, type StreetAddress, splitAddressLines } from "./address-lines.ts";
import { collectErrors, type FormOutcome, fieldErrors } from "./form.ts";
import { refuse } from "./outcome.ts";
import { cleanText } from "./text.ts";

export type AddressFormInput = Omit<AddressInput, "address1" | "address2"> & StreetAddress;
export type AddressFormField = Exclude<AddressInputField, "address1" | "address2"> | keyof StreetAddress;
export type AddressFormErrorKey = AddressErrorKey | "ADDRESS_NUMBER_REQUIRED";

/** Returns the address as the wire has it. The district is required, because invoices (NF-e) name it. */
export function parseAddressForm(
  form: AddressFormInput,
): FormOutcome<Required<AddressInput>, AddressFormField, AddressFormErrorKey> {
  const { street, number, complement, district, ...others } = form;
  const parts = cleanStreetAddress({ street, number, complement, district });
  const parsed = parseAddress({ ...others, ...joinAddressLines(parts) });
  const { address1: _address1, address2: _address2, ...otherErrors } = fieldErrors(parsed);
  const errors = { ...otherErrors, ...findStreetAddressErrors(parts) };
  return parsed.ok && Object.keys(errors).length === 0 ? parsed : refuse("VALIDATION_FAILED", errors);
}

const findStreetAddressErrors = ({ street, number, district }: StreetAddress) =>
  collectErrors<keyof StreetAddress, AddressFormErrorKey>({
    street: street === "" ? "ERROR_FORM_REQUIRED" : null,
    number: number === "" ? "ADDRESS_NUMBER_REQUIRED" : null,
    complement: null,
    district: district === "" ? "ERROR_FORM_REQUIRED" : null,
  });

/** Browsers fill the whole line, with its number, into the field of the street. */
function cleanStreetAddress(typed: StreetAddress): StreetAddress {
  const parts = {
    street: cleanText(typed.street),
    number: cleanText(typed.number),
    complement: cleanText(typed.complement),
    district: cleanText(typed.district),
  };
  if (parts.number !== "") return parts;
  const { street, number, complement } = splitAddressLines({ address1: parts.street, address2: "" });
  return { ...parts, street, number, complement: [complement, parts.complement].filter(Boolean).join(", ") };
}
