import { isPackingWord, isTradeWord } from "./search-words.ts";
import { normalizeForSearch } from "./text.ts";
import {
  isInWords,
  isSameWord,
  type Phrase,
  splitNormalized,
  splitWords,
  type WordSet,
  wordSet,
  wordSets,
} from "./word-sets.ts";

/** Systems that are parts too where nothing else is named: a filter is not the `motor` that it is for. */
const ASSEMBLY_WORDS = wordSet("motor cambio transmissao diferencial");

/** Systems, which many parts belong to. They are no part beside another noun. */
const SYSTEM_WORDS: WordSet = new Set([...ASSEMBLY_WORDS, ...wordSet("freio suspensao direcao embreagem ignicao")]);

const HOLDING_WORDS = wordSet("feixe porta");

/** Second nouns of names of two nouns: the `injetor` of a `bico injetor` is the part. */
const SECOND_NOUNS = wordSet(`
  injetor homocinetica lambda tensor tensionador cardan pinhao silencioso pisca pistao separador decantador sedimentador`);

const SAME_PARTS = wordSets(`
  lona sapata patim
  palheta limpador
  balanca bandeja braco
  espelho retrovisor
  silencioso abafador escapamento
  oleo lubrificante fluido
  ventoinha eletroventilador ventilador
  bateria acumulador
  farol otica
  mangote mangueira
  lanterna sinaleira pisca
  coxim calco suporte
  homocinetica semieixo junta
  borboleta corpo
  vidro maquina`);

export const isPartNoun = (word: string): boolean =>
  isTradeWord(word) && !isPackingWord(word) && !isInWords(SYSTEM_WORDS, word) && !isInWords(HOLDING_WORDS, word);

/** Returns whether a word names a system of a vehicle, such as `freio` or `motor`. */
export const isSystem = (word: string): boolean => isInWords(SYSTEM_WORDS, word);

/** Returns whether a word names a system that is a part too. */
export const isAssembly = (word: string): boolean => isInWords(ASSEMBLY_WORDS, word);

/** Returns whether two words name one part: a `lona` is a `sapata`. */
export const isSamePart = (one: string, other: string): boolean =>
  isSameWord(one, other) || SAME_PARTS.some((names) => isInWords(names, one) && isInWords(names, other));

const KIT = /^\s*(?:kit|jogo|conjunto)\b/;
/** A chain with sealing rings is no kit of chain and seals. */
const SEALED_CHAIN = /\b(?<=relacao|corrente|tracao|transmissao) (?:com |c\/ ?)(?:retentor(?:es)?|o-?rings?)\b/g;
const KIT_CONTENTS = /[+,(&]|\b(?:com|e)\b|\bc\//;
const CONTENTS = /[+&]|\be\b/;

const PHRASES: readonly Phrase[] = [[/\bfiltro (?=secador\b)/, ""]];

/** Lists the nouns of a name that are the product: the first one, and those of other contents of a set. */
function partsOf(name: string): string[] {
  const text = normalizeForSearch(name).replace(SEALED_CHAIN, "");
  return text.split(KIT.test(text) ? KIT_CONTENTS : CONTENTS).flatMap((content) => {
    const own = splitNormalized(content, PHRASES);
    const at = own.findIndex(isPartNoun);
    const second = own[at + 1] ?? "";
    return at < 0 ? [] : [own[at] as string, ...(isInWords(SECOND_NOUNS, second) ? [second] : [])];
  });
}

const isForAssembly = ({ name }: PartTexts): boolean => partsOf(name).length > 0 && splitWords(name).some(isAssembly);

export type SearchedWord = { input: string; words: readonly string[] };

export type PartTexts = { name: string; categories: string };

/**
 * Returns a judge of products: the first noun of a query is the part. Another part has its name as an addition (`bieleta da
 * barra`) or in its brand, or shares a category that names both. Without a noun, a part is not the `motor` that it is for.
 */
export function createNounJudge(query: readonly SearchedWord[]): ((product: PartTexts) => boolean) | undefined {
  const part = query.find(({ input, words: meant }) => [...splitWords(input), ...meant].some(isPartNoun));
  const queryWords = query.flatMap((word) => [...splitWords(word.input), ...word.words]);
  if (!part) return queryWords.some(isAssembly) ? isForAssembly : undefined;
  const nouns = [...splitWords(part.input), ...part.words];
  return ({ name, categories }) => {
    const parts = partsOf(name);
    if (parts.length === 0 || parts.some((own) => queryWords.some((word) => isSamePart(own, word)))) return false;
    const [own, shelves] = [splitWords(name), splitWords(categories)];
    const isOnShelf = (noun: string) => shelves.some((word) => isSameWord(noun, word));
    const isMentioned = own.some((word) => nouns.some((noun) => isSameWord(noun, word)));
    return isMentioned || !nouns.some(isOnShelf) || own.some((word) => isPartNoun(word) && isOnShelf(word));
  };
}
