import type { GridProductDto } from "@pecacerta/contract/admin/product-grid";
import { formatDecimalInput } from "@pecacerta/rules/decimal-input";
import { PRODUCT_CONDITIONS } from "@pecacerta/rules/product-state";
import { cleanParagraphs, cleanText, normalizeForSearch, slugify } from "@pecacerta/rules/text";
import { parseBox } from "../product-form/box-input.ts";
import { type ProductFormValues, parseFormValue, toFormValue } from "../product-form/product-form-values.ts";
import { CONDITION_NAMES, ORIGIN_NAMES } from "../texts/product-detail-texts.ts";
import { PRODUCT_FIELDS } from "../texts/product-field-names.ts";
import { historyTexts as texts } from "../texts/product-history-texts.ts";
import { WHEN_OUT_NAMES } from "../texts/product-section-texts.ts";

export type CellField = Exclude<keyof GridProductDto, "id" | "revision" | "state" | "onHand" | "minimum" | "shelf">;
export type CellValue = GridProductDto[CellField];

export type NamedChoice = { value: string; name: string };
/** Brands by what products hold, categories by their path. `hasAllBrands`: the company has no others. */
export type CellChoices = Readonly<Record<"brands" | "types" | "categories", readonly NamedChoice[]>> & {
  readonly hasAllBrands: boolean;
};

export const NO_CHOICES: CellChoices = { brands: [], types: [], categories: [], hasAllBrands: false };

type ReadCell = { value: CellValue } | { error: string };
type CellInput = {
  write: (value: never, choices: CellChoices) => string;
  read: (text: string, choices: CellChoices) => ReadCell;
  /** Offered while typing. */
  choices?: (choices: CellChoices) => readonly NamedChoice[];
};

const invalid: ReadCell = { error: "ERROR_FORM_INVALID" };
const SEPARATOR = " | ";
const MOST_CATEGORIES = 20;
const CENTIMETER_DIGITS = 1;

/** As the server cleans and limits it. */
const textOf = (max: number, clean: (text: string) => string = cleanText): CellInput => ({
  write: (value: string) => value,
  read(text) {
    const value = clean(text);
    return value.length > max ? { error: "ERROR_FORM_TOO_LONG" } : { value };
  },
});
const required = (input: CellInput): CellInput => ({
  ...input,
  read: (text, choices) => (text.trim() === "" ? { error: "ERROR_FORM_REQUIRED" } : input.read(text, choices)),
});

/** As the product's form writes and reads it. */
const ofForm = <Field extends CellField & keyof ProductFormValues>(field: Field): CellInput => ({
  write: (value: never) => toFormValue(field, value) as string,
  read(text) {
    const parsed = parseFormValue(field, text as ProductFormValues[Field]);
    return "value" in parsed ? { value: parsed.value as CellValue } : { error: Object.values(parsed.errors)[0] ?? "" };
  },
});

const byName = (choices: readonly NamedChoice[], text: string): NamedChoice | undefined => {
  const normalized = normalizeForSearch(text);
  return choices.find(({ name, value }) => normalizeForSearch(name) === normalized || value === text.trim());
};
const nameOf = (choices: readonly NamedChoice[], value: string): string =>
  choices.find((choice) => choice.value === value)?.name ?? value;

type ChoiceOptions = { isNullable?: boolean; toValue?: (value: string) => CellValue };

function oneOf(
  choicesOf: (choices: CellChoices) => readonly NamedChoice[],
  { isNullable = false, toValue = (value) => value }: ChoiceOptions = {},
): CellInput {
  return {
    write: (value: unknown, choices) => (value === null ? "" : nameOf(choicesOf(choices), String(value))),
    read(text, choices) {
      if (isNullable && text.trim() === "") return { value: null };
      const chosen = byName(choicesOf(choices), text);
      return chosen ? { value: toValue(chosen.value) } : invalid;
    },
    choices: choicesOf,
  };
}

const namedIn = (names: Readonly<Record<string, string>>): NamedChoice[] =>
  Object.entries(names).flatMap(([value, name]) => (value === "" ? [] : [{ value, name }]));
