import { DOUBTS, VERDICTS } from "@pecacerta/rules/fits";
import { z } from "zod";
import { defineCall } from "./call.ts";
import { reading } from "./fields.ts";
import { SAMPLE } from "./sample-shop.ts";
import { uuid, uuidLike } from "./text-fields.ts";
import { vehicle } from "./vehicle.ts";
import { id, wrapped } from "./wire-values.ts";

export const MAX_PRODUCTS_JUDGED = 100;

/**
 * One piece of evidence: which vehicles a part serves, or (`excluded`) does not. It is about a price-table code, else
 * about a model, else about a family of models. What is null holds for all; a `yearTo` of null is no end.
 */
export const fitmentRow = z
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
  .meta({ id: "Fitment", description: "One piece of evidence of which vehicles a part serves", examples: [example()] });

const judged = {
  verdict: z.enum(VERDICTS),
  row: fitmentRow.nullable().meta({ description: "The evidence; null where none speaks of the vehicle" }),
  doubts: z.array(z.enum(DOUBTS)).meta({ description: "What to look at before the evidence holds for the vehicle" }),
};

/** What the shop says of a product and a vehicle. `serves-with-note`: read the row's note, look at the doubts. */
export const productVerdict = z
  .object({ product_id: id, ...judged })
  .meta({ id: "ProductVerdict", description: "Whether a product serves a vehicle, and the evidence" });

/** The same as it was said when a product was ordered, and of which vehicle. */
export const orderedVerdict = z
  .object({ vehicle, ...judged })
  .meta({ id: "OrderedVerdict", description: "Whether a product served the buyer's vehicle, as known at ordering" });

export type FitmentRow = z.output<typeof fitmentRow>;
export type ProductVerdict = z.output<typeof productVerdict>;
export type OrderedVerdict = z.output<typeof orderedVerdict>;

/** `products=a,b` and `products=a&products=b` are the same. */
const products = reading(
  (sent) => {
    const parts = (Array.isArray(sent) ? sent : [sent]).flatMap((one) =>
      typeof one === "string" ? one.split(",") : [],
    );
    const named = parts.map((part) => part.trim()).filter((part) => part !== "");
    return named.length === 0 ? undefined : named;
  },
  z
    .array(uuid, { error: "ERROR_FORM_REQUIRED" })
    .max(MAX_PRODUCTS_JUDGED, "ERROR_FORM_TOO_LONG")
    .meta({ description: `Ids joined by commas, at most ${MAX_PRODUCTS_JUDGED}` }),
);

/** In the order asked for; a product that the company does not show is left out. */
export const judgeProducts = defineCall({
  method: "GET",
  path: "/fitment",
  summary: "Whether products serve a vehicle, and the evidence",
  tags: ["Products"],
  access: "public",
  company: true,
  query: z.object({ vehicle: uuidLike(SAMPLE.vehicleId), products }),
  answer: { 200: wrapped(z.array(productVerdict)) },
  refusals: { 404: ["VEHICLE_NOT_FOUND"] },
});

function example() {
  return {
    ...{ make: "VW - VolksWagen", family: "Gol", model: null, cod_fipe: null, yearFrom: 2010, yearTo: 2016 },
    ...{ engine: "1.6 8V", fuel: null, body: null, position: "Dianteira", quantity: 4, note: "Somente com ABS" },
    ...{ source: "Catálogo do fabricante", excluded: false },
  };
}
