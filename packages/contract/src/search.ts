import { MAX_LIMIT, PAGE_SIZE } from "@pecacerta/rules/listing";
import { z } from "zod";
import { defineCall } from "./call.ts";
import { categorySchema } from "./categories.ts";
import { integerField, withDefault } from "./fields.ts";
import { productListSchema, viewField } from "./product.ts";
import { searchOmissions } from "./search-omissions.ts";
import { forVehicleField, searchTermField } from "./text-fields.ts";
import { dataEnvelope } from "./wire-values.ts";

/** With `for_vehicle`, products that fit the vehicle come first and those that do not last. */
export const searchProductsCall = defineCall({
  method: "GET",
  path: "/products/search/:term",
  summary: "Products by name, brand, SKU, part number or category",
  tags: ["Search"],
  access: "public",
  company: true,
  params: z.object({ term: searchTermField }),
  query: z.object({
    limit: withDefault(integerField(1, MAX_LIMIT), PAGE_SIZE),
    view: viewField,
    for_vehicle: forVehicleField,
  }),
  responses: {
    200: dataEnvelope(productListSchema).extend(searchOmissions),
  },
});

export const categoryLinkSchema = categorySchema.pick({ slug: true, name: true });

const categoryListSchema = z.union([z.array(categorySchema), z.array(categoryLinkSchema)]);

/** An empty query returns the latest products and all categories. */
export const suggestSearchCall = defineCall({
  method: "GET",
  path: "/search/suggestions",
  summary: "What the search box suggests while typing",
  tags: ["Search"],
  access: "public",
  company: true,
  query: z.object({
    query: withDefault(searchTermField, ""),
    limitProducts: withDefault(integerField(1, MAX_LIMIT), 10),
    limitCategories: withDefault(integerField(1, MAX_LIMIT), 5),
    view: viewField,
    for_vehicle: forVehicleField,
  }),
  responses: {
    200: dataEnvelope(
      z.object({
        products: productListSchema,
        categories: categoryListSchema,
        ...searchOmissions,
      }),
    ),
  },
});
