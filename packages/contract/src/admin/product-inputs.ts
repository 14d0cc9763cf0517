import { MAX_FITMENTS } from "@pecacerta/rules/fitment-merge";
import { NUMBER_KINDS } from "@pecacerta/rules/part-number";
import { FITMENT_LIMITS, PRODUCT_LIMITS } from "@pecacerta/rules/product-limits";
import { PRODUCT_CONDITIONS } from "@pecacerta/rules/product-state";
import { z } from "zod";
import { amountField, booleanField, coerced, integerField, listField, withDefault } from "../fields.ts";
import { longTextField, requiredTextField, slugField, textField } from "../text-fields.ts";

const invalid = { error: "ERROR_FORM_INVALID" } as const;
const nullable = <Field extends z.ZodType>(field: Field) => field.nullable();
const code = (example: string) => textField(PRODUCT_LIMITS.code, example);
const named = { slug: slugField, name: textField(PRODUCT_LIMITS.valueName, "Freios") };

/** 2000 rows of fitment with 2 kB each: no catalog comes near it. */
export const MAX_PRODUCT_BODY_BYTES = 4_000_000;

export const fitmentField = z.object({
  type: z.union([z.literal(1), z.literal(2), z.literal(3)], invalid),
  make: textField(FITMENT_LIMITS.make, "VW - VolksWagen"),
  family: textField(FITMENT_LIMITS.family, "GOL"),
  model: withDefault(textField(FITMENT_LIMITS.model, ""), ""),
  cod_fipe: withDefault(textField(FITMENT_LIMITS.cod_fipe, "005340-6"), ""),
  yearFrom: integerField(1900, 2100, { example: 2009 }),
  yearTo: nullable(integerField(1900, 2100, { example: 2012 })),
  engine: withDefault(textField(FITMENT_LIMITS.engine, "1.0"), ""),
  fuel: withDefault(textField(FITMENT_LIMITS.fuel, "Flex"), ""),
  body: withDefault(textField(FITMENT_LIMITS.body, "sedan"), ""),
  position: withDefault(textField(FITMENT_LIMITS.position, "dianteira"), ""),
  quantity: nullable(integerField(1, 1000, { example: 2 })),
  note: withDefault(textField(FITMENT_LIMITS.note, "Sem ar-condicionado"), ""),
  source: withDefault(textField(FITMENT_LIMITS.source, "Catálogo do fabricante"), ""),
  excluded: withDefault(booleanField, false),
});

const ncmField = coerced(
  (sent) => (typeof sent === "string" ? sent.replaceAll(/[.\s]/g, "") : sent),
  textField(8, "87083090"),
);

const boxSide = integerField(1, PRODUCT_LIMITS.boxSide);

/** `description` and texts are plain text. Amounts in BRL. */
export const productFieldInputs = {
  name: textField(PRODUCT_LIMITS.name, "Pastilha de freio dianteira"),
  sku: code("PF-1234"),
  slug: slugField,
  partNumber: code("N-1234"),
  brand: textField(PRODUCT_LIMITS.brand, "cobreq"),
  type: nullable(slugField),
  categories: listField(slugField, 0, 20),
  price: amountField,
  compareAtPrice: nullable(amountField),
  saleEndsAt: nullable(
    z.iso
      .datetime(invalid)
      .max(30, invalid)
      .meta({ examples: ["2026-12-24T03:00:00.000Z"] }),
  ),
  cost: nullable(amountField),
  whenOut: z.enum(["out-of-stock", "on-backorder", "pending"], invalid),
  compatibility: z.enum(["all", "unknown", "listed"], invalid),
  fitments: listField(fitmentField, 0, MAX_FITMENTS),
  numbers: listField(
    z.object({
      kind: z.enum(NUMBER_KINDS, invalid),
      maker: textField(PRODUCT_LIMITS.maker),
      number: code("0 986 BB0 123"),
    }),
    0,
    200,
  ),
  images: listField(textField(200), 0, 20),
  badges: listField(requiredTextField(40), 0, 10),
  tags: listField(requiredTextField(PRODUCT_LIMITS.tagLength), 0, PRODUCT_LIMITS.tags),
  attributes: listField(
    z.object({ ...named, featured: booleanField, values: listField(z.object(named), 1, 50) }),
    0,
    100,
  ),
  options: listField(
    z.object({
      ...named,
      type: z.enum(["default", "color"], invalid),
      values: listField(
        z.object({ ...named, color: textField(7, "#d32f2f").optional(), image: textField(200).optional() }),
        1,
        50,
      ),
    }),
    0,
    PRODUCT_LIMITS.options,
  ),
  excerpt: longTextField(PRODUCT_LIMITS.excerpt),
  description: longTextField(PRODUCT_LIMITS.description),
  featured: booleanField,
  gtin: textField(14, "7891234567895"),
  ncm: ncmField,
  condition: z.enum(PRODUCT_CONDITIONS, invalid),
  origin: nullable(integerField(0, 8, { example: 0 })),
  warrantyMonths: nullable(integerField(0, PRODUCT_LIMITS.warrantyMonths, { example: 12 })),
  weight: nullable(integerField(0, PRODUCT_LIMITS.weight, { example: 850 })),
  box: nullable(z.object({ length: boxSide, width: boxSide, height: boxSide })),
  seoTitle: textField(PRODUCT_LIMITS.seoTitle),
  seoDescription: textField(PRODUCT_LIMITS.seoDescription),
  supplier: textField(PRODUCT_LIMITS.supplier),
  supplierCode: code("98-1"),
  internalNotes: longTextField(PRODUCT_LIMITS.internalNotes),
};

/** Fields to change; the others stay. */
export const productChangesSchema = z.object(productFieldInputs).partial();
