import { isPartNoun, isSamePart, isSystem } from "./part-nouns.ts";
import { isPlainWord } from "./search-words.ts";
import { isPartOfItsOwn } from "./several-parts.ts";
import { normalizeForSearch } from "./text.ts";
import { isInWords, isSameWord, type WordSet, wordSet } from "./word-sets.ts";

/** A part and a word behind it that says which one it is: the `separador` of a `filtro separador`. */
export type PartKind = { part: string; kind: string };

const OWN_KINDS: readonly (readonly [part: WordSet, kinds: WordSet])[] = [
  [
    wordSet("filtro bomba oleo fluido aditivo mangueira reservatorio tampa"),
    wordSet("ar agua cabine polen combustivel gasolina hidraulico hidraulica arla ureia"),
  ],
  [wordSet("filtro"), wordSet("racor gnv linha blow")],
  [wordSet("bomba"), wordSet("manual eletrica alta basculamento")],
  [wordSet("oleo fluido lubrificante"), wordSet("motor suspensao nautico retarder")],
  [wordSet("correia"), wordSet("dentada poli poliv")],
  [wordSet("disco"), wordSet("tacografo lixa corte polimento desbaste")],
  [wordSet("vela"), wordSet("aquecimento")],
];

/** Kinds that one product serves. */
const SAME_KINDS: readonly (readonly [part: WordSet, kinds: WordSet])[] = [
  [wordSet("cabo"), wordSet("vela ignicao")],
  [wordSet("correia"), wordSet("compressor tensor poli poliv alternador")],
  [wordSet("rolamento"), wordSet("roda cubo")],
  [wordSet("aditivo mangueira reservatorio tampa"), wordSet("agua radiador")],
];

/** What is bought beside a part, or says nothing of its kind. */
const NEIGHBORS = wordSet("tensor tensionador esticador junta liquido parafuso");
const WORDS = /[a-z0-9]+|[+&,]/g;
const LINK = /^(?:d(?:[aeo]s?)?|para|pra)$/;
const SEPARATOR = /^(?:[+&,]|e|ou|com|sem)$/;
/** A word for what does something: `separador`, `injetora`. */
const AGENT = /(?:[ds]or(?:a|as|es)?|toras?)$/;
const MAX_WORDS = 8;

const isOwnKind = (part: string, word: string): boolean =>
  OWN_KINDS.some(([parts, kinds]) => isInWords(parts, part) && isInWords(kinds, word));

const mayBeKind = (part: string, word: string): boolean =>
  !isPlainWord(word) && !isInWords(NEIGHBORS, word) && !isSamePart(part, word);

const isKindAnywhere = (part: string, word: string): boolean =>
  isOwnKind(part, word) || (mayBeKind(part, word) && AGENT.test(word) && !isPartOfItsOwn(word));

const isKindBehind = (part: string, word: string, isLinked: boolean): boolean =>
  mayBeKind(part, word) && isPartNoun(word) && (isLinked || !isPartOfItsOwn(word));

type NamedPart = { part: string; behind: string[]; isLinked: boolean };

/** Lists the first part of each content of a text with the words behind it. */
function partsIn(text: string): NamedPart[] {
  const parts: NamedPart[] = [];
  let part: NamedPart | undefined;
  for (const word of normalizeForSearch(text).match(WORDS) ?? []) {
    if (SEPARATOR.test(word)) part = undefined;
    else if (!part && isPartNoun(word)) {
      part = { part: word, behind: [], isLinked: false };
      parts.push(part);
    } else if (part && LINK.test(word)) part.isLinked ||= part.behind.length === 0;
    else if (part && part.behind.length < MAX_WORDS) part.behind.push(word);
  }
  return parts;
}

/** Lists the kinds of parts that a query asks for. */
export const partKindsIn = (query: string): PartKind[] =>
  partsIn(query).flatMap(({ part, behind, isLinked }) =>
    behind
      .filter((word, at) => isKindAnywhere(part, word) || (at === 0 && isKindBehind(part, word, isLinked)))
      .map((kind) => ({ part, kind })),
  );

const statedKindsIn = (name: string): PartKind[] =>
  partsIn(name).flatMap(({ part, behind: [kind], isLinked }) =>
    kind && (isLinked || isSystem(kind) || isKindAnywhere(part, kind) || isKindBehind(part, kind, true))
      ? [{ part, kind }]
      : [],
  );

const areSameKind = (part: string, one: string, other: string): boolean =>
  isSamePart(one, other) ||
  SAME_KINDS.some(([parts, kinds]) => isInWords(parts, part) && isInWords(kinds, one) && isInWords(kinds, other));

/** Returns a judge of names: a part of another kind than a missing one states its own, which the query does not name. */
export function createKindJudge(missing: readonly PartKind[], query: readonly string[]): (name: string) => boolean {
  return (name) => {
    const stated = missing.length > 0 ? statedKindsIn(name) : [];
    return missing.some(({ part, kind }) => {
      const own = stated.filter((one) => isSamePart(one.part, part));
      const others = (own.length > 0 ? own : stated).filter((one) => !areSameKind(part, one.kind, kind));
      return others.some((one) => !query.some((word) => isSameWord(word, one.kind)));
    });
  };
}
