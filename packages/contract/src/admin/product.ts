import { NUMBER_KINDS } from "@pecacerta/rules/part-number";
import { PRODUCT_CONDITIONS, PRODUCT_STATES, PUBLISH_BLOCKERS } from "@pecacerta/rules/product-state";
import { z } from "zod";
import { attributeSchema, productOptionSchema } from "../product.ts";
import { amountSchema, idSchema, timestampSchema } from "../wire-values.ts";
import { staffFitmentSchema } from "./fitment.ts";

export const productStateSchema = z.enum(PRODUCT_STATES);

/** Every field that staff can change. Dimensions in millimeters, weight in grams. Empty text is none. */
export const productFieldsSchema = z.object({
  name: z.string(),
  sku: z.string(),
  slug: z.string(),
  partNumber: z.string(),
  brand: z.string().meta({ description: "Slug of a brand, or any name" }),
  type: z.string().nullable().meta({ description: "Slug of the product type" }),
  categories: z.array(z.string()).meta({ description: "Slugs of its own categories, without the ones above" }),
  price: amountSchema,
  compareAtPrice: amountSchema.nullable(),
  saleEndsAt: timestampSchema.nullable(),
  cost: amountSchema.nullable().meta({ description: "Null without the permission prices.write" }),
  whenOut: z.enum(["out-of-stock", "on-backorder", "pending"]),
  compatibility: z.enum(["all", "unknown", "listed"]),
  fitments: z.array(staffFitmentSchema),
  numbers: z.array(z.object({ kind: z.enum(NUMBER_KINDS), maker: z.string(), number: z.string() })),
  images: z.array(z.string()),
  badges: z.array(z.string()),
  tags: z.array(z.string()),
  attributes: z.array(attributeSchema),
  options: z.array(productOptionSchema),
  excerpt: z.string(),
  description: z.string(),
  featured: z.boolean(),
  gtin: z.string(),
  ncm: z.string(),
  condition: z.enum(PRODUCT_CONDITIONS),
  origin: z.int().nullable().meta({ description: "Fiscal origin of goods, 0 to 8" }),
  warrantyMonths: z.int().nullable(),
  weight: z.int().nullable(),
  box: z.object({ length: z.int(), width: z.int(), height: z.int() }).nullable(),
  seoTitle: z.string(),
  seoDescription: z.string(),
  supplier: z.string(),
  supplierCode: z.string(),
  internalNotes: z.string(),
});

export type ProductFieldsDto = z.output<typeof productFieldsSchema>;
export type ProductField = keyof ProductFieldsDto;

/** What a revision records. */
export const productContentSchema = productFieldsSchema.extend({ state: productStateSchema });

export type ProductContentDto = z.output<typeof productContentSchema>;

/** `revision` counts changes of fields and state. `stock` changes by movements only. */
export const staffProductSchema = productFieldsSchema
  .extend({
    id: idSchema,
    revision: z.int(),
    state: productStateSchema,
    url: z.string().nullable().meta({ description: "Of its page in the shop; null unless it is published" }),
    createdAt: timestampSchema,
    updatedAt: timestampSchema,
    stock: z.object({ onHand: z.int(), minimum: z.int().nullable(), shelf: z.string() }),
    blockers: z.array(z.enum(PUBLISH_BLOCKERS)).meta({ description: "What keeps it from being published" }),
    coverage: z.int().meta({ description: "How complete its fitment data is, 0 to 100" }),
  })
  .meta({ id: "StaffProduct", description: "A product as staff see it", examples: [] });

export type StaffProductDto = z.output<typeof staffProductSchema>;

export const staffProductRowSchema = z
  .object({
    id: idSchema,
    revision: z.int(),
    state: productStateSchema,
    name: z.string(),
    sku: z.string(),
    slug: z.string(),
    partNumber: z.string(),
    brand: z.string(),
    image: z.string().nullable(),
    price: amountSchema,
    compareAtPrice: amountSchema.nullable(),
    onHand: z.int(),
    minimum: z.int().nullable(),
    shelf: z.string(),
    fitments: z.int(),
    compatibility: z.enum(["all", "unknown", "listed"]),
    updatedAt: timestampSchema,
  })
  .meta({ id: "StaffProductRow", description: "A product in the list that staff see", examples: [] });

export type StaffProductRowDto = z.output<typeof staffProductRowSchema>;
