import { z } from "zod";
import { defineCall } from "./call.ts";
import { category } from "./categories.ts";
import { orElse, wholeNumber } from "./fields.ts";
import { id, moment, wrapped } from "./wire-values.ts";

export const blogPost = z
  .object({
    id,
    slug: z.string(),
    title: z.string(),
    image: z.string().nullable(),
    categories: z.array(z.string()).meta({ description: "Their names" }),
    date: moment,
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

export type BlogPost = z.output<typeof blogPost>;

const blog = { method: "GET", tags: ["Blog"], access: "public", company: true } as const;

export const latestPosts = defineCall({
  ...blog,
  path: "/blog/latest",
  summary: "The newest articles of the blog",
  query: z.object({ limit: orElse(wholeNumber(1, 100), 8) }),
  answer: { 200: wrapped(z.array(blogPost)) },
});

/** Of type `blog`; `items` counts their articles. */
export const blogCategories = defineCall({
  ...blog,
  path: "/blog/categories",
  summary: "What the blog is about",
  answer: { 200: wrapped(z.array(category)) },
});
