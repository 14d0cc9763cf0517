import { EQUIPMENT_PATTERN } from "./equipment.ts";
import { HYPHENATED_ENDINGS, isTradeWord, joinPhrases, wordForms } from "./search-words.ts";
import { normalizeForSearch } from "./text.ts";
import { isOneTypoApart } from "./typo.ts";

type Group = ReadonlySet<string>;

const groups = (lists: string): Group[] =>
  lists
    .trim()
    .split("\n")
    .map((line) => new Set(line.trim().split(" ")));

/** Words, in the singular, that make another part of the same noun. Those of one line do not contradict each other. */
const QUALIFIERS: readonly (readonly Group[])[] = [
  groups(`
    dianteiro dianteira diant frente frontal
    traseiro traseira tras atras`),
  groups(`
    direito direita ld
    esquerdo esquerda esq le`),
  groups(`
    superior
    inferior`),
  groups(`
    interno interna
    externo externa`),
  groups(`
    sintetico sintetica
    semissintetico semissintetica
    mineral`),
  groups(`
    automatico automatica
    manual`),
  groups(`
    simples
    duplo dupla`),
  groups(`
    gl1
    gl3
    gl4
    gl5`),
  groups(`
    oleo lubrificante
    ar
    cabine polen condicionado
    combustivel gasolina alcool etanol
    agua dagua
    radiador arrefecimento
    freio
    embreagem
    direcao
    cambio transmissao
    motoroleo
    alternador
    dentada
    poliv poli
    partida arranque
    bateria
    homocinetica`),
];

/** Words that are in the name of their part: a `farol` is no `farol de neblina`. */
const KINDS = groups(`
  milha neblina auxiliar
  axial
  capo
  mala
  tampa
  rotacao
  fase
  oxigenio
  detonacao
  velocidade velocimetro
  nivel
  vacuo
  cabecote
  carter
  coletor
  acelerador
  bengala`);

/** Nouns, and the systems that make another part where the name of a product lacks them. */
const OF_SYSTEM = groups(`
  amortecedor direcao cabine
  filtro cambio transmissao direcao
  cabo freio embreagem`);

const SYSTEMS = QUALIFIERS.at(-1) ?? [];

/** Systems that share a part: its noun, then their words. */
const SHARED = groups(`
  fluido freio embreagem
  filtro separador combustivel
  correia alternador ar condicionado direcao agua poliv
  aditivo agua radiador
  mangueira agua radiador
  sensor agua radiador`);

const ALL_GROUPS = [...QUALIFIERS.flat(), ...KINDS];

const FRONT_PARTS = new Set(["palheta", "limpador"]);

/** Returns whether a word may make another part. */
export const isQualifier = (text: string): boolean =>
  viscositiesOf(text, TYPED_VISCOSITY).length > 0 ||
  wordsOf(text).some((word) => ALL_GROUPS.some((group) => isMissingOf(group)(word)));

/** Returns whether a word names a part that products may write with a hyphen: `parachoque`. */
export const isHyphenatedName = (word: string): boolean => bareNameOf(word) !== undefined;

/** Returns a judge of names: another part lacks a missing word, but has one of its kind that the query does not name. */
export function createPartJudge(missing: readonly string[], query: readonly string[]): (name: string) => boolean {
  const [missingWords, queryWords] = [wordsOf(missing.join(" ")), wordsOf(query.join(" "))];
  // `5 velocidades` counts, `velocidade` is the kind of a sensor.
  const isKind = (word: string, group: Group) => word !== "velocidades" && isMissingOf(group)(word);
  const missingGroups = new Set(ALL_GROUPS.filter((group) => missingWords.some((word) => isKind(word, group))));
  const viscosities = viscositiesOf(missing.join(" "), TYPED_VISCOSITY);
  const isForEngine = viscosities.some((one) => Number.parseInt(one, 10) < MIN_GEAR_GRADE);
  return (name) => {
    const nameWords = withAxle(wordsOf(name));
    const isOtherOil = (one: string) => !viscosities.some((typed) => one.startsWith(typed));
    if (viscosities.length > 0 && viscositiesOf(name, VISCOSITY).some(isOtherOil)) return true;
    if (isForEngine && has(nameWords, TRANSMISSION) && !has(queryWords, TRANSMISSION)) return true;
    if (KINDS.some((group) => missingGroups.has(group) && !has(nameWords, group))) return true;
    if (queryWords.some((word) => isBareName(nameWords, word))) return true;
    const noun = nameWords.find(isTradeWord);
    const shared = sharedWordsOf(nameWords, noun);
    const lacks = (group: Group) => missingGroups.has(group) && !has(nameWords, group) && !has(shared, group);
    const isOther = (group: Group) => has(nameWords, group) && !has(queryWords, group);
    if (
      QUALIFIERS.some((kind) => kind.some((own) => lacks(own) && kind.some((other) => other !== own && isOther(other))))
    )
      return true;
    const isOfSystem = (words: Group) => noun !== undefined && has([noun], words);
    if (OF_SYSTEM.some((words) => isOfSystem(words) && SYSTEMS.some((own) => lacks(own) && has([...own], words))))
      return true;
    return noun !== undefined && SYSTEMS.some(lacks) && !queryWords.some((word) => isSameNoun(word, noun));
  };
}

