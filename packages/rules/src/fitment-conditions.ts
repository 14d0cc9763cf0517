import { ownProperty } from "./own-property.ts";

/** Words for a body, in names of models and in lists of fitments. */
export const BODY_NAMES: Readonly<Record<string, string>> = {
  hatch: "Hatch",
  hb: "Hatch",
  hatchback: "Hatch",
  sedan: "Sedan",
  sed: "Sedan",
  sd: "Sedan",
  sw: "SW",
  perua: "SW",
  wagon: "SW",
  pickup: "Picape",
  picape: "Picape",
};

export const FLEX_FUELS: readonly string[] = ["gasolina", "álcool", "etanol"];

/** Returns the fuel. The price table lists flex-fuel vehicles as petrol; the names of most models say `Flex`. */
export function vehicleFuel(model: string, fuel: string): string {
  const isFlex = /flex/i.test(model) && (fuel === "" || FLEX_FUELS.includes(fuel.toLowerCase()));
  return isFlex ? "Flex" : fuel;
}

/** Returns the body that the name of the model says; empty if it says none or several. */
export function vehicleBody(model: string): string {
  const bodies = new Set(model.split(" ").flatMap((word) => bodyName(word) ?? []));
  const [body = ""] = bodies;
  return bodies.size === 1 ? body : "";
}

// `Sed.` and `Pick-Up` have signs.
const bodyName = (word: string): string | undefined =>
  ownProperty(BODY_NAMES, word.toLowerCase().replace(/[^a-z0-9]/g, ""));

type Match = boolean | null;

/** `1.6` and `1.6 8V` may be the same engine, so a partial match is unverified. */
export function matchesEngine(required: string, actual: string): Match {
  if (required === actual) return true;
  const [row, vehicle] = [splitWords(required), splitWords(actual)];
  const isWithin = row.every((word) => vehicle.includes(word));
  const contains = vehicle.every((word) => row.includes(word));
  return isWithin && contains ? true : isWithin || contains ? null : false;
}

const splitWords = (text: string): string[] => text.toLowerCase().split(" ").filter(Boolean);

/** Flex and one of its fuels may be the same vehicle: the names of some flex-fuel models do not say it. */
export function matchesFuel(required: string, actual: string): Match {
  const [row, vehicle] = [required.toLowerCase(), actual.toLowerCase()];
  if (row === vehicle) return true;
  const isFlex = (one: string, other: string) => one === "flex" && FLEX_FUELS.includes(other);
  return vehicle === "" || isFlex(row, vehicle) || isFlex(vehicle, row) ? null : false;
}

export function matchesBody(required: string, actual: string): Match {
  const body = bodyName(required);
  return body === undefined || actual === "" ? null : body === actual;
}
