import { TRUCK } from "@pecacerta/rules/vehicle";
import type { TermRole } from "./search-engine.ts";
import type { VehicleFamily, VehicleWords } from "./vehicle-words.ts";

const MOTORCYCLE = 2;
const TRUCK_NUMBER = /^\d{3,5}$/;
const CUBIC_CENTIMETERS = /^(\d{2,4})(?: ?cc)?$/;

const DISPLACEMENTS = [
  50, 90, 100, 110, 115, 125, 150, 160, 190, 200, 225, 230, 250, 300, 310, 320, 350, 400, 450, 500, 600, 650, 660, 700,
  750, 800, 850, 900, 1000, 1100, 1200, 1300, 1800,
];
const TOLERANCE = 0.05;

const sizeOf = (text: string): number => Number(CUBIC_CENTIMETERS.exec(text)?.[1]);

/** Lists what an engine of so many cubic centimeters is called: `124 cc` is a 125. */
export function displacementsOf(engine: string): string[] {
  const size = sizeOf(engine);
  const called = DISPLACEMENTS.filter((one) => Math.abs(one - size) <= one * TOLERANCE);
  return called.flatMap((one) => [`${one}`, `${one}cc`]);
}

export function isVehicleCode(
  tokens: readonly string[],
  index: number,
  roles: readonly TermRole[],
  families: readonly VehicleFamily[],
): boolean {
  const token = tokens[index] ?? "";
  const isOf = (type: number) => families.length > 0 && families.every((family) => family.type === type);
  const isCode = isOf(MOTORCYCLE) ? DISPLACEMENTS.includes(sizeOf(token)) : isOf(TRUCK) && TRUCK_NUMBER.test(token);
  return isCode && (roles[index - 1] === "vehicle" || roles[index + 1] === "vehicle");
}

/** Keeps the families that the number next to the name is of, and makes it a version. */
export function narrowByCode(
  families: VehicleFamily[],
  tokens: readonly string[],
  roles: readonly TermRole[],
  versions: VehicleWords["versions"],
): { families: VehicleFamily[]; roles: TermRole[] } {
  const isOpen = (role: TermRole | undefined) => role === "text" || role === "version";
  const at = tokens.findIndex((_, index) => isOpen(roles[index]) && isVehicleCode(tokens, index, roles, families));
  const isOf = (family: VehicleFamily) => versions.get(family)?.has(tokens[at] ?? "");
  return {
    families: at < 0 ? families : families.filter(isOf),
    roles: roles.map((role, index) => (index === at ? "version" : role)),
  };
}
