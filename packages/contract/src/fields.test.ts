import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import {
  amountField,
  booleanField,
  integerField,
  listField,
  optionalField,
  quantityField,
  withDefault,
} from "./fields.ts";
import {
  countryCodeField,
  currentPasswordField,
  emailField,
  formTextField,
  longTextField,
  newPasswordField,
  orderNumberField,
  passwordField,
  searchTermField,
  slugField,
  textField,
  tokenField,
  uuidField,
} from "./text-fields.ts";

const keyOf = (schema: z.ZodType, sent: unknown) => schema.safeParse(sent).error?.issues[0]?.message ?? "accepted";

const hostile = [
  "1e3",
  "1.5",
  " 3",
  "3 ",
  "+3",
  "-1",
  "0x10",
  "NaN",
  "Infinity",
  "１",
  "3\n",
  "",
  "1,5",
  "9".repeat(16),
];
const hostileNumbers = [1.5, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e21, 2 ** 53];
const noNumbers: unknown[] = [null, true, [], ["3"], {}, { valueOf: 3 }];

test("whole numbers are parsed equally as text and as number", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999 }), (number) => {
      expect(quantityField.parse(String(number))).toBe(number);
      expect(quantityField.parse(number)).toBe(number);
    }),
  );
});

test.each([...hostile, ...hostileNumbers, ...noNumbers, 0, "0", 1000, "1000"])("%j is no quantity", (sent) => {
  expect(keyOf(quantityField, sent)).toBe("ERROR_ADD_TO_CART_QUANTITY");
});

test.each([...hostile, ...hostileNumbers, ...noNumbers])("%j is no page", (sent) => {
  expect(keyOf(integerField(1, 100), sent)).toBe("ERROR_FORM_INVALID");
});

test("a number that was not sent is missing, not invalid", () => {
  expect(keyOf(integerField(1, 100), undefined)).toBe("ERROR_FORM_REQUIRED");
});

test("minus zero is zero", () => {
  expect(Object.is(integerField(0, 9).parse(-0), 0)).toBe(true);
});

test("an amount is parsed exactly, as text with a point and as number", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), (centavos) => {
      const sent = (centavos / 100).toFixed(2);
      expect(amountField.parse(sent)).toBe(centavos);
      expect(amountField.parse(centavos / 100)).toBe(centavos);
    }),
  );
});

test.each(["12,50", "12.505", "-1", "1e3", ".5", "5.", " 5", "", "NaN", 12.505, -0.01, Number.NaN, 1e21, null, [5]])(
  "%j is no amount",
  (sent) => {
    expect(keyOf(amountField, sent)).toBe("ERROR_FORM_INVALID");
  },
);

test.each([
  ["true", true],
  ["1", true],
  ["on", true],
  [1, true],
  [true, true],
  ["false", false],
  ["0", false],
  [0, false],
  [false, false],
])("the flag %j is parsed as %j", (sent, read) => {
  expect(booleanField.parse(sent)).toBe(read);
});

test.each(["yes", "", 2, null, ["true"], {}])("%j is no flag", (sent) => {
  expect(keyOf(booleanField, sent)).toBe("ERROR_FORM_INVALID");
});

test("a long list of a form, sent as an object by index, is parsed in order", () => {
  const numbers = listField(integerField(0, 99), 0, 30);
  const sent = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [String(29 - at), String(29 - at)]));
  expect(numbers.parse(sent)).toEqual(Array.from({ length: 30 }, (_, at) => at));
  expect(numbers.parse("")).toEqual([]);
});

test.each([{ length: "2" }, { x1: "1" }, { "1x": "1" }, { "0": "1", other: "2" }, "1,2", 3, null])(
  "%j is no list",
  (sent) => {
    expect(keyOf(listField(integerField(0, 99), 0, 30), sent)).toBe("ERROR_FORM_INVALID");
  },
);

test("missing, empty and null are equal for optional fields", () => {
  const form = z.object({ id: optionalField(uuidField), page: withDefault(integerField(1, 9), 1) });
  for (const sent of [{}, { id: "", page: "" }, { id: null, page: null }, { id: undefined, page: undefined }]) {
    expect(form.parse(sent)).toEqual({ page: 1 });
  }
  expect(keyOf(form, { id: "no-uuid" })).toBe("ERROR_FORM_INVALID");
});

