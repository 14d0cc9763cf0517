import { YEAR_CODE_PATTERN } from "@pecacerta/rules/vehicle";
import { z } from "zod";
import { defineCall } from "./call.ts";
import { typeError } from "./fields.ts";

/**
 * Has the shape of the public price-table service: bare lists, Portuguese names, years as `2014-1` (the suffix is the
 * fuel; 32000 is a new vehicle).
 */
const code = (example: string) =>
  z
    .string(typeError("ERROR_FORM_INVALID"))
    .regex(/^\d{1,10}$/, "ERROR_FORM_INVALID")
    .meta({ examples: [example] });
const yearCode = z
  .string(typeError("ERROR_FORM_INVALID"))
  .regex(YEAR_CODE_PATTERN, "ERROR_FORM_INVALID")
  .meta({ examples: ["2014-1"] });
const type = z.enum(["carros", "motos", "caminhoes"], "ERROR_FORM_INVALID").meta({ examples: ["carros"] });

const named = { nome: z.string(), codigo: z.string() };

const make = z.object(named).meta({
  id: "PriceTableMake",
  description: "A make of the price table",
  examples: [{ nome: "VW - VolksWagen", codigo: "59" }],
});
const model = z.object({ nome: z.string(), codigo: z.int() }).meta({
  id: "PriceTableModel",
  description: "A model version of the price table",
  examples: [{ nome: "AMAROK High.CD 2.0 16V TDI 4x4 Dies. Aut", codigo: 5940 }],
});
const family = z.object({ nome: z.string(), codigo: z.int() }).meta({
  id: "PriceTableFamily",
  description: "All versions of a model line; the code is used as a model's",
  examples: [{ nome: "Amarok", codigo: 1012345678 }],
});
const year = z.object(named).meta({
  id: "PriceTableYear",
  description: "A model year and its fuel",
  examples: [{ nome: "2014 Diesel", codigo: "2014-3" }],
});

const table = { method: "GET", tags: ["Vehicles"], access: "public", company: false } as const;

export const listPriceTableMakesCall = defineCall({
  ...table,
  path: "/fipe/:type/marcas",
  summary: "Price table: makes",
  params: z.object({ type }),
  responses: { 200: z.array(make) },
});

export const listPriceTableModelsCall = defineCall({
  ...table,
  path: "/fipe/:type/marcas/:brand/modelos",
  summary: "Price table: models of a make",
  params: z.object({ type, brand: code("59") }),
  responses: { 200: z.object({ modelos: z.array(model) }) },
});

/** For shoppers who do not know their version. Not a part of the public service. */
export const listPriceTableFamiliesCall = defineCall({
  ...table,
  path: "/fipe/:type/marcas/:brand/familias",
  summary: "Price table: families of a make with several models",
  params: z.object({ type, brand: code("59") }),
  responses: { 200: z.array(family) },
});

export const listPriceTableYearsCall = defineCall({
  ...table,
  path: "/fipe/:type/marcas/:brand/modelos/:model/anos",
  summary: "Price table: years of a model",
  params: z.object({ type, brand: code("59"), model: code("4108") }),
  responses: { 200: z.array(year) },
});

/** `Valor` and `MesReferencia` are empty if the price is unknown. */
export const getPriceTableVehicleCall = defineCall({
  ...table,
  path: "/fipe/:type/marcas/:brand/modelos/:model/anos/:year",
  summary: "Price table: one vehicle and its code",
  params: z.object({ type, brand: code("59"), model: code("4108"), year: yearCode }),
  responses: {
    200: z.object({
      TipoVeiculo: z.int(),
      Valor: z.string(),
      Marca: z.string(),
      Modelo: z.string(),
      AnoModelo: z.int(),
      Combustivel: z.string(),
      CodigoFipe: z.string(),
      MesReferencia: z.string(),
      SiglaCombustivel: z.string(),
    }),
  },
  refusals: { 404: ["VEHICLE_NOT_FOUND"] },
});
