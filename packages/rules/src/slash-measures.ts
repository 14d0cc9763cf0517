import type { MeasureKind } from "./measure-kind.ts";

export const LAMPS = /(?<![a-z])lampadas?(?![a-z])/;
const BRAKE_CHAMBERS = /(?<![a-z])cuicas?(?![a-z])/;
const CHAMBER = "(6|9|12|14|16|20|24|27|30|36)";
const INCH = `(?:"|''|pol|polegadas?)`;
const THREAD = "(?:_-_(\\d{2})|_(\\d{2})(?=_un))?(?:_un[cfs]?)?";
const FRACTION = "(?:g_)?(?:([1-3])[ .-])?(1[135]|[13579])_/_";

/** Two numbers with a slash between them: sizes of a brake chamber, the lights of a lamp, a fraction of an inch. */
export const SLASH_KINDS: readonly MeasureKind[] = [
  {
    pattern: `${CHAMBER}(?:_[/x-]_| )${CHAMBER}`,
    toWords: ([service = "", spring = ""], text) => chamberWords(service, spring, text),
  },
  {
    // Others are numbers of trucks: a `cuica 1620` is one for a Mercedes.
    pattern: "(?=1616|24(?:24|30)|30(?:30|36))(\\d\\d)(\\d\\d)",
    toWords: ([service = "", spring = ""], text) => chamberWords(service, spring, text),
  },
  {
    role: "quantity",
    pattern: String.raw`(\d{1,3})_/_(\d{1,3})(?:_(w|watts?))?`,
    toWords: ([low = "", high = "", unit], text) => {
      if (!unit && !LAMPS.test(text)) return undefined;
      const wholes = [`${low}${high}`, `${low}${high}w`];
      return [
        [...wholes, low],
        [...wholes, `${high}w`, high],
        [`${low}${high}w`, `${high}w`, "w", "watts"],
      ];
    },
  },
  {
    pattern: `${FRACTION}(2|4|8)(?:_${INCH})?${THREAD}`,
    toWords: ([whole = "", numerator = "", denominator = "", pitch = "", otherPitch = ""]) =>
      fractionWords(whole, numerator, denominator, pitch || otherPitch),
  },
  {
    pattern: `${FRACTION}(16|32)_${INCH}${THREAD}`,
    toWords: ([whole = "", numerator = "", denominator = "", pitch = "", otherPitch = ""]) =>
      fractionWords(whole, numerator, denominator, pitch || otherPitch),
  },
  {
    pattern: String.raw`([1-3])(?:_${INCH}_-_(\d{2})(?:_un[cfs]?)?|_-_(\d{2})_un[cfs]?)`,
    toWords: ([inches = "", pitch = "", otherPitch = ""]) => inchThreadWords(inches, pitch || otherPitch),
  },
];

function chamberWords(service: string, spring: string, text: string): string[][] | undefined {
  if (!BRAKE_CHAMBERS.test(text)) return undefined;
  const whole = `${service}${spring}`;
  return [
    [whole, service],
    [whole, spring],
  ];
}

/** A size with a slash is no word of a name: `3/4pol16` is of attributes only. */
function fractionWords(whole: string, numerator: string, denominator: string, pitch: string): string[][] | undefined {
  if (Number(numerator) >= Number(denominator)) return undefined;
  const size = `${whole && `${whole}.`}${numerator}/${denominator}pol${pitch}`;
  const fraction = `${numerator}${denominator}`;
  const joined = [`${fraction}${pitch}`, `${fraction}${pitch}unf`, `${fraction}${pitch}un`];
  return [
    ...(whole ? [[size, whole]] : []),
    [size, ...(pitch ? joined : []), fraction],
    ...(pitch ? [[size, ...joined, pitch]] : []),
  ];
}

const inchThreadWords = (inches: string, pitch: string): string[][] => [
  [`${inches}pol${pitch}`, `${inches}${pitch}`, inches],
  [`${inches}pol${pitch}`, `${inches}${pitch}`, pitch],
];
