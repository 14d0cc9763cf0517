import { parseModelName } from "@pecacerta/rules/model-name";
import { VEHICLE_TYPES, type VehicleType, yearWithoutFuel } from "@pecacerta/rules/vehicle";
import { v7 as uuid } from "uuid";
import type { vehicles } from "../vehicles/tables.ts";
import { type PriceTableEntry, parseEntries, parseVehicle } from "./price-table-responses.ts";

export type TaskStep = "makes" | "models" | "years" | "vehicle";

/** What is known on the way to an address of the table. */
export type TaskContext = {
  type: VehicleType;
  make?: PriceTableEntry;
  model?: PriceTableEntry;
  years?: PriceTableEntry[];
};

/** One address of the price table that is to be asked. */
export type MirrorTask = { path: string; step: TaskStep; known: TaskContext };

/** What an answer brought: vehicles, and further addresses. */
export type TaskResult = { vehicles: (typeof vehicles.$inferInsert)[]; tasks: MirrorTask[] };

/** Where the copying begins. */
export const INITIAL_TASKS: readonly MirrorTask[] = VEHICLE_TYPES.map(({ code, path }) => ({
  path: `${path}/marcas`,
  step: "makes",
  known: { type: code },
}));

/** Reads the answer to a task; undefined where it is not what the table would say. */
export function readTaskResult({ path, step, known }: MirrorTask, json: unknown): TaskResult | undefined {
  if (step === "vehicle") return readVehicles(path, known, json);
  const entries = parseEntries(step, json);
  return entries && { vehicles: [], tasks: followUpTasks[step](entries, path, known) };
}

const followUpTasks: Record<
  Exclude<TaskStep, "vehicle">,
  (entries: PriceTableEntry[], path: string, known: TaskContext) => MirrorTask[]
> = {
  makes: (makes, path, known) =>
    makes.map((make) => ({ path: `${path}/${make.code}/modelos`, step: "models", known: { ...known, make } })),
  models: (models, path, known) =>
    models.map((model) => ({ path: `${path}/${model.code}/anos`, step: "years", known: { ...known, model } })),
  // A code is the model's, not the year's: one look at one of the years names them all.
  years: (years, path, known) => {
    const [newest] = [...years].sort((one, other) => yearOf(other) - yearOf(one));
    return newest ? [{ path: `${path}/${newest.code}`, step: "vehicle", known: { ...known, years } }] : [];
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
    ...parseModelName(model.name),
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

// `2014 Diesel`: what the year's name says after the year. The digit of the code is not told to be one fuel for ever.
const fuelOf = ({ name }: PriceTableEntry): string => name.split(/\s+/).slice(1).join(" ");
