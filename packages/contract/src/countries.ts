import { z } from "zod";
import { defineCall } from "./call.ts";
import { dataEnvelope } from "./wire-values.ts";

/** ISO 3166-1 alpha-2 code, name in Portuguese. */
export const countrySchema = z
  .object({ code: z.string(), name: z.string() })
  .meta({ id: "Country", description: "A country", examples: [{ code: "BR", name: "Brasil" }] });

export type CountryDto = z.output<typeof countrySchema>;

export const listCountriesCall = defineCall({
  method: "GET",
  path: "/countries",
  summary: "The countries an address can be in",
  tags: ["Catalogue"],
  access: "public",
  company: false,
  responses: { 200: dataEnvelope(z.array(countrySchema)) },
});
