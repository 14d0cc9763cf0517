import { readModelName } from "@pecacerta/rules/model-name";
import { VEHICLE_TYPES, type VehicleType, yearSent } from "@pecacerta/rules/vehicle";
import { v7 as uuid } from "uuid";
import type { vehicles } from "../vehicles/tables.ts";
import { type Entry, readEntries, readVehicle } from "./answers.ts";

export type Step = "makes" | "models" | "years" | "vehicle";

/** What is known on the way to an address of the table. */
export type Known = { type: VehicleType; make?: Entry; model?: Entry; years?: Entry[] };

/** One address of the price table that is to be asked. */
export type Task = { path: string; step: Step; known: Known };

/** What an answer brought: vehicles, and further addresses. */
export type Brought = { vehicles: (typeof vehicles.$inferInsert)[]; tasks: Task[] };

/** Where the copying begins. */
export const firstTasks: readonly Task[] = VEHICLE_TYPES.map(({ code, path }) => ({
  path: `${path}/marcas`,
  step: "makes",
  known: { type: code },
}));

/** Reads the answer to a task; undefined where it is not what the table would say. */
export function broughtBy({ path, step, known }: Task, json: unknown): Brought | undefined {
  if (step === "vehicle") return vehiclesIn(path, known, json);
  const entries = readEntries(step, json);
  return entries && { vehicles: [], tasks: below[step](entries, path, known) };
}

const below: Record<Exclude<Step, "vehicle">, (entries: Entry[], path: string, known: Known) => Task[]> = {
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

function vehiclesIn(path: string, { type, make, model, years }: Known, json: unknown): Brought | undefined {
  const asked = path.split("/").at(-1) ?? "";
  if (!make || !model || !years) return undefined;
  const told = readVehicle(json, { type, make: make.name, model: model.name, yearCode: asked });
  if (!told) return undefined;
  const table = { type, makeCode: make.code, make: make.name, modelCode: model.code, model: model.name };
  const { codFipe, price, referenceMonth } = told;
  const rows = years.map((year) => ({
    ...table,
    ...readModelName(model.name),
    id: uuid(),
    year: yearOf(year),
    yearCode: year.code,
    fuel: year.code === asked ? told.fuel : fuelOf(year),
    codFipe,
    ...(year.code === asked ? { price, referenceMonth } : {}),
  }));
  return { vehicles: rows, tasks: [] };
}

const yearOf = ({ code }: Entry): number => Number(yearSent(code));

// `2014 Diesel`: what the year's name says after the year. The digit of the code is not told to be one fuel for ever.
const fuelOf = ({ name }: Entry): string => name.split(/\s+/).slice(1).join(" ");