test("text is trimmed; control characters and half surrogate pairs are refused", () => {
  expect(textField(10).parse("  Ana  Souza ")).toBe("Ana Souza");
  expect(keyOf(textField(10), "Ana\u0000")).toBe("ERROR_FORM_INVALID");
  expect(keyOf(textField(10), "Ana\r\nX: y")).toBe("ERROR_FORM_INVALID");
  expect(keyOf(textField(10), "Ana\ud800")).toBe("ERROR_FORM_INVALID");
  expect(keyOf(textField(10), "a".repeat(11))).toBe("ERROR_FORM_TOO_LONG");
  expect(keyOf(textField(10), 5)).toBe("ERROR_FORM_INVALID");
});

test("ids, slugs and order numbers have one format", () => {
  expect(uuidField.parse("0197A1C2-5B7E-7C3A-9D54-3F1C2B6A8E10")).toBe("0197a1c2-5b7e-7c3a-9d54-3f1c2b6a8e10");
  expect(keyOf(slugField, "../etc")).toBe("ERROR_FORM_INVALID");
  expect([orderNumberField.parse("#1001"), orderNumberField.parse(1001)]).toEqual(["1001", "1001"]);
  expect(keyOf(orderNumberField, "1 or 1=1")).toBe("ERROR_FORM_INVALID");
});

test("a list has its minimum and maximum length", () => {
  const numbers = listField(integerField(0, 99), 1, 2);
  expect([[], [1], [1, 2], [1, 2, 3]].map((sent) => keyOf(numbers, sent))).toEqual([
    "ERROR_FORM_REQUIRED",
    "accepted",
    "accepted",
    "ERROR_FORM_TOO_LONG",
  ]);
});

test("a missing value is required, one of the wrong type is invalid or has the field's own error", () => {
  const required = z.object({ id: uuidField, quantity: quantityField });
  const messages = required.safeParse({}).error?.issues.map(({ message }) => message);
  expect(messages).toEqual(["ERROR_FORM_REQUIRED", "ERROR_ADD_TO_CART_QUANTITY"]);
});

test("long text keeps line breaks; other control characters are refused", () => {
  const text = longTextField(20, 2);
  expect(text.parse(" um \r\n\tdois ")).toBe("um\ndois");
  expect(["a", "a".repeat(21), "a\u0000b", 7, null].map((sent) => keyOf(text, sent))).toEqual([
    "ERROR_FORM_REQUIRED",
    "ERROR_FORM_TOO_LONG",
    "ERROR_FORM_INVALID",
    "ERROR_FORM_INVALID",
    "ERROR_FORM_INVALID",
  ]);
  expect(keyOf(text, undefined)).toBe("ERROR_FORM_REQUIRED");
});

test("passwords are not trimmed, and only the current one is required", () => {
  expect(passwordField.parse("  segredo ")).toBe("  segredo ");
  expect(passwordField.parse(undefined)).toBe("");
  expect([newPasswordField.safeParse("12345").success, newPasswordField.safeParse("123456").success]).toEqual([
    false,
    true,
  ]);
  expect([keyOf(currentPasswordField, ""), keyOf(currentPasswordField, "x")]).toEqual([
    "ERROR_FORM_REQUIRED",
    "accepted",
  ]);
});

test("e-mail addresses are normalized, search terms cut, and tokens have one format", () => {
  expect(emailField.parse(" Ana@Example.com ")).toBe("ana@example.com");
  expect([undefined, "", "ana", 7].map((sent) => keyOf(emailField, sent))).toEqual([
    "ERROR_FORM_REQUIRED",
    "ERROR_FORM_REQUIRED",
    "ERROR_FORM_INCORRECT_EMAIL",
    "ERROR_FORM_INCORRECT_EMAIL",
  ]);
  expect(searchTermField.parse(` ${"a".repeat(120)}`)).toBe("a".repeat(100));
  expect([keyOf(searchTermField, 7), keyOf(tokenField, "a b"), keyOf(tokenField, "a-b.c=")]).toEqual([
    "ERROR_FORM_INVALID",
    "ERROR_FORM_INVALID",
    "accepted",
  ]);
  expect([
    keyOf(countryCodeField, "BRA"),
    countryCodeField.parse(" br "),
    formTextField(5, "x").parse(undefined),
  ]).toEqual(["ERROR_FORM_INVALID", "br", ""]);
});
