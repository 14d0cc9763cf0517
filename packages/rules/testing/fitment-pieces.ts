import type { FitmentDictionary } from "../src/fitment-text/dictionary.ts";
import { findGenerations } from "../src/fitment-text/generations.ts";
import { SEPARATORS, SIGNS } from "../src/fitment-text/item-readers.ts";
import * as vocabulary from "../src/fitment-text/words.ts";
import { RANGE_SIGNS, TODAY_WORDS } from "../src/fitment-text/year-numbers.ts";
import { BOUND_PHRASES, END_PHRASES } from "../src/fitment-text/year-words.ts";

/** Numbers and codes in each form that the parser tells apart. */
const NUMBERS =
  `2 09 99 150 206 1000 1620 2009 1.6 1.6t 17.190 8v 16v 112cv 150cc 4p 5w30 4x2 6x2 g5 mk4 12/2010 08/09 99/00/01
2009/2012 2009,2010 jan/2009 dez`.split(/\s+/);
const NAMES = "gol voyage cg titan honda vw gm fh uno palio cg/150 fh/460 206/207 gol/g5 corola zorblax".split(" ");
const OTHER_SIGNS = ["->", "…", "..", "º", "#", "!", "'", '"', "*", "=", "é", "ã", "\u0301", "🚗", "\u00a0", "<b>"];
const JOINTS = [" ", "/", "-", ",", ".", " e ", "; ", " a ", "+"];

const wordsOf = (values: object): string[] => {
  if (values instanceof Set) return [...values] as string[];
  return values instanceof Map ? ([...values.keys()] as string[]) : [];
};

/** All that the parser knows: words and names, phrases of years, signs, and numbers with each joint. */
export function fitmentPieces({ names, makes }: FitmentDictionary): string[] {
  const families = [...names.values()].flat().flatMap((name) => name.families.map(({ family }) => family.family));
  const generations = [...new Set(families)].flatMap((family) => findGenerations(family).map(({ form }) => form));
  const words = [
    ...Object.values(vocabulary).flatMap(wordsOf),
    ...[...BOUND_PHRASES, ...END_PHRASES].flatMap(([, phrase]) => [phrase, `2009 ${phrase}`, `${phrase} 2009`]),
    ...TODAY_WORDS,
    ...names.keys(),
    ...makes.keys(),
    ...generations,
    ...NAMES,
  ];
  const signs = [...SIGNS.keys(), ...SEPARATORS.keys(), ...RANGE_SIGNS, ...OTHER_SIGNS];
  const joined = [...NUMBERS, ...NAMES].flatMap((form) => JOINTS.map((joint) => form + joint));
  return [...new Set([...words.map((word) => `${word} `), ...signs, ...signs.map((sign) => `${sign} `), ...joined])];
}
