import { isOrdinaryWord } from "@pecacerta/rules/search-words";
import { TRUCK } from "@pecacerta/rules/vehicle";
import type { TermRole } from "./search-engine.ts";
import { TRADE_VEHICLES } from "./vehicle-aliases.ts";
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

export const isDisplacement = (text: string): boolean => DISPLACEMENTS.includes(sizeOf(text));

/** Lists what an engine of so many cubic centimeters is called: `124 cc` is a 125. */
export function displacementsOf(engine: string): string[] {
  const size = sizeOf(engine);
  const called = DISPLACEMENTS.filter((one) => Math.abs(one - size) <= one * TOLERANCE);
  return called.flatMap((one) => [`${one}`, `${one}cc`]);
}

type CodeOptions = { isCatalogWord(token: string): boolean };

export function isVehicleCode(
  tokens: readonly string[],
  index: number,
  roles: readonly TermRole[],
  families: readonly VehicleFamily[],
  options: CodeOptions,
): boolean {
  return isCodeOf(tokens[index] ?? "", families) && isNextToName(tokens, index, roles, families, options);
}

const isOfType = (families: readonly VehicleFamily[], type: number): boolean =>
  families.length > 0 && families.every((family) => family.type === type);

const isCodeOf = (token: string, families: readonly VehicleFamily[]): boolean =>
  isOfType(families, MOTORCYCLE) ? isDisplacement(token) : isOfType(families, TRUCK) && TRUCK_NUMBER.test(token);

/** Looks past versions, years, unknown words and other numbers between a number and the name of a motorcycle: `fan esdi 150`. */
function isNextToName(
  tokens: readonly string[],
  index: number,
  roles: readonly TermRole[],
  families: readonly VehicleFamily[],
  { isCatalogWord }: CodeOptions,
): boolean {
  const mayBeApart = isOfType(families, MOTORCYCLE);
  const isTrim = (at: number) => {
    const [token = "", role] = [tokens[at], roles[at]];
    const isUnknown = /^[a-z]+$/.test(token) && !isCatalogWord(token) && !isOrdinaryWord(token);
    return role === "version" || role === "year" || (role === "text" && (isUnknown || isDisplacement(token)));
  };
  return [-1, 1].some((step) => {
    let at = index + step;
    while (mayBeApart && isTrim(at)) at += step;
    return roles[at] === "vehicle";
  });
}

const CODE_WITH_LETTERS = /^(\d{2,5})(?!cc$)([a-z]{1,4})$/;
const NAME_WITH_CODE = /^([a-z]+)(\d{2,5})([a-z]{0,4})$/;

/** Finds numbers that are written together with a name or with letters, `fan150` and `125i`, where no version is. */
export function splitCodes(
  tokens: readonly string[],
  roles: readonly TermRole[],
  families: readonly VehicleFamily[],
  words: Pick<VehicleWords, "families" | "versions">,
  options: CodeOptions,
): string[][] {
  const isVersion = (token: string) => families.some((family) => words.versions.get(family)?.has(token));
  return tokens.flatMap((token, index) => {
    if (words.families.has(token) || TRADE_VEHICLES.has(token) || isVersion(token) || options.isCatalogWord(token))
      return [];
    const ofName = splitNameAndCode(token, words.families);
    const [, ...ofCode] = CODE_WITH_LETTERS.exec(token) ?? [];
    const [number = ""] = ofCode;
    const isCode =
      TRADE_VEHICLES.has(number) ||
      (isCodeOf(number, families) && isNextToName(tokens, index, roles, families, options));
    const parts = ofName.length > 0 ? ofName : isCode ? ofCode : [];
    return parts.length > 0 ? [parts] : [];
  });
}

function splitNameAndCode(token: string, families: VehicleWords["families"]): string[] {
  const [, name = "", code = "", letters = ""] = NAME_WITH_CODE.exec(token) ?? [];
  const whole = name + code;
  if (letters !== "" && (families.has(whole) || TRADE_VEHICLES.has(whole))) return [whole, letters];
  const isUnlisted = TRADE_VEHICLES.has(name) && isDisplacement(code);
  return isUnlisted || isCodeOf(code, families.get(name) ?? []) ? [name, code, letters].filter(Boolean) : [];
}

/** Keeps the families that one of the numbers next to the name is of, and makes those versions. */
export function narrowByCode(
  families: VehicleFamily[],
  tokens: readonly string[],
  roles: readonly TermRole[],
  versions: VehicleWords["versions"],
  options: CodeOptions,
): { families: VehicleFamily[]; roles: TermRole[] } {
  const isOpen = (role: TermRole | undefined) => role === "text" || role === "version";
  const codes = tokens.filter(
    (_, index) => isOpen(roles[index]) && isVehicleCode(tokens, index, roles, families, options),
  );
  const isOf = (family: VehicleFamily, code: string) => versions.get(family)?.has(code) === true;
  const known = codes.filter((code) => families.some((family) => isOf(family, code)));
  const named = known.length > 0 ? known : codes;
  return {
    families: codes.length === 0 ? families : families.filter((family) => named.some((code) => isOf(family, code))),
    roles: roles.map((role, index) =>
      codes.includes(tokens[index] ?? "") && isOpen(role)
        ? named.includes(tokens[index] ?? "")
          ? "version"
          : "text"
        : role,
    ),
  };
}
