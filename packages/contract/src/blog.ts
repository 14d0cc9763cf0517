import { z } from "zod";
import { defineCall } from "./call.ts";
import { categorySchema } from "./categories.ts";
import { integerField, withDefault } from "./fields.ts";
import { dataEnvelope, idSchema, timestampSchema } from "./wire-values.ts";

const blogPostSchema = z
  .object({
    id: idSchema,
    slug: z.string(),
    title: z.string(),
    image: z.string().nullable(),
    categories: z.array(z.string()).meta({ description: "Their names" }),
    date: timestampSchema,
    excerpt: z.string(),
  })
  .meta({
    id: "BlogPost",
    description: "An article of the company's blog",
    examples: [
      {
        id: "0197a1c2-0000-7000-8000-00000000b001",
        slug: "quando-trocar-as-pastilhas-de-freio",
        title: "Quando trocar as pastilhas de freio",
        image: "/pictures/brake-pads-a-800.webp",
        categories: ["Manutenção"],
        date: "2026-03-14T12:30:00.000Z",
        excerpt: "Três sinais de que está na hora.",
      },
    ],
  });

export type BlogPostDto = z.output<typeof blogPostSchema>;

const blog = { method: "GET", tags: ["Blog"], access: "public", company: true } as const;

export const listLatestPostsCall = defineCall({
  ...blog,
  path: "/blog/latest",
  summary: "The newest articles of the blog",
  query: z.object({ limit: withDefault(integerField(1, 100), 8) }),
  responses: { 200: dataEnvelope(z.array(blogPostSchema)) },
});

/** Categories of type `blog`; `items` counts articles. */
export const listBlogCategoriesCall = defineCall({
  ...blog,
  path: "/blog/categories",
  summary: "List the categories of the blog",
  responses: { 200: dataEnvelope(z.array(categorySchema)) },
});
