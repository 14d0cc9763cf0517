import { z } from "zod";
import { defineCall } from "./call.ts";
import { SAMPLE } from "./sample-shop.ts";
import { slug } from "./text-fields.ts";
import { id, wrapped } from "./wire-values.ts";

/** `items` counts the products below it; `parent` and `children` are slugs; `layout` says what its page shows. */
export const category = z
  .object({
    id,
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

export type Category = z.output<typeof category>;

export const listCategories = defineCall({
  method: "GET",
  path: "/categories/all",
  summary: "All categories, flat",
  tags: ["Catalogue"],
  access: "public",
  company: true,
  answer: { 200: wrapped(z.array(category)) },
});

export const categoryBySlug = defineCall({
  method: "GET",
  path: "/categories/:slug",
  summary: "One category",
  tags: ["Catalogue"],
  access: "public",
  company: true,
  params: z.object({ slug: slug.meta({ examples: [SAMPLE.categorySlug] }) }),
  answer: { 200: wrapped(category) },
  refusals: { 404: ["CATEGORY_NOT_FOUND"] },
});
