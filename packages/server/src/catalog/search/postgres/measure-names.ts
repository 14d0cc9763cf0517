import { measuresIn, type SearchMeasure } from "@pecacerta/rules/search-measure";

export type QueryToken = { text: string; measure?: SearchMeasure };

const MEASURE_NAMES: readonly (readonly [name: RegExp, unitOfBareNumber: string])[] = [
  [/^(?:diametro|espessura|comprimento|largura|altura|sextavado|curso|folga|et|furo central)$/, "mm"],
  [/^potencia$/, "w"],
  [/^(?:tensao|voltagem)$/, "v"],
  [/^(?:amperagem|corrente partida)$/, "a"],
  [/^(?:rosca|medida|tamanho|capacidade|volume|passo)$/, ""],
];
const OF_MEASURE =
  /^(?:(?:extern|intern|abert|fechad)[oa]|livre|total|nominal|central|haste|lona|tambor|disco|carga|rotor|fio|pino|cone|colmeia|pastilha|correia|rosca|olhal|entre|centros|volante|eletrodo|partida|frio)$/;

const MAX_WORDS_OF_NAME = 4;

/** Removes what names the measure behind it: a `disco espessura 22` is a `disco 22mm`. */
export function joinMeasureNames(tokens: readonly QueryToken[]): QueryToken[] {
  const joined: QueryToken[] = [];
  for (let start = 0; start < tokens.length; ) {
    const behind = tokens.slice(start + 1, start + 1 + MAX_WORDS_OF_NAME);
    const at = behind.findIndex(({ text, measure }) => measure || !OF_MEASURE.test(text));
    const value = toMeasure(unitOf(tokens, start), behind[at]);
    joined.push(...(value ? [value] : tokens.slice(start, start + 1)));
    start += value ? at + 2 : 1;
  }
  return joined;
}

function unitOf(tokens: readonly QueryToken[], start: number): string | undefined {
  const [first, second] = tokens.slice(start, start + 2);
  if (!first || first.measure) return undefined;
  const names = [first.text, `${first.text} ${second?.text}`];
  return MEASURE_NAMES.find(([name]) => names.some((text) => name.test(text)))?.[1];
}

function toMeasure(unit: string | undefined, token: QueryToken | undefined): QueryToken | undefined {
  if (unit === undefined || !token) return undefined;
  if (token.measure) return token;
  if (!/^(?!(?:19|20)\d\d$)m?\d+(?:\.\d+)?[a-z]{0,2}$/.test(token.text)) return undefined;
  const [measure] = unit && /\d$/.test(token.text) ? measuresIn(`${token.text}${unit}`) : [];
  return measure ? { text: measure.input, measure } : token;
}
