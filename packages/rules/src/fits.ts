import { type VehicleType, ZERO_KM } from "./vehicle.ts";

/** What the shop says of a part and a vehicle, from the best news to none. */
export const VERDICTS = ["serves", "serves-with-note", "universal", "does-not-serve", "unknown"] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What of a vehicle is not known well enough to say that a row holds for it: somebody has to look. */
export const DOUBTS = ["year", "engine", "fuel", "body"] as const;
export type Doubt = (typeof DOUBTS)[number];

/** A vehicle as the price table names it. Empty text is what nobody knows of it; its body is never known. */
export type FitVehicle = {
  type: VehicleType;
  make: string;
  family: string;
  model: string;
  year: number;
  fuel: string;
  engine: string;
  codFipe: string;
};

/**
 * One piece of evidence: which vehicles a part serves - or, `excluded`, does not. Its scope is the narrowest that it
 * names: a price-table code, else a model of the make, else a family of models. Years are model years, both included;
 * ONWARDS as the last one is no end. A condition that is left out (or empty) holds for all.
 */
export type Fitment = {
  type: VehicleType;
  make: string;
  family: string;
  yearFrom: number;
  yearTo: number;
  model?: string | null;
  codFipe?: string | null;
  fuel?: string | null;
  engine?: string | null;
  body?: string | null;
  position?: string | null;
  quantity?: number | null;
  note?: string | null;
  source?: string | null;
  excluded?: boolean;
};

/** `all`: made for any vehicle; `unknown`: nobody says; `listed`: for what its rows say and nothing else. */
export type FitProduct<Row extends Fitment> = {
  compatibility: "all" | "unknown" | "listed";
  fitments: readonly Row[];
};

/** The verdict and the row that says so; null where no row speaks of the vehicle. `doubts`: what to look at first. */
export type Judged<Row extends Fitment> = { verdict: Verdict; row: Row | null; doubts: Doubt[] };

export const ONWARDS = 9999;

/**
 * Whether a part serves a vehicle. Of the rows that speak of it the most specific one decides; a row whose condition
 * the vehicle's data cannot settle decides nothing, but turns the answer into "serves, if …". Where no row decides,
 * the product does. `thisYear` is the calendar's: what the price table sells as new is of it or of the next one.
 */
export function fits<Row extends Fitment>(
  { compatibility, fitments }: FitProduct<Row>,
  vehicle: FitVehicle,
  thisYear: number,
): Judged<Row> {
  const speaking = fitments
    .flatMap((row) => {
      const doubts = doubtsOf(row, vehicle, thisYear);
      return doubts ? [{ row, doubts }] : [];
    })
    .sort(({ row: one }, { row: other }) => weightOf(other) - weightOf(one) || caution(other) - caution(one));
  const at = speaking.findIndex(({ doubts }) => doubts.length === 0);
  const decisive = speaking[at];
  const doubted = at < 0 ? speaking : speaking.slice(0, at);
  const serves = decisive ? !isNo(decisive.row) : compatibility === "all";
  const contrary = doubted.find(({ row }) => isNo(row) === serves);
  if (contrary) return { verdict: "serves-with-note", ...contrary };
  return { verdict: verdictOf(compatibility, decisive?.row), row: decisive?.row ?? null, doubts: [] };
}

/** The first and last model year that a vehicle may be of. */
export const modelYears = (year: number, thisYear: number): [from: number, to: number] =>
  year === ZERO_KM ? [thisYear, thisYear + 1] : [year, year];

/**
 * How specific a row is: by its scope, then by how many conditions it makes, then by how few years it spans.
 * The database computes the same (fitments.weight), so that it can narrow a list by it.
 */
export function weightOf({ codFipe, model, engine, fuel, body, yearFrom, yearTo }: Fitment): number {
  const scope = codFipe ? 3 : model ? 2 : 1;
  const conditions = [engine, fuel, body].filter(Boolean).length;
  return (scope * 4 + conditions) * WIDEST - Math.min(yearTo - yearFrom, WIDEST - 1);
}

/** What has to be looked at before the row holds for the vehicle; null where the row does not speak of it. */
export function doubtsOf(row: Fitment, vehicle: FitVehicle, thisYear: number): Doubt[] | null {
  if (!isInScope(row, vehicle)) return null;
  const told: Record<Doubt, boolean | null> = {
    year: isOfYears(row, modelYears(vehicle.year, thisYear)),
    engine: isSaid(row.engine) ? isEngine(row.engine, vehicle.engine) : true,
    fuel: isSaid(row.fuel) ? isFuel(row.fuel, vehicle.fuel) : true,
    body: isSaid(row.body) ? null : true,
  };
  if (DOUBTS.some((doubt) => told[doubt] === false)) return null;
  return DOUBTS.filter((doubt) => told[doubt] === null);
}

const WIDEST = 100_000;

// Of two rows that weigh the same, the one that promises less.
const caution = (row: Fitment): number => (isNo(row) ? 2 : row.note ? 1 : 0);

const isNo = ({ excluded }: Fitment): boolean => excluded === true;
const isSaid = (condition: string | null | undefined): condition is string => Boolean(condition);

function verdictOf(compatibility: "all" | "unknown" | "listed", row: Fitment | undefined): Verdict {
  if (row) return isNo(row) ? "does-not-serve" : row.note ? "serves-with-note" : "serves";
  return ({ all: "universal", unknown: "unknown", listed: "does-not-serve" } as const)[compatibility];
}

function isInScope({ type, make, family, model, codFipe }: Fitment, vehicle: FitVehicle): boolean {
  if (type !== vehicle.type || make !== vehicle.make) return false;
  if (codFipe) return codFipe === vehicle.codFipe;
  return model ? model === vehicle.model : family === vehicle.family;
}

function isOfYears({ yearFrom, yearTo }: Fitment, [from, to]: [number, number]): boolean | null {
  if (yearTo < from || yearFrom > to) return false;
  return (yearFrom <= from && yearTo >= to) || null;
}

// `1.6` and `1.6 8V` may be one engine or two: where one text says more than the other, somebody has to look.
function isEngine(asked: string, known: string): boolean | null {
  const [row, vehicle] = [wordsOf(asked), wordsOf(known)];
  const isWithin = row.every((word) => vehicle.includes(word));
  const isAround = vehicle.every((word) => row.includes(word));
  return isWithin && isAround ? true : isWithin || isAround ? null : false;
}

const wordsOf = (text: string): string[] => text.toLowerCase().split(" ").filter(Boolean);

const BURNT_BY_FLEX = ["gasolina", "álcool", "etanol"];

// The price table calls many a flex-fuel vehicle a petrol one.
function isFuel(asked: string, known: string): boolean | null {
  const [row, vehicle] = [asked.toLowerCase(), known.toLowerCase()];
  if (row === vehicle) return true;
  const isFlex = (one: string, other: string) => one === "flex" && BURNT_BY_FLEX.includes(other);
  return vehicle === "" || isFlex(row, vehicle) || isFlex(vehicle, row) ? null : false;
}
