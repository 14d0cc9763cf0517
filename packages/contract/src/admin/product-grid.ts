import { z } from "zod";
import { defineCall } from "../call.ts";
import { withDefault } from "../fields.ts";
import { dataEnvelope, idSchema } from "../wire-values.ts";
import { formRefusals } from "./order-call.ts";
import { productFieldsSchema, productStateSchema } from "./product.ts";
import { readsCatalog } from "./product-call.ts";
import { selectionField } from "./selections.ts";

const gridProductSchema = productFieldsSchema
  .pick({
    name: true,
    sku: true,
    partNumber: true,
    brand: true,
    type: true,
    categories: true,
    price: true,
    compareAtPrice: true,
    cost: true,
    whenOut: true,
    tags: true,
    featured: true,
    gtin: true,
    ncm: true,
    condition: true,
    origin: true,
    warrantyMonths: true,
    weight: true,
    box: true,
    supplier: true,
    supplierCode: true,
    excerpt: true,
    seoTitle: true,
    seoDescription: true,
    internalNotes: true,
  })
  .extend({
    id: idSchema,
    revision: z.int(),
    state: productStateSchema,
    onHand: z.int(),
    minimum: z.int().nullable(),
    shelf: z.string(),
  })
  .meta({ id: "GridProduct", description: "A product as a row of the grid", examples: [] });

export type GridProductDto = z.output<typeof gridProductSchema>;

/** The first 500, in the order of a list. `total` counts as that of a list. */
export const listGridProductsCall = defineCall({
  ...readsCatalog,
  method: "POST",
  reads: true,
  path: "/admin/products/grid",
  summary: "Fields of many products, to change them in a grid",
  body: z.object({
    selection: selectionField,
    sort: withDefault(z.enum(["changed", "name", "price"], { error: "ERROR_FORM_INVALID" }), "changed"),
  }),
  responses: {
    200: dataEnvelope(z.object({ items: z.array(gridProductSchema), total: z.int(), isMore: z.boolean() })),
  },
  refusals: { 422: formRefusals },
});
