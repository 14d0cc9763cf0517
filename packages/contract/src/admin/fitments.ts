import { FITMENT_DOUBTS, FITMENT_VERDICTS } from "@pecacerta/rules/fitment";
import { MAX_FITMENTS } from "@pecacerta/rules/fitment-merge";
import { FITMENT_DOUBT_KINDS } from "@pecacerta/rules/fitment-text/doubts";
import { FITMENT_LIMITS } from "@pecacerta/rules/product-limits";
import { z } from "zod";
import { defineCall } from "../call.ts";
import { integerField, listField, withDefault } from "../fields.ts";
import { slugField, textField, uuidField } from "../text-fields.ts";
import { vehicleSchema } from "../vehicle.ts";
import { dataEnvelope, idSchema } from "../wire-values.ts";
import { staffFitmentSchema } from "./fitment.ts";
import { fitmentTextField } from "./fitment-text.ts";
import { namedPartShape } from "./named-part.ts";
import { formRefusals } from "./order-call.ts";
import { productNotFound, readsCatalog } from "./product-call.ts";
import { fitmentField, MAX_PRODUCT_BODY_BYTES } from "./product-inputs.ts";

const invalid = { error: "ERROR_FORM_INVALID" } as const;
const fitments = listField(fitmentField, 0, MAX_FITMENTS);
const compatibility = z.enum(["all", "unknown", "listed"], invalid);
const vehicles = z.int().meta({ description: "Vehicles of the price table that it may be about; 0 is an error" });

/** A question about a row. A choice names the rows, by what differs, that replace it; the first is how it was read. */
const fitmentTextDoubtSchema = z.object({
  kind: z.enum(FITMENT_DOUBT_KINDS),
  text: z.string(),
  choices: z.array(z.array(staffFitmentSchema.partial())),
});

/** `evidence` was read without a guess; `review` waits for a decision. */
export const parsedFitmentSchema = z
  .object({
    fitment: staffFitmentSchema,
    confidence: z.number(),
    state: z.enum(["evidence", "review"]),
    doubts: z.array(fitmentTextDoubtSchema),
    piece: z.string(),
    vehicles,
  })
  .meta({ id: "ParsedFitment", description: "A fitment that was read from a text", examples: [] });

export type ParsedFitmentDto = z.output<typeof parsedFitmentSchema>;

/** `rest`: pieces that stay text. `isCut`: what followed so many rows was not read. A line has 500 characters at most. */
export const parseFitmentsCall = defineCall({
  ...readsCatalog,
  method: "POST",
  reads: true,
  path: "/admin/fitments/parse",
  summary: "Read fitments from what sellers write",
  body: z.object({ text: fitmentTextField, source: withDefault(textField(FITMENT_LIMITS.source), "") }),
  responses: {
    200: dataEnvelope(z.object({ rows: z.array(parsedFitmentSchema), rest: z.array(z.string()), isCut: z.boolean() })),
  },
  refusals: { 422: formRefusals },
});

/** In the order of the rows. */
export const countFitmentVehiclesCall = defineCall({
  ...readsCatalog,
  method: "POST",
  reads: true,
  path: "/admin/fitments/vehicles",
  maxBodyBytes: MAX_PRODUCT_BODY_BYTES,
  summary: "How many vehicles of the price table each row meets",
  body: z.object({ fitments }),
  responses: { 200: dataEnvelope(z.array(vehicles)) },
  refusals: { 422: formRefusals },
});

const equivalentFitmentsSchema = z.object({
  id: idSchema,
  ...namedPartShape,
  numbers: z.array(z.string()).meta({ description: "Numbers that both have" }),
  missing: z.array(staffFitmentSchema).meta({ description: "Rows that only the other one has" }),
  shared: z.int(),
});

export type EquivalentFitmentsDto = z.output<typeof equivalentFitmentsSchema>;

export const listFitmentEquivalentsCall = defineCall({
  ...readsCatalog,
  method: "GET",
  path: "/admin/fitments/equivalents/:id",
  summary: "Products that share a number, and their fitments that this one lacks",
  params: z.object({ id: uuidField }),
  responses: { 200: dataEnvelope(z.array(equivalentFitmentsSchema)) },
  refusals: productNotFound,
});

/** What a shopper with this vehicle would see if the rows were saved. */
export const checkFitmentsCall = defineCall({
  ...readsCatalog,
  method: "POST",
  reads: true,
  path: "/admin/fitments/check",
  maxBodyBytes: MAX_PRODUCT_BODY_BYTES,
  summary: "Judge rows for one vehicle, as the storefront does",
  body: z.object({ vehicle: uuidField, compatibility, fitments }),
  responses: {
    200: dataEnvelope(
      z.object({
        vehicle: vehicleSchema,
        verdict: z.enum(FITMENT_VERDICTS),
        row: staffFitmentSchema.nullable(),
        doubts: z.array(z.enum(FITMENT_DOUBTS)),
      }),
    ),
  },
  refusals: { 404: ["VEHICLE_NOT_FOUND"], 422: formRefusals },
});

const coverageCounts = { products: z.int(), withoutFitments: z.int() };

/** Of categories with products that are published or drafts; those with the most products without fitments first. */
export const getFitmentCoverageCall = defineCall({
  ...readsCatalog,
  method: "GET",
  path: "/admin/fitments/coverage",
  summary: "How many products of each category have no fitments",
  responses: {
    200: dataEnvelope(
      z.object({
        ...coverageCounts,
        categories: z.array(z.object({ slug: slugField, name: z.string(), ...coverageCounts })),
      }),
    ),
  },
});

export const listFitmentScoresCall = defineCall({
  ...readsCatalog,
  method: "GET",
  path: "/admin/fitments/scores",
  summary: "How complete the fitment data of each category is",
  responses: {
    200: dataEnvelope(
      z.array(
        z.object({
          slug: slugField,
          score: z.int().meta({ description: "The mean of its products, 0 to 100" }),
        }),
      ),
    ),
  },
});

const vehicleType = integerField(1, 3, { example: 1 });
const make = textField(120, "VW - VolksWagen");

export const listStaffVehicleMakesCall = defineCall({
  ...readsCatalog,
  method: "GET",
  path: "/admin/vehicles/makes",
  summary: "Makes of the price table",
  query: z.object({ type: vehicleType }),
  responses: { 200: dataEnvelope(z.array(z.string())) },
  refusals: { 422: formRefusals },
});

const vehicleFamilySchema = z.object({
  family: z.string(),
  firstYear: z.int(),
  lastYear: z.int(),
  engines: z.array(z.object({ engine: z.string(), firstYear: z.int(), lastYear: z.int() })),
});

export type VehicleFamilyDto = z.output<typeof vehicleFamilySchema>;

export const listStaffVehicleFamiliesCall = defineCall({
  ...readsCatalog,
  method: "GET",
  path: "/admin/vehicles/families",
  summary: "Families of a make with their years and engines",
  query: z.object({ type: vehicleType, make }),
  responses: { 200: dataEnvelope(z.array(vehicleFamilySchema)) },
  refusals: { 422: formRefusals },
});

export const listStaffVehiclesCall = defineCall({
  ...readsCatalog,
  method: "GET",
  path: "/admin/vehicles",
  summary: "Vehicles of a family and year",
  query: z.object({ type: vehicleType, make, family: textField(120, "Gol"), year: integerField(1900, 99_999) }),
  responses: {
    200: dataEnvelope(z.array(z.object({ id: idSchema, model: z.string(), engine: z.string(), fuel: z.string() }))),
  },
  refusals: { 422: formRefusals },
});
