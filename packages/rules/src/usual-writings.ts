/** `16 valvulas`, `8 v`; behind `jogo` they are parts. */
const VALVES =
  /(?<=\S\s)(?<!(?:jogo|kit|par|conjunto)\s)(8|1[026]|2[04]|32)\s?v(?:[aá]lv(?:ulas?)?\.?)?(?![\p{L}\p{N}])(?!\s(?:d[eo]|admiss|escap))/giu;
const YEAR_NAME = "(?:ano|fab(?:r(?:ica[cç][aã]o)?)?|mod(?:elo)?)";
const SIGN = String.raw`[\s./:-]{1,3}`;
/** `ano/mod 11/12`, `fab. 2011`; a `modelo 15` may be no year. */
const MADE = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?:${YEAR_NAME}${SIGN}){2,3}|(?!ano)${YEAR_NAME}${SIGN}|ano${SIGN}(?=\d\d\s?/))(?=(?:19|20)\d\d(?![\p{L}\p{N}])|\d\d\s?/\s?\d\d(?![\p{L}\p{N}/]))`,
  "giu",
);
const CODE_NAME =
  /(?<![\p{L}\p{N}])(?:c[oó]d(?:igo)?(?:\sde\sbarras)?|ref(?:er[eê]ncia)?|ean|gtin|sku|p\/?n)[\s.:#]{1,3}(?=[\p{L}.-]{0,4}\s?\d[\p{L}\d.-]{3})/giu;
const WIPED =
  /(?<=(?<!\p{L})palh?etas?\s)(?:d[oe]\s)?(?:para[\s-]?brisas?|vidros?)(?!\p{L})|(?<=(?<!\p{L})limpador(?:es)?\s)(?:d[oe]\s)?para[\s-]?brisas?(?!\p{L})/giu;
/** A lamp of one pole is no part of the car of this name. */
const POLE =
  /(?<=l[aâ]mpadas?\s(?:\S{1,8}\s){0,2})(?<!(?:para|pra|[dn]o)\s)(?:1|um)\s(?=polo(?!\p{L}|\s(?:19|20)?\d\d(?!\d)))/giu;
/** A line of equipment of the HB20, no HB20R. */
const R_SPEC = /(?<![\p{L}\p{N}])r[\s-](?=spec(?!\p{L}))/giu;
const OFFSET = /(?<=(?<!\p{L})rodas?\s(?:.{0,40}\s)?et)(?=\d\d(?!\d))/giu;

/** Writes what shoppers write in several ways as catalogs do: `16 valvulas` is `16v`, and `ano/mod 2011/2012` two years. */
export const spellUsualWritings = (input: string): string =>
  input
    .replace(VALVES, "$1v")
    .replace(MADE, "")
    .replace(CODE_NAME, "")
    .replace(WIPED, "")
    .replace(POLE, "1")
    .replace(OFFSET, " ")
    .replace(R_SPEC, "r");
