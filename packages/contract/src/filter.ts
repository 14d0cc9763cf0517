import { z } from "zod";
import { amountSchema } from "./wire-values.ts";

const named = { slug: z.string(), name: z.string() };
const facetItem = { ...named, count: z.int() };

/**
 * A filter of a listing with its value. `count` is the number of products that an item would leave, with the other
 * filters applied; `[]` and null mean no restriction.
 */
export const filterSchema = z
  .discriminatedUnion("type", [
    z.object({ type: z.literal("check"), ...named, value: z.array(z.string()), items: z.array(z.object(facetItem)) }),
    z.object({
      type: z.literal("color"),
      ...named,
      value: z.array(z.string()),
      items: z.array(z.object({ ...facetItem, color: z.string() })),
    }),
    z.object({
      type: z.literal("radio"),
      ...named,
      value: z.string().nullable(),
      items: z.array(z.object(facetItem)),
    }),
    z.object({
      type: z.literal("range"),
      ...named,
      value: z.object({ min: amountSchema, max: amountSchema }).nullable(),
      min: amountSchema,
      max: amountSchema,
    }),
    z.object({ type: z.literal("rating"), ...named, value: z.array(z.int()), items: z.array(z.object(facetItem)) }),
    z.object({
      type: z.literal("vehicle"),
      ...named,
      value: z.string().nullable(),
      label: z.string().nullable().meta({ description: "How the vehicle is called; null for one nobody knows" }),
    }),
  ])
  .meta({
    id: "Filter",
    description: "What a listing can be narrowed by",
    examples: [
      {
        type: "check",
        slug: "brand",
        name: "Marca",
        value: ["rota-sul"],
        items: [{ slug: "rota-sul", name: "Rota Sul", count: 12 }],
      },
    ],
  });

export type FilterDto = z.output<typeof filterSchema>;
