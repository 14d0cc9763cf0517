import { lacksStreetNumber } from "./address-lines.ts";
import { isCountryCode } from "./country-code.ts";
import { normalizeEmail, requiredEmailError } from "./email.ts";
import { collectErrors, type FieldErrors, type FormOutcome, formOutcome } from "./form.ts";
import {
  hasControlCharacters,
  lastNameError,
  MAX_NAME_PART_LENGTH,
  normalizeName,
  type PersonNameErrorKey,
  personNameError,
} from "./person-name.ts";
import { isPhone, phoneDigits } from "./phone.ts";
import { formatPostcode } from "./postcode.ts";
import { postcodeError } from "./postcode-region.ts";
import { isState } from "./state.ts";
import { cleanText } from "./text.ts";
import { lengthError, requiredTextError } from "./text-length.ts";

/** An address form; `lastName`, `company`, `address2` and `country` may be empty (an empty country is BR). */
export type AddressInput = {
  firstName: string;
  lastName: string;
  company?: string;
  country?: string;
  address1: string;
  address2?: string;
  city: string;
  state: string;
  postcode: string;
  email: string;
  phone: string;
};

export type AddressInputField = keyof AddressInput;

export type AddressErrorKey =
  | PersonNameErrorKey
  | "ERROR_FORM_INCORRECT_EMAIL"
  | "INVALID_STATE"
  | "INVALID_CEP"
  | "CEP_OF_OTHER_STATE"
  | "ADDRESS_NUMBER_REQUIRED"
  | "INVALID_PHONE";

/** In characters. `line`: street and number, or complement and district, together. */
export const ADDRESS_LIMITS = { company: 120, line: 200, city: 100 } as const;

export function findAddressErrors(form: AddressInput): FieldErrors<AddressInputField, AddressErrorKey> {
  const address = cleanAddress(form);
  return collectErrors<AddressInputField, AddressErrorKey>({
    firstName: personNameError(form.firstName, MAX_NAME_PART_LENGTH),
    lastName: lastNameError(form.lastName),
    company: lineError(form.company, ADDRESS_LIMITS.company),
    country: isCountryCode(form.country) ? null : "ERROR_FORM_INVALID",
    address1:
      required(address.address1) ??
      lineError(form.address1, ADDRESS_LIMITS.line) ??
      (lacksStreetNumber(address) ? "ADDRESS_NUMBER_REQUIRED" : null),
    address2: lineError(form.address2, ADDRESS_LIMITS.line),
    city: findCityError(form.city),
    state: required(address.state) ?? (isState(address.state) ? null : "INVALID_STATE"),
    postcode: required(address.postcode) ?? postcodeError(address.postcode, address.state),
    email: requiredEmailError(address.email),
    phone: required(address.phone) ?? (isPhone(address.phone) ? null : "INVALID_PHONE"),
  });
}

/** Normalizes an address: trimmed, state in capitals, postcode `00000-000`, phone as 10 or 11 digits. */
export function parseAddress(
  form: AddressInput,
): FormOutcome<Required<AddressInput>, AddressInputField, AddressErrorKey> {
  const address = cleanAddress(form);
  const stored = {
    ...address,
    postcode: formatPostcode(address.postcode),
    phone: phoneDigits(address.phone),
  };
  return formOutcome(stored, findAddressErrors(form));
}

const required = (text: string): "ERROR_FORM_REQUIRED" | null => (text === "" ? "ERROR_FORM_REQUIRED" : null);

const lineError = (typed = "", max: number) =>
  hasControlCharacters(typed) ? "ERROR_FORM_INVALID" : lengthError(cleanText(typed), max);

export function findCityError(typed: string) {
  const city = cleanText(typed);
  const error = hasControlCharacters(typed) ? "ERROR_FORM_INVALID" : requiredTextError(city, ADDRESS_LIMITS.city);
  return error ?? (/\p{L}/u.test(city) ? null : "ERROR_FORM_INVALID");
}

const cleanAddress = (form: AddressInput): Required<AddressInput> => ({
  firstName: normalizeName(form.firstName),
  lastName: normalizeName(form.lastName),
  company: cleanText(form.company ?? ""),
  country: cleanText(form.country ?? "").toUpperCase() || "BR",
  address1: cleanText(form.address1),
  address2: cleanText(form.address2 ?? ""),
  city: cleanText(form.city),
  state: cleanText(form.state).toUpperCase(),
  postcode: cleanText(form.postcode),
  email: normalizeEmail(form.email),
  phone: cleanText(form.phone),
});