const TRANSMISSION = new Set(["cambio", "transmissao", "diferencial"]);

/** Grades of oils for gears begin with it. */
const MIN_GEAR_GRADE = 70;

const AXLES = QUALIFIERS[0] ?? [];

const withAxle = (nameWords: string[]): string[] =>
  has(nameWords, FRONT_PARTS) && !AXLES.some((axle) => has(nameWords, axle)) ? [...nameWords, "dianteiro"] : nameWords;

const VISCOSITY = /\b(\d{1,2})w-?(\d{2,3})\b/g;
const TYPED_VISCOSITY = /\b(\d{1,2})\s?w[\s-]?(\d{2,3})?\b/g;

const viscositiesOf = (text: string, pattern: RegExp): string[] =>
  [...normalizeForSearch(text).matchAll(pattern)].map(([, cold, hot = ""]) => `${cold}w${hot}`);

function sharedWordsOf(nameWords: readonly string[], noun: string | undefined): string[] {
  const others = nameWords.filter((word) => word !== noun);
  return SHARED.filter((words) => noun !== undefined && has([noun], words) && has(others, words)).flatMap((words) => [
    ...words,
  ]);
}

const has = (words: readonly string[], group: Group): boolean =>
  words.some((word) => wordForms(word).some((form) => group.has(form)));

const MIN_MISSPELLED = 6;

const isMissingOf =
  (group: Group) =>
  (word: string): boolean =>
    has([word], group) ||
    (word.length >= MIN_MISSPELLED &&
      [...group].some((one) => one.length >= MIN_MISSPELLED && isOneTypoApart(word, one)));

const isBareName = (nameWords: readonly string[], word: string): boolean => {
  const bare = bareNameOf(word);
  return bare !== undefined && has(nameWords, new Set([bare])) && !has(nameWords, new Set([`para${bare}`]));
};

const bareNameOf = (word: string): string | undefined => {
  const [, bare = ""] = /^para(.+?)s?$/.exec(word) ?? [];
  return HYPHENATED_ENDINGS.includes(bare) ? bare : undefined;
};

const EQUIPMENT = new RegExp(String.raw`\b${EQUIPMENT_PATTERN}\b`, "g");

/** Splits a text into words. Some phrases are one: conditioned air is not air, `6pk1045` is a belt with ribs. */
const wordsOf = (text: string): string[] =>
  normalizeForSearch(joinPhrases(text))
    .replace(/\blado (?:do )?motorista\b/g, "esquerdo")
    .replace(/\blado (?:do )?passageiro\b/g, "direito")
    .replace(EQUIPMENT, "")
    .replace(/\bcabine (?=dupla|simples|estendida)/g, "")
    .replace(/\bar[\s-]condicionado\b/g, "condicionado")
    .replace(/\bgl[\s-](\d)\b/g, "gl$1")
    .replace(/\b(?:(?:poli|micro|multi)[\s-]?v|(?:\d{3,4}[\s-]?)?\d{1,2}\s?d?pk(?:[\s-]?\d{3,4})?)\b/g, "poliv")
    .replace(/\boleo (?:d[eo] )?motor\b/g, "oleo motoroleo")
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const isSameNoun = (one: string, other: string): boolean =>
  wordForms(one).some((form) => wordForms(other).includes(form));
