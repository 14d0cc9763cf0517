import { normalizeForSearch } from "./text.ts";
import { isInWords, splitWords, type WordSet, wordSet } from "./word-sets.ts";

const OILS = wordSet("oleo lubrificante");
const OF_NO_ENGINE = wordSet(`
  filtro bomba sensor bujao cebolinha interruptor radiador tampa junta retentor vareta carter mangueira anel
  cambio transmissao diferencial hidraulico direcao freio atf cvt dexron amortecedor bengala corrente`);

type Fuel = { names: WordSet; vehicles: WordSet; grades: WordSet };

const DIESEL: Fuel = {
  names: wordSet("diesel turbodiesel"),
  vehicles: wordSet("caminhao onibus trator carreta"),
  grades: wordSet(`
    cf cf4 cg4 ch4 ci4 cj4 ck4 fa4 e4 e6 e7 e8 e9 e11 dh1 dh2 rimula rotella delvac ursa urania vecton brutus`),
};

const PETROL: Fuel = {
  names: wordSet("gasolina flex alcool etanol"),
  vehicles: new Set(),
  grades: wordSet("sf sg sh sj sl sm sn sp gf4 gf5 gf6 gf6a gf6b"),
};

const FUELS = [DIESEL, PETROL];

const isEngineOil = (query: readonly string[]): boolean =>
  query.some((word) => isInWords(OILS, word)) && !query.some((word) => isInWords(OF_NO_ENGINE, word));

/** Returns whether a word of a query for engine oil names the fuel of the engine. */
export const isFuelOfOil = (word: string, query: readonly string[]): boolean =>
  FUELS.some(({ names }) => names.has(word)) && isEngineOil(query);

/** Returns the classes of oil that a word of a query stands for: `oleo diesel` may be one of API CI-4. */
export const oilGradesOf = (word: string, query: readonly string[]): string[] => {
  const fuel = FUELS.find(({ names }) => names.has(word));
  return fuel && isEngineOil(query) ? [...fuel.names, ...fuel.grades].filter((grade) => grade !== word) : [];
};

const statesFuel = ({ names, vehicles, grades }: Fuel, words: readonly string[]): boolean =>
  words.some((word) => names.has(word) || vehicles.has(word) || grades.has(word));

const CODE_SIGN = /(?<=\b[a-z]{1,2})-(?=\d)/g;
const GEAR_OIL = /\bgl-?\d\b|\b(?:7|8)\dw/;

/** Returns how far an oil is from the fuel that a query names, 0 to 1; undefined where it names none or both. */
export function createFuelDistance(
  query: readonly string[],
): ((name: string, attributes: string) => number) | undefined {
  const [fuel, ...others] = isEngineOil(query) ? FUELS.filter((one) => statesFuel(one, query)) : [];
  if (!fuel || others.length > 0) return undefined;
  const otherFuel = fuel === DIESEL ? PETROL : DIESEL;
  return (name, attributes) => {
    const text = normalizeForSearch(`${name} ${attributes.replaceAll("#", "")}`).replace(CODE_SIGN, "");
    const words = splitWords(text);
    if (GEAR_OIL.test(text) || words.some((word) => isInWords(OF_NO_ENGINE, word))) return 1;
    if (statesFuel(fuel, words)) return 0;
    return statesFuel(otherFuel, words) ? 1 : 0.5;
  };
}

const DIESEL_MISSPELLED = /(?<!\p{L})(?:di[sz]+el|diez+el|deisel|dissel)(?!\p{L})/giu;

export const spellDiesel = (input: string): string => input.replace(DIESEL_MISSPELLED, "diesel");
