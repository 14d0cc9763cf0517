import type { ProductContentDto, ProductFieldsDto } from "@pecacerta/contract/admin/product";
import { attributeSchema, productOptionSchema } from "@pecacerta/contract/product";
import { NO_END_YEAR } from "@pecacerta/rules/fitment";
import { NUMBER_KINDS } from "@pecacerta/rules/part-number";
import { normalizePartNumber } from "@pecacerta/rules/text";
import { z } from "zod";
import type { fitments, productNumbers, products } from "../../tables.ts";
import type { NewFitment, NewPartNumber, NewProduct, ProductInternals } from "../new-product.ts";

type ProductRow = typeof products.$inferSelect;
type FitmentRow = typeof fitments.$inferSelect;
type NumberRow = Pick<typeof productNumbers.$inferSelect, "kind" | "maker" | "number">;
type FitmentDto = ProductFieldsDto["fitments"][number];
type NumberDto = ProductFieldsDto["numbers"][number];

export type ContentChanges = { [Field in keyof ProductContentDto]?: ProductContentDto[Field] | undefined };
export type ProductContentField = keyof ProductContentDto;

export type ProductParts = {
  type: string | null;
  categories: readonly string[];
  fitments: readonly FitmentRow[];
  numbers: readonly NumberRow[];
  internals: ProductInternals | undefined;
};

// Stored choices may have properties of imports that no screen shows.
const storedOptions = z.array(productOptionSchema).catch([]);
const storedAttributes = z.array(attributeSchema).catch([]);

export function toProductFields(row: ProductRow, parts: ProductParts): ProductFieldsDto {
  const { name, sku, slug, partNumber, brand, price, compareAtPrice, whenOut, compatibility } = row;
  const { images, badges, tags, excerpt, description, featured, seoTitle, seoDescription } = row;
  const { gtin, ncm, condition, origin, warrantyMonths, weight, length, width, height } = row;
  const { cost = null, supplier = "", supplierCode = "", notes = "" } = parts.internals ?? {};
  return {
    name,
    sku,
    slug,
    partNumber,
    brand,
    type: parts.type,
    categories: [...parts.categories].sort(),
    price,
    compareAtPrice,
    saleEndsAt: row.saleEndsAt?.toISOString() ?? null,
    cost,
    whenOut,
    compatibility,
    fitments: parts.fitments.map(toFitmentDto),
    numbers: sortedNumbers(parts.numbers.filter(isCrossReference)),
    images,
    badges,
    tags,
    attributes: storedAttributes.parse(row.attributes),
    options: storedOptions.parse(row.options),
    excerpt,
    description,
    featured,
    gtin,
    ncm,
    condition,
    origin,
    warrantyMonths,
    weight,
    box: length === null || width === null || height === null ? null : { length, width, height },
    seoTitle,
    seoDescription,
    supplier,
    supplierCode,
    internalNotes: notes,
  };
}

export function toNewProduct(fields: ProductFieldsDto, stored: Pick<NewProduct, "createdAt"> & { id: string }) {
  const { type, saleEndsAt, box, cost, supplier, supplierCode, internalNotes, ...same } = fields;
  return {
    ...same,
    ...stored,
    ...(type !== null && { type }),
    saleEndsAt: saleEndsAt === null ? null : new Date(saleEndsAt),
    fitments: fields.fitments.map(toNewFitment),
    ...(box ?? { length: null, width: null, height: null }),
    internals: { cost, supplier, supplierCode, notes: internalNotes },
  } satisfies NewProduct;
}

/** One order for the same numbers, each once, so that they compare. */
export function sortedNumbers(numbers: readonly NumberDto[]): NumberDto[] {
  const byKey = new Map(
    numbers.map(({ kind, maker, number }) => {
      const normalized = normalizePartNumber(number);
      return [`${NUMBER_KINDS.indexOf(kind)}/${maker}/${normalized}`, { kind, maker, number }];
    }),
  );
  return [...byKey.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, number]) => number);
}

const isCrossReference = (row: NumberRow): row is NumberDto => row.kind !== "sku" && row.kind !== "part";

const toFitmentDto = ({ vehicleType, codFipe, yearTo, ...row }: FitmentRow): FitmentDto => ({
  type: vehicleType as FitmentDto["type"],
  make: row.make,
  family: row.family,
  model: row.model ?? "",
  cod_fipe: codFipe ?? "",
  yearFrom: row.yearFrom,
  yearTo: yearTo >= NO_END_YEAR ? null : yearTo,
  engine: row.engine ?? "",
  fuel: row.fuel ?? "",
  body: row.body ?? "",
  position: row.position ?? "",
  quantity: row.quantity,
  note: row.note ?? "",
  source: row.source,
  excluded: row.excluded,
});

export function toNewFitment({ type, cod_fipe: codFipe, yearTo, ...row }: FitmentDto): NewFitment {
  const { make, family, yearFrom, quantity, source, excluded } = row;
  return {
    type,
    make,
    family,
    yearFrom,
    yearTo: yearTo ?? NO_END_YEAR,
    source,
    excluded,
    ...(quantity !== null && { quantity }),
    ...givenTexts({ codFipe, model: row.model, engine: row.engine, fuel: row.fuel }),
    ...givenTexts({ body: row.body, position: row.position, note: row.note }),
  };
}

const givenTexts = <Texts extends Record<string, string>>(texts: Texts): Partial<Texts> =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== "")) as Partial<Texts>;

export const fromNewFitment = ({ codFipe = "", yearTo, ...row }: NewFitment): FitmentDto => ({
  model: "",
  engine: "",
  fuel: "",
  body: "",
  position: "",
  note: "",
  source: "",
  excluded: false,
  ...row,
  quantity: row.quantity ?? null,
  cod_fipe: codFipe,
  yearTo: yearTo >= NO_END_YEAR ? null : yearTo,
});

export const fromNewPartNumber = ({ maker = "", ...row }: NewPartNumber): NumberDto => ({ ...row, maker });
