import type { MeasureKind } from "./measure-kind.ts";
import { productWords } from "./measure-words.ts";

const RINGS = /(?<![a-z])(?:rolamentos?|retentor(?:es)?)(?![a-z])/;

/** Years of a vehicle are nearer to each other than the diameters. */
const MIN_WALLS = 5;

/** The diameters and the width of a bearing or a seal, without a sign between them. */
export const RING_SIZE: MeasureKind = {
  pattern: String.raw`(\d{2,3})(?:_[/-]_| )(\d{2,3})(?:_[/-]_| )(\d{1,3})(?:_mm)?`,
  toWords: (sides, text) => {
    const [inner = 0, outer = 0] = sides.map(Number);
    return RINGS.test(text) && Math.abs(outer - inner) >= MIN_WALLS ? productWords(sides) : undefined;
  },
};
