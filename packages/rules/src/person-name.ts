import { cleanText } from "./text.ts";
import { requiredTextError } from "./text-length.ts";

export const MAX_PERSON_NAME_LENGTH = 120;
/** The limit of a first and of a last name. */
export const MAX_NAME_PART_LENGTH = 60;
export const MAX_STAFF_NAME_LENGTH = 100;

export type PersonNameErrorKey = "ERROR_FORM_REQUIRED" | "ERROR_FORM_INVALID" | "ERROR_FORM_TOO_LONG";

/** Finds half surrogates too, but neither a tab, as of a pasted cell, nor blanks at the ends. */
export const hasControlCharacters = (text: string): boolean => /(?!\t)[\p{Cc}\p{Cs}]/u.test(text.trim());

/** Cleans a name like cleanText, and composes its accents. */
export const normalizeName = (text: string): string => cleanText(text).normalize("NFC");

/** Checks a last name: companies and people with one name have none, or type a sign. */
export function lastNameError(typed: string): PersonNameErrorKey | null {
  const error = typedNameError(typed, MAX_NAME_PART_LENGTH);
  return error === "ERROR_FORM_REQUIRED" ? null : error;
}

/** Checks the name of a person or of a company that buys: it has a letter or a digit, and no control characters. */
export function personNameError(typed: string, max: number): PersonNameErrorKey | null {
  return typedNameError(typed, max) ?? (/[\p{L}\p{N}]/u.test(normalizeName(typed)) ? null : "ERROR_FORM_INVALID");
}

const typedNameError = (typed: string, max: number): PersonNameErrorKey | null =>
  hasControlCharacters(typed) ? "ERROR_FORM_INVALID" : requiredTextError(normalizeName(typed), max);
