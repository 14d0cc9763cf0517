import { spellChains } from "./chain-sizes.ts";
import { normalizeForSearch } from "./text.ts";

/** No part is 5 meters long: `9.525 mm` is a pitch. */
const MILLIMETERS = "([1-4])\\.(\\d{3})";
const THOUSANDS = new RegExp(
  `(?<![\\d.,#])(?:(\\d{1,3})\\.(\\d{3})(?= ?(?:ml|kg|lm|k|a)(?![a-z0-9]))|${MILLIMETERS}(?= ?mm(?![a-z0-9])))`,
  "g",
);
const BARE_MILLIMETERS = new RegExp(`^${MILLIMETERS}(?!\\d)`);
const COLD_START = /(?<![a-z0-9])(?:cca[ :]{0,2}(\d{3,4})(?: ?a)?|(\d{3,4})(?: ?a(?:mperes?)?)? ?cca)(?![a-z0-9])/g;

/** Normalizes a text that states measures: `1.195 mm` is `1195 mm`, and `480 CCA` is `480a`. */
export const normalizeMeasures = (text: string): string =>
  spellChains(normalizeForSearch(text))
    .replace(THOUSANDS, "$1$2$3$4")
    .replace(COLD_START, (_, behind = "", before = "") => `${behind}${before}a`);

/** Joins the thousands of a length whose unit may be left out: `1.195` is 1195. */
export const joinThousands = (length: string): string => length.replace(BARE_MILLIMETERS, "$1$2");
