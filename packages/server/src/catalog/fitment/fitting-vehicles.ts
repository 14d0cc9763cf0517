import { hash } from "node:crypto";
import { type Fitment, fitmentWeight, possibleModelYears, unverifiedConditions } from "@pecacerta/rules/fitment";
import { type SQL, sql } from "drizzle-orm";
import { createCache } from "../../platform/cache/cache.ts";
import type { SqlValue } from "../../platform/database/prepare-statement.ts";
import { fitmentScope, type IndexedVehicle, type VehicleIndex } from "./vehicle-cache.ts";

type FitmentCells = Pick<Fitment, "type" | "make" | "family" | "yearFrom" | "yearTo"> &
  Pick<Fitment, "model" | "codFipe" | "engine" | "fuel" | "body" | "note" | "excluded">;

const COLUMNS: Record<keyof FitmentCells, string> = {
  type: "vehicle_type",
  make: "make",
  family: "family",
  model: "model",
  codFipe: "cod_fipe",
  yearFrom: "year_from",
  yearTo: "year_to",
  engine: "engine",
  fuel: "fuel",
  body: "body",
  note: "note",
  excluded: "excluded",
};
const CELLS = sql.raw(Object.values(COLUMNS).join(", "));

/** The fitments of the product `p` as the text of a JSON array: of each an array of `COLUMNS`. */
export const fitmentRowsSql = (company: SqlValue): SQL => sql`(
  select coalesce(json_agg(json_build_array(${CELLS})), '[]')::text
  from fitments f where f.company_id = ${company} and f.product_id = p.id)`;

const toFitmentCells = (cells: unknown[]): FitmentCells =>
  Object.fromEntries(Object.keys(COLUMNS).map((field, index) => [field, cells[index]])) as FitmentCells;

export type VehiclePositions = Uint32Array;

const BYTES_PER_LIST = 300;

const fittingVehicles = createCache<VehiclePositions>({
  name: "fitting-vehicles",
  maxBytes: 3_000_000,
  bytesOf: (positions) => BYTES_PER_LIST + positions.byteLength,
});

/** The vehicles that fitment rows (as `fitmentRowsSql` writes them) fit, with a note or without, as the rules judge. */
export function findFittingVehicles(rowsJson: string, vehicles: VehicleIndex, thisYear: number): VehiclePositions {
  const key = hash("sha1", `${vehicles.version} ${thisYear} ${rowsJson}`, "base64");
  const cached = fittingVehicles.get(key);
  if (cached) return cached;
  const rows = JSON.parse(rowsJson) as unknown[][];
  const positions = computeFittingVehicles(rows.map(toFitmentCells), vehicles, thisYear);
  fittingVehicles.set(key, positions);
  return positions;
}

type Weights = { included: number; excluded: number };

function computeFittingVehicles(
  fitments: readonly FitmentCells[],
  { byScope }: VehicleIndex,
  thisYear: number,
): VehiclePositions {
  const weightsByPosition = new Map<number, Weights>();
  for (const fitment of fitments) {
    const weight = fitmentWeight(fitment);
    for (const vehicle of byScope.get(fitmentScope(fitment)) ?? []) {
      const effect = effectOn(vehicle, fitment, thisYear);
      if (!effect) continue;
      const weights = weightsByPosition.get(vehicle.position) ?? { included: 0, excluded: 0 };
      weightsByPosition.set(vehicle.position, weights);
      weights[effect] = Math.max(weights[effect], weight);
    }
  }
  const fitting = [...weightsByPosition].filter(([, { included, excluded }]) => included > excluded);
  return Uint32Array.from(fitting, ([position]) => position).sort();
}

/** Undefined where the fitment does not cover the vehicle, or excludes it under conditions that are not verified. */
function effectOn(vehicle: IndexedVehicle, fitment: FitmentCells, thisYear: number): keyof Weights | undefined {
  const [from, to] = possibleModelYears(vehicle.year, thisYear);
  if (fitment.yearTo < from || fitment.yearFrom > to) return undefined;
  const isUnconditional = !fitment.excluded && !fitment.engine && !fitment.fuel && !fitment.body && !fitment.note;
  const unverified = isUnconditional ? [] : unverifiedConditions(fitment, vehicle, thisYear);
  if (!unverified) return undefined;
  if (!fitment.excluded) return "included";
  return unverified.length === 0 ? "excluded" : undefined;
}
