import { hash } from "node:crypto";
import { type Fitment, fitmentWeight, possibleModelYears, unverifiedConditions } from "@pecacerta/rules/fitment";
import { sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { IndexedVehicle, VehicleIndex, VersionedVehicles } from "./vehicle-cache.ts";
import { fitmentScope } from "./vehicle-cache.ts";

/** A row of evidence as it comes with a product: what tells vehicles apart. */
type FitmentCells = Pick<Fitment, "type" | "make" | "family" | "yearFrom" | "yearTo"> &
  Pick<Fitment, "model" | "codFipe" | "engine" | "fuel" | "body" | "excluded">;

const COLUMNS: Record<keyof FitmentCells, string> = {
  ...{ type: "vehicle_type", make: "make", family: "family", model: "model", codFipe: "cod_fipe" },
  ...{ yearFrom: "year_from", yearTo: "year_to", engine: "engine", fuel: "fuel", body: "body", excluded: "excluded" },
};
const CELLS = sql.raw(Object.values(COLUMNS).join(", "));

/** The rows of the product `p` as one text: of each what `COLUMNS` names, in that order. */
export const fitmentRowsSql = sql`(
  select coalesce(json_agg(json_build_array(${CELLS})), '[]')::text
  from fitments f where f.company_id = p.company_id and f.product_id = p.id)`;

const toFitmentCells = (cells: unknown[]): FitmentCells =>
  Object.fromEntries(Object.keys(COLUMNS).map((field, at) => [field, cells[at]])) as FitmentCells;

/** Places of vehicles, see `vehicles-kept`. */
export type VehiclePositions = Uint32Array;

const MAX_CACHE_BYTES = 3_000_000;
export const BYTES_PER_LIST = 300;

const positionsCache = new LRUCache<string, VehiclePositions>({
  maxSize: MAX_CACHE_BYTES,
  sizeCalculation: (places) => BYTES_PER_LIST + places.byteLength,
});

/**
 * The vehicles that the rows serve, with a note or without, in order: as `fits` of the rules says of each. `mark` names the vehicles: the same rows serve the same ones as long as it, and the year, stay.
 */
export function fittingVehicles(
  stored: string,
  { vehicles, mark }: VersionedVehicles,
  thisYear: number,
): VehiclePositions {
  const key = hash("sha1", `${mark} ${thisYear} ${stored}`, "base64");
  const cachedPositions = positionsCache.get(key);
  if (cachedPositions) return cachedPositions;
  const rows = JSON.parse(stored) as unknown[][];
  const fitting = computeFittingVehicles(rows.map(toFitmentCells), vehicles, thisYear);
  positionsCache.set(key, fitting);
  return fitting;
}

function computeFittingVehicles(
  rows: readonly FitmentCells[],
  { byScope }: VehicleIndex,
  thisYear: number,
): VehiclePositions {
  const weights = new Map<number, Weights>();
  for (const row of rows) {
    const weight = fitmentWeight(row);
    for (const known of byScope.get(fitmentScope(row)) ?? []) applyFitment(weights, { row, known, weight }, thisYear);
  }
  const fitting = [...weights].filter(([, { yes, no }]) => yes > no).map(([place]) => place);
  return Uint32Array.from(fitting).sort();
}

/** What weighs most for a vehicle, and against it. */
type Weights = { yes: number; no: number };
type WeighedFitment = { row: FitmentCells; known: IndexedVehicle; weight: number };

function applyFitment(weights: Map<number, Weights>, { row, known, weight }: WeighedFitment, thisYear: number): void {
  const [from, to] = possibleModelYears(known.year, thisYear);
  // Most rows end here, or ask for nothing but the year.
  if (row.yearTo < from || row.yearFrom > to) return;
  const isPlain = !row.excluded && !row.engine && !row.fuel && !row.body;
  const doubts = isPlain ? [] : unverifiedConditions(row, known, thisYear);
  if (!doubts) return;
  const balance = weights.get(known.place) ?? { yes: 0, no: 0 };
  weights.set(known.place, balance);
  if (!row.excluded) balance.yes = Math.max(balance.yes, weight);
  else if (doubts.length === 0) balance.no = Math.max(balance.no, weight);
}
