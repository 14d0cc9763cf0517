import { isSizeBehindVehicle } from "@pecacerta/rules/attribute-measures";
import { expandYear } from "@pecacerta/rules/fitment-text/year-numbers";
import { TRUCK } from "@pecacerta/rules/vehicle";
import { splitYearPhrases, type YearPhrase } from "@pecacerta/rules/year-phrases";
import { isEngineWord } from "./read-version.ts";
import type { TermRole } from "./search-engine.ts";
import { findGeneration, type ModelYears } from "./vehicle-generations.ts";
import type { VehicleFamily } from "./vehicle-words.ts";

/** Any of the years, or all that are `required`. `modelYears`: of the generation or version, which a fitment must mostly share. */
export type VehicleYears = ModelYears & { required?: ModelYears | undefined; modelYears?: ModelYears };

export const ANY_YEARS: ModelYears = { from: 0, to: 9999 };

const YEAR = /^(19[5-9]\d|20[0-4]\d)$/;
const YEAR_RANGE = /^((?:19|20)\d\d)((?:19|20)?\d\d)$/;
const SHORT_YEAR = /^\d\d$/;
const SHORT_RANGE = /^(\d\d)(\d\d)$/;
const WHEEL = /^(?:pneu|roda|aro|calota|supercalota|camara)s?$/;
const COUNTED = /^(?:valvula|cv|polegada|furo|dente|estria|pino|fio|marcha)s?$/;

export const isYear = (text: string): boolean => YEAR.test(text);

export const writeYears = (text: string): string =>
  isYear(text) ? text : text.replace(/^(\d\d(?:\d\d)?)(?=\d\d$)/, "$1/");

type Options = { isCatalogWord(token: string): boolean };

/** Reads years and the generation of the families from tokens without a role, and gives them one. */
export function readVehicleYears(
  tokens: readonly string[],
  roles: TermRole[],
  families: readonly VehicleFamily[],
  options: Options,
): VehicleYears {
  const named = readGeneration(tokens, roles, families) ?? generationOfName(tokens, roles, families);
  const years = readYears(tokens, roles, families, options);
  const { from, to, required } = years.length > 0 ? spanOf(years) : readPhrases(tokens, roles);
  // Any car was new once.
  const isOld = named && tokens.includes("novo") && (named.from > to || from > named.to);
  const modelYears = isOld ? undefined : named;
  return { from, to, ...(required && { required }), ...(modelYears && { modelYears }) };
}

// 2011/2012 is one car: the year when it was made and its model year, which catalogs state.
function spanOf(years: readonly number[]): VehicleYears {
  const span = { from: Math.min(...years), to: Math.max(...years) };
  if (span.from === span.to) return span;
  return { ...span, required: span.to - span.from > 1 ? span : { from: span.to, to: span.to } };
}

function readPhrases(tokens: readonly string[], roles: TermRole[]): VehicleYears {
  const phrases = tokens.flatMap((token, index) => {
    const phrase = roles[index] === "text" ? readYearPhrase(token) : undefined;
    if (phrase) roles[index] = "year";
    return phrase ?? [];
  });
  const [first, ...others] = phrases;
  if (!first) return ANY_YEARS;
  const span = {
    from: Math.max(...phrases.map(({ from }) => from)),
    to: Math.min(...phrases.map(({ to }) => to)),
  };
  return { ...span, required: others.length > 0 ? span : first.required };
}

const thisYear = (): number => new Date().getFullYear();

export function readYearPhrase(token: string): YearPhrase | undefined {
  const [phrase, ...others] = token.length > 4 ? splitYearPhrases(token, thisYear()) : [];
  return typeof phrase === "object" && others.length === 0 ? phrase : undefined;
}

