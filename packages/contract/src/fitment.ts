import { FITMENT_DOUBTS, FITMENT_VERDICTS } from "@pecacerta/rules/fitment";
import { z } from "zod";
import { defineCall } from "./call.ts";
import { coerced } from "./fields.ts";
import { SAMPLE_IDS } from "./sample-ids.ts";
import { uuidField, uuidFieldLike } from "./text-fields.ts";
import { vehicleSchema } from "./vehicle.ts";
import { dataEnvelope, idSchema } from "./wire-values.ts";

const MAX_FITMENT_PRODUCTS = 100;

/**
 * Which vehicles a product fits or, if `excluded`, does not fit: by price-table code, else model, else family. Null
 * matches all; a null `yearTo` has no end.
 */
const fitmentSchema = z
  .object({
    make: z.string(),
    family: z.string(),
    model: z.string().nullable(),
    cod_fipe: z.string().nullable(),
    yearFrom: z.int(),
    yearTo: z.int().nullable(),
    engine: z.string().nullable(),
    fuel: z.string().nullable(),
    body: z.string().nullable(),
    position: z.string().nullable(),
    quantity: z.int().nullable(),
    note: z.string().nullable(),
    source: z.string(),
    excluded: z.boolean(),
  })
  .meta({
    id: "Fitment",
    description: "A fitment: vehicles that a product fits or, if excluded, does not fit",
    examples: [example()],
  });

const verdictShape = {
  verdict: z.enum(FITMENT_VERDICTS),
  row: fitmentSchema.nullable().meta({ description: "The deciding fitment; null if none matches the vehicle" }),
  doubts: z.array(z.enum(FITMENT_DOUBTS)).meta({
    description:
      "Conditions of the fitment that are not verified for the vehicle; `version`: not every version of the vehicle fits",
  }),
};

/** The verdict on a product and a vehicle. `serves-with-note`: read the row's note and verify `doubts`. */
const productVerdictSchema = z
  .object({ product_id: idSchema, ...verdictShape })
  .meta({ id: "ProductVerdict", description: "Whether a product serves a vehicle, and the evidence" });

/** The verdict at the time of the order. */
export const orderedVerdictSchema = z
  .object({ vehicle: vehicleSchema, ...verdictShape })
  .meta({ id: "OrderedVerdict", description: "Whether a product served the buyer's vehicle, as known at ordering" });

export type FitmentDto = z.output<typeof fitmentSchema>;
export type ProductVerdictDto = z.output<typeof productVerdictSchema>;
export type OrderedVerdictDto = z.output<typeof orderedVerdictSchema>;

/** `products=a,b` and `products=a&products=b` are the same. */
const productIdsField = coerced(
  (sent) => {
    const parts = (Array.isArray(sent) ? sent : [sent]).flatMap((one) =>
      typeof one === "string" ? one.split(",") : [],
    );
    const named = parts.map((part) => part.trim()).filter((part) => part !== "");
    return named.length === 0 ? undefined : named;
  },
  z
    .array(uuidField, { error: "ERROR_FORM_REQUIRED" })
    .max(MAX_FITMENT_PRODUCTS, "ERROR_FORM_TOO_LONG")
    .meta({ description: `Ids joined by commas, at most ${MAX_FITMENT_PRODUCTS}` }),
);

/** In the requested order; unpublished products are left out. */
export const judgeFitmentCall = defineCall({
  method: "GET",
  path: "/fitment",
  summary: "Whether products serve a vehicle, and the evidence",
  tags: ["Products"],
  access: "public",
  company: true,
  query: z.object({ vehicle: uuidFieldLike(SAMPLE_IDS.vehicleId), products: productIdsField }),
  responses: { 200: dataEnvelope(z.array(productVerdictSchema)) },
  refusals: { 404: ["VEHICLE_NOT_FOUND"] },
});

function example() {
  return {
    make: "VW - VolksWagen",
    family: "Gol",
    model: null,
    cod_fipe: null,
    yearFrom: 2010,
    yearTo: 2016,
    engine: "1.6 8V",
    fuel: null,
    body: null,
    position: "Dianteira",
    quantity: 4,
    note: "Somente com ABS",
    source: "Catálogo do fabricante",
    excluded: false,
  };
}
