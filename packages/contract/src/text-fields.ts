import { isCountryCode } from "@pecacerta/rules/country-code";
import { normalizeEmail, requiredEmailError } from "@pecacerta/rules/email";
import { normalizeOrderNumber, ORDER_NUMBER_PATTERN } from "@pecacerta/rules/order";
import { isValidPassword } from "@pecacerta/rules/password";
import {
  hasControlCharacters,
  MAX_STAFF_NAME_LENGTH,
  normalizeName,
  personNameError,
} from "@pecacerta/rules/person-name";
import { cleanParagraphs, cleanText } from "@pecacerta/rules/text";
import { z } from "zod";
import { coerced, optionalField, typeError } from "./fields.ts";
import { SAMPLE_IDS } from "./sample-ids.ts";

/** Cleaning shortens a text: what is far longer than allowed is not cleaned before it is refused. */
const cleanedUpTo = (max: number, clean: (sent: unknown) => unknown) => (sent: unknown) =>
  typeof sent === "string" && sent.length > 4 * max + 1000 ? sent : clean(sent);

/** One line of at most `max` characters, trimmed; may be empty. A tab, as of a pasted cell, is a blank; other control characters are refused. */
export const textField = (max: number, example?: string, min = 0) =>
  coerced(
    cleanedUpTo(max, toSingleLine),
    z
      .string(typeError("ERROR_FORM_INVALID"))
      .min(min, "ERROR_FORM_REQUIRED")
      .max(max, "ERROR_FORM_TOO_LONG")
      .meta(example === undefined ? {} : { examples: [example] }),
  );

export const requiredTextField = (max: number, example?: string) => textField(max, example, 1);

/** Like textField, empty if missing: for forms that a rule validates as a whole. */
export const formTextField = (max: number, example: string) =>
  coerced(
    cleanedUpTo(max, (sent) => toSingleLine(sent ?? "")),
    z
      .string(typeError("ERROR_FORM_INVALID"))
      .max(max, "ERROR_FORM_TOO_LONG")
      .meta({ examples: [example] }),
  );

/** Far more than a rule accepts, so that the rule refuses what is long. */
export const MAX_RULE_TEXT = 1000;

/** As it was sent, empty if missing: for a short text that the rule of its form cleans and checks. */
export const ruleTextField = (example: string) =>
  coerced(
    (sent) => sent ?? "",
    z
      .string(typeError("ERROR_FORM_INVALID"))
      .max(MAX_RULE_TEXT, "ERROR_FORM_TOO_LONG")
      .meta({ examples: [example] }),
  );

export const longTextField = (max: number, min = 0) =>
  coerced(
    cleanedUpTo(max, (sent) =>
      typeof sent === "string" && !CONTROL_BUT_LINES.test(sent) ? cleanParagraphs(sent) : invalidIfPresent(sent),
    ),
    z.string(typeError("ERROR_FORM_INVALID")).min(min, "ERROR_FORM_REQUIRED").max(max, "ERROR_FORM_TOO_LONG"),
  );

const MAX_SEARCH_TERM = 100;

/** One line, cut to 100 characters. */
export const searchTermField = coerced(
  (sent) => (typeof sent === "string" ? cleanText(sent).slice(0, MAX_SEARCH_TERM).toWellFormed() : sent),
  z
    .string(typeError("ERROR_FORM_INVALID"))
    .max(MAX_SEARCH_TERM)
    .meta({ description: "What to look for", examples: ["pastilha de freio"] }),
);

/** Not trimmed; a rule decides which ones are valid. */
export const passwordField = coerced(
  (sent) => sent ?? "",
  z
    .string(typeError("ERROR_FORM_INVALID"))
    .max(1000, "ERROR_FORM_TOO_LONG")
    .meta({ format: "password", examples: ["pecacerta"] }),
);

export const newPasswordField = passwordField.refine(isValidPassword, "AUTH_WEAK_PASSWORD");

/** Confirms a sensitive change. */
export const currentPasswordField = passwordField.refine((sent) => sent !== "", "ERROR_FORM_REQUIRED");

