import type { FitVehicle } from "./fitment.ts";
import { vehicleFuel } from "./fitment-conditions.ts";
import { normalizeForSearch } from "./text.ts";

const ENGINE_KINDS = ["spark", "diesel"] as const;
export type EngineKind = (typeof ENGINE_KINDS)[number];

const FUEL_WORDS: ReadonlyMap<string, EngineKind> = new Map([
  ["gasolina", "spark"],
  ["alcool", "spark"],
  ["etanol", "spark"],
  ["flex", "spark"],
  ["gnv", "spark"],
  ["diesel", "diesel"],
]);

type OilClass = { body: string; code: RegExp; engines: readonly EngineKind[] };

const OIL_CLASSES: readonly OilClass[] = [
  { body: "api", code: /^s[a-p]$/, engines: ["spark"] },
  { body: "api", code: /^(c[a-k]|fa)[1-4]?$/, engines: ["diesel"] },
  { body: "acea", code: /^[abc]\d$/, engines: ENGINE_KINDS },
  { body: "acea", code: /^e\d{1,2}$/, engines: ["diesel"] },
  { body: "ilsac", code: /^gf\d[ab]?$/, engines: ["spark"] },
];

/** Reads which engines a part says it is for: by a fuel, else by the classes of an oil (API, ACEA). Empty without any. */
export function readEngineKinds(text: string): EngineKind[] {
  const words = normalizeForSearch(text.replaceAll("-", "")).split(/[^a-z0-9]+/);
  const fuels = words.flatMap((word) => FUEL_WORDS.get(word) ?? []);
  const classes = OIL_CLASSES.filter(({ body }) => words.includes(body));
  const rated = words.flatMap((word) =>
    classes.filter(({ code }) => code.test(word)).flatMap(({ engines }) => engines),
  );
  const named = new Set(fuels.length > 0 ? fuels : rated);
  return ENGINE_KINDS.filter((kind) => named.has(kind));
}

const IGNITION = /(?<![a-z])(?:velas?(?! aquecedora)|bobinas?)(?![a-z])/;

/** Returns whether parts of a name ignite a spark engine, as spark plugs do and glow plugs do not. */
export const ignitesSpark = (name: string): boolean => IGNITION.test(normalizeForSearch(name));

/** The kinds of engines that a vehicle may have: all for an unknown fuel, none for an electric vehicle. */
export function vehicleEngineKinds({ versions = [], ...vehicle }: FitVehicle): EngineKind[] {
  const kinds = new Set([vehicle, ...versions].slice(versions.length > 0 ? 1 : 0).flatMap(versionEngineKinds));
  return ENGINE_KINDS.filter((kind) => kinds.has(kind));
}

function versionEngineKinds({ model, fuel }: Pick<FitVehicle, "model" | "fuel">): readonly EngineKind[] {
  const word = normalizeForSearch(vehicleFuel(model, fuel));
  if (word === "") return ENGINE_KINDS;
  return word.startsWith("eletric") ? [] : [word.startsWith("diesel") ? "diesel" : "spark"];
}
