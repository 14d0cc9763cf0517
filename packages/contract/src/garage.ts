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

/** No code, and the text `error` that a failed look-up leaves, are codes of no vehicle. */
const priceTableCode = coerced(
  (sent) => (typeof sent === "string" ? sent.trim() : sent),
  z
    .string("VEHICLE_NOT_FOUND")
    .refine(isPriceTableCode, "VEHICLE_NOT_FOUND")
    .meta({ examples: [SAMPLE_IDS.codFipe] }),
);

/** As the form has it, `2014-1`, or without its fuel, `2014`. */
const year = coerced(
  (sent) => (typeof sent === "string" ? yearWithoutFuel(sent) : sent),
  integerField(1900, ZERO_KM_YEAR).meta({ examples: [2014] }),
) as z.ZodType<number, number | string>;

const yearCode = z
  .string(typeError("ERROR_FORM_INVALID"))
  .refine(isYearCode, "ERROR_FORM_INVALID")
  .meta({ description: "Which of a year's fuels; without it, the first", examples: ["2014-1"] });

export const listGarageCall = defineCall({
  ...own,
  method: "POST",
  path: "/user/garage/list",
  summary: "The customer's vehicles, the last one added first",
  body: z.object({ token: optionalField(tokenField) }),
  responses: { 200: dataEnvelope(z.array(vehicleSchema)) },
});

/** The code and the year say which vehicle; make and model are as the shop knows them. Twice the same is once. */
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

/** The same for clients that only read. Refused where a browser asks for another site's page, a picture or in advance. */
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
