import type { FitVehicle } from "./fitment.ts";
import { FLEX_FUELS, vehicleBody, vehicleFuel } from "./fitment-conditions.ts";
import {
  AUTOMATED,
  AXLES,
  NOTE_EXCEPTION,
  type NoteCondition,
  STATED_VALUES,
  type StatedValue,
} from "./note-patterns.ts";
import { normalizeForSearch } from "./text.ts";

/** The database keeps notes as short in `fitments.note_text`. */
const MAX_LENGTH = 200;

/** Values that the name or the fuel of a vehicle says: those that it has, and others that it may have. */
type VehicleValues = { certain: readonly string[]; possible?: readonly string[] };
type NamedValues = VehicleValues & { pattern: RegExp };

const named = (pattern: string, certain: readonly string[], possible: readonly string[] = []): NamedValues => ({
  pattern: new RegExp(`(?<![a-z0-9])(?:${pattern})(?![a-z0-9])`),
  certain,
  possible,
});

const HYDRAULIC = "dh|dir(?:ecao|\\.)? ?hid(?:raulica)?";
const ELECTRIC = "dir(?:ecao|\\.)? ?eletr?(?:ica)?";
const MECHANICAL = "dir(?:ecao|\\.)? ?mec(?:anica)?";

const NAMED_VALUES: Record<Exclude<NoteCondition, "fuel" | "body">, readonly NamedValues[]> = {
  gearbox: [
    named("mec|manual|m/t", ["manual"]),
    named("aut|autom|automatic[oa]|tiptronic", ["automatic"], ["cvt", "automated"]),
    named("cvt|x-?tronic", ["cvt"], ["automatic"]),
    named(`${AUTOMATED}|gsr`, ["automated"], ["automatic"]),
    named("s-?tronic|dsg|powershift|dct|pdk", [], ["automatic", "automated"]),
  ],
  doors: [named("[23] ?p(?:ortas)?", ["two"]), named("[45] ?p(?:ortas)?", ["four"])],
  cab: [
    named("cs|cab(?:ine|\\.)? simples", ["simple"]),
    named("cd|cab(?:ine|\\.)? dupla", ["double"]),
    named("ce|cab(?:ine|\\.)? estendida", ["extended"]),
  ],
  drive: [named("4x4|awd|4wd", ["4x4"]), ...AXLES.map((axles) => named(axles, [axles]))],
  steering: [named(HYDRAULIC, ["hydraulic"]), named(ELECTRIC, ["electric"]), named(MECHANICAL, ["mechanical"])],
  powerSteering: [named(`${HYDRAULIC}|${ELECTRIC}`, ["with"]), named(MECHANICAL, ["without"])],
  airConditioning: [named("(?:c/|com) ?ar", ["with"]), named("(?:s/|sem) ?ar", ["without"])],
};

const NO_VALUES: VehicleValues = { certain: [] };

/** What the name says of a kind. Of several values, none is certain. */
function namedValues(kind: keyof typeof NAMED_VALUES, model: string): VehicleValues {
  const found = NAMED_VALUES[kind].filter(({ pattern }) => pattern.test(model));
  const [only] = found;
  if (found.length < 2) return only ?? NO_VALUES;
  return { certain: [], possible: found.flatMap(({ certain, possible = [] }) => [...certain, ...possible]) };
}

function fuelValues({ model, fuel }: FitVehicle): VehicleValues {
  const word = normalizeForSearch(vehicleFuel(model, fuel)).replace("etanol", "alcool");
  if (word === "flex") return { certain: [word], possible: FLEX_FUELS.map(normalizeForSearch) };
  if (word === "gasolina" || word === "alcool") return { certain: [word], possible: ["flex"] };
  return word === "diesel" ? { certain: [word] } : NO_VALUES;
}

function bodyValues({ model }: FitVehicle): VehicleValues {
  const body = vehicleBody(model).toLowerCase();
  return body ? { certain: [body] } : NO_VALUES;
}

/** Patterns of notes that a vehicle contradicts: of those with `stated` but not `own`, and of exceptions `excepted`. */
export type NoteContradiction = { stated: string; own: string; excepted: string };

const join = (patterns: readonly string[]): string => (patterns.length > 0 ? patterns.join("|") : "(?!)");

function contradictionsOf(kind: NoteCondition, { certain, possible = [] }: VehicleValues): NoteContradiction[] {
  const values: [string, StatedValue][] = Object.entries(STATED_VALUES[kind]);
  const allowed = new Set([...certain, ...possible]);
  if (allowed.size === 0) return [];
  return [
    {
      stated: join(values.filter(([value]) => !allowed.has(value)).map(([, { stated }]) => stated)),
      own: join(values.filter(([value]) => allowed.has(value)).map(([, { stated }]) => stated)),
      excepted: join(values.filter(([value]) => certain.includes(value)).map(([, { excepted }]) => excepted)),
    },
  ];
}

const NAMED_KINDS = Object.keys(NAMED_VALUES) as (keyof typeof NAMED_VALUES)[];

/** Lists which notes contradict what the name and the fuel of a vehicle say, by kind of condition. */
export function noteContradictions(vehicle: FitVehicle): NoteContradiction[] {
  const model = normalizeForSearch(vehicle.model);
  return [
    ...NAMED_KINDS.flatMap((kind) => contradictionsOf(kind, namedValues(kind, model))),
    ...contradictionsOf("fuel", fuelValues(vehicle)),
    ...contradictionsOf("body", bodyValues(vehicle)),
  ];
}

const judges = new WeakMap<FitVehicle, (text: string) => boolean>();

/** Tells whether the vehicle contradicts a condition that the note states. */
export function contradictsNote(note: string, vehicle: FitVehicle): boolean {
  const judge = judges.get(vehicle) ?? createJudge(noteContradictions(vehicle));
  judges.set(vehicle, judge);
  return judge(normalizeForSearch(note).slice(0, MAX_LENGTH));
}

function createJudge(contradictions: readonly NoteContradiction[]): (text: string) => boolean {
  const [stated, own, excepted] = (["stated", "own", "excepted"] as const).map((field) =>
    contradictions.map((one) => compile(one[field])),
  ) as [RegExp[], RegExp[], RegExp[]];
  return (text) =>
    EXCEPTION.test(text)
      ? excepted.some((pattern) => pattern.test(text))
      : stated.some((pattern, index) => pattern.test(text) && !own[index]?.test(text));
}

const EXCEPTION = new RegExp(NOTE_EXCEPTION);

const compiled = new Map<string, RegExp>();

/** Of a few values there are few patterns. */
function compile(source: string): RegExp {
  const pattern = compiled.get(source) ?? new RegExp(source);
  compiled.set(source, pattern);
  return pattern;
}
