import { type MeasureKind, TIMES } from "./measure-kind.ts";
import { compactMeasure, decimal, quantityWords, rimWords, tireWords } from "./measure-words.ts";
import { LAMPS } from "./slash-measures.ts";

const RIM = String.raw`(?:1\d|2[0-4])(?:[.,]5)?`;
const WHEELS = /(?<![a-z])(?:pneus?|rodas?|calotas?|supercalotas?|camaras?)(?![a-z])/;
const TIRES = /(?<![a-z])(?:pneus?|camaras?)(?![a-z])/;
const TIRE_SIZE = new RegExp(String.raw`(?<!\d)\d{2,3}[ /x.-]{0,3}\d{2,3}[ /a-z-]{0,4}${RIM}(?!\d)`);
const CARGO_TIRE = /(?<!\d)\d{3} ?r ?1\dc(?![a-z0-9])/;
/** Seals and bearings are narrower. */
const MIN_MULTIPLIED = 125;
const MIN_LOAD = 25;
const STARTS_WITH_WHEEL =
  /^(?:(?:jogo|par|kit|de|da|do|novos?|novas?) )*(?:pneus?|rodas?|calotas?|supercalotas?|camaras?)(?![a-z])/;

const toTire: MeasureKind["toWords"] = ([width = "", aspect = "", rim = ""]) => tireWords(width, aspect, rim);

/** The rim ends the size of a motorcycle's tire: 90/90-18. */
const toRim: MeasureKind["toWords"] = ([rim = ""], text) => rimWords(rim).slice(TIRES.test(text) ? 1 : 0);

const PLIES = "(?:lonas?|pr|ply)";

export const WHEEL_KINDS: readonly MeasureKind[] = [
  {
    role: "quantity",
    pattern: `(\\d{1,2})_(${PLIES})`,
    toWords: ([count = "", unit = ""], text) => (isOfTire(text) ? quantityWords(count, unit) : undefined),
  },
  {
    pattern: String.raw`(\d{2,3})(?:_[/x.-]_| )(\d{2,3})(?:_[/-]_|_z?r_-?_|_aro_| )(${RIM})`,
    toWords: toTire,
  },
  { pattern: String.raw`(\d{2,3})\.(\d{2,3})\.(${RIM})`, toWords: toTire },
  {
    pattern: String.raw`(\d{3})_${TIMES}_(\d{2})_${TIMES}_(${RIM})`,
    toWords: (sides, text) =>
      Number(sides[0]) >= MIN_MULTIPLIED && (TIRES.test(text) || !/[a-z]{2}/.test(text))
        ? toTire(sides, text)
        : undefined,
  },
  { pattern: String.raw`(\d{3})(\d{2})_z?r?_(${RIM})`, toWords: toTire },
  { pattern: String.raw`(\d{2})(\d{3})(${RIM})`, toWords: toTire },
  {
    pattern: String.raw`(\d{2}(?:[.,]\d)?)_${TIMES}_(\d{1,2}(?:[.,]\d{1,2})?)(?:_[-/]_|_r_-?_|_aro_| )(${RIM})(?:_lt)?`,
    toWords: ([diameter = "", width = "", rim = ""], text) =>
      TIRES.test(text) ? flotationWords(diameter, width, rim) : undefined,
  },
  {
    pattern: String.raw`((?!(?:19[5-9]|20[0-4])\d(?!\d))\d{3,4}|\d{1,2}[.,]\d{2}|\d{2}(?= ?r))(?:_z?r_-?_|_[-/]_|_aro_| )(${RIM})c?`,
    toWords: ([width = "", rim = ""], text) => (isTireText(text) ? widthWords(width, rim) : undefined),
  },
  {
    pattern: String.raw`(\d{2,3})_/_(\d{2,3})`,
    toWords: ([width = "", aspect = ""], text) => (TIRES.test(text) ? sidesWords(width, aspect) : undefined),
  },
  { role: "rim", pattern: `aro_-?_(${RIM})`, toWords: toRim },
  {
    role: "rim",
    pattern: `r_(${RIM})`,
    toWords: (groups, text) => (WHEELS.test(text) ? toRim(groups, text) : undefined),
  },
  {
    role: "rating",
    pattern: String.raw`(\d{2,3})(?:_/_(\d{2,3}))?_([hj-np-wy])`,
    toWords: ([load = "", twin = "", speed = ""], text) =>
      Number(load) >= MIN_LOAD && isOfTire(text) ? ratingWords(load, twin, speed) : undefined,
  },
  {
    pattern: "([3-8]|10)_furos?",
    toWords: ([count = ""], text) => (STARTS_WITH_WHEEL.test(text) ? holesWords(count) : undefined),
  },
];