const CONDITIONS = namedIn(CONDITION_NAMES).filter(({ value }) => PRODUCT_CONDITIONS.some((each) => each === value));
const WHEN_OUTS = namedIn(WHEN_OUT_NAMES);
const ORIGINS = namedIn(ORIGIN_NAMES);
const YES_NO = namedIn({ true: texts.yes, false: texts.no });

const brandText = textOf(200);
const brand: CellInput = {
  write: (value: string, { brands }) => nameOf(brands, value),
  read(text, choices) {
    const known = byName(choices.brands, text);
    return known ? { value: known.value } : brandText.read(text, choices);
  },
  choices: ({ brands }) => brands,
};

/** Says whether the text would be a brand that the company does not have, as one that is typed by halves. */
export function isNewBrand(text: string, { brands, hasAllBrands }: CellChoices): boolean {
  const slug = slugify(text);
  return hasAllBrands && slug !== "" && !brands.some(({ value, name }) => [value, name].map(slugify).includes(slug));
}

const categories: CellInput = {
  write: (slugs: readonly string[], choices) => slugs.map((slug) => nameOf(choices.categories, slug)).join(SEPARATOR),
  read(text, choices) {
    const parts = text.split("|").filter((part) => part.trim() !== "");
    const found = parts.flatMap((part) => byName(choices.categories, part) ?? []);
    if (found.length < parts.length) return { error: "CATEGORY_NOT_FOUND" };
    return found.length > MOST_CATEGORIES
      ? { error: "ERROR_FORM_TOO_LONG" }
      : { value: found.map(({ value }) => value) };
  },
  choices: (choices) => choices.categories,
};

const SIDES = ["length", "width", "height"] as const;

const box: CellInput = {
  write: (value: GridProductDto["box"]) =>
    value ? SIDES.map((side) => formatDecimalInput(value[side], CENTIMETER_DIGITS)).join(" x ") : "",
  read(text) {
    if (text.trim() === "") return { value: null };
    const [length = "", width = "", height = "", ...others] = text.split(/[x×*]/i);
    const parsed = parseBox({ length, width, height });
    return "value" in parsed && others.length === 0 ? parsed : invalid;
  },
};

const INPUTS: { readonly [Field in CellField]: CellInput } = {
  name: required(textOf(200)),
  sku: required(textOf(80)),
  partNumber: textOf(80),
  supplier: textOf(120),
  supplierCode: textOf(80),
  excerpt: textOf(1000, cleanParagraphs),
  seoTitle: textOf(120),
  seoDescription: textOf(320),
  internalNotes: textOf(5000, cleanParagraphs),
  gtin: ofForm("gtin"),
  ncm: ofForm("ncm"),
  brand,
  categories,
  box,
  price: ofForm("price"),
  compareAtPrice: ofForm("compareAtPrice"),
  cost: ofForm("cost"),
  warrantyMonths: ofForm("warrantyMonths"),
  weight: ofForm("weight"),
  tags: ofForm("tags"),
  type: oneOf(({ types }) => types, { isNullable: true }),
  whenOut: oneOf(() => WHEN_OUTS),
  condition: oneOf(() => CONDITIONS),
  origin: oneOf(() => ORIGINS, { isNullable: true, toValue: Number }),
  featured: oneOf(() => YES_NO, { toValue: (value) => value === "true" }),
};

/** In the order of the product's form. */
export const CELL_FIELDS = PRODUCT_FIELDS.filter((field): field is CellField => Object.hasOwn(INPUTS, field));

export const writeCell = (field: CellField, value: CellValue, choices: CellChoices): string =>
  INPUTS[field].write(value as never, choices);

export const readCell = (field: CellField, text: string, choices: CellChoices): ReadCell =>
  INPUTS[field].read(text, choices);

export function cellChoices(field: CellField, choices: CellChoices): readonly string[] | undefined {
  const offered = INPUTS[field].choices?.(choices);
  return offered && [...new Set(offered.map(({ name }) => name))];
}
