import { isPostcode } from "@pecacerta/rules/postcode";
import { z } from "zod";
import { defineCall } from "./call.ts";
import { dataEnvelope } from "./wire-values.ts";

/** Street and district are empty if unknown, or if one postcode covers a whole town. */
const postcodeAddressSchema = z
  .object({ cep: z.string(), street: z.string(), district: z.string(), city: z.string(), state: z.string() })
  .meta({
    id: "CepAddress",
    description: "Where a CEP is",
    examples: [
      { cep: "01310-100", street: "Avenida Paulista", district: "Bela Vista", city: "São Paulo", state: "SP" },
    ],
  });

export type PostcodeAddressDto = z.output<typeof postcodeAddressSchema>;

/** SERVICE_UNAVAILABLE if no provider responds in time. */
export const lookUpPostcodeCall = defineCall({
  method: "GET",
  path: "/cep/:cep",
  summary: "Look up the address of a CEP",
  tags: ["Addresses"],
  access: "public",
  company: false,
  params: z.object({
    cep: z
      .string()
      .refine(isPostcode, "INVALID_CEP")
      .meta({ examples: ["01310-100"] }),
  }),
  responses: { 200: dataEnvelope(postcodeAddressSchema) },
  refusals: { 404: ["CEP_NOT_FOUND"], 503: ["SERVICE_UNAVAILABLE"] },
});
