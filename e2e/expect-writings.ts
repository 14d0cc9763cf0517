import { requiredEmailError } from "@pecacerta/rules/email";
import { lastNameError, MAX_PERSON_NAME_LENGTH, personNameError } from "@pecacerta/rules/person-name";
import { formatPhone } from "@pecacerta/rules/phone";
import { formatPostcode } from "@pecacerta/rules/postcode";
import { NO_NUMBER, parseStreetNumber } from "@pecacerta/rules/street-number";
import { formatTaxId } from "@pecacerta/rules/tax-id";
import {
  type FieldWriting,
  PHONE_WRITINGS,
  POSTCODE_WRITINGS,
  STREET_NUMBER_WRITINGS,
  TAX_ID_WRITINGS,
} from "@pecacerta/rules/testing/field-writings";
import { EMAIL_WRITINGS, LAST_NAME_WRITINGS, PERSON_NAME_WRITINGS } from "@pecacerta/rules/testing/person-writings";
import { cleanText } from "@pecacerta/rules/text";
import type { Locator } from "@playwright/test";
import { enterTexts } from "./enter-texts.ts";
import { expect } from "./fixtures.ts";

const MESSAGES = /^(Preencha|Digite|Escreva|Confira|Este valor|Este texto|O texto)/;

const findNameError = (name: string) => personNameError(name, MAX_PERSON_NAME_LENGTH);
const findStreetNumberError = (number: string) => (parseStreetNumber(cleanText(number)) ? null : "INVALID");
const TEXTS = {
  name: [PERSON_NAME_WRITINGS, findNameError],
  lastName: [LAST_NAME_WRITINGS, lastNameError],
  email: [EMAIL_WRITINGS, requiredEmailError],
  // `Sem número` locks the field.
  streetNumber: [STREET_NUMBER_WRITINGS.filter(({ stored }) => stored !== NO_NUMBER), findStreetNumberError],
} as const;
const NUMBERS = {
  phone: [PHONE_WRITINGS, formatPhone],
  postcode: [POSTCODE_WRITINGS, formatPostcode],
  taxId: [TAX_ID_WRITINGS, formatTaxId],
} as const;

export type FieldKind = keyof typeof TEXTS | keyof typeof NUMBERS;

const isText = (kind: FieldKind): kind is keyof typeof TEXTS => kind in TEXTS;

/** Types, pastes and fills in every writing of a kind. Expects that the field loses nothing and follows the rule. */
export async function expectWritings(field: Locator, kind: FieldKind): Promise<void> {
  await expect(field).toBeEnabled();
  await (isText(kind) ? expectRule(field, kind) : expectNothingLost(field, kind));
}

const typedTexts = (writings: readonly FieldWriting[]) => writings.map(({ typed }) => typed);

const withoutBlanks = (text: string) => text.replace(/[\s\p{Cc}]/gu, "");

/** A field for e-mails hands an international domain over in its ASCII form. */
const isConverted = (text: string, kind: FieldKind) => kind === "email" && /@.*[^ -~\s]/.test(text);

/** Expects that no writing of an e-mail changes in a field that the shop alone judges. */
export async function expectSameEmails(field: Locator): Promise<void> {
  const texts = typedTexts(EMAIL_WRITINGS);
  for (const entries of await field.evaluate(enterTexts, { texts, isSent: true }))
    for (const [at, text] of texts.entries()) expectSameText(text, entries[at]?.shown ?? "", "email");
}

function expectSameText(text: string, shown: string, kind: FieldKind): void {
  if (isConverted(text, kind)) return;
  expect(withoutBlanks(shown)).toBe(withoutBlanks(text));
  if (kind !== "email" && !/\p{Cc}/u.test(text)) expect(shown).toBe(text);
}

async function expectRule(field: Locator, kind: keyof typeof TEXTS): Promise<void> {
  const [writings, findError] = TEXTS[kind];
  const texts = typedTexts(writings);
  for (const entries of await field.evaluate(enterTexts, { texts, isSent: true })) {
    for (const [at, text] of texts.entries()) expectSameText(text, entries[at]?.shown ?? "", kind);
    expect(entries.map(({ shown, isRefused }) => [shown, isRefused])).toEqual(
      entries.map(({ shown }) => [shown, findError(shown) !== null]),
    );
    for (const { isRefused, message } of entries) if (isRefused) expect(message).toMatch(MESSAGES);
  }
}

const withoutPunctuation = (text: string) => text.replace(/[^\dA-Za-z]/g, "");

async function expectNothingLost(field: Locator, kind: keyof typeof NUMBERS): Promise<void> {
  const [writings, format] = NUMBERS[kind];
  const expected = writings.map(({ typed, stored }) =>
    stored === undefined ? withoutPunctuation(typed) : format(stored),
  );
  for (const entries of await field.evaluate(enterTexts, { texts: typedTexts(writings) })) {
    const values = entries.map(({ shown }) => shown);
    expect(values.map((value, at) => (writings[at]?.stored === undefined ? withoutPunctuation(value) : value))).toEqual(
      expected,
    );
  }
}
