import type { ProductField, ProductFieldsDto } from "@pecacerta/contract/admin/product";
import { formatDecimalInput } from "@pecacerta/rules/decimal-input";
import { formatMakeName } from "@pecacerta/rules/model-name";
import { formatMoney } from "@pecacerta/rules/money";
import { ownProperty } from "@pecacerta/rules/own-property";
import { formatDate } from "../texts/format-time.ts";
import { BADGE_NAMES, CONDITION_NAMES, NUMBER_KIND_NAMES, ORIGIN_NAMES } from "../texts/product-detail-texts.ts";
import { historyTexts as texts } from "../texts/product-history-texts.ts";
import { WHEN_OUT_NAMES } from "../texts/product-section-texts.ts";
import { PRODUCT_STATE_NAMES } from "../texts/product-texts.ts";

/** A field of a revision: the state changes too. */
export type HistoryField = ProductField | "state";

type Values = { [Field in ProductField]: (value: NonNullable<ProductFieldsDto[Field]>) => string | string[] };
type Fitment = ProductFieldsDto["fitments"][number];

const asIs = (text: string) => text;
const all = (items: readonly string[]) => [...items];
const nameIn = (names: Readonly<Record<string, string>>) => (key: string | number) =>
  ownProperty(names, String(key)) ?? String(key);
const namesOf = (values: readonly { name: string }[]) => values.map(({ name }) => name).join(", ");

const VALUES: Values = {
  name: asIs,
  sku: asIs,
  slug: asIs,
  partNumber: asIs,
  brand: asIs,
  type: asIs,
  excerpt: asIs,
  description: asIs,
  gtin: asIs,
  ncm: asIs,
  seoTitle: asIs,
  seoDescription: asIs,
  supplier: asIs,
  supplierCode: asIs,
  internalNotes: asIs,
  categories: all,
  images: (images) => images.map((_, place) => texts.photo(place + 1)),
  tags: all,
  price: formatAmount,
  compareAtPrice: formatAmount,
  cost: formatAmount,
  saleEndsAt: formatDate,
  whenOut: nameIn(WHEN_OUT_NAMES),
  compatibility: nameIn(texts.compatibilities),
  condition: nameIn(CONDITION_NAMES),
  origin: nameIn(ORIGIN_NAMES),
  badges: (badges) => badges.map(nameIn(BADGE_NAMES)),
  fitments: (fitments) => fitments.map(fitmentText),
  numbers: (numbers) =>
    numbers.map(({ kind, maker, number }) => [NUMBER_KIND_NAMES[kind], maker, number].filter(Boolean).join(" ")),
  attributes: (attributes) => attributes.map(({ name, values }) => `${name}: ${namesOf(values)}`),
  options: (options) => options.map(({ name, values }) => `${name}: ${namesOf(values)}`),
  featured: (isFeatured) => (isFeatured ? texts.yes : texts.no),
  warrantyMonths: (months) => texts.months(months),
  weight: (grams) => `${formatDecimalInput(grams, 3)} kg`,
  box: ({ length, width, height }) =>
    `${[length, width, height].map((side) => formatDecimalInput(side, 1)).join(" × ")} cm`,
};

function formatAmount(centavos: number): string {
  return formatMoney(centavos);
}

function fitmentText({
  excluded,
  make,
  family,
  model,
  yearFrom,
  yearTo,
  engine,
  fuel,
  body,
  position,
}: Fitment): string {
  const years = yearTo === yearFrom ? String(yearFrom) : `${yearFrom}–${yearTo ?? texts.today}`;
  const vehicle = [formatMakeName(make), model || family, years, engine, fuel, body, position]
    .filter(Boolean)
    .join(" ");
  return excluded ? `${texts.not} ${vehicle}` : vehicle;
}

/** A value as staff read it: one text, or one for each item of a list. */
function valueTexts(field: HistoryField, value: unknown): readonly string[] {
  if (value === undefined || value === null || value === "") return [];
  const text =
    field === "state"
      ? nameIn(PRODUCT_STATE_NAMES)(String(value))
      : (VALUES[field] as (known: unknown) => string | string[])(value);
  return Array.isArray(text) ? text : [text];
}

export const productValueText = (field: HistoryField, value: unknown): string =>
  valueTexts(field, value).join("\n") || texts.empty;

/** Of lists what went and what came, of other fields both values. */
export function changeTexts(field: HistoryField, before: unknown, after: unknown): { before: string; after: string } {
  if (field === "images" && Array.isArray(before) && Array.isArray(after)) return photoChangeTexts(before, after);
  const [old, current] = [valueTexts(field, before), valueTexts(field, after)];
  if (!Array.isArray(before) || !Array.isArray(after))
    return { before: old.join("\n") || texts.empty, after: current.join("\n") || texts.empty };
  const [gone, added] = [without(old, current), without(current, old)];
  if (gone.length + added.length === 0) return { before: texts.order, after: current.join(", ") };
  return { before: gone.join("\n") || texts.nothing, after: added.join("\n") || texts.nothing };
}

function without(items: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others);
  return items.filter((item) => !known.has(item));
}

/** Photos are named by their place: those that stay by the one that they had. */
function photoChangeTexts(before: readonly unknown[], after: readonly unknown[]): { before: string; after: string } {
  const [gone, added] = [photosWithout(before, after), photosWithout(after, before)];
  if (gone.length + added.length > 0)
    return { before: gone.join("\n") || texts.nothing, after: added.join("\n") || texts.nothing };
  return { before: texts.order, after: after.map((photo) => texts.photo(before.indexOf(photo) + 1)).join(", ") };
}

const photosWithout = (photos: readonly unknown[], others: readonly unknown[]): string[] =>
  photos.flatMap((photo, place) => (others.includes(photo) ? [] : [texts.photo(place + 1)]));
