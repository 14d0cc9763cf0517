import { matchesBody, matchesEngine, matchesFuel, vehicleBody, vehicleFuel } from "./fitment-conditions.ts";
import { contradictsNote } from "./fitment-note.ts";
import { type VehicleType, ZERO_KM_YEAR } from "./vehicle.ts";

/** Verdicts on a product and a vehicle, best first. */
export const FITMENT_VERDICTS = ["serves", "serves-with-note", "universal", "does-not-serve", "unknown"] as const;
export type FitVerdict = (typeof FITMENT_VERDICTS)[number];

/** The verdicts of products that fit, best first. */
export const FITTING_VERDICTS: readonly FitVerdict[] = ["serves", "serves-with-note", "universal"];

export type VerdictTone = "success" | "warning" | "failure" | "neutral";

/** Only a verdict with evidence is a success; that a product is of universal use says nothing about a vehicle. */
export const VERDICT_TONES: Readonly<Record<FitVerdict, VerdictTone>> = {
  serves: "success",
  "serves-with-note": "warning",
  universal: "neutral",
  "does-not-serve": "failure",
  unknown: "warning",
};

export const FITMENT_CONDITIONS = ["year", "engine", "fuel", "body"] as const;
export type FitmentCondition = (typeof FITMENT_CONDITIONS)[number];

/** What a shopper has to verify: a condition of the fitment, or which version of the family the vehicle is. */
export const FITMENT_DOUBTS = [...FITMENT_CONDITIONS, "version"] as const;
export type FitmentDoubt = (typeof FITMENT_DOUBTS)[number];

/**
 * A vehicle of the price table. Empty text is unknown; the body is known if the model's name says it. `versions`: the
 * vehicles that it may be, if its version is unknown.
 */
export type FitVehicle = {
  type: VehicleType;
  make: string;
  family: string;
  model: string;
  year: number;
  fuel: string;
  engine: string;
  codFipe: string;
  versions?: readonly FitVehicle[];
};

/**
 * A rule about which vehicles a product fits or, if `excluded`, does not fit. Its scope is the narrowest given: a
 * price-table code, a model, or a family. Years are model years, inclusive; NO_END_YEAR has no end. A missing
 * condition matches every vehicle.
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

/** `all` fits every vehicle; `unknown` has no data; `listed` fits what its fitments say. */
export type FitProduct<Row extends Fitment> = {
  compatibility: "all" | "unknown" | "listed";
  fitments: readonly Row[];
};

export type FitResult<Row extends Fitment> = { verdict: FitVerdict; row: Row | null; doubts: FitmentDoubt[] };

/** Tells whether a condition or the version decides, which the shopper has to verify: nothing may say that it serves. */
export const isOpenVerdict = ({
  verdict,
  row,
  doubts,
}: {
  verdict: FitVerdict;
  row: unknown;
  doubts: readonly FitmentDoubt[];
}): boolean => doubts.length > 0 || (verdict === "unknown" && row !== null);

export const NO_END_YEAR = 9999;

/**
 * Judges whether a product fits a vehicle. The most specific matching row decides; a row with unverified conditions
 * cannot decide, but can turn the verdict into `serves-with-note`. Without a deciding row the product's compatibility
 * decides. For an unknown version, the versions decide together.
 */
export function judgeFitment<Row extends Fitment>(
  product: FitProduct<Row>,
  vehicle: FitVehicle,
  thisYear: number,
): FitResult<Row> {
  const { versions = [] } = vehicle;
  if (versions.length === 0) return judgeVersion(product, vehicle, thisYear);
  return combineResults(versions.map((version) => judgeVersion(product, version, thisYear)));
}

function combineResults<Row extends Fitment>(results: readonly FitResult<Row>[]): FitResult<Row> {
  const best = FITMENT_VERDICTS.flatMap((verdict) => results.filter((result) => result.verdict === verdict));
  const [first, last] = [best[0], best.at(-1)] as [FitResult<Row>, FitResult<Row>];
  if (first.verdict === last.verdict) return first;
  if (!FITTING_VERDICTS.includes(first.verdict)) return { verdict: "unknown", row: null, doubts: [] };
  const { row, doubts } = best.find((result) => result.row !== null) ?? first;
  return { verdict: "serves-with-note", row, doubts: [...doubts, "version"] };
}

function judgeVersion<Row extends Fitment>(
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

/** A new vehicle may be of this model year or the next one. */
export const possibleModelYears = (year: number, thisYear: number): [from: number, to: number] =>
  year === ZERO_KM_YEAR ? [thisYear, thisYear + 1] : [year, year];

/** The database computes the same in fitments.weight. */
export function fitmentWeight({ codFipe, model, engine, fuel, body, yearFrom, yearTo }: Fitment): number {
  const scope = codFipe ? 3 : model ? 2 : 1;
  const conditions = [engine, fuel, body].filter(Boolean).length;
  return (scope * 4 + conditions) * MAX_YEAR_SPAN - Math.min(yearTo - yearFrom, MAX_YEAR_SPAN - 1);
}

/**
 * Conditions of the row that the vehicle may or may not meet; null if it is another vehicle or does not meet one, also of
 * the note. The note of an exclusion is its reason.
 */
export function unverifiedConditions(row: Fitment, vehicle: FitVehicle, thisYear: number): FitmentCondition[] | null {
  if (!isInScope(row, vehicle)) return null;
  if (row.note && !isExclusion(row) && contradictsNote(row.note, vehicle)) return null;
  const unverified: FitmentCondition[] = [];
  for (const condition of FITMENT_CONDITIONS) {
    const isMet = CONDITIONS_MET[condition](row, vehicle, thisYear);
    if (isMet === false) return null;
    if (isMet === null) unverified.push(condition);
  }
  return unverified;
}

type Met = boolean | null;

const CONDITIONS_MET: Record<FitmentCondition, (row: Fitment, vehicle: FitVehicle, thisYear: number) => Met> = {
  year: (row, { year }, thisYear) => matchesYears(row, possibleModelYears(year, thisYear)),
  engine: ({ engine }, vehicle) => !engine || matchesEngine(engine, vehicle.engine),
  fuel: ({ fuel }, vehicle) => !fuel || matchesFuel(fuel, vehicleFuel(vehicle.model, vehicle.fuel)),
  body: ({ body }, vehicle) => !body || matchesBody(body, vehicleBody(vehicle.model)),
};

const MAX_YEAR_SPAN = 100_000;

// Between rows of equal weight, the more cautious one wins.
const cautionRank = (row: Fitment): number => (isExclusion(row) ? 2 : row.note ? 1 : 0);

const isExclusion = ({ excluded }: Fitment): boolean => excluded === true;

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
