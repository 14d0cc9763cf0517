const BATTERY = /(?<!\p{L})(?:baterias?|acumulador(?:es)?)(?!\p{L})/iu;
const POLE = String.raw`(?:polos?\s+)?(?<sign>positiv|negativ)[oa]`;
const SIDE = "(?<side>direit|esquerd)(?<ending>[oa])";
const LINK = String.raw`\s+(?:(?:[dn]?[oa]|de|em|lado)\s+){0,3}`;
const POLES = [`${POLE}${LINK}${SIDE}`, `(?:lado\\s+)?${SIDE}\\s+${POLE}`].map(
  (order) => new RegExp(String.raw`(?<!\p{L})${order}(?!\p{L})`, "giu"),
);

const SHORT_WORDS: ReadonlyMap<string, string> = new Map([
  ["pos", "positivo"],
  ["neg", "negativo"],
  ["dir", "direito"],
  ["esq", "esquerdo"],
]);
/** A `pos 2015` is a year. */
const SHORT_WORD = /(?<![\p{L}\p{N}])(?:(neg|dir|esq)(?![\p{L}\p{N}])\.?|(pos)(?![\p{L}\p{N}]|\.?[\s-]?\d)\.?)/giu;

/** Writes the poles of a battery as the side of the positive one, as catalogs do: `negativo esquerdo` is `direito`. */
export function spellPoles(input: string): string {
  if (!BATTERY.test(input)) return input;
  return POLES.reduce(
    (text, pole) =>
      text.replace(pole, (...match) => {
        const { sign, side, ending } = match.at(-1);
        const isRight = /^d/i.test(side) === /^p/i.test(sign);
        return `${isRight ? "direit" : "esquerd"}${ending}`;
      }),
    input.replace(SHORT_WORD, (word, one = "", other = "") => SHORT_WORDS.get((one || other).toLowerCase()) ?? word),
  );
}
