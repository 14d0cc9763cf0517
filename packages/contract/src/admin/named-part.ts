import { z } from "zod";

/** What tells a product from others of its name. */
export const namedPartShape = {
  name: z.string(),
  sku: z.string(),
  partNumber: z.string(),
  brand: z.string().meta({ description: "Its name; empty without one" }),
};
