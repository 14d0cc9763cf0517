import { z } from "zod";
import { brand } from "./brand.ts";
import { defineCall } from "./call.ts";
import { optional, wholeNumber } from "./fields.ts";
import { wrapped } from "./wire-values.ts";

export const listBrands = defineCall({
  method: "GET",
  path: "/brands",
  summary: "The makers of parts",
  tags: ["Catalogue"],
  access: "public",
  company: true,
  query: z.object({ limit: optional(wholeNumber(1, 1000)) }),
  answer: { 200: wrapped(z.array(brand)) },
});
