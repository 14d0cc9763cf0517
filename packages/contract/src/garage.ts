import { isPriceTableCode, isYearCode, yearWithoutFuel, ZERO_KM_YEAR } from "@pecacerta/rules/vehicle";
import { z } from "zod";
import { defineCall } from "./call.ts";
import { coerced, integerField, optionalField, typeError } from "./fields.ts";
import { SAMPLE_IDS } from "./sample-ids.ts";
import { textField, tokenField, uuidFieldLike } from "./text-fields.ts";
import { vehicleSchema } from "./vehicle.ts";
import { dataEnvelope } from "./wire-values.ts";

const own = { tags: ["Garage"], access: "bearer", company: true } as const;
const one = { params: z.object({ id: uuidFieldLike(SAMPLE_IDS.vehicleId) }) } as const;
const removed = { 200: z.object({ message: z.literal("TEXT_VEHICLE_REMOVED") }) } as const;

/** Refuses empty text and `error`, which a failed lookup leaves. */
const priceTableCode = coerced(
  (sent) => (typeof sent === "string" ? sent.trim() : sent),
  z
    .string("VEHICLE_NOT_FOUND")
    .max(20, { error: "VEHICLE_NOT_FOUND", abort: true })
    .refine(isPriceTableCode, "VEHICLE_NOT_FOUND")
    .meta({ examples: [SAMPLE_IDS.codFipe] }),
);

/** `2014-1`, or `2014` without its fuel. */
const year = coerced(
  (sent) => (typeof sent === "string" ? yearWithoutFuel(sent) : sent),
  integerField(1900, ZERO_KM_YEAR).meta({ examples: [2014] }),
) as z.ZodType<number, number | string>;

const yearCode = z
  .string(typeError("ERROR_FORM_INVALID"))
  .max(20, { error: "ERROR_FORM_INVALID", abort: true })
  .refine(isYearCode, "ERROR_FORM_INVALID")
  .meta({ description: "Which of a year's fuels; without it, the first", examples: ["2014-1"] });

export const listGarageCall = defineCall({
  ...own,
  method: "POST",
  reads: true,
  path: "/user/garage/list",
  summary: "The customer's vehicles, the last one added first",
  body: z.object({ token: optionalField(tokenField) }),
  responses: { 200: dataEnvelope(z.array(vehicleSchema)) },
});

/** Code and year identify the vehicle; make and model come from the server. Adding twice has no effect. */
export const addVehicleCall = defineCall({
  ...own,
  method: "POST",
  path: "/user/garage/insert",
  summary: "Put a vehicle into the garage",
  body: z.object({
    token: optionalField(tokenField),
    cod_fipe: priceTableCode,
    year,
    make: optionalField(textField(120)),
    model: optionalField(textField(120)),
    year_code: optionalField(yearCode),
  }),
  responses: { 200: z.object({ message: z.literal("TEXT_VEHICLE_ADDED"), data: vehicleSchema }) },
  refusals: { 409: ["GARAGE_FULL"], 422: ["VEHICLE_NOT_FOUND"] },
});

export const removeVehicleCall = defineCall({
  ...own,
  ...one,
  method: "DELETE",
  path: "/user/garage/:id",
  summary: "Take a vehicle out of the garage",
  responses: removed,
  refusals: { 404: ["VEHICLE_NOT_FOUND"] },
});

/** For clients that can only GET. Refused for cross-site requests, images and prefetches. */
export const removeVehicleByGetCall = defineCall({
  ...own,
  ...one,
  method: "GET",
  path: "/user/garage/delete/:id",
  changes: true,
  summary: "Take a vehicle out of the garage (prefer DELETE)",
  responses: removed,
  refusals: { 403: ["FORBIDDEN"], 404: ["VEHICLE_NOT_FOUND"] },
});
