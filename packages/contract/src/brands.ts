import { z } from "zod";
import { brandSchema } from "./brand.ts";
import { defineCall } from "./call.ts";
import { integerField, optionalField } from "./fields.ts";
import { dataEnvelope } from "./wire-values.ts";

export const listBrandsCall = defineCall({
  method: "GET",
  path: "/brands",
  summary: "List the brands of parts",
  tags: ["Catalogue"],
  access: "public",
  company: true,
  query: z.object({ limit: optionalField(integerField(1, 1000)) }),
  responses: { 200: dataEnvelope(z.array(brandSchema)) },
});
