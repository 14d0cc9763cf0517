import type { VehicleMention } from "./find-vehicle-names.ts";
import { FAMILY_ALIASES } from "./vehicle-aliases.ts";
import type { VehicleFamily, VehicleWords } from "./vehicle-words.ts";

export type NamedVehicle = { names: VehicleMention[]; families: VehicleFamily[] };

/** Joins the names of one vehicle, as `cg 150` and `fan` are, and keeps the families that each of them names. */
export function groupNames(names: readonly VehicleMention[], families: VehicleWords["families"]): NamedVehicle[] {
  const groups: NamedVehicle[] = [];
  const isTrim = ({ text }: VehicleMention) => FAMILY_ALIASES.has(text);
  for (const name of [...names.filter((one) => !isTrim(one)), ...names.filter(isTrim)]) {
    const own = families.get(name.text) ?? [];
    const group = groups.findLast((one) => one.families.some((family) => own.includes(family)));
    if (!group) {
      if (!isTrim(name) || !groups.some((one) => areSiblings(one.families, own)))
        groups.push({ names: [name], families: [...own] });
    } else {
      group.names.push(name);
      group.families = group.families.filter((family) => own.includes(family));
    }
  }
  return groups;
}

const baseOf = ({ compactName }: VehicleFamily): string => compactName.replace(/\d+$/, "");

/** Returns whether families differ by their number only: a `cg 150 start` is no CG 160. */
const areSiblings = (families: readonly VehicleFamily[], others: readonly VehicleFamily[]): boolean =>
  families.some((one) => others.some((other) => baseOf(one) === baseOf(other)));

const NUMBER = /^\d{2,4}$/;

/** Adds the further numbers of a name: `cg 125 150` are two. */
export const addSeries = (
  names: readonly VehicleMention[],
  tokens: readonly string[],
  families: VehicleWords["families"],
): VehicleMention[] =>
  names.flatMap((name) => {
    const { start, length, text } = name;
    const last = tokens[start + length - 1] ?? "";
    const base = length > 1 && NUMBER.test(last) ? text.slice(0, -last.length) : "";
    const numbers = tokens.slice(start + length);
    const end = numbers.findIndex((number) => !NUMBER.test(number) || !families.has(base + number));
    const series = base === "" ? [] : numbers.slice(0, end < 0 ? numbers.length : end);
    return [name, ...series.map((number, at) => ({ start: start + length + at, length: 1, text: base + number }))];
  });