/** Normalized as accounts are stored. */
export const emailField = coerced(
  (sent) => (typeof sent === "string" ? normalizeEmail(sent) : sent),
  z
    .string({ error: ({ input }) => (input === undefined ? "ERROR_FORM_REQUIRED" : "ERROR_FORM_INCORRECT_EMAIL") })
    .max(MAX_RULE_TEXT, { error: "ERROR_FORM_INCORRECT_EMAIL", abort: true })
    .check(ruleCheck(requiredEmailError))
    .meta({ examples: ["cliente@example.com"] }),
);

/** Normalized as the names of staff are stored. */
export const staffNameField = coerced(
  (sent) => (typeof sent === "string" && !findStaffNameError(sent) ? normalizeName(sent) : sent),
  z
    .string(typeError("ERROR_FORM_INVALID"))
    .max(MAX_RULE_TEXT, { error: "ERROR_FORM_TOO_LONG", abort: true })
    .check(ruleCheck(findStaffNameError))
    .meta({ examples: ["Ana Souza"] }),
);

/** A code of ISO 3166-1. */
export const countryCodeField = coerced(
  toSingleLine,
  z
    .string(typeError("ERROR_FORM_INVALID"))
    .max(2, "ERROR_FORM_INVALID")
    .regex(/^([A-Za-z]{2})?$/, "ERROR_FORM_INVALID")
    .refine(isCountryCode, "ERROR_FORM_INVALID")
    .meta({ examples: ["BR"] }),
);

/** Converted to lower case. */
export const uuidFieldLike = (example: string) =>
  coerced(
    (sent) => (typeof sent === "string" ? sent.toLowerCase() : sent),
    z.guid(typeError("ERROR_FORM_INVALID")).meta({ examples: [example] }),
  );

export const uuidField = uuidFieldLike(SAMPLE_IDS.productId);

/** `for_vehicle` of lists: it changes their order and nothing else. */
export const forVehicleField = optionalField(
  uuidFieldLike(SAMPLE_IDS.vehicleId).meta({
    description: "The vehicle whose parts come first, then universal ones, then those that do not fit it",
  }),
);

export const slugField = z
  .string(typeError("ERROR_FORM_INVALID"))
  .max(200, "ERROR_FORM_TOO_LONG")
  .regex(/^[a-z0-9]+(?:-+[a-z0-9]+)*$/, "ERROR_FORM_INVALID")
  .meta({ examples: [SAMPLE_IDS.productSlug] });

/** A day of the calendar, as `2026-11-23`, that PostgreSQL can compare. */
export const dayField = z.iso
  .date(typeError("ERROR_FORM_INVALID"))
  .refine((day) => day >= "1900-01-01", "ERROR_FORM_INVALID")
  .meta({ examples: ["2026-11-23"] });

/** Digits; a leading `#` is ignored. */
export const orderNumberField = coerced(
  (sent) => (typeof sent === "number" ? String(sent) : typeof sent === "string" ? normalizeOrderNumber(sent) : sent),
  z
    .string(typeError("ERROR_FORM_INVALID"))
    .max(15, "ERROR_FORM_INVALID")
    .regex(ORDER_NUMBER_PATTERN, "ERROR_FORM_INVALID")
    .meta({ examples: [SAMPLE_IDS.orderNumber] }),
);

/** A token of a session, an order or a cursor. */
export const tokenField = z
  .string(typeError("ERROR_FORM_INVALID"))
  .max(500, "ERROR_FORM_INVALID")
  .regex(/^[\w.=-]{1,500}$/, "ERROR_FORM_INVALID")
  .meta({ examples: ["pW4gq0m2bXhJw0n1o3x9kT7uYd5cVf8a"] });

// JSON can carry half surrogates, which PostgreSQL cannot store.
const CONTROL_BUT_LINES = /(?![\n\r\t])[\p{Cc}\p{Cs}]/u;

function findStaffNameError(name: string) {
  return personNameError(name, MAX_STAFF_NAME_LENGTH);
}

function ruleCheck(findError: (text: string) => string | null) {
  return ({ value: input, issues }: { value: string; issues: object[] }) => {
    const message = findError(input);
    if (message) issues.push({ code: "custom", message, input });
  };
}

function toSingleLine(sent: unknown): unknown {
  if (typeof sent !== "string") return sent;
  return hasControlCharacters(sent) ? invalidIfPresent(sent) : cleanText(sent);
}

const invalidIfPresent = (sent: unknown): unknown => (sent === undefined ? undefined : Number.NaN);
