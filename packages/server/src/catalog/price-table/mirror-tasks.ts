import { parseModelName } from "@pecacerta/rules/model-name";
import { VEHICLE_TYPES, type VehicleType, yearWithoutFuel } from "@pecacerta/rules/vehicle";
import { v7 as uuid } from "uuid";
import type { vehicles } from "../vehicles/tables.ts";
import { type PriceTableEntry, parseEntries, parseVehicle } from "./price-table-responses.ts";

export type TaskStep = "makes" | "models" | "years" | "vehicle";

export type TaskContext = {
  type: VehicleType;
  make?: PriceTableEntry;
  model?: PriceTableEntry;
  years?: PriceTableEntry[];
};

export type MirrorTask = { path: string; step: TaskStep; context: TaskContext };

export type TaskResult = { vehicles: (typeof vehicles.$inferInsert)[]; tasks: MirrorTask[] };

export const INITIAL_TASKS: readonly MirrorTask[] = VEHICLE_TYPES.map(({ code, path }) => ({
  path: `${path}/marcas`,
  step: "makes",
  context: { type: code },
}));

export function readTaskResult({ path, step, context }: MirrorTask, json: unknown): TaskResult | undefined {
  if (step === "vehicle") return readVehicles(path, context, json);
  const entries = parseEntries(step, json);
  return entries && { vehicles: [], tasks: followUpTasks[step](entries, path, context) };
}

const followUpTasks: Record<
  Exclude<TaskStep, "vehicle">,
  (entries: PriceTableEntry[], path: string, context: TaskContext) => MirrorTask[]
> = {
  makes: (makes, path, context) =>
    makes.map((make) => ({ path: `${path}/${make.code}/modelos`, step: "models", context: { ...context, make } })),
  models: (models, path, context) =>
    models.map((model) => ({ path: `${path}/${model.code}/anos`, step: "years", context: { ...context, model } })),
  // The code belongs to the model: requesting one year gives it for all years.
  years: (years, path, context) => {
    const [newest] = [...years].sort((one, other) => yearOf(other) - yearOf(one));
    return newest ? [{ path: `${path}/${newest.code}`, step: "vehicle", context: { ...context, years } }] : [];
  },
};

function readVehicles(path: string, { type, make, model, years }: TaskContext, json: unknown): TaskResult | undefined {
  const yearCode = path.split("/").at(-1) ?? "";
  if (!make || !model || !years) return undefined;
  const vehicle = parseVehicle(json, { type, make: make.name, model: model.name, yearCode: yearCode });
  if (!vehicle) return undefined;
  const table = { type, makeCode: make.code, make: make.name, modelCode: model.code, model: model.name };
  const { codFipe, price, referenceMonth } = vehicle;
  const rows = years.map((year) => ({
    ...table,
    ...parseModelName(model.name, type),
    id: uuid(),
    year: yearOf(year),
    yearCode: year.code,
    fuel: year.code === yearCode ? vehicle.fuel : fuelOf(year),
    codFipe,
    ...(year.code === yearCode ? { price, referenceMonth } : {}),
  }));
  return { vehicles: rows, tasks: [] };
}

const yearOf = ({ code }: PriceTableEntry): number => Number(yearWithoutFuel(code));

// `2014 Diesel`: the meaning of the digit in the year code is not documented.
const fuelOf = ({ name }: PriceTableEntry): string => name.split(/\s+/).slice(1).join(" ");
