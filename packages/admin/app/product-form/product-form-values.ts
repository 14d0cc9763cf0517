import type { ProductField, ProductFieldsDto } from "@pecacerta/contract/admin/product";
import { dayInBrazil } from "@pecacerta/rules/business-day";
import { formatDecimalInput, parseDecimalInput, parseMoneyInput } from "@pecacerta/rules/decimal-input";
import { isGlobalGtin } from "@pecacerta/rules/gtin";
import { formatMoney } from "@pecacerta/rules/money";
import { isNcm } from "@pecacerta/rules/ncm";
import { PRODUCT_LIMITS } from "@pecacerta/rules/product-limits";
import { normalizePartNumber, slugify } from "@pecacerta/rules/text";
import {
  type AttributeInput,
  attributeErrors,
  optionErrors,
  parseAttributes,
  parseOptions,
  writeAttributes,
} from "./attribute-inputs.ts";
import { type BoxInput, parseBox, writeBox } from "./box-input.ts";
import type { ParsedField } from "./parsed-field.ts";

/** Fields whose form value is not the stored one. */
type InputTexts = {
  name: string;
  sku: string;
  slug: string;
  gtin: string;
  ncm: string;
  price: string;
  compareAtPrice: string;
  saleEndsAt: string;
  cost: string;
  warrantyMonths: string;
  weight: string;
  box: BoxInput;
  tags: string;
  attributes: AttributeInput[];
  options: ProductFieldsDto["options"];
  numbers: ProductFieldsDto["numbers"];
};

/**
 * A product as its form shows it: amounts in BRL, weight in kilograms, the box in centimeters, the last day of a sale,
 * words with commas.
 */
export type ProductFormValues = Omit<ProductFieldsDto, keyof InputTexts> & InputTexts;

const KILOGRAM_DIGITS = 3;

type FieldInput<Field extends keyof InputTexts> = {
  write: (value: ProductFieldsDto[Field]) => InputTexts[Field];
  parse: (input: InputTexts[Field]) => ParsedField<ProductFieldsDto[Field]>;
};

const invalid = () => ({ errors: { "": "ERROR_FORM_INVALID" } });
const required = () => ({ errors: { "": "ERROR_FORM_REQUIRED" } });
const optional = <Value>(text: string, parse: (text: string) => ParsedField<Value>): ParsedField<Value | null> =>
  text.trim() === "" ? { value: null } : parse(text);

/** `1.234,50`, as a field shows an amount. */
export const amountText = (centavos: number): string => formatMoney(centavos).replace(/^R\$\s/, "");

function parseAmount(text: string): ParsedField<number> {
  const amount = parseMoneyInput(text);
  return amount.ok ? { value: amount.value } : invalid();
}

function parseDecimal(text: string, digits: number, max: number): ParsedField<number> {
  const decimal = parseDecimalInput(text, digits);
  return decimal.ok && decimal.value <= max ? { value: decimal.value } : invalid();
}

const asIs = (text: string) => text;
const requiredText = {
  write: asIs,
  parse: (text: string) => (text.trim() === "" ? required() : { value: text }),
};

/** Digits, also as they are printed: `8708.30.90`. */
const digitCode = (isValid: (digits: string) => boolean, error: string) => ({
  write: asIs,
  parse(text: string): ParsedField<string> {
    const digits = text.replaceAll(/[\s.-]/g, "");
    return digits === "" || isValid(digits) ? { value: digits } : { errors: { "": error } };
  },
});

const optionalAmount = {
  write: (value: number | null) => (value === null ? "" : amountText(value)),
  parse: (text: string) => optional(text, parseAmount),
};

