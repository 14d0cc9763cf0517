import { oilGradesOf, spellDiesel } from "./oil-fuel.ts";
import { sideWordsOf } from "./part-side.ts";
import { normalizeForSearch } from "./text.ts";
import { ABBREVIATIONS, abbreviationsOf, TRADE_SYNONYMS } from "./trade-synonyms.ts";
import { isInWords, type WordSet, wordSet } from "./word-sets.ts";

/** How a part is packed or counted. Such a word never is the part. */
const PACKING_WORDS = wordSet(`
  jogo jogos kit kits par pares peca pecas conjunto conjuntos unidade unidades unid un pc pcs cx caixinha
  pacote pacotes embalagem item itens produto produtos avulso avulsa`);

/** Names of parts, singular and plural, and other words of the trade. They are right as they are. */
export const TRADE_WORDS: WordSet = wordSet(`
  abafador abracadeira acelerador acionador acumulador adesivo aditivo alarme alavanca alca alternador amortecedor
  anel anteparo antena aparabarro aranha arruela assento atuador bagageiro balanca balancim bandeja barra barramento
  batente bateria bendix bengala bico bieleta biela bloco bobina boia bola bolsa bomba borboleta borracha botao
  bracadeira braco bronzina bucha bulbo buzina cabecote cabo cachimbo caixa calco calha calota camara cambio canaleta
  canister capa capo carburador carcaca cardan carenagem carpete carter carroceria catalisador catraca cavalete
  cebolao cebolinha chave chicote cilindro cinta cinto coifa coletor coluna comando comutador condensador condutor
  conector conexao console consolo contrapeso corda coroa corpo correia corrente cortina coxim cremalheira cruzeta
  cubo cuica descarga desengraxante diafragma diferencial difusor diodo direcao disco dobradica duto eixo
  eletroventilador embreagem emblema embolo engate engrenagem escapamento escova espelho espuma estabilizador estator
  estofado estribo evaporador exaustor extintor farol farolete fechadura feixe filtro fita fivela flange flexivel
  fluido fole forro freio friso fusivel garfo gaxeta graxa grade guarnicao guarda guia guidao haste helice
  homocinetica ignicao indicador induzido injetor interruptor isolador junta lambda lampada lanterna lente limpador
  lona lubrificante luva luz maca macaneta macaco mancal mangote mangueira manete manipulo manopla marcador mascara
  medidor miolo modulo mola moldura motor mufla munhao oleo oring palheta parabarro parabrisa parachoque parafuso
  paralama pastilha patim pedal pedaleira pelicula pendural pinca pinhao pino pisca pistao pivo placa platinado plato
  pneu polia ponteira porca porta pressostato presilha prisioneiro protetor quadro radiador rebite rele refil refletor
  regulador relacao reservatorio resfriador resistencia respiro retentor retificador retrovisor roda rolamento rolete
  rotor sapata secador selo semieixo sensor silencioso sinaleira sincronizado sirene sonda soquete starter suporte suspensao
  tambor tampa tanque tapete tela telescopico tensor tensionador terminal termostato tirante torneira trambulador
  transmissao trava travessa tubo tucho turbina turbo valvula varao vareta vedacao vela velocimetro ventilador
  ventoinha vidro virabrequim volante xenon banco reparo maquina organizador
  separador decantador sedimentador compressor aerofolio arranque capacete defletor estepe liquido manga rack servo surdina triangulo viseira`);

/** Words about any product, and makers. They are right as they are: `preta` is no Creta, and `mobil` no Mobi. */
const PLAIN_WORDS = wordSet(`
  carreta caminhao carro onibus piso reboque moto canopla cola
  mobil castrol motul lubrax selenia petronas shell texaco havoline elaion ipiranga valvoline total elf repsol radiex
  bosch moura heliar zetta acdelco cofap monroe nakata tecfil wega fram mann mahle metal leve luk sachs valeo ngk
  philips osram pirelli michelin goodyear firestone continental dunlop fras cobreq syl jurid trw skf nsk ina gates
  dayco contitech urba magneti marelli delphi denso viemar axios perfect fremax hipper varga schadek indisa
  preto preta branco branca cinza prata vermelho vermelha azul amarelo amarela verde marrom bege dourado dourada rosa
  laranja fosco fosca cor marca modelo largo larga longo longa curto curta grande pequeno pequena forte fraco fraca
  carona passageiro motorista oposto oposta contrario contraria
  usado usada novo nova barato barata bom boa carga cruz linha teste troca`);

