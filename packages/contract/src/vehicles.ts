import { PRICE_TABLE_CODE_PATTERN, YEAR_WITH_OPTIONAL_FUEL } from "@pecacerta/rules/vehicle";
import { z } from "zod";
import { defineCall } from "./call.ts";
import { integerField } from "./fields.ts";
import { SAMPLE_IDS } from "./sample-ids.ts";
import { textField } from "./text-fields.ts";
import { vehicleSchema } from "./vehicle.ts";
import { dataEnvelope } from "./wire-values.ts";

const year = integerField(1, 99_999, { example: 2014 });
const make = textField(120, "VW - VolksWagen");
const model = textField(120, "Gol (novo) 1.6 Power Total Flex 8V 4p");

const vehiclesCall = { method: "GET", tags: ["Vehicles"], access: "public", company: true } as const;

/** Newest first; only vehicles that the company has products for. */
export const listVehicleYearsCall = defineCall({
  ...vehiclesCall,
  path: "/vehicles/years",
  summary: "Model years of the vehicles that the company has parts for",
  responses: { 200: dataEnvelope(z.array(z.int())) },
});

export const listVehicleMakesCall = defineCall({
  ...vehiclesCall,
  path: "/vehicles/makes",
  summary: "Makes of that year",
  query: z.object({ year }),
  responses: { 200: dataEnvelope(z.array(z.string())) },
});

export const listVehicleModelsCall = defineCall({
  ...vehiclesCall,
  path: "/vehicles/models",
  summary: "Models of that year and make",
  query: z.object({ year, make }),
  responses: { 200: dataEnvelope(z.array(z.string())) },
});

export const listVehiclesCall = defineCall({
  ...vehiclesCall,
  path: "/vehicles",
  summary: "Vehicles of that year, make and model",
  query: z.object({ year, make, model }),
  responses: { 200: dataEnvelope(z.array(vehicleSchema)) },
});

/** A year without its fuel (`2014` instead of `2014-1`) means the first fuel. */
export const getVehicleByCodeCall = defineCall({
  method: "GET",
  path: "/vehicles/code/:code/:year",
  summary: "The vehicle with a price-table code, of a year",
  tags: ["Vehicles"],
  access: "public",
  company: false,
  params: z.object({
    code: z
      .string("VEHICLE_NOT_FOUND")
      .regex(PRICE_TABLE_CODE_PATTERN, "VEHICLE_NOT_FOUND")
      .meta({ examples: [SAMPLE_IDS.codFipe] }),
    year: z
      .string("VEHICLE_NOT_FOUND")
      .regex(YEAR_WITH_OPTIONAL_FUEL, "VEHICLE_NOT_FOUND")
      .meta({ examples: ["2014-1"] }),
  }),
  responses: { 200: dataEnvelope(vehicleSchema) },
  refusals: { 404: ["VEHICLE_NOT_FOUND"] },
});

/** Always not found unless a VIN service is configured. */
export const getVehicleByVinCall = defineCall({
  method: "GET",
  path: "/vehicles/vin/:vin",
  summary: "The vehicle with a chassis number",
  tags: ["Vehicles"],
  access: "public",
  company: false,
  params: z.object({ vin: z.string().meta({ examples: ["9BWAA05U3EP000001"] }) }),
  responses: { 200: dataEnvelope(vehicleSchema) },
  refusals: { 404: ["VEHICLE_NOT_FOUND"], 422: ["INVALID_VIN"] },
});
