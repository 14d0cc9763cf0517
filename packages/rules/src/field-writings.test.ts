import {
  type FieldWriting,
  PHONE_WRITINGS,
  POSTCODE_WRITINGS,
  TAX_ID_WRITINGS,
} from "@pecacerta/rules/testing/field-writings";
import { EMAIL_WRITINGS, LAST_NAME_WRITINGS, PERSON_NAME_WRITINGS } from "@pecacerta/rules/testing/person-writings";
import {
  CITY_WRITINGS,
  COMPLEMENT_WRITINGS,
  COUNTRY_WRITINGS,
  STREET_NUMBER_WRITINGS,
} from "@pecacerta/rules/testing/place-writings";
import { describe, expect, test } from "vitest";
import { ADDRESS_LIMITS, parseAddress } from "./address.ts";
import { parseAddressForm } from "./address-form.ts";
import { splitAddressLines } from "./address-lines.ts";
import { parseContact } from "./contact.ts";
import { fieldErrors } from "./form.ts";
import { findTrackOrderErrors } from "./order.ts";
import { parseProfile } from "./profile.ts";
import { parseRegistration } from "./registration.ts";
import { parseLogin } from "./session.ts";

const person = { name: "Ana", email: "ana@example.com", cpf: "529.982.247-25", phone: "(62) 99123-4567" };
const address = {
  firstName: "Ana",
  lastName: "Souza",
  postcode: "74000-100",
  city: "Goiânia",
  state: "GO",
  email: "ana@example.com",
  phone: "(62) 99123-4567",
};
const form = { ...address, street: "Travessa das Flores", number: "10", complement: "", district: "Centro" };
const lines = { ...address, address1: "Travessa das Flores, 10", address2: "Centro" };

type Parsed = { ok: true; value: Record<string, string> } | { ok: false; details?: Record<string, string> };

function expectStored(parsed: Parsed, field: string, { typed, stored }: FieldWriting) {
  if (stored === undefined) expect(Object.keys(parsed.ok ? {} : (parsed.details ?? {})), typed).toEqual([field]);
  else expect(parsed.ok && parsed.value[field], typed).toBe(stored);
}

test("each field has at least 40 writings, and each text is written once", () => {
  const numbers = [PHONE_WRITINGS, POSTCODE_WRITINGS, STREET_NUMBER_WRITINGS, TAX_ID_WRITINGS];
  for (const writings of [...numbers, PERSON_NAME_WRITINGS, EMAIL_WRITINGS]) {
    expect(writings.length).toBeGreaterThanOrEqual(40);
    expect(new Set(writings.map(({ typed }) => typed)).size).toBe(writings.length);
  }
});

describe("every form reads a writing in the same way", () => {
  test.each(PHONE_WRITINGS)("[VA-07] phone $typed", (writing) => {
    const phone = writing.typed;
    expectStored(parseRegistration({ ...person, password: "segredo1", phone }) as Parsed, "phone", writing);
    expectStored(parseProfile({ ...person, rg: "", phone }) as Parsed, "phone", writing);
    expectStored(parseContact({ ...person, message: "Oi", phone }) as Parsed, "phone", writing);
    expectStored(parseAddress({ ...lines, phone }) as Parsed, "phone", writing);
    expectStored(parseAddressForm({ ...form, phone }) as Parsed, "phone", writing);
  });

  test.each(TAX_ID_WRITINGS)("[VA-07] CPF or CNPJ $typed", (writing) => {
    const cpf = writing.typed;
    expectStored(parseRegistration({ ...person, password: "segredo1", cpf }) as Parsed, "cpf", writing);
    expectStored(parseProfile({ ...person, rg: "", cpf }) as Parsed, "cpf", writing);
  });

  test.each(POSTCODE_WRITINGS)("[AD-03] CEP $typed", (writing) => {
    const postcode = writing.typed;
    expectStored(parseAddress({ ...lines, postcode }) as Parsed, "postcode", writing);
    expectStored(parseAddressForm({ ...form, postcode }) as Parsed, "postcode", writing);
  });

  test.each(PERSON_NAME_WRITINGS)("[VA-06] name $typed", (writing) => {
    const name = writing.typed;
    expectStored(parseRegistration({ ...person, password: "segredo1", name }) as Parsed, "name", writing);
    expectStored(parseProfile({ ...person, rg: "", name }) as Parsed, "name", writing);
    expectStored(parseContact({ ...person, message: "Oi", name }) as Parsed, "name", writing);
    expectStored(parseAddress({ ...lines, firstName: name }) as Parsed, "firstName", writing);
    expectStored(parseAddressForm({ ...form, firstName: name }) as Parsed, "firstName", writing);
  });

  test.each(LAST_NAME_WRITINGS)("[VA-06] last name $typed", (writing) => {
    const lastName = writing.typed;
    expectStored(parseAddress({ ...lines, lastName }) as Parsed, "lastName", writing);
    expectStored(parseAddressForm({ ...form, lastName }) as Parsed, "lastName", writing);
  });

  test.each(EMAIL_WRITINGS)("[VA-01] e-mail $typed", (writing) => {
    const email = writing.typed;
    expectStored(parseRegistration({ ...person, password: "segredo1", email }) as Parsed, "email", writing);
    expectStored(parseProfile({ ...person, rg: "", email }) as Parsed, "email", writing);
    expectStored(parseContact({ ...person, message: "Oi", email }) as Parsed, "email", writing);
    expectStored(parseAddress({ ...lines, email }) as Parsed, "email", writing);
    expectStored(parseAddressForm({ ...form, email }) as Parsed, "email", writing);
    expectStored(parseLogin({ email, password: "segredo1" }) as unknown as Parsed, "email", writing);
    const stored = writing.stored === undefined ? { email: expect.any(String) } : {};
    expect(findTrackOrderErrors({ number: "100001", email })).toEqual(stored);
  });

  test.each(STREET_NUMBER_WRITINGS)("[AD-03] house number $typed", ({ typed, stored }) => {
    const parsed = parseAddressForm({ ...form, number: typed });
    if (stored === undefined) return expect(fieldErrors(parsed)).toEqual({ number: "INVALID_HOUSE_NUMBER" });
    if (!parsed.ok) throw new Error(`${typed} is refused`);
    expect(parsed.value).toMatchObject({ address1: `Travessa das Flores, ${stored}`, address2: "Centro" });
    // What the form accepts, the order accepts, and the form shows it again.
    expect(parseAddress(parsed.value)).toEqual(parsed);
    expect(splitAddressLines(parsed.value)).toMatchObject({ street: "Travessa das Flores", number: stored });
  });
});