function readYears(
  tokens: readonly string[],
  roles: TermRole[],
  families: readonly VehicleFamily[],
  { isCatalogWord }: Options,
): number[] {
  const lastName = roles.lastIndexOf("vehicle");
  const hasWheel = tokens.some((token) => WHEEL.test(token));
  const isTruck = families.some(({ type }) => type === TRUCK);
  return tokens.flatMap((token, index) => {
    if (roles[index] !== "text") return [];
    const found = YEAR.test(token) ? [Number(token)] : readRange(YEAR_RANGE, token);
    const isBehind = index > lastName && (roles[index - 1] !== "text" || isEngineWord(tokens[index - 1] ?? ""));
    const isOther =
      (isCatalogWord(token) && (hasWheel || !isRecent(token))) ||
      COUNTED.test(tokens[index + 1] ?? "") ||
      isSizeBehindVehicle(token, tokens) ||
      (isTruck && SHORT_RANGE.test(token));
    const read = found.length === 0 && isBehind && !isOther ? readShortYears(token) : found;
    if (read.length > 0) roles[index] = "year";
    return read;
  });
}

const isRecent = (token: string): boolean => readShortYears(token).some((year) => year >= 2000);

const readShortYears = (token: string): number[] =>
  SHORT_YEAR.test(token) ? [fullYear(token)] : readRange(SHORT_RANGE, token);

/** Years of a range whose slash is no part of the token: `08/12` is `0812`. */
function readRange(pattern: RegExp, token: string): number[] {
  const [first = 1, last = 0] = pattern.exec(token)?.slice(1).map(fullYear) ?? [];
  return first > last ? [] : [first, last];
}

const fullYear = (year: string): number => (year.length === 4 ? Number(year) : expandYear(Number(year), thisYear()));

const GENERATION_WORD = /^ger(?:acao)?$/;

const ORDINALS = ["primeira", "segunda", "terceira", "quarta", "quinta", "sexta", "setima", "oitava", "nona", "decima"];
const ROMAN_NUMERALS = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x"];

function readGeneration(
  tokens: readonly string[],
  roles: TermRole[],
  families: readonly VehicleFamily[],
): ModelYears | undefined {
  for (const [index, token] of tokens.entries()) {
    if (roles[index] !== "text") continue;
    for (const length of [2, 1]) {
      const words = length === 2 ? [token, tokens[index + 1] ?? ""] : [token];
      const forms = generationForms(words, roles[index - 1] === "vehicle" || roles[index + length] === "vehicle");
      for (const family of families) {
        const span = forms.map((form) => findGeneration(family, form)).find((found) => found !== undefined);
        if (!span) continue;
        roles.fill("version", index, index + length);
        return span;
      }
    }
  }
  return undefined;
}

const generationOfName = (
  tokens: readonly string[],
  roles: readonly TermRole[],
  families: readonly VehicleFamily[],
): ModelYears | undefined =>
  tokens
    .filter((_, index) => roles[index] === "vehicle")
    .flatMap((name) => families.map((family) => findGeneration(family, name)))
    .find((found) => found !== undefined);

/** Returns what the words may be: `geracao 4`, `4a geracao` and `g iv` are g4. `novo` is an ordinary word elsewhere. */
function generationForms(words: readonly string[], isNextToName: boolean): string[] {
  const text = words.join("");
  if (isNextToName) {
    if (text === "novo") return [text];
  } else if (text.length < 2 || /^(?:novo|new|plus|joy)$/.test(text)) return [];
  if (words.length < 2) return [text];
  const [first = "", second = ""] = words;
  const isNamed = GENERATION_WORD.test(first) || GENERATION_WORD.test(second);
  const number = numberOf(GENERATION_WORD.test(first) || first === "g" ? second : first);
  const numbered = number > 0 && (isNamed || first === "g") ? [`g${number}`, `mk${number}`] : [];
  return [text, ...numbered];
}

function numberOf(word: string): number {
  const digits = /^(\d{1,2})[ao]?$/.exec(word)?.[1];
  return digits ? Number(digits) : Math.max(ORDINALS.indexOf(word), ROMAN_NUMERALS.indexOf(word)) + 1;
}
