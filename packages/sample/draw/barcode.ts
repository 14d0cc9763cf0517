const LEFT_ODD = "0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011".split(" ");
const PARITIES = "LLLLLL LLGLGG LLGGLG LLGGGL LGLLGG LGGLLG LGGGLL LGLGLG LGLGGL LGGLGL".split(" ");

const flipped = (bits: string) => Array.from(bits, (bit) => (bit === "1" ? "0" : "1")).join("");
const mirrored = (bits: string) => Array.from(bits).toReversed().join("");

/** The 95 bars and gaps of a GTIN-13. */
export function barPattern(code: string): string {
  const [first = 0, ...digits] = Array.from(code, Number);
  const left = digits.slice(0, 6).map((digit, at) => {
    const odd = LEFT_ODD[digit] ?? "";
    return PARITIES[first]?.[at] === "L" ? odd : mirrored(flipped(odd));
  });
  const right = digits.slice(6).map((digit) => flipped(LEFT_ODD[digit] ?? ""));
  return `101${left.join("")}01010${right.join("")}101`;
}

type BarcodeBox = { x: number; y: number; width: number; height: number };

/** Draws the bars as one dashed line, which is smaller than a path per bar. */
export function barcode(code: string, { x, y, width, height }: BarcodeBox): string {
  const runs = Array.from(barPattern(code).matchAll(/1+|0+/g), ([run]) => run.length);
  return `<path transform="translate(${short(x)} ${short(y)}) scale(${short(width / 95)} ${short(height)})" d="M0 .5h95" stroke="#14181f" stroke-dasharray="${runs.join(" ")}"/>`;
}

const short = (length: number) => Math.round(length * 1000) / 1000;