const EMPTY_WORDS = wordSet("lado lados unitario unitaria troca pro pros pra pras valor");

/** Words of questions, which no part is called by. */
const QUESTION_WORDS = new Set(
  `qual quais que quanto quanta quantos quantas custa custam preco precos tem teria voce voces vc vcs preciso precisando
  quero queria gostaria procuro procurando busco buscando onde compro comprar acho encontro alguem serve servem sirva no na nos
  nas meu minha meus minhas favor vende vendem existe existem um uma entrega entregam frete gratis hoje promocao`.split(
    /\s+/,
  ),
);

export const isQuestionWord = (word: string): boolean => QUESTION_WORDS.has(word);

export const isEmptyWord = (word: string): boolean => isPackingWord(word) || EMPTY_WORDS.has(normalizeForSearch(word));

export const isPackingWord = (word: string): boolean => PACKING_WORDS.has(normalizeForSearch(word));

/** Returns whether a word names a part, in any number. */
export const isTradeWord = (word: string): boolean => isInWords(TRADE_WORDS, normalizeForSearch(word));

export const isPlainWord = (word: string): boolean => isInWords(PLAIN_WORDS, normalizeForSearch(word));

export const isOrdinaryWord = (word: string): boolean => isTradeWord(word) || isPlainWord(word);

const NO_VEHICLES = /^(?:start stop|pick up|plug in|pol[iy] v)$/;

/** Returns whether a word belongs to a phrase whose words name no vehicle, by its neighbors. */
export const isOfPhrase = (before: string | undefined, word: string, after: string | undefined): boolean =>
  NO_VEHICLES.test(`${before} ${word}`) || NO_VEHICLES.test(`${word} ${after}`);

/** What follows `para` in the names of parts that are written with a hyphen, a blank or neither. */
export const HYPHENATED_ENDINGS: readonly string[] = ["choque", "brisa", "lama", "barro"];
const ENDING = HYPHENATED_ENDINGS.join("|");

const SAME = {
  frente: "dianteiro dianteira",
  frontal: "dianteiro dianteira",
  atras: "traseiro traseira",
  "oleo cambio": "transmissao",
  "oleo transmissao": "cambio",
  "fluido cambio": "transmissao",
  "fluido transmissao": "cambio",
  "motor arranque": "partida",
  "motor partida": "arranque",
  plato: "embreagem",
  patim: "sapata",
  lona: "patim",
  "kit transmissao": "relacao",
  coroa: "relacao",
  pinhao: "relacao",
  corrente: "relacao",
  ponteira: "terminal",
  breque: "freio",
  milha: "neblina",
  neblina: "milha",
  luz: "lanterna lampada lampadas",
  lubrificante: "oleo",
  liquido: "aditivo",
  fluido: "aditivo",
  "filtro racor": "separador",
  semissintetico: "semi",
  semissintetica: "semi",
  "filtro combustivel": "gasolina separador diesel",
  cabine: "polen condicionado",
  polen: "cabine condicionado",
};

const EQUIVALENTS: ReadonlyMap<string, readonly string[]> = new Map([
  ...[...ABBREVIATIONS.values()].map((word): [string, string[]] => [word, abbreviationsOf(word)]),
  ...Object.entries({ ...TRADE_SYNONYMS, ...SAME }).map(([words, others]): [string, string[]] => [
    words,
    others.split(" "),
  ]),
  ...HYPHENATED_ENDINGS.map((ending): [string, string[]] => [`para${ending}`, [ending, `${ending}s`]]),
]);

/** Returns whether a word is the chain inside an engine, not that of a motorcycle's wheel. */
const isTimingChain = (word: string, after = ""): boolean => word === "corrente" && TIMING.test(after);

const TIMING = /^(?:comando|distribuicao|sincronismo)$/;
const HEADLIGHT = /^(?:milha|neblina|auxiliar)$/;
const GEARS = /^(?:cambio|transmissao|atf|cvt|dexron)$/;

/** Returns words of product names that say the same as a normalized word of a query, between its neighbors. */
export const equivalentWords = (
  word: string,
  before: string | undefined,
  after?: string,
  others: readonly string[] = [],
): readonly string[] => [
  ...(isTimingChain(word, after)
    ? []
    : [`${before} ${word}`, word, word.replace(/s$/, "")].flatMap((one) => EQUIVALENTS.get(one) ?? [])),
  ...sideWordsOf(word, before, others).filter((other) => other !== word),
  ...oilGradesOf(word, others),
  ...(word === "fluido" && GEARS.test(after ?? "") ? ["oleo"] : []),
  ...(word === "luz" && HEADLIGHT.test(after ?? "") ? ["farol"] : []),
];

