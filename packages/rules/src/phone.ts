import { removeSeparators, withoutFieldName } from "./text.ts";

/** An area code in use, then a mobile number, which begins with 9, or a landline, which begins with 2 to 5. */
const NATIONAL_NUMBER = /^(?:[14689][1-9]|2[12478]|3[1-578]|5[1345]|7[134579])(?:9(?!0{8})\d{8}|[2-5]\d{7})$/;

/** The country code, or a 0 with or without the code of a carrier. 55 is also an area code. */
const DIALING_PREFIX = /^(?:(?:\+|00)?550?|0(?:[1-9]\d)?)(?=(?:\d{10}|\d{11})$)/;

const FIELD_NAME = "tel(?:efone)?|fone|cel(?:ular)?|whatsapp";

/** Accepts ten digits (landline) or eleven (mobile) of Brazil, with or without what is dialed before them. */
export const isPhone = (text: string): boolean => nationalNumber(text) !== undefined;

/** Returns the national number of a phone; of any other text its digits. */
export const phoneDigits = (text: string): string =>
  nationalNumber(text) ?? withoutCountryCode(text.replace(/\D/g, ""));

/** Formats as `(11) 98765-4321`; returns what is no phone unchanged. */
export const formatPhone = (text: string): string =>
  nationalNumber(text)?.replace(/^(..)(.*)(....)$/, "($1) $2-$3") ?? text;

/** Digits with country code, as wa.me expects; null for an invalid number. */
export function whatsappNumber(text: string): string | null {
  const national = nationalNumber(text);
  return national === undefined ? null : `55${national}`;
}

export const telUri = (text: string): string => `tel:${text.replace(/[^\d+]/g, "")}`;

function nationalNumber(text: string): string | undefined {
  const dialed = removeSeparators(withoutFieldName(text, FIELD_NAME))
    .replace(/[()]/g, "")
    .replace(/^(?:\+?55)?0xx/i, "0");
  const national = dialed.replace(DIALING_PREFIX, "");
  return NATIONAL_NUMBER.test(national) ? national : undefined;
}

const withoutCountryCode = (digits: string): string => (/^55\d{10,11}$/.test(digits) ? digits.slice(2) : digits);
