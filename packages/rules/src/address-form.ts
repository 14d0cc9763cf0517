import {
  ADDRESS_LIMITS,
  type AddressErrorKey,
  type AddressInput,
  type AddressInputField,
  parseAddress,
} from "./address.ts";
import { type AddressLinesInput, joinAddressLines, type StreetAddress, splitAddressLines } from "./address-lines.ts";
import { collectErrors, type FormOutcome, fieldErrors } from "./form.ts";
import { refuse } from "./outcome.ts";
import { MAX_NAME_PART_LENGTH } from "./person-name.ts";
import { MAX_STREET_NUMBER_LENGTH, parseStreetNumber } from "./street-number.ts";
import { cleanText } from "./text.ts";
import { lengthError } from "./text-length.ts";

export type AddressFormInput = Omit<AddressInput, "address1" | "address2"> & StreetAddress;
export type AddressFormField = Exclude<AddressInputField, "address1" | "address2"> | keyof StreetAddress;
export type AddressFormErrorKey = AddressErrorKey | "INVALID_HOUSE_NUMBER";

/** The longest text of a field, in characters. Street and number share a line of the wire, as do complement and district. */
export const ADDRESS_FIELD_LIMITS: ReadonlyMap<AddressFormField, number> = new Map([
  ["firstName", MAX_NAME_PART_LENGTH],
  ["lastName", MAX_NAME_PART_LENGTH],
  ["company", ADDRESS_LIMITS.company],
  ["street", ADDRESS_LIMITS.line],
  ["number", MAX_STREET_NUMBER_LENGTH],
  ["complement", ADDRESS_LIMITS.line],
  ["district", ADDRESS_LIMITS.line],
  ["city", ADDRESS_LIMITS.city],
]);

/** Returns the address as the wire has it. The district is required, because invoices (NF-e) name it. */
export function parseAddressForm(
  form: AddressFormInput,
): FormOutcome<Required<AddressInput>, AddressFormField, AddressFormErrorKey> {
  const { street, number, complement, district, ...others } = form;
  const parts = cleanStreetAddress({ street, number, complement, district });
  const lines = joinAddressLines(parts);
  const parsed = parseAddress({ ...others, ...lines });
  const { address1, address2, ...otherErrors } = fieldErrors(parsed);
  const lineErrors = collectErrors({
    street: address1 === "ERROR_FORM_TOO_LONG" ? address1 : null,
    [parts.complement.length < parts.district.length ? "district" : "complement"]: address2 ?? null,
  });
  const found = { ...otherErrors, ...lineErrors, ...findStreetAddressErrors(parts) };
  const errors = Object.keys(found).length > 0 ? found : findChangedParts(parts, lines);
  return parsed.ok && Object.keys(errors).length === 0 ? parsed : refuse("VALIDATION_FAILED", errors);
}

/** What the lines would bring back at another place is refused. */
function findChangedParts(parts: StreetAddress, lines: AddressLinesInput) {
  const read = splitAddressLines(lines);
  const isChanged = (name: keyof StreetAddress) => (read[name] === parts[name] ? null : "ERROR_FORM_INVALID");
  return collectErrors<"street" | "district", AddressFormErrorKey>({
    street: isChanged("street") ?? isChanged("number"),
    district: isChanged("district") ?? isChanged("complement"),
  });
}

const findStreetAddressErrors = ({ street, number, district }: StreetAddress) =>
  collectErrors<"street" | "number" | "district", AddressFormErrorKey>({
    street: street === "" ? "ERROR_FORM_REQUIRED" : null,
    number: findNumberError(number),
    district: district === "" ? "ERROR_FORM_REQUIRED" : null,
  });

function findNumberError(number: string) {
  if (number === "") return "ADDRESS_NUMBER_REQUIRED";
  if (parseStreetNumber(number)) return null;
  return lengthError(number, MAX_STREET_NUMBER_LENGTH) ?? "INVALID_HOUSE_NUMBER";
}

function cleanStreetAddress(typed: StreetAddress): StreetAddress {
  const parts = {
    street: cleanText(typed.street),
    number: cleanText(typed.number),
    complement: cleanText(typed.complement),
    district: cleanText(typed.district),
  };
  const line = parts.number === "" ? splitAddressLines({ address1: parts.street, address2: "" }) : undefined;
  // Browsers fill the whole line, with its number, into the field of the street.
  const { number, complement } = line ?? parseStreetNumber(parts.number) ?? { number: parts.number, complement: "" };
  return {
    ...parts,
    street: line?.street ?? parts.street,
    number,
    complement: [complement, parts.complement].filter(Boolean).join(", "),
  };
}

const FORM_FIELDS = new Map<string, AddressFormField>([
  ["address1", "street"],
  ["address2", "complement"],
]);

/** Returns errors of the wire's fields, such as `address.address1`, for the fields of the form. */
export const toAddressFormErrors = (errors: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([path, key]) => {
      const name = path.replace(/^address\./, "");
      return [
        key === "ADDRESS_NUMBER_REQUIRED" && name === "address1" ? "number" : (FORM_FIELDS.get(name) ?? name),
        key,
      ];
    }),
  );
