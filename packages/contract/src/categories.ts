import { z } from "zod";
import { defineCall } from "./call.ts";
import { SAMPLE_IDS } from "./sample-ids.ts";
import { slugField } from "./text-fields.ts";
import { dataEnvelope, idSchema } from "./wire-values.ts";

/** `items` counts products; `parent` and `children` are slugs. */
export const categorySchema = z
  .object({
    id: idSchema,
    type: z.enum(["shop", "blog"]),
    name: z.string(),
    slug: z.string(),
    image: z.string().nullable(),
    items: z.int(),
    parent: z.string().nullable(),
    children: z.array(z.string()),
    layout: z.enum(["categories", "products"]),
    customFields: z.record(z.string(), z.unknown()),
  })
  .meta({
    id: "Category",
    description: "A category of the catalogue",
    examples: [
      {
        id: "0197a1c2-0000-7000-8000-0000000000c1",
        type: "shop",
        name: "Freios",
        slug: "freios",
        image: "/pictures/brake-disc.svg",
        items: 42,
        parent: null,
        children: ["pastilhas-de-freio"],
        layout: "categories",
        customFields: {},
      },
    ],
  });

export type CategoryDto = z.output<typeof categorySchema>;

export const listCategoriesCall = defineCall({
  method: "GET",
  path: "/categories/all",
  summary: "All categories, flat",
  tags: ["Catalogue"],
  access: "public",
  company: true,
  responses: { 200: dataEnvelope(z.array(categorySchema)) },
});

export const getCategoryCall = defineCall({
  method: "GET",
  path: "/categories/:slug",
  summary: "One category",
  tags: ["Catalogue"],
  access: "public",
  company: true,
  params: z.object({ slug: slugField.meta({ examples: [SAMPLE_IDS.categorySlug] }) }),
  responses: { 200: dataEnvelope(categorySchema) },
  refusals: { 404: ["CATEGORY_NOT_FOUND"] },
});
