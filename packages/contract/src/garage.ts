import { isPriceTableCode, isYearCode, yearSent, ZERO_KM } from "@pecacerta/rules/vehicle";
import { z } from "zod";
import { defineCall } from "./call.ts";
import { missingOr, optional, reading, wholeNumber } from "./fields.ts";
import { SAMPLE } from "./sample-shop.ts";
import { text, token, uuidLike } from "./text-fields.ts";
import { vehicle } from "./vehicle.ts";
import { wrapped } from "./wire-values.ts";

const own = { tags: ["Garage"], access: "bearer", company: true } as const;
const one = { params: z.object({ id: uuidLike(SAMPLE.vehicleId) }) } as const;
const removed = { 200: z.object({ message: z.literal("TEXT_VEHICLE_REMOVED") }) } as const;

/** No code, and the text `error` that a failed look-up leaves, are codes of no vehicle. */
const priceTableCode = reading(
  (sent) => (typeof sent === "string" ? sent.trim() : sent),
  z
    .string("VEHICLE_NOT_FOUND")
    .refine(isPriceTableCode, "VEHICLE_NOT_FOUND")
    .meta({ examples: [SAMPLE.codFipe] }),
);

/** As the form has it, `2014-1`, or without its fuel, `2014`. */
const year = reading(
  (sent) => (typeof sent === "string" ? yearSent(sent) : sent),
  wholeNumber(1900, ZERO_KM).meta({ examples: [2014] }),
) as z.ZodType<number, number | string>;

const yearCode = z
  .string(missingOr("ERROR_FORM_INVALID"))
  .refine(isYearCode, "ERROR_FORM_INVALID")
  .meta({ description: "Which of a year's fuels; without it, the first", examples: ["2014-1"] });

export const listGarage = defineCall({
  ...own,
  method: "POST",
  path: "/user/garage/list",
  summary: "The customer's vehicles, the last one added first",
  body: z.object({ token: optional(token) }),
  answer: { 200: wrapped(z.array(vehicle)) },
});

/** The code and the year say which vehicle; make and model are as the shop knows them. Twice the same is once. */
export const addVehicle = defineCall({
  ...own,
  method: "POST",
  path: "/user/garage/insert",
  summary: "Put a vehicle into the garage",
  body: z.object({
    token: optional(token),
    cod_fipe: priceTableCode,
    year,
    make: optional(text(120)),
    model: optional(text(120)),
    year_code: optional(yearCode),
  }),
  answer: { 200: z.object({ message: z.literal("TEXT_VEHICLE_ADDED"), data: vehicle }) },
  refusals: { 409: ["GARAGE_FULL"], 422: ["VEHICLE_NOT_FOUND"] },
});

export const removeVehicle = defineCall({
  ...own,
  ...one,
  method: "DELETE",
  path: "/user/garage/:id",
  summary: "Take a vehicle out of the garage",
  answer: removed,
  refusals: { 404: ["VEHICLE_NOT_FOUND"] },
});

/** The same for clients that only read. Refused where a browser asks for another site's page, a picture or in advance. */
export const removeVehicleByGet = defineCall({
  ...own,
  ...one,
  method: "GET",
  path: "/user/garage/delete/:id",
  changes: true,
  summary: "Take a vehicle out of the garage (prefer DELETE)",
  answer: removed,
  refusals: { 403: ["FORBIDDEN"], 404: ["VEHICLE_NOT_FOUND"] },
});
