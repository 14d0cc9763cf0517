import { cleanText } from "./text.ts";

export const NO_NUMBER = "s/n";

const DIGITS = String.raw`\d+(?:\.\d{3})?(?: ?[a-z])?(?:[-/]\d*[a-z]?)?`;
const KILOMETER = String.raw`km ?\d+(?:[.,]\d+)?`;
export const NO_NUMBER_PATTERN = String.raw`(?:s ?[/.]? ?|sem )n(?:\.?[º°o]|\.|[úu]m(?:ero|\.)?)?`;

const PLOT_TYPE = String.raw`(?:quadra|qda?|lote|lt|bloco|bl|conj(?:unto)?|cj|m[óo]d(?:ulo)?|ch[áa]cara|gleba|casa|cs|[ql](?=[.:]? ?\d))`;
const PLOT_VALUE = String.raw`(?:\d{1,5}(?:[a-z](?![a-z]))?|(?<=[ .:])[a-z](?![a-z])\d{0,4})(?:[-/][\da-z]{1,4}(?![\da-z]))?(?: (?:norte|sul|leste|oeste)(?![a-z]))?`;
const PLOT = `${PLOT_TYPE}[.:]? ?(?:n[º°.] ?)?${PLOT_VALUE}`;
/** Plots and blocks, as of Goiânia and Brasília: `Qd 12 Lt 5`, `Bloco B 302`. */
const PLOTS = String.raw`${PLOT}(?: ?[,;/–-]? ?${PLOT}){0,5}(?:,? \d{1,5}[a-z]?(?![\da-z]))?`;

/** The source of a pattern of what stands after the street: `10`, `123 A`, `10/12`, `km 12`, `Qd 12 Lt 5` or `s/n`. */
export const STREET_NUMBER_PATTERN = `${KILOMETER}|${NO_NUMBER_PATTERN}|${PLOTS}|${DIGITS}`;

export const COMPLEMENT_PATTERN =
  "(?:ap(?:to|t|artamento)?|bl(?:oco)?|casa|sala|conj(?:unto)?|fundos|frente|loja|andar|galp[ãa]o|box|lote|lt|quadra|qd|sobrado|t[ée]rreo|cobertura|edif[íi]cio|ed|condom[íi]nio|cond|torre)(?![\\p{L}])";

const NUMBERLESS = new RegExp(`^(?:${NO_NUMBER_PATTERN}|0+)$`, "i");
const NUMBERED = new RegExp(`^(?:${KILOMETER}|${DIGITS})$`, "i");
const LABEL = /^(?:n(?:[º°o]|[úu]m(?:ero)?)?[.:]?[º°]? ?|# ?)(?=\d)/i;
const NEXT_COMPLEMENT = new RegExp(`[ ,–-]${COMPLEMENT_PATTERN}`, "iu");
const TOO_MANY_DIGITS = /\d{7}/;
const PLOTS_FIRST = new RegExp(`^(${PLOTS})(?:[ ,–-]+(${COMPLEMENT_PATTERN}.*))?$`, "iu");

export const MAX_STREET_NUMBER_LENGTH = 60;

/** `complement` holds what follows the number, as in `10 fundos`. */
export type StreetNumber = { number: string; complement: string };

/** Reads a number with or without a letter, plots, `km 12` or the writings of NO_NUMBER; undefined for other text. */
export function parseStreetNumber(text: string): StreetNumber | undefined {
  if (text.length > MAX_STREET_NUMBER_LENGTH) return undefined;
  const written = cleanText(text);
  const [, plots, behind = ""] = PLOTS_FIRST.exec(written) ?? [];
  if (plots !== undefined) return { number: plots, complement: behind };
  const at = written.search(NEXT_COMPLEMENT);
  const number = normalizeNumber((at < 0 ? written : written.slice(0, at)).replace(/[ ,–-]+$/, ""));
  return number === undefined ? undefined : { number, complement: at < 0 ? "" : written.slice(at + 1) };
}

function normalizeNumber(text: string): string | undefined {
  const written = text.replace(LABEL, "");
  if (NUMBERLESS.test(written)) return NO_NUMBER;
  if (!NUMBERED.test(written) || TOO_MANY_DIGITS.test(written)) return undefined;
  return written.replace(/^km ?/i, "km ").replace(/^(\d{1,3})\.(\d{3})(?!\d)/, "$1$2");
}
