import { isTradeWord } from "./search-words.ts";
import { normalizeForSearch } from "./text.ts";

const groups = (lists: string): Set<string>[] =>
  lists
    .trim()
    .split("\n")
    .map((line) => new Set(line.trim().split(" ")));

/** Words that make another part of the same noun. Those of a line say the same. */
const QUALIFIERS: readonly (readonly ReadonlySet<string>[])[] = [
  groups(`
    dianteiro dianteira dianteiros dianteiras diant frente frontal
    traseiro traseira traseiros traseiras tras atras`),
  groups(`
    direito direita direitos direitas dir ld passageiro
    esquerdo esquerda esquerdos esquerdas esq le motorista`),
  groups(`
    oleo lubrificante
    ar
    cabine polen condicionado
    combustivel gasolina alcool etanol
    agua dagua arrefecimento radiador
    freio freios
    embreagem
    direcao
    cambio transmissao
    motor
    alternador
    dentada
    partida arranque
    homocinetica`),
];

const SYSTEMS = QUALIFIERS.at(-1) ?? [];

/**
 * Returns whether a product is another part than the query's: it lacks a word such as `óleo` or `esquerdo`, and has another
 * of that kind that the query does not name, or another noun.
 */
export function isOtherPart(name: string, missing: readonly string[], query: readonly string[]): boolean {
  const nameWords = wordsOf(name);
  const [missingWords, queryWords] = [missing.flatMap(wordsOf), query.flatMap(wordsOf)];
  const has = (words: readonly string[], group: ReadonlySet<string>) => words.some((word) => group.has(word));
  const lacks = (group: ReadonlySet<string>) => has(missingWords, group) && !has(nameWords, group);
  const isOther = (group: ReadonlySet<string>) => has(nameWords, group) && !has(queryWords, group);
  if (
    QUALIFIERS.some((kind) => kind.some((own) => lacks(own) && kind.some((other) => other !== own && isOther(other))))
  )
    return true;
  const noun = nameWords.find(isTradeWord);
  return noun !== undefined && SYSTEMS.some(lacks) && !queryWords.some((word) => isSameNoun(word, noun));
}

const wordsOf = (text: string): string[] => normalizeForSearch(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const NOUN_LENGTH = 4;

const isSameNoun = (one: string, other: string): boolean => one.slice(0, NOUN_LENGTH) === other.slice(0, NOUN_LENGTH);
