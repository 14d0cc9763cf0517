import { isPartNoun } from "./part-nouns.ts";
import { isTradeWord, joinPhrases } from "./search-words.ts";
import { normalizeForSearch } from "./text.ts";
import { wordForms, wordSet } from "./word-sets.ts";

/** What parts are made of, and kinds of them, that catalogs state as values of attributes. */
const VALUE_WORDS = wordSet(`
  aco aluminio ferro cobre latao niquel cromo chumbo iridio platina rutenio titanio carbono cromado galvanizado forjado
  estampado fundido temperado usinado inox inoxidavel metalico semimetalico ceramico organico sinterizado kevlar
  grafite grafitado amianto ventilado solido perfurado ranhurado slotado frisado vazado epdm hnbr neoprene silicone
  nitrilica viton nylon poliamida poliuretano plastico polipropileno policarbonato couro courvin courino veludo tecido
  velcro algodao celulose papel filtrante carvao ativado hidrofobica silica acido neutro pressurizado gas turbogas bitubo
  monotubo hidraulico pneumatico mecanico eletrico eletronico magnetico sonoro sintetico semissintetico mineral
  retangular redondo cilindrico conico oval simetrico assimetrico direcional convexo plano asferico reforcado fibra epoxi longo curto medio
  cromada negra fume halogena quartzo xenonio rosqueado prensado soldado integrado automatico manual agm efb sli vrla
  borracha carpete gancho caneta nacional importado blindado esportivo bipartido inteirico poliester
  antirretorno lavavel abs suv
  oat hoat api acea ilsac jaso sj sl sm sn sp`);

const WITHOUT = /(?<!\p{L})sem \p{L}+/gu;

const SPELLINGS: ReadonlyMap<string, string> = new Map([
  ["iridium", "iridio"],
  ["platinum", "platina"],
]);

const valueWordOf = (typed: string): string | undefined => {
  const word = SPELLINGS.get(typed) ?? typed;
  return wordForms(word)
    .flatMap((form) => (isPartNoun(word) ? [form] : [form.replace(/a$/, "o"), form]))
    .find((form) => VALUE_WORDS.has(form));
};

/** Lists the values that a text states, in the masculine singular: `Aço e lona sem amianto` is of steel. */
export const valueWordsOf = (text: string): string[] => {
  const words =
    normalizeForSearch(joinPhrases(text))
      .replace(WITHOUT, "")
      .match(/\p{L}+/gu) ?? [];
  return [...new Set(words.flatMap((word) => valueWordOf(word) ?? []))];
};

const DENIED = /^(?:nao|sem)(?![a-z])/;
const ENCLOSED = /^com |(?<![a-z])inclus[oa]s?$/;
const AFFIRMED = /^(?:sim|inclus[oa]s?)$/;
const CONTENTS = /^conteudo/;
const NOT_ENCLOSED = /(?<![a-z])(?:para|sem) [^,]*/g;
/** Names of attributes that any value affirms but a denial: `Sensor de desgaste: Sonoro`. */
const FEATURE = /^(?:sensor|alarme|indicador|mascara|haste|cambio)(?![a-z])/;

const singularOf = (word: string): string =>
  wordForms(word)
    .filter(isTradeWord)
    .reduce((shortest, form) => (form.length < shortest.length ? form : shortest), word);

const partsIn = (text: string): string[] => (text.match(/[a-z]{3,}/g) ?? []).filter(isTradeWord).map(singularOf);

/** Lists parts that a normalized attribute says a product comes with: `Com pivô e buchas`, `Junta inclusa`. */
export function enclosedParts(name: string, value: string): string[] {
  if (DENIED.test(value)) return [];
  const isOfValue = ENCLOSED.test(value) || CONTENTS.test(name);
  const isOfName = AFFIRMED.test(value) || FEATURE.test(name);
  const ofName = isOfName ? [...partsIn(name), ...valueWordsOf(name)] : [];
  return [...(isOfValue ? partsIn(value.replace(NOT_ENCLOSED, "")) : []), ...ofName];
}

/** Returns the part that a word of a query asks for with the part before it: `sensor` of `pastilha com sensor`. */
export const enclosedPartOf = (word: string, before: readonly string[]): string[] =>
  isTradeWord(word) && before.at(-1) !== "sem" && before.some(isPartNoun) ? [singularOf(word)] : [];

const DENIAL = /(?<![a-z])sem ([a-z]{3,})/g;

const denialOf = (word: string): string => `sem${singularOf(word)}`;

/** Lists what a normalized attribute denies: `Sem câmara`, `lona sem amianto`, `Sensor de desgaste: Não`. */
export function deniedWords(name: string, value: string): string[] {
  const [feature] = value === "nao" ? (FEATURE.exec(name) ?? []) : [];
  return [...[...value.matchAll(DENIAL)].map(([, word = ""]) => word), ...(feature ? [feature] : [])].map(denialOf);
}

/** Returns the word of a denial that two words of a query are: `sem camaras` is `semcamara`. */
export const denialOfPhrase = (phrase: string): string[] =>
  [...phrase.matchAll(DENIAL)].filter(([whole]) => whole === phrase).map(([, word = ""]) => denialOf(word));
