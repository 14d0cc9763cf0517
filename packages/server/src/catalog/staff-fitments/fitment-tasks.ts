import type { ParsedFitmentDto } from "@pecacerta/contract/admin/fitments";
import type { FitVehicle } from "@pecacerta/rules/fitment";
import { type FitmentDraft, toFitment } from "@pecacerta/rules/fitment-draft";
import { createFitmentDictionary, type FitmentDictionary } from "@pecacerta/rules/fitment-text/dictionary";
import { parseFitmentText } from "@pecacerta/rules/fitment-text/parse";
import { countVehicles } from "../fitment/find-coverage.ts";
import { fitmentScope } from "../fitment/vehicle-cache.ts";
import type { SharedFamily, SharedPriceTable } from "./shared-price-table.ts";
import { modelYear } from "./vehicle-families.ts";

// Tasks of the compute pool: each thread reads the price table once.

type TaskInput = { priceTable: SharedPriceTable; thisYear: number };
export type ParseInput = TaskInput & { text: string; source: string };
export type CountInput = TaskInput & { fitments: readonly FitmentDraft[] };

type PriceTable = {
  key: string;
  byScope: ReadonlyMap<string, FitVehicle[]>;
  dictionary: () => FitmentDictionary;
};
let known: PriceTable | undefined;

/**
 * The answer as JSON, which can have megabytes.
 * @task
 */
export function parseFitments({ text, source, ...input }: ParseInput): Uint8Array {
  const { byScope, dictionary } = readPriceTable(input);
  const { rows, ...rest } = parseFitmentText(text, dictionary());
  const counted = rows.map((row): ParsedFitmentDto => {
    const fitment = { ...row.fitment, source };
    return { ...row, fitment, vehicles: countVehicles(toFitment(fitment), { byScope }, input.thisYear) };
  });
  return new TextEncoder().encode(JSON.stringify({ data: { ...rest, rows: counted } }));
}

/** @task */
export function countVehiclesOfRows({ fitments, ...input }: CountInput): number[] {
  const { byScope } = readPriceTable(input);
  return fitments.map((fitment) => countVehicles(toFitment(fitment), { byScope }, input.thisYear));
}

function readPriceTable({ priceTable: { version, json }, thisYear }: TaskInput): PriceTable {
  const key = `${version} ${thisYear}`;
  if (known?.key === key) return known;
  const families = JSON.parse(Buffer.from(json).toString()) as SharedFamily[];
  let made: FitmentDictionary | undefined;
  const dictionary = () => {
    made ??= createFitmentDictionary(
      families.map((family) => toPriceTableFamily(family, thisYear)),
      thisYear,
    );
    return made;
  };
  known = { key, byScope: indexVehicles(families), dictionary };
  return known;
}

function indexVehicles(families: readonly SharedFamily[]): Map<string, FitVehicle[]> {
  const byScope = new Map<string, FitVehicle[]>();
  for (const { vehicles, ...family } of families)
    for (const cells of vehicles) {
      const vehicle = { ...family, ...cells };
      const { model, codFipe } = cells;
      for (const fields of [{}, { model }, { codFipe }]) {
        const scope = fitmentScope({ ...family, ...fields });
        const found = byScope.get(scope);
        if (found) found.push(vehicle);
        else byScope.set(scope, [vehicle]);
      }
    }
  return byScope;
}

const toPriceTableFamily = ({ vehicles, ...family }: SharedFamily, thisYear: number) => ({
  ...family,
  versions: [...Map.groupBy(vehicles, ({ model, engine, fuel }) => `${model}\n${engine}\n${fuel}`).values()].map(
    (group) => {
      const { model, engine, fuel } = group[0] as SharedFamily["vehicles"][number];
      return { model, engine, fuel, years: group.map((vehicle) => modelYear(vehicle, thisYear)) };
    },
  ),
});
