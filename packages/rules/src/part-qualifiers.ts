import { EQUIPMENT_PATTERN } from "./equipment.ts";
import { isFuelOfOil } from "./oil-fuel.ts";
import { LEFT_WORDS, RIGHT_WORDS, withoutSeats } from "./part-side.ts";
import { HYPHENATED_ENDINGS, isTradeWord, joinPhrases } from "./search-words.ts";
import { normalizeForSearch } from "./text.ts";
import { isOneTypoApart } from "./typo.ts";
import { isInWords, isSameWord, type Phrase, splitWords, type WordSet, wordSets } from "./word-sets.ts";

/** Words, in the singular, that make another part of the same noun. Those of one line do not contradict each other. */
const QUALIFIERS: readonly (readonly WordSet[])[] = [
  wordSets(`
    dianteiro dianteira diant frente frontal
    traseiro traseira tras atras`),
  [RIGHT_WORDS, LEFT_WORDS],
  wordSets(`
    superior
    inferior`),
  wordSets(`
    interno interna
    externo externa`),
  wordSets(`
    sintetico sintetica
    semissintetico semissintetica
    mineral`),
  wordSets(`
    automatico automatica
    manual`),
  wordSets(`
    simples
    duplo dupla`),
  wordSets(`
    gl1
    gl3
    gl4
    gl5`),
  wordSets(`
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
const KINDS = wordSets(`
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
  destilada desmineralizada deionizada
  bengala`);

/** Nouns, and the systems that make another part where the name of a product lacks them. */
const OF_SYSTEM = wordSets(`
  amortecedor direcao cabine
  filtro cambio transmissao direcao
  cabo freio embreagem`);

const SYSTEMS = QUALIFIERS.at(-1) ?? [];

/** Systems that share a part: its noun, then their words. */
const SHARED = wordSets(`
  fluido freio embreagem
  filtro separador combustivel
  correia alternador ar condicionado direcao agua poliv
  aditivo agua radiador
  mangueira agua radiador
  sensor agua radiador`);

const ALL_GROUPS = [...QUALIFIERS.flat(), ...KINDS];

/** One lamp lights several parts: its socket says where it belongs. */
const LAMP: WordSet = new Set(["lampada"]);

const FRONT_PARTS = new Set(["palheta", "limpador"]);

/** Returns whether a word may make another part. */
export const isQualifier = (text: string): boolean =>
  viscositiesOf(text, TYPED_VISCOSITY).length > 0 ||
  wordsOf(text).some((word) => ALL_GROUPS.some((group) => isMissingOf(group)(word)));

/** Returns whether a word names a part that products may write with a hyphen: `parachoque`. */
export const isHyphenatedName = (word: string): boolean => bareNameOf(word) !== undefined;

/** Returns a judge of names: another part lacks a missing word, but has one of its kind that the query does not name. */
export function createPartJudge(missing: readonly string[], query: readonly string[]): (name: string) => boolean {
  const queryWords = withoutSeats(wordsOf(query.join(" ")), query);
  const missingWords = withoutSeats(wordsOf(missing.join(" "), DROPPED_PHRASES), query).filter(
    (word) => !isFuelOfOil(word, queryWords),
  );
  const missingGroups = new Set(ALL_GROUPS.filter((group) => missingWords.some(isMissingOf(group))));
  const viscosities = viscositiesOf(missing.join(" "), TYPED_VISCOSITY);
  const [isForEngine, isForGears] = [viscosities.some((one) => !isGearGrade(one)), viscosities.some(isGearGrade)];
  return (name) => {
    const nameWords = withAxle(withoutSeats(wordsOf(name), query));
    const grades = viscosities.length > 0 ? viscositiesOf(name, VISCOSITY) : [];
    if (grades.some((one) => !(isGearGrade(one) ? isForGears : isForEngine))) return true;
    if (isForEngine && has(nameWords, TRANSMISSION) && !has(queryWords, TRANSMISSION)) return true;
    if (isForGears && grades.length === 0 && nameWords.includes(ENGINE_OIL)) return true;
    const noun = nameWords.find(isTradeWord);
    const isLamp = noun !== undefined && has([noun], LAMP);
    if (!isLamp && KINDS.some((group) => missingGroups.has(group) && !has(nameWords, group))) return true;
    if (queryWords.some((word) => isBareName(nameWords, word))) return true;
    const shared = sharedWordsOf(nameWords, noun);
    const lacks = (group: WordSet) => missingGroups.has(group) && !has(nameWords, group) && !has(shared, group);
    const isOther = (group: WordSet) => has(nameWords, group) && !has(queryWords, group);
    if (
      QUALIFIERS.some((kind) => kind.some((own) => lacks(own) && kind.some((other) => other !== own && isOther(other))))
    )
      return true;
    const isOfSystem = (words: WordSet) => noun !== undefined && has([noun], words);
    if (OF_SYSTEM.some((words) => isOfSystem(words) && SYSTEMS.some((own) => lacks(own) && has([...own], words))))
      return true;
    return noun !== undefined && SYSTEMS.some(lacks) && !queryWords.some((word) => isSameWord(word, noun));
  };
}

const TRANSMISSION = new Set(["cambio", "transmissao", "diferencial"]);

/** Grades of oils for gears begin with it. */
const MIN_GEAR_GRADE = 70;

const isGearGrade = (viscosity: string): boolean => Number.parseInt(viscosity, 10) >= MIN_GEAR_GRADE;

const ENGINE_OIL = "motoroleo";

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

const has = (words: readonly string[], group: WordSet): boolean => words.some((word) => isInWords(group, word));

const MIN_MISSPELLED = 6;

const isMissingOf =
  (group: WordSet) =>
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

const PHRASES: readonly Phrase[] = [
  [/\blado (?:do )?(?:motorista|condutor)\b/g, "esquerdo"],
  [/\blado (?:do )?(?:passageiro|carona)\b/g, "direito"],
  [new RegExp(String.raw`\b${EQUIPMENT_PATTERN}\b`, "g"), ""],
  [/\bcabine (?=dupla|simples|estendida)/g, ""],
  [/\bar[\s-]condicionado\b/g, "condicionado"],
  [/\bgl[\s-](\d)\b/g, "gl$1"],
  [/\b(?:(?:poli|micro|multi)[\s-]?v|(?:\d{3,4}[\s-]?)?\d{1,2}\s?d?pk(?:[\s-]?\d{3,4})?)\b/g, "poliv"],
  [/\boleo (?:d[eo] )?motor\b/g, "oleo motoroleo"],
];

/** `5 velocidades` counts, `velocidade` is the kind of a sensor. */
const DROPPED_PHRASES: readonly Phrase[] = [...PHRASES, [/\bvelocidades\b/g, "marchas"]];

/** Splits a text into words. Some phrases are one: conditioned air is not air, `6pk1045` is a belt with ribs. */
const wordsOf = (text: string, phrases = PHRASES): string[] => splitWords(joinPhrases(text), phrases);
