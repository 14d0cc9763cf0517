import type { MeasureKind } from "./measure-kind.ts";
import { quantityWords } from "./measure-words.ts";

const PITCH = "4(?:15|20|28)|5(?:2[05]|3[02])|630";
const LINKS = "[89][02468]|1[0-4][02468]";
const UNIT_OF_LINKS = "(?:l|elos?|links?)";
const END = "(?![a-z0-9])";
const START = "(?<![a-z0-9])(?<![0-9][.,/-])";

const SPELLED = new RegExp(`(?<![a-z0-9])((?:${PITCH})(?:h[a-z]?)?) (${LINKS}) elos`);

/** Lists the words of catalogs that write the size of a chain as one: `428hx118l`. */
function joinedSizes(text: string): string[] {
  const [, pitch = "", links = ""] = SPELLED.exec(text) ?? [];
  const pitches = /\d$/.test(pitch) ? [pitch, `${pitch}h`] : [pitch];
  return links
    ? pitches.flatMap((one) => ["x", ""].flatMap((sign) => ["l", ""].map((unit) => `${one}${sign}${links}${unit}`)))
    : [];
}

export const CHAIN_KINDS: readonly MeasureKind[] = [
  {
    pattern: `((?:${PITCH})h[a-z]?|(?:${PITCH})(?= (?:${LINKS}) elos))`,
    toWords: ([pitch = ""], text) => [[pitch, ...joinedSizes(text)]],
  },
  {
    role: "quantity",
    pattern: `(${LINKS})_(elos?)`,
    toWords: ([links = "", unit = ""], text) =>
      quantityWords(links, unit)?.map((words) => [...words, ...joinedSizes(text)]),
  },
];

const CHAIN_WORD = /(?<![a-z])(?:correntes?|relac(?:ao|oes)|coroas?|pinh(?:ao|oes)|tracao|transmissao)(?![a-z])/;
/** A chain without a word for it: `428h 118`, `520x112`, `428 118 elos`. */
const CHAIN_SIZE = new RegExp(
  `${START}(?:${PITCH})(?: ?h[a-z]?[ x/-]{1,3}| ?x ?| ?-(?=\\d+$)| (?=\\d+ ?${UNIT_OF_LINKS}))(?:${LINKS}) ?${UNIT_OF_LINKS}?${END}`,
);
const TEETH_ALONE = /^ *(?:2[6-9]|[3-5]\d)t *$/;

const SIZES = new RegExp(
  `${START}(${PITCH})( ?h[a-z]?)?(?: ?[x/-] ?| |(?<=h))(${LINKS})(?: ?${UNIT_OF_LINKS})?${END}`,
  "g",
);
const LINKS_ALONE = new RegExp(`${START}(${LINKS}) ?(?:l|links?)${END}`, "g");
const TEETH = new RegExp(`${START}(1[1-9]|[2-5]\\d) ?(?:[dtz]|dts?|dtes?|dent)${END}\\.?`, "g");
const PAIR = new RegExp(
  `${START}(1[1-9]|20)(?: ?[/-] ?| )(2[6-9]|[3-5]\\d)${END}|${START}(2[6-9]|[3-5]\\d) ?[/-] ?(1[1-9]|20)${END}`,
  "g",
);
const RING = /(?<![a-z])([xz])[ -]?rings?(?![a-z])/g;
const O_RING = /(?<![a-z])o[ -]?rings?(?![a-z])/g;

/**
 * Writes the sizes of a chain and its sprockets with their units, and the kind of its seals, in a normalized text:
 * `corrente 428hx118` is `corrente 428h 118 elos`, `coroa 44t` is `coroa 44 dentes`.
 */
export function spellChains(text: string): string {
  if (!CHAIN_WORD.test(text) && !CHAIN_SIZE.test(text) && !TEETH_ALONE.test(text)) return text;
  return text
    .replace(
      SIZES,
      (_, pitch: string, reinforced: string | undefined, links: string) =>
        `${pitch}${reinforced?.trim() ?? ""} ${links} elos`,
    )
    .replace(LINKS_ALONE, "$1 elos")
    .replace(TEETH, "$1 dentes")
    .replace(
      PAIR,
      (_: string, pinion = "", crown = "", otherCrown = "", otherPinion = "") =>
        `${crown || otherCrown}x${pinion || otherPinion}`,
    )
    .replace(RING, "$1 ring")
    .replace(O_RING, "retentor");
}