test.each([
  ["10 fundos", "Travessa das Flores, 10", "fundos - Centro"],
  ["123 A, apto 3", "Travessa das Flores, 123 A", "apto 3 - Centro"],
  ["km 12 - galpão 2", "Travessa das Flores, km 12", "galpão 2 - Centro"],
  ["Qd 12 Lt 5, fundos", "Travessa das Flores, Qd 12 Lt 5", "fundos - Centro"],
  ["Bloco B apto 302", "Travessa das Flores, Bloco B", "apto 302 - Centro"],
  ["s/n casa 2", "Travessa das Flores, s/n", "casa 2 - Centro"],
])("[AD-03] what follows the number in %s belongs to the complement", (number, address1, address2) => {
  expect(parseAddressForm({ ...form, number })).toMatchObject({ value: { address1, address2 } });
});

test("[VA-06] each name has its bound", () => {
  const [name, part] = ["a".repeat(121), "a".repeat(61)];
  expect(fieldErrors(parseRegistration({ ...person, password: "segredo1", name }))).toEqual({
    name: "ERROR_FORM_TOO_LONG",
  });
  expect(fieldErrors(parseAddress({ ...lines, firstName: part, lastName: part }))).toEqual({
    firstName: "ERROR_FORM_TOO_LONG",
    lastName: "ERROR_FORM_TOO_LONG",
  });
});

const ADDRESS_TEXTS = [
  ["street", "address1", ADDRESS_LIMITS.line - ", 10".length],
  ["complement", "address2", ADDRESS_LIMITS.line - " - Centro".length],
  ["district", "address2", ADDRESS_LIMITS.line],
  ["city", "city", ADDRESS_LIMITS.city],
  ["company", "company", ADDRESS_LIMITS.company],
] as const;

test.each(ADDRESS_TEXTS)("[AD-03] %s has one limit in the form and in the call", (field, line, max) => {
  // A district that begins like a complement is marked, which takes two characters more.
  const word = field === "district" ? "Centro " : "Fundos ";
  const written = (length: number) =>
    parseAddressForm({ ...form, [field]: `${word.repeat(60).slice(0, length - 1)}x` });
  const parsed = written(max);
  if (!parsed.ok) throw new Error(`${max} characters are refused`);
  expect(parseAddress(parsed.value)).toEqual(parsed);
  expect(fieldErrors(written(max + 1))).toEqual({ [field]: "ERROR_FORM_TOO_LONG" });
  expect(
    fieldErrors(
      parseAddress({ ...parsed.value, [line]: `x${parsed.value[line].padEnd(ADDRESS_LIMITS[limitOf(line)], "y")}` }),
    ),
  ).toEqual({
    [line]: "ERROR_FORM_TOO_LONG",
  });
});

function limitOf(field: "address1" | "address2" | "city" | "company") {
  return field === "city" || field === "company" ? field : "line";
}

test.each(CITY_WRITINGS)("[AD-03] city $typed", (writing) => {
  const city = writing.typed;
  expectStored(parseAddress({ ...lines, city }) as Parsed, "city", writing);
  expectStored(parseAddressForm({ ...form, city }) as Parsed, "city", writing);
});

test.each(COMPLEMENT_WRITINGS)("[AD-03] complement $typed", (writing) => {
  const [complement, address2] = [writing.typed, writing.typed];
  const expected = { ...writing, stored: writing.stored?.trim() };
  expect(fieldErrors(parseAddressForm({ ...form, district: "", complement }))).toEqual({
    district: "ERROR_FORM_REQUIRED",
    ...(expected.stored === undefined && { complement: "ERROR_FORM_TOO_LONG" }),
  });
  expectStored(parseAddress({ ...lines, address2 }) as Parsed, "address2", expected);
});

test.each(COUNTRY_WRITINGS)("[AD-03] country $typed", (writing) => {
  const country = writing.typed;
  expectStored(parseAddress({ ...lines, country }) as Parsed, "country", writing);
  expectStored(parseAddressForm({ ...form, country }) as Parsed, "country", writing);
});
