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
  oat hoat api acea ilsac jaso sj sl sm sn sp`);

const WITHOUT = /(?<!\p{L})sem \p{L}+/gu;

const valueWordOf = (word: string): string | undefined =>
  isTradeWord(word)
    ? undefined
    : wordForms(word)
        .flatMap((form) => [form.replace(/a$/, "o"), form])
        .find((form) => VALUE_WORDS.has(form));

/** Lists the values that a text states, in the masculine singular: `Aço e lona sem amianto` is of steel. */
export const valueWordsOf = (text: string): string[] => {
  const words =
    normalizeForSearch(joinPhrases(text))
      .replace(WITHOUT, "")
      .match(/\p{L}+/gu) ?? [];
  return [...new Set(words.flatMap((word) => valueWordOf(word) ?? []))];
};
