import { z } from "zod";
import { defineCall } from "../call.ts";
import { optionalField } from "../fields.ts";
import { searchTermField } from "../text-fields.ts";
import { amountSchema, dataEnvelope, idSchema } from "../wire-values.ts";
import { staffCustomerRowSchema } from "./customer.ts";
import { staffOrderRowSchema } from "./order.ts";
import { productStateSchema } from "./product.ts";

const foundProductSchema = z.object({
  id: idSchema,
  name: z.string(),
  sku: z.string(),
  partNumber: z.string(),
  brand: z.string().meta({ description: "Slug of the brand" }),
  brandName: z.string(),
  price: amountSchema,
  stock: z.int(),
  shelf: z.string(),
  revision: z.int(),
  state: productStateSchema,
  isNamed: z.boolean().meta({
    description: "It alone has the searched text as its SKU, part number or GTIN, without case and separators",
  }),
  url: z.url().nullable().meta({ description: "Its page in the shop; null for a product that is not published" }),
});

/**
 * Orders by number, name, phone, CPF, SKU or tracking code, customers as their list finds them, products by any of
 * their part numbers, then by words and vehicles, drafts and archived ones too: the first of each kind. Words match in any order.
 */
export const searchStaffCall = defineCall({
  tags: ["Staff home"],
  access: "staff",
  company: true,
  permission: "catalog.read",
  method: "GET",
  path: "/admin/search",
  summary: "Find orders, customers and products",
  query: z.object({ q: optionalField(searchTermField) }),
  responses: {
    200: dataEnvelope(
      z
        .object({
          orders: z.array(staffOrderRowSchema).nullable().meta({ description: "Null without orders.read" }),
          customers: z
            .array(staffCustomerRowSchema.pick({ id: true, name: true, email: true, phone: true }))
            .nullable()
            .meta({ description: "Null without customers.read" }),
          products: z.array(foundProductSchema),
        })
        .meta({ id: "StaffSearchResult" }),
    ),
  },
});

export type StaffSearchDto = z.output<(typeof searchStaffCall.responses)[200]>["data"];
export type FoundProductDto = z.output<typeof foundProductSchema>;
