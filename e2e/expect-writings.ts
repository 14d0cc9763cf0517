import { ADDRESS_LIMITS, findCityError } from "@pecacerta/rules/address";
import { requiredEmailError } from "@pecacerta/rules/email";
import { lastNameError, MAX_PERSON_NAME_LENGTH, personNameError } from "@pecacerta/rules/person-name";
import { formatPhone } from "@pecacerta/rules/phone";
import { formatPostcode } from "@pecacerta/rules/postcode";
import { signInCodeError } from "@pecacerta/rules/sign-in-code";
import { NO_NUMBER, parseStreetNumber } from "@pecacerta/rules/street-number";
import { formatTaxId } from "@pecacerta/rules/tax-id";
import {
  type FieldWriting,
  PHONE_WRITINGS,
  POSTCODE_WRITINGS,
  SIGN_IN_CODE_WRITINGS,
  TAX_ID_WRITINGS,
} from "@pecacerta/rules/testing/field-writings";
import { EMAIL_WRITINGS, LAST_NAME_WRITINGS, PERSON_NAME_WRITINGS } from "@pecacerta/rules/testing/person-writings";
import { CITY_WRITINGS, COMPLEMENT_WRITINGS, STREET_NUMBER_WRITINGS } from "@pecacerta/rules/testing/place-writings";
import { cleanText } from "@pecacerta/rules/text";
import { lengthError } from "@pecacerta/rules/text-length";
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
  signInCode: [SIGN_IN_CODE_WRITINGS, signInCodeError],
  city: [CITY_WRITINGS, findCityError],
  complement: [COMPLEMENT_WRITINGS, (text: string) => lengthError(cleanText(text), ADDRESS_LIMITS.line)],
  // `Sem número` locks the field.
  streetNumber: [STREET_NUMBER_WRITINGS.filter(({ stored }) => stored !== NO_NUMBER), findStreetNumberError],
} as const;
const NUMBERS = {
  phone: [PHONE_WRITINGS, formatPhone],
  postcode: [POSTCODE_WRITINGS, formatPostcode],
  taxId: [TAX_ID_WRITINGS, formatTaxId],
} as const;

export type FieldKind = keyof typeof TEXTS | keyof typeof NUMBERS;

type Field<Kind extends FieldKind = FieldKind> = { field: Locator; kind: Kind };
type TextKind = keyof typeof TEXTS;
type NumberKind = keyof typeof NUMBERS;

const isTextField = (field: Field): field is Field<TextKind> => field.kind in TEXTS;
const isNumberField = (field: Field): field is Field<NumberKind> => field.kind in NUMBERS;

/** Types, pastes and fills in every writing of each field's kind. Expects that the fields of a page lose nothing and follow the rules. */
export async function expectWritings(...fields: Field[]): Promise<void> {
  for (const { field } of fields) await expect(field).toBeEnabled();
  await expectRules(fields.filter(isTextField));
  await expectNothingLost(fields.filter(isNumberField));
}

const typedTexts = (writings: readonly FieldWriting[]) => writings.map(({ typed }) => typed);

async function enter(fields: readonly { field: Locator; texts: string[] }[], isSent: boolean) {
  const inputs = fields.map(async ({ field, texts }) => ({ input: await field.elementHandle(), texts }));
  const [first] = fields;
  return first ? first.field.page().evaluate(enterTexts, { fields: await Promise.all(inputs), isSent }) : [];
}

const withoutBlanks = (text: string) => text.replace(/[\s\p{Cc}]/gu, "");

/** A field for e-mails hands an international domain over in its ASCII form. */
const isConverted = (text: string, kind: FieldKind) => kind === "email" && /@.*[^ -~\s]/.test(text);

/** Expects that no writing of an e-mail changes in a field that the shop alone judges. */
export async function expectSameEmails(field: Locator): Promise<void> {
  const texts = typedTexts(EMAIL_WRITINGS);
  for (const { pasted, filled, typed } of await enter([{ field, texts }], true))
    for (const entries of [pasted, filled, typed])
      for (const [at, text] of texts.entries()) expectSameText(text, entries[at]?.shown ?? "", "email");
}

function expectSameText(text: string, shown: string, kind: FieldKind): void {
  if (isConverted(text, kind)) return;
  expect(withoutBlanks(shown)).toBe(withoutBlanks(text));
  if (kind !== "email" && !/\p{Cc}/u.test(text)) expect(shown).toBe(text);
}

async function expectRules(fields: readonly Field<TextKind>[]): Promise<void> {
  const textsOf = (kind: TextKind) => typedTexts(TEXTS[kind][0]);
  const sent = fields.map(({ field, kind }) => ({ field, texts: textsOf(kind) }));
  for (const [place, { pasted, filled, typed }] of (await enter(sent, true)).entries()) {
    const { kind } = fields[place] as Field<TextKind>;
    const findError = TEXTS[kind][1];
    for (const entries of [pasted, filled, typed])
      for (const [at, text] of textsOf(kind).entries()) expectSameText(text, entries[at]?.shown ?? "", kind);
    for (const entries of [pasted, filled]) {
      expect(entries.map(({ shown, isRefused }) => [shown, isRefused])).toEqual(
        entries.map(({ shown }) => [shown, findError(shown) !== null]),
      );
      for (const { isRefused, message } of entries) if (isRefused) expect(message).toMatch(MESSAGES);
    }
  }
}

async function expectNothingLost(fields: readonly Field<NumberKind>[]): Promise<void> {
  const entered = fields.map(({ field, kind }) => ({ field, texts: typedTexts(NUMBERS[kind][0]) }));
  for (const [place, { pasted, filled, typed }] of (await enter(entered, false)).entries()) {
    const [writings, format] = NUMBERS[(fields[place] as Field<NumberKind>).kind];
    const expected = writings.map(({ typed, stored }) => (stored === undefined ? typed : format(stored)));
    for (const entries of [pasted, filled, typed]) expect(entries.map(({ shown }) => shown)).toEqual(expected);
  }
}