const INPUTS: { readonly [Field in keyof InputTexts]: FieldInput<Field> } = {
  name: requiredText,
  sku: requiredText,
  slug: { write: asIs, parse: (text) => (slugify(text) === "" ? required() : { value: slugify(text) }) },
  gtin: digitCode(isGlobalGtin, "INVALID_GTIN"),
  ncm: digitCode(isNcm, "ERROR_FORM_INVALID"),
  price: { write: (value) => (value === 0 ? "" : amountText(value)), parse: parsePrice },
  compareAtPrice: optionalAmount,
  cost: optionalAmount,
  saleEndsAt: {
    write: (value) => (value === null ? "" : dayInBrazil(Date.parse(value))),
    parse: (day) => optional(day, parseLastDay),
  },
  warrantyMonths: {
    write: (value) => (value === null ? "" : String(value)),
    parse: (text) => optional(text, (months) => parseDecimal(months, 0, PRODUCT_LIMITS.warrantyMonths)),
  },
  weight: {
    write: (value) => (value === null ? "" : formatDecimalInput(value, KILOGRAM_DIGITS)),
    parse: (text) => optional(text, (weight) => parseDecimal(weight, KILOGRAM_DIGITS, PRODUCT_LIMITS.weight)),
  },
  box: { write: writeBox, parse: parseBox },
  tags: { write: (tags) => tags.join(", "), parse: parseTags },
  attributes: {
    write: writeAttributes,
    parse: (inputs) => withErrors(attributeErrors(inputs)) ?? { value: parseAttributes(inputs) },
  },
  options: {
    write: (options) => options,
    parse: (options) => withErrors(optionErrors(options)) ?? { value: parseOptions(options) },
  },
  numbers: { write: (numbers) => numbers, parse: parseNumbers },
};

const withErrors = (errors: Readonly<Record<string, string>>) =>
  Object.keys(errors).length > 0 ? { errors } : undefined;

function parseTags(text: string): ParsedField<string[]> {
  const tags = splitWords(text);
  const isTooMuch = tags.length > PRODUCT_LIMITS.tags || tags.some((tag) => tag.length > PRODUCT_LIMITS.tagLength);
  return isTooMuch ? invalid() : { value: tags };
}

/** Rows that were added and left empty are none. */
function parseNumbers(numbers: ProductFieldsDto["numbers"]): ParsedField<ProductFieldsDto["numbers"]> {
  const isEmpty = ({ maker, number }: ProductFieldsDto["numbers"][number]) => `${maker}${number}`.trim() === "";
  const errors = numbers.flatMap((row, at) =>
    isEmpty(row) || normalizePartNumber(row.number) !== ""
      ? []
      : [[`${at}.number`, row.number.trim() === "" ? "ERROR_FORM_REQUIRED" : "ERROR_FORM_INVALID"]],
  );
  return withErrors(Object.fromEntries(errors)) ?? { value: numbers.filter((row) => !isEmpty(row)) };
}

const splitWords = (text: string): string[] => [
  ...new Set(
    text
      .split(",")
      .map((word) => word.trim())
      .filter(Boolean),
  ),
];

function parsePrice(text: string): ParsedField<number> {
  return text.trim() === "" ? { value: 0 } : parseAmount(text);
}

/** The last second of a day in Brasília. */
function parseLastDay(day: string): ParsedField<string> {
  const time = Date.parse(`${day}T23:59:59-03:00`);
  return Number.isNaN(time) ? invalid() : { value: new Date(time).toISOString() };
}

const isInputText = (field: ProductField): field is keyof InputTexts => Object.hasOwn(INPUTS, field);

/** The stored value of a field as the form shows it. */
export function toFormValue<Field extends ProductField>(
  field: Field,
  value: ProductFieldsDto[Field],
): ProductFormValues[Field] {
  const write = isInputText(field) ? (INPUTS[field].write as (value: unknown) => unknown) : undefined;
  return (write ? write(value) : value) as ProductFormValues[Field];
}

/** The value to store, or what is wrong with it. */
export function parseFormValue<Field extends ProductField>(
  field: Field,
  value: ProductFormValues[Field],
): ParsedField<ProductFieldsDto[Field]> {
  if (!isInputText(field)) return { value: value as unknown as ProductFieldsDto[Field] };
  const parse = INPUTS[field].parse as (input: unknown) => ParsedField<unknown>;
  return parse(value) as ParsedField<ProductFieldsDto[Field]>;
}