/** A rim without a word for it, behind all measures that a number may be part of. */
export const BARE_RIM: MeasureKind = {
  role: "rim",
  pattern: String.raw`(${RIM})(?:_(?:polegadas?|pol|"|''))?(?! ?(?:mm|cm|unidades|pecas)\b)`,
  toWords: ([rim = ""], text) => (STARTS_WITH_WHEEL.test(text) ? rimWords(rim).slice(1) : undefined),
};

const isTireText = (text: string): boolean => TIRES.test(text) || CARGO_TIRE.test(text);

const isOfTire = (text: string): boolean => isTireText(text) || (TIRE_SIZE.test(text) && !LAMPS.test(text));

const RIMS = Array.from({ length: 15 }, (_, at) => String(10 + at)).flatMap((rim) => [rim, `${rim}5`]);

function sidesWords(width: string, aspect: string): string[][] | undefined {
  const words = tireWords(width, aspect, "");
  if (!words) return undefined;
  const wholes = RIMS.flatMap((rim) => [`${width}${aspect}r${rim}`, `${width}${aspect}zr${rim}`]);
  return [
    [`${width}${aspect}`, ...wholes, width],
    [`${width}${aspect}`, ...wholes, ...RIMS.flatMap((rim) => [`${aspect}r${rim}`, `${aspect}zr${rim}`]), aspect],
  ];
}

function widthWords(width: string, rim: string): string[][] {
  const [short, shortRim] = [compactMeasure(width), compactMeasure(rim)];
  const wholes = ["", "r"].flatMap((radial) => ["", "c"].map((load) => `${short}${radial}${shortRim}${load}`));
  const inches = /^\d{3}$/.test(width) ? `${width[0]}.${width.slice(1)}` : decimal(width);
  return [
    [...wholes, short, decimal(width), inches],
    [...wholes, `r${shortRim}`, `r${shortRim}c`, decimal(rim)],
  ];
}

function flotationWords(diameter: string, width: string, rim: string): string[][] | undefined {
  if (Number(decimal(diameter)) < 24) return undefined;
  const [first, last] = [compactMeasure(diameter), compactMeasure(rim)];
  const widths = [...new Set([width, decimal(width).replace(/(\.\d)0$/, "$1"), `${width}0`].map(compactMeasure))];
  const sides = widths.map((one) => `${first}x${one}`);
  const wholes = sides.flatMap((one) =>
    ["r", "-", ""].flatMap((mark) => [`${one}${mark}${last}`, `${one}${mark}${last}lt`]),
  );
  return [
    [...sides, ...wholes],
    [...wholes, `r${last}`, `r${last}lt`, `${last}lt`, decimal(rim)],
  ];
}

const ratingWords = (load: string, twin: string, speed: string): string[][] => [
  [`${load}${twin}${speed}`, `${twin || load}${speed}`],
];

const BOLT_CIRCLES: readonly (readonly [count: string, diameters: string])[] = [
  ["3", "98 112"],
  ["4", "95 98 100 108 110 114.3 130 140"],
  ["5", "98 100 105 108 110 112 114.3 115 118 120 127 130 135 139.7 140 150 160 165.1 205"],
  ["6", "114.3 120 127 130 135 139.7 180 205"],
  ["8", "165.1 170 275"],
  ["10", "285.75 335"],
];

function holesWords(count: string): string[][] {
  const diameters = BOLT_CIRCLES.find(([holes]) => holes === count)?.[1].split(" ") ?? [];
  const circles = diameters.flatMap((diameter) => [
    `${count}x${Number.parseInt(diameter, 10)}`,
    `${count}x${compactMeasure(diameter)}`,
    `${count}${compactMeasure(diameter)}`,
  ]);
  return [
    [`${count}furos`, count, ...circles],
    [`${count}furos`, "furos", ...circles],
  ];
}
