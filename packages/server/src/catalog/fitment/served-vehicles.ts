import { hash } from "node:crypto";
import { doubtsOf, type Fitment, modelYears, weightOf } from "@pecacerta/rules/fits";
import { sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Known, Marked, Vehicles } from "./vehicles-kept.ts";
import { scopeOf } from "./vehicles-kept.ts";

/** A row of evidence as it comes with a product: what tells vehicles apart. */
type StoredRow = Pick<Fitment, "type" | "make" | "family" | "yearFrom" | "yearTo"> &
  Pick<Fitment, "model" | "codFipe" | "engine" | "fuel" | "body" | "excluded">;

const COLUMNS: Record<keyof StoredRow, string> = {
  ...{ type: "vehicle_type", make: "make", family: "family", model: "model", codFipe: "cod_fipe" },
  ...{ yearFrom: "year_from", yearTo: "year_to", engine: "engine", fuel: "fuel", body: "body", excluded: "excluded" },
};
const CELLS = sql.raw(Object.values(COLUMNS).join(", "));

/** The rows of the product `p` as one text: of each what `COLUMNS` names, in that order. */
export const storedRows = sql`(
  select coalesce(json_agg(json_build_array(${CELLS})), '[]')::text
  from fitments f where f.company_id = p.company_id and f.product_id = p.id)`;

const rowOf = (cells: unknown[]): StoredRow =>
  Object.fromEntries(Object.keys(COLUMNS).map((field, at) => [field, cells[at]])) as StoredRow;

/** Places of vehicles, see `vehicles-kept`. */
export type Places = Uint32Array;

const MOST_BYTES = 3_000_000;
export const ABOUT_A_LIST = 300;

const memory = new LRUCache<string, Places>({
  maxSize: MOST_BYTES,
  sizeCalculation: (places) => ABOUT_A_LIST + places.byteLength,
});

/**
 * The vehicles that the rows serve, with a note or without, in order: as `fits` of the rules says of each. `mark` names the vehicles: the same rows serve the same ones as long as it, and the year, stay.
 */
export function servedBy(stored: string, { vehicles, mark }: Marked, thisYear: number): Places {
  const key = hash("sha1", `${mark} ${thisYear} ${stored}`, "base64");
  const known = memory.get(key);
  if (known) return known;
  const rows = JSON.parse(stored) as unknown[][];
  const served = workedOut(rows.map(rowOf), vehicles, thisYear);
  memory.set(key, served);
  return served;
}

function workedOut(rows: readonly StoredRow[], { byScope }: Vehicles, thisYear: number): Places {
  const weights = new Map<number, Weights>();
  for (const row of rows) {
    const weight = weightOf(row);
    for (const known of byScope.get(scopeOf(row)) ?? []) weigh(weights, { row, known, weight }, thisYear);
  }
  const served = [...weights].filter(([, { yes, no }]) => yes > no).map(([place]) => place);
  return Uint32Array.from(served).sort();
}

/** What weighs most for a vehicle, and against it. */
type Weights = { yes: number; no: number };
type Weighed = { row: StoredRow; known: Known; weight: number };

function weigh(weights: Map<number, Weights>, { row, known, weight }: Weighed, thisYear: number): void {
  const [from, to] = modelYears(known.year, thisYear);
  // Most rows end here, or ask for nothing but the year.
  if (row.yearTo < from || row.yearFrom > to) return;
  const isPlain = !row.excluded && !row.engine && !row.fuel && !row.body;
  const doubts = isPlain ? [] : doubtsOf(row, known, thisYear);
  if (!doubts) return;
  const held = weights.get(known.place) ?? { yes: 0, no: 0 };
  weights.set(known.place, held);
  if (!row.excluded) held.yes = Math.max(held.yes, weight);
  else if (doubts.length === 0) held.no = Math.max(held.no, weight);
}
