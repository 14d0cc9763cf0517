import { isLamp } from "./measure-words.ts";
import { isOneTypoApart } from "./typo.ts";
import { isInWords, splitWords, type WordSet, wordSet } from "./word-sets.ts";

const RIM = String.raw`(?:1\d|2[0-4])(?:[.,]5)?(?!\s?(?:lonas?|pr|ply)(?![a-z]))`;
const TIRE = String.raw`\d{2,3}[ /]\d{2,3}(?:\s?[-/]\s?|\s?z?r\s?|\saro\s?|\s)${RIM}`;
const LAMP = String.raw`(?:hb|hs|hir|h|t)[ -]?\d{1,2}`;
const BELT = String.raw`\d{1,2}\s?d?pk\s?\d{3,4}`;
const AMPERES = "(?:ah|amp(?:ere)?s?|a)";
const SIGN = String.raw`(?:\s?[/|-]\s?|,\s|\s(?:ou|e)\s)`;
const ANY = String.raw`(?:${SIGN}|\s)`;

const CHARGES = wordSet(`
  3 4 5 6 7 8 9 36 38 40 42 44 45 46 48 50 52 54 55 58 60 62 63 65 66 68 70 72 74 75 77 78 80 85 88 90 92
  100 105 110 115 120 125 130 135 140 145 150 155 160 165 170 175 180 190 200 210 220 225 230 240`);
const CURRENTS = wordSet("35 40 45 50 55 60 65 70 75 80 85 90 100 110 120 130 140 150 160 170 180");
/** From here on, charges are engines of motorcycles too: a `bateria titan 125/150`. */
const MIN_DISPLACEMENT = 100;
const MAX_CHARGE = 250;
const MOTORCYCLES = wordSet(`
  moto cg titan fan bros nxr biz fazer factor ybr xre xr twister lander crosser xtz pop pcx cb cbx nx tornado falcon
  hornet today turuna lead elite burgman yes intruder ninja mt neo nmax`);

/** `write`: a value with what makes it a measure, undefined where the number is none. */
type ValueKind = {
  parts?: WordSet;
  first: string;
  separator: string;
  next: string;
  write(value: string, words: readonly string[]): string | undefined;
};

const numberOf = (value: string): string => /\d+(?:[.,]\d)?/.exec(value)?.[0] ?? "";
const hasUnit = (value: string): boolean => /[a-z]$/i.test(value);
const writeRim = (value: string): string => `aro ${numberOf(value)}`;

function writeCharge(value: string, words: readonly string[]): string | undefined {
  const number = numberOf(value);
  const isEngine = Number(number) >= MIN_DISPLACEMENT && words.some((word) => MOTORCYCLES.has(word));
  if (Number(number) > MAX_CHARGE) return undefined;
  return hasUnit(value) || (CHARGES.has(number) && !isEngine) ? `${number}ah` : undefined;
}

const KINDS: readonly ValueKind[] = [
  { first: TIRE, separator: String.raw`(?:\s?[|,]\s?|\s(?:ou|e)\s|\s)`, next: TIRE, write: (value) => value },
  { first: String.raw`aro[\s-]?${RIM}`, separator: ANY, next: String.raw`(?:(?:aro|r)[\s-]?)?${RIM}`, write: writeRim },
  {
    parts: wordSet("pneu roda calota supercalota camara"),
    first: String.raw`r\s?${RIM}`,
    separator: ANY,
    next: String.raw`(?:r\s?)?${RIM}`,
    write: writeRim,
  },
  { parts: wordSet("roda calota supercalota"), first: RIM, separator: ANY, next: RIM, write: writeRim },
  {
    first: LAMP,
    separator: ANY,
    next: LAMP,
    write: (value) => (isLamp(value.replace(/[ -]/, "").toLowerCase()) ? value : undefined),
  },
  { first: BELT, separator: ANY, next: BELT, write: (value) => value.replace(/\s/g, "") },
  {
    first: String.raw`dot[\s-]?(?:5[.,]1|[345])`,
    separator: String.raw`(?:${SIGN}(?:dot[\s-]?)?|\sdot[\s-]?)`,
    next: "(?:5[.,]1|[345])",
    write: (value) => `dot ${numberOf(value)}`,
  },
  {
    parts: wordSet("bateria acumulador"),
    first: String.raw`\d{1,3}(?:\s?${AMPERES})?`,
    separator: String.raw`(?:${ANY}|\sa\s)`,
    next: String.raw`\d{1,3}(?:\s?${AMPERES})?`,
    write: writeCharge,
  },
  {
    parts: wordSet("alternador fusivel"),
    first: String.raw`\d{1,3}\s?${AMPERES}`,
    separator: ANY,
    next: String.raw`\d{1,3}\s?${AMPERES}`,
    write: (value) => `${numberOf(value)}a`,
  },
  {
    parts: wordSet("alternador"),
    first: String.raw`\d{2,3}(?:\s?${AMPERES})?`,
    separator: SIGN,
    next: String.raw`\d{2,3}(?:\s?${AMPERES})?`,
    write: (value) => (hasUnit(value) || CURRENTS.has(numberOf(value)) ? `${numberOf(value)}a` : undefined),
  },
  {
    parts: wordSet("disco tambor"),
    first: String.raw`[1-4]\d\d(?:\s?mm)?`,
    separator: SIGN,
    next: String.raw`[1-4]\d\d(?:\s?mm)?`,
    write: (value) => `${numberOf(value)}mm`,
  },
];

const MAX_MORE = 3;
const BEGINNING = "(?<![a-z0-9])(?<![a-z0-9][.,/-])";
const END = "(?![a-z0-9])(?![.,/-][a-z0-9])";

const REGEXES = KINDS.map(({ first, separator, next, ...kind }) => ({
  ...kind,
  all: new RegExp(`${BEGINNING}${first}(?:${separator}${next}){1,${MAX_MORE}}${END}`, "giu"),
  each: new RegExp(`${first}|${next}`, "giu"),
}));

const MIN_MISSPELLED = 6;

const isPart = (parts: WordSet, word: string): boolean =>
  isInWords(parts, word) ||
  (word.length >= MIN_MISSPELLED &&
    [...parts].some((part) => part.length >= MIN_MISSPELLED && isOneTypoApart(part, word)));

/** Writes several values of a size as parts of their own: `bateria 150/180` is one of 150 Ah and one of 180 Ah. */
export function spellOutValues(input: string): string {
  if (!/\d.*\d/su.test(input)) return input;
  const words = splitWords(input);
  return REGEXES.filter(({ parts }) => !parts || words.some((word) => isPart(parts, word))).reduce(
    (text, { all, each, write }) =>
      text.replace(all, (chain) => {
        const values = (chain.match(each) ?? []).map((value) => write(value.trim(), words));
        return values.some((value) => value === undefined) || new Set(values).size < 2 ? chain : values.join(" e ");
      }),
    input,
  );
}
