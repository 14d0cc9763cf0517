import type { ProductField, ProductFieldsDto } from "@pecacerta/contract/admin/product";
import { dayInBrazil } from "@pecacerta/rules/business-day";
import { formatDecimalInput, parseDecimalInput, parseMoneyInput } from "@pecacerta/rules/decimal-input";
import { formatMoney } from "@pecacerta/rules/money";
import { type AttributeInput, parseAttributes, parseOptions, writeAttributes } from "./attribute-inputs.ts";

type BoxInput = { length: string; width: string; height: string };

/** Fields whose form value is not the stored one. */
type InputTexts = {
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

const BOX_SIDES = ["length", "width", "height"] as const;
const KILOGRAM_DIGITS = 3;
const CENTIMETER_DIGITS = 1;

type FieldInput<Field extends keyof InputTexts> = {
  write: (value: ProductFieldsDto[Field]) => InputTexts[Field];
  /** Errors by the part of the field, empty for the field itself. */
  parse: (input: InputTexts[Field]) => ParsedField<ProductFieldsDto[Field]>;
};
type ParsedField<Value> = { value: Value } | { errors: Readonly<Record<string, string>> };

const invalid = (part = "") => ({ errors: { [part]: "ERROR_FORM_INVALID" } });
const optional = <Value>(text: string, parse: (text: string) => ParsedField<Value>): ParsedField<Value | null> =>
  text.trim() === "" ? { value: null } : parse(text);

/** `1.234,50`, as a field shows an amount. */
export const amountText = (centavos: number): string => formatMoney(centavos).replace(/^R\$ /, "");

function parseAmount(text: string): ParsedField<number> {
  const amount = parseMoneyInput(text);
  return amount.ok ? { value: amount.value } : invalid();
}

function parseDecimal(text: string, digits: number): ParsedField<number> {
  const decimal = parseDecimalInput(text, digits);
  return decimal.ok ? { value: decimal.value } : invalid();
}

const optionalAmount = {
  write: (value: number | null) => (value === null ? "" : amountText(value)),
  parse: (text: string) => optional(text, parseAmount),
};

const INPUTS: { readonly [Field in keyof InputTexts]: FieldInput<Field> } = {
  price: { write: (value) => (value === 0 ? "" : amountText(value)), parse: parsePrice },
  compareAtPrice: optionalAmount,
  cost: optionalAmount,
  saleEndsAt: {
    write: (value) => (value === null ? "" : dayInBrazil(Date.parse(value))),
    parse: (day) => optional(day, parseLastDay),
  },
  warrantyMonths: {
    write: (value) => (value === null ? "" : String(value)),
    parse: (text) => optional(text, (months) => parseDecimal(months, 0)),
  },
  weight: {
    write: (value) => (value === null ? "" : formatDecimalInput(value, KILOGRAM_DIGITS)),
    parse: (text) => optional(text, (weight) => parseDecimal(weight, KILOGRAM_DIGITS)),
  },
  box: { write: writeBox, parse: parseBox },
  tags: { write: (tags) => tags.join(", "), parse: (text) => ({ value: splitWords(text) }) },
  attributes: { write: writeAttributes, parse: (attributes) => ({ value: parseAttributes(attributes) }) },
  options: { write: (options) => options, parse: (options) => ({ value: parseOptions(options) }) },
  numbers: {
    write: (numbers) => numbers,
    parse: (numbers) => ({ value: numbers.filter(({ number }) => number.trim() !== "") }),
  },
};

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

function writeBox(box: ProductFieldsDto["box"]): BoxInput {
  const side = (millimeters: number | undefined) =>
    millimeters === undefined ? "" : formatDecimalInput(millimeters, CENTIMETER_DIGITS);
  return { length: side(box?.length), width: side(box?.width), height: side(box?.height) };
}

function parseBox(box: BoxInput): ParsedField<ProductFieldsDto["box"]> {
  if (BOX_SIDES.every((side) => box[side].trim() === "")) return { value: null };
  const sides = BOX_SIDES.map((side) => [side, parseDecimalInput(box[side], CENTIMETER_DIGITS)] as const);
  const value = (at: number) => (sides[at]?.[1].ok ? sides[at][1].value : 0);
  const errors = sides.flatMap(([side, parsed]) =>
    parsed.ok ? [] : [[side, box[side].trim() === "" ? "ERROR_FORM_REQUIRED" : "ERROR_FORM_INVALID"]],
  );
  return errors.length > 0
    ? { errors: Object.fromEntries(errors) }
    : { value: { length: value(0), width: value(1), height: value(2) } };
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
