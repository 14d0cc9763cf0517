import { cleanText } from "./text.ts";

export const NO_NUMBER = "s/n";

const DIGITS = String.raw`\d+(?:\.\d{3})?(?: ?[a-z])?(?:[-/]\d*[a-z]?)?`;
const KILOMETER = String.raw`km ?\d+(?:[.,]\d+)?`;
const NONE = String.raw`(?:s ?[/.]? ?|sem )n(?:\.?[º°o]|\.|[úu]m(?:ero|\.)?)?`;

/** The source of a pattern of what stands after the street: `10`, `123 A`, `10/12`, `km 12` or `s/n`. */
export const STREET_NUMBER_PATTERN = `${KILOMETER}|${NONE}|${DIGITS}`;

export const COMPLEMENT_PATTERN =
  "(?:ap(?:to|t|artamento)?|bl(?:oco)?|casa|sala|conj(?:unto)?|fundos|frente|loja|andar|galp[ãa]o|box|lote|lt|quadra|qd|sobrado|t[ée]rreo|cobertura|edif[íi]cio|ed|condom[íi]nio|cond|torre)(?![\\p{L}])";

const NUMBERLESS = new RegExp(`^(?:${NONE}|0+)$`, "i");
const NUMBERED = new RegExp(`^(?:${KILOMETER}|${DIGITS})$`, "i");
const LABEL = /^(?:n(?:[º°o]|[úu]m(?:ero)?)?[.:]?[º°]? ?|# ?)(?=\d)/i;
const NEXT_COMPLEMENT = new RegExp(`[ ,–-]${COMPLEMENT_PATTERN}`, "iu");
const TOO_MANY_DIGITS = /\d{7}/;
const MAX_LENGTH = 60;

/** `complement` holds what follows the number, as in `10 fundos`. */
export type StreetNumber = { number: string; complement: string };

/** Reads a number with or without a letter, `km 12` or the writings of NO_NUMBER; undefined for other text. */
export function parseStreetNumber(text: string): StreetNumber | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const written = cleanText(text);
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