const APART = new RegExp(`(?<!\\p{L})(p(?:[aá]|a\\u0301)ra)[\\s-]+(?=(?:${ENDING})s?(?!\\p{L}))`, "giu");
const TOGETHER = new RegExp(`^para(?=(?:${ENDING})s?$)`);

const SYNTHETIC = /(?<!\p{L})(?:100\s?%\s?(?=sint)|(semi)[\s-]?s?(?=sint))/giu;
const SEMIMETALLIC = /(?<!\p{L})semi[\s-]+(?=met)/giu;
const SINCE = /(?<!\p{L})(?:a\s+)?partir\s+(?:d[eo]\s+)?(?=\S)/giu;
const FUEL = /(?<!\p{L})(filtro\s+(?:d[eo]\s+)?)(?:diesel|gasolina)(?!\p{L})/giu;
const STARTER = /^\s*(?=arranque(?!\p{L}))/iu;
const AIR_CONDITIONING =
  /(?<!(?:com|sem|[cs]\/)\s?)(?<!\p{L})ar[\s-]+cond(?:ic(?:ion(?:ad)?)?)?(?![\p{L}\p{N}])\.?|(?<=(?:filtro|correia|compressor|condensador)\s(?:d[eo]\s)?)a\/?c(?![\p{L}\p{N}])/giu;
const SHORT_SIDE = /(?<![\p{L}\p{N}])l\s?[./]\s?([de])(?![\p{L}\p{N}])\.?/giu;
const TRUCKS = /(?<!\p{L}|(?:vw|volks|volkswagen)\s)caminh(?:õ|o\u0303?)es(?!\p{L})/giu;
const CABIN_AIR =
  /(?<!\p{L}|(?:[oó]leo|combust[ií]vel)\s)(?:ar\s+(?:d[aeo]\s+)?cabine|(filtro\s+)(?:d[eo]\s+)?ar[\s-]+condicionado)(?!\p{L})/giu;

const MOTORIZED_PARTS = wordSet("limpador vidro ventilador ventoinha eletroventilador");

/** Returns whether a word before the name of a part belongs to it: the `motor` of a `motor do limpador`. */
export const isPartOfName = (word: string, part: string): boolean => word === "motor" && MOTORIZED_PARTS.has(part);

const FUELS = wordSet("gasolina diesel");

/** Returns whether names also state an equivalent of a word without meaning it: an oil filter may be of a diesel engine. */
export const isAmbiguous = (word: string, equivalent: string): boolean =>
  word === "combustivel" && FUELS.has(equivalent);

const isSide = (word: string): boolean => word === "dir" || sideWordsOf(word).length > 0;
const FRONT = wordSet("dianteiro dianteira dianteiros dianteiras diant frente frontal");
const FRONT_PARTS = wordSet("palheta limpador");
const SIDELESS_PARTS = wordSet("pastilha disco tambor sapata lona rolamento mola bieleta cubo");

/** Returns whether a word of a query says nothing of its part: discs are the same on both sides, and starters motors. */
export const isNeedless = (word: string, part: string): boolean =>
  isEmptyWord(word) ||
  (word === "motor" && part === "arranque") ||
  (isSide(word) && isInWords(SIDELESS_PARTS, part)) ||
  (FRONT.has(word) && isInWords(FRONT_PARTS, part));

/** Joins such a name: `para choque` is `parachoque`, `semi sintetico` one word, and the cabin's filter that of its air. */
export const joinPhrases = (input: string): string =>
  spellDiesel(input)
    .replace(SINCE, "")
    .replace(APART, "$1")
    .replace(FUEL, "$1combustivel")
    .replace(TRUCKS, "caminhao")
    .replace(STARTER, "motor ")
    .replace(SHORT_SIDE, "l$1")
    .replace(AIR_CONDITIONING, "ar condicionado")
    .replace(CABIN_AIR, (_, filter = "") => `${filter}cabine`)
    .replace(SEMIMETALLIC, "semi")
    .replace(SYNTHETIC, (_, semi = "") => (semi ? `${semi}s` : ""));

/** Writes `parachoque` as `para-choque`. */
export const writeHyphenated = (word: string): string => word.replace(TOGETHER, "para-");
