import type { MeasureKind } from "./measure-kind.ts";
import { beltWords, compactMeasure } from "./measure-words.ts";

const PROFILE = "(d?pk|p[jlm])";
const LENGTH = String.raw`0?(\d{3,4}|\d\.\d{3})`;

/** Ribs, profile and length of a belt in any order: `6pk1195`, `pk 6 1195`, `1195 6pk`. */
export const BELT_KINDS: readonly MeasureKind[] = [
  {
    pattern: String.raw`(\d{1,2})_${PROFILE}_[-x]?_${LENGTH}`,
    toWords: ([ribs = "", profile = "", length = ""]) => beltWords(ribs, profile, compactMeasure(length)),
  },
  {
    pattern: String.raw`${PROFILE}_(\d{1,2})(?: |_[-x]_)${LENGTH}`,
    toWords: ([profile = "", ribs = "", length = ""]) => beltWords(ribs, profile, compactMeasure(length)),
  },
  {
    pattern: String.raw`${LENGTH}_-?_(\d{1,2})_${PROFILE}`,
    toWords: ([length = "", ribs = "", profile = ""]) => beltWords(ribs, profile, compactMeasure(length)),
  },
];
