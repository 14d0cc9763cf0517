import { hash } from "node:crypto";
import { doubtsOf, type Fitment, modelYears, weightOf } from "@pecacerta/rules/fits";
import { sql } from "drizzle-orm";
import { newMemory, recalled, remember } from "./remembered.ts";
import type { Known, Vehicles } from "./vehicles-kept.ts";
import { scopeOf } from "./vehicles-kept.ts";

/** A row of evidence as it comes with a product: what tells vehicles apart. */
type StoredRow = Pick<Fitment, "type" | "make" | "family" | "yearFrom" | "yearTo"> &
  Pick<Fitment, "model" | "codFipe" | "engine" | "fuel" | "body" | "excluded">;

/** The rows of the product `p`, without what is empty in them, as one text. */
export const storedRows = sql`(
  select coalesce(json_agg(json_strip_nulls(json_build_object('type', f.vehicle_type, 'make', f.make,
    'family', f.family, 'model', f.model, 'codFipe', f.cod_fipe, 'yearFrom', f.year_from, 'yearTo', f.year_to,
    'engine', f.engine, 'fuel', f.fuel, 'body', f.body, 'excluded', nullif(f.excluded, false)))), '[]')::text
  from fitments f where f.company_id = p.company_id and f.product_id = p.id)`;

const MOST_BYTES = 6_000_000;
const ABOUT_A_LIST = 200;
const ABOUT_AN_ID = 8;

const memory = newMemory<readonly string[]>(MOST_BYTES);

/**
 * The ids of the vehicles that the rows serve, with a note or without, in order: as `fits` of the rules says of each.
 * `mark` names the vehicles: the same rows serve the same ones as long as it, and the year, stay.
 */
export function servedBy(stored: string, { vehicles, mark }: { vehicles: Vehicles; mark: string }, thisYear: number) {
  const key = hash("sha1", `${mark} ${thisYear} ${stored}`, "base64");
  const known = recalled(memory, key);
  if (known) return known;
  const served = workedOut(JSON.parse(stored), vehicles, thisYear);
  remember(memory, key, served, ABOUT_A_LIST + served.length * ABOUT_AN_ID);
  return served;
}

function workedOut(rows: readonly StoredRow[], { ids, byScope }: Vehicles, thisYear: number): string[] {
  const weights = new Map<number, Weights>();
  for (const row of rows) {
    const weight = weightOf(row);
    for (const known of byScope.get(scopeOf(row)) ?? []) weigh(weights, { row, known, weight }, thisYear);
  }
  const served = [...weights].filter(([, { yes, no }]) => yes > no).map(([place]) => place);
  return Array.from(Uint32Array.from(served).sort(), (place) => ids[place] as string);
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
