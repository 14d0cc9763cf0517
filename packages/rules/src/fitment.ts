import { type VehicleType, ZERO_KM_YEAR } from "./vehicle.ts";

/** What the shop says of a part and a vehicle, from the best news to none. */
export const FITMENT_VERDICTS = ["serves", "serves-with-note", "universal", "does-not-serve", "unknown"] as const;
export type FitVerdict = (typeof FITMENT_VERDICTS)[number];

/** What of a vehicle is not known well enough to say that a row holds for it: somebody has to look. */
export const FITMENT_CONDITIONS = ["year", "engine", "fuel", "body"] as const;
export type FitmentCondition = (typeof FITMENT_CONDITIONS)[number];

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
export type FitResult<Row extends Fitment> = { verdict: FitVerdict; row: Row | null; doubts: FitmentCondition[] };

export const NO_END_YEAR = 9999;

/**
 * Whether a part serves a vehicle. Of the rows that speak of it the most specific one decides; a row whose condition
 * the vehicle's data cannot settle decides nothing, but turns the answer into "serves, if …". Where no row decides,
 * the product does. `thisYear` is the calendar's: what the price table sells as new is of it or of the next one.
 */
export function judgeFitment<Row extends Fitment>(
  { compatibility, fitments }: FitProduct<Row>,
  vehicle: FitVehicle,
  thisYear: number,
): FitResult<Row> {
  const matchingRows = fitments
    .flatMap((row) => {
      const doubts = unverifiedConditions(row, vehicle, thisYear);
      return doubts ? [{ row, doubts }] : [];
    })
    .sort(
      ({ row: one }, { row: other }) =>
        fitmentWeight(other) - fitmentWeight(one) || cautionRank(other) - cautionRank(one),
    );
  const at = matchingRows.findIndex(({ doubts }) => doubts.length === 0);
  const decidingRow = matchingRows[at];
  const unverifiedRows = at < 0 ? matchingRows : matchingRows.slice(0, at);
  const serves = decidingRow ? !isExclusion(decidingRow.row) : compatibility === "all";
  const overridingRow = unverifiedRows.find(({ row }) => isExclusion(row) === serves);
  if (overridingRow) return { verdict: "serves-with-note", ...overridingRow };
  return { verdict: toVerdict(compatibility, decidingRow?.row), row: decidingRow?.row ?? null, doubts: [] };
}

/** The first and last model year that a vehicle may be of. */
export const possibleModelYears = (year: number, thisYear: number): [from: number, to: number] =>
  year === ZERO_KM_YEAR ? [thisYear, thisYear + 1] : [year, year];

/**
 * How specific a row is: by its scope, then by how many conditions it makes, then by how few years it spans.
 * The database computes the same (fitments.weight), so that it can narrow a list by it.
 */
export function fitmentWeight({ codFipe, model, engine, fuel, body, yearFrom, yearTo }: Fitment): number {
  const scope = codFipe ? 3 : model ? 2 : 1;
  const conditions = [engine, fuel, body].filter(Boolean).length;
  return (scope * 4 + conditions) * MAX_YEAR_SPAN - Math.min(yearTo - yearFrom, MAX_YEAR_SPAN - 1);
}

/** What has to be looked at before the row holds for the vehicle; null where the row does not speak of it. */
export function unverifiedConditions(row: Fitment, vehicle: FitVehicle, thisYear: number): FitmentCondition[] | null {
  if (!isInScope(row, vehicle)) return null;
  const matches: Record<FitmentCondition, boolean | null> = {
    year: matchesYears(row, possibleModelYears(vehicle.year, thisYear)),
    engine: hasCondition(row.engine) ? matchesEngine(row.engine, vehicle.engine) : true,
    fuel: hasCondition(row.fuel) ? matchesFuel(row.fuel, vehicle.fuel) : true,
    body: hasCondition(row.body) ? null : true,
  };
  if (FITMENT_CONDITIONS.some((doubt) => matches[doubt] === false)) return null;
  return FITMENT_CONDITIONS.filter((doubt) => matches[doubt] === null);
}

const MAX_YEAR_SPAN = 100_000;

// Of two rows that weigh the same, the one that promises less.
const cautionRank = (row: Fitment): number => (isExclusion(row) ? 2 : row.note ? 1 : 0);

const isExclusion = ({ excluded }: Fitment): boolean => excluded === true;
const hasCondition = (condition: string | null | undefined): condition is string => Boolean(condition);

function toVerdict(compatibility: "all" | "unknown" | "listed", row: Fitment | undefined): FitVerdict {
  if (row) return isExclusion(row) ? "does-not-serve" : row.note ? "serves-with-note" : "serves";
  return ({ all: "universal", unknown: "unknown", listed: "does-not-serve" } as const)[compatibility];
}

function isInScope({ type, make, family, model, codFipe }: Fitment, vehicle: FitVehicle): boolean {
  if (type !== vehicle.type || make !== vehicle.make) return false;
  if (codFipe) return codFipe === vehicle.codFipe;
  return model ? model === vehicle.model : family === vehicle.family;
}

function matchesYears({ yearFrom, yearTo }: Fitment, [from, to]: [number, number]): boolean | null {
  if (yearTo < from || yearFrom > to) return false;
  return (yearFrom <= from && yearTo >= to) || null;
}

// `1.6` and `1.6 8V` may be one engine or two: where one text says more than the other, somebody has to look.
function matchesEngine(required: string, actual: string): boolean | null {
  const [row, vehicle] = [splitWords(required), splitWords(actual)];
  const isWithin = row.every((word) => vehicle.includes(word));
  const isAround = vehicle.every((word) => row.includes(word));
  return isWithin && isAround ? true : isWithin || isAround ? null : false;
}

const splitWords = (text: string): string[] => text.toLowerCase().split(" ").filter(Boolean);

const FLEX_FUELS = ["gasolina", "álcool", "etanol"];

// The price table calls many a flex-fuel vehicle a petrol one.
function matchesFuel(required: string, actual: string): boolean | null {
  const [row, vehicle] = [required.toLowerCase(), actual.toLowerCase()];
  if (row === vehicle) return true;
  const isFlex = (one: string, other: string) => one === "flex" && FLEX_FUELS.includes(other);
  return vehicle === "" || isFlex(row, vehicle) || isFlex(vehicle, row) ? null : false;
}
