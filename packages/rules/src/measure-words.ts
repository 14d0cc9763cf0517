/** Removes separators, as the index of the search does. */
export const compactMeasure = (text: string): string => text.replace(/[^a-z0-9]/g, "");
export const decimal = (text: string): string => text.replace(",", ".");
const unique = (words: readonly string[]): string[] => [...new Set(words)];

/** Lists the words of a thread's diameter and pitch. */
export function threadWords(diameter: string, pitch: string): string[][] {
  const pitches = writingsOf(pitch);
  const wholes = ["x", ""].flatMap((sign) => pitches.map((one) => `m${diameter}${sign}${compactMeasure(one)}`));
  return [
    [...wholes, `m${diameter}`],
    [...wholes, ...pitches],
  ];
}

/** Lists the writings of a decimal number, the one without zeros at its end first. */
function writingsOf(number: string): string[] {
  const [whole = "", decimals = ""] = decimal(number).split(".");
  const short = decimals.replace(/0+$/, "");
  return unique([
    short.replace(/^(?=.)/, `${whole}.`) || whole,
    ...[1, 2].map((count) => `${whole}.${short.padEnd(count, "0")}`),
  ]);
}

/** Lists the words of a tire's width, aspect ratio and rim; undefined for numbers that no tire has. */
export function tireWords(width: string, aspect: string, rim: string): string[][] | undefined {
  if (!isTire(Number(width), Number(aspect))) return undefined;
  const short = compactMeasure(rim);
  const sides = `${width}${aspect}`;
  const wholes = [`${sides}r${short}`, `${sides}zr${short}`, `${sides}${short}`];
  const ends = [`${aspect}r${short}`, `${aspect}zr${short}`, `${aspect}r${Number.parseInt(rim, 10)}`];
  const isTurnable = width !== aspect && isTire(Number(aspect), Number(width));
  return [
    [sides, ...wholes, ...(isTurnable ? [] : [width])],
    [sides, ...wholes, ...ends, aspect],
    unique([`r${short}`, `zr${short}`, ...wholes, ...ends, decimal(rim)]),
  ];
}

const isTire = (width: number, aspect: number): boolean =>
  width % 5 === 0 && aspect % 5 === 0 && width >= 50 && width <= 355 && aspect >= 25 && aspect <= 100;

const ASPECTS = [25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90, 100];

/** Lists the words of a rim's diameter in inches, alone or behind the aspect ratio of a tire. */
export const rimWords = (rim: string): string[][] => {
  const name = `r${compactMeasure(rim)}`;
  return [
    [name, "aro", `aro${compactMeasure(rim)}`, ...ASPECTS.map((aspect) => `${aspect}${name}`)],
    [name, `aro${compactMeasure(rim)}`, decimal(rim), ...ASPECTS.map((aspect) => `${aspect}${name}`)],
  ];
};

/** Shoppers round the diameter of a bolt circle. */
const BOLT_CIRCLES: ReadonlyMap<string, string> = new Map([
  ["114", "114.3"],
  ["139", "139.7"],
]);

/** Lists the words of two or three numbers that are multiplied: a bolt circle, a seal, a belt. */
export function productWords(numbers: readonly string[]): string[][] {
  const [first = "", ...others] = numbers;
  const exact = [first, ...others.map((number) => BOLT_CIRCLES.get(number) ?? number)];
  const wholes = [numbers, exact].flatMap((sides) => [
    sides.map(compactMeasure).join("x"),
    sides.map(compactMeasure).join(""),
  ]);
  return numbers.map((number, at) => unique([...wholes, decimal(number), decimal(exact[at] ?? number)]));
}

/** Each line holds the writings of one unit. */
export const UNITS = [
  ["mm", "milimetro", "milimetros"],
  ["cm", "centimetro", "centimetros"],
  ["ml"],
  ["l", "lt", "lts", "litro", "litros"],
  ["w", "watt", "watts"],
  ["ah", "a", "amp", "amps", "amper", "ampers", "ampere", "amperes"],
  ["v", "volt", "volts"],
  ["kg", "quilo", "quilos"],
  ["k", "kelvin"],
  ["pol", "polegada", "polegadas", '"', "''"],
  ["bar", "bars"],
  ["lm", "lumen", "lumens"],
  ["furos", "furo"],
  ["dentes", "dente"],
  ["pinos", "pino"],
  ["elos", "elo"],
  ["estrias", "estria"],
  ["frisos", "friso", "canais", "nervuras"],
  ["laminas", "lamina"],
  ["voltas", "volta"],
  ["marchas", "velocidades"],
  ["saidas", "saida"],
  ["divisoes", "divisorias"],
  ["pecas", "peca", "pcs"],
  ["lonas", "lona", "pr", "ply"],
];

const NARROW_UNITS = new Set(["a", "k", "v", "lonas", "lona", "pr", "ply"]);

/** Lists the units that are read in any text. */
export const GENERAL_UNITS: readonly string[] = UNITS.flat().filter((unit) => !NARROW_UNITS.has(unit));

const SHORT_UNITS: ReadonlyMap<string, readonly string[]> = new Map([
  ["elos", ["l"]],
  ["dentes", ["t", "d", "z"]],
]);

const shortUnits = ([unit = ""]: readonly string[]): readonly string[] => SHORT_UNITS.get(unit) ?? [];

const CONVERSIONS: ReadonlyMap<string, readonly [unit: string, factor: number]> = new Map([
  ["ml", ["l", 0.001]],
  ["l", ["ml", 1000]],
  ["mm", ["cm", 0.1]],
  ["cm", ["mm", 10]],
]);

const unitNames = (unit: string): readonly string[] => UNITS.find((names) => names.includes(unit)) ?? [];

export const isUnit = (unit: string): boolean => unitNames(unit).length > 0;

const FIRST_COUNT = UNITS.findIndex(([name]) => name === "furos");

/** Returns whether a unit counts what a part has, as `furos`. */
export const isCount = (unit: string): boolean => UNITS.findIndex((names) => names.includes(unit)) >= FIRST_COUNT;

const round = (value: number): string => String(Math.round(value * 1000) / 1000);

/** Writes a quantity in the smallest unit of its kind, by the first of the unit's names: `28 cm` is `280mm`. */
export function writeQuantity(number: string, unit: string): string {
  const [name = unit] = unitNames(unit);
  const value = Number(decimal(number));
  if (Number.isNaN(value)) return `${compactMeasure(number)}${name}`;
  const [other, factor] = CONVERSIONS.get(name) ?? [name, 1];
  return factor > 1 ? `${round(value * factor)}${other}` : `${round(value)}${name}`;
}

/** Lists the words of a number and its unit, and of the same quantity in another unit; undefined without a known unit. */
export function quantityWords(number: string, unit: string): string[][] | undefined {
  const units = unitNames(unit);
  if (units.length === 0) return undefined;
  const whole = decimal(number).replace(/\.0{1,3}$/, "");
  const ofWhole = units.map((name) => `${whole}${name}`);
  const [converted = "", factor = 1] = CONVERSIONS.get(units[0] as string) ?? [];
  const other = converted && round(Number(decimal(number)) * factor);
  const otherUnits = unitNames(converted);
  const joined = [...units, ...shortUnits(units)].map((name) => `${compactMeasure(number)}${name}`);
  const numbers = unique([decimal(number), number.replace(/^(?=\d{4}$)(\d)/, "$1.")]);
  if (other && !other.includes(".")) joined.push(...otherUnits.map((name) => `${compactMeasure(other)}${name}`));
  // A sign for inches is not indexed, nor is an `A`, a word without meaning elsewhere.
  if (units.includes("polegadas") || units.includes("a")) return [[...joined, ...numbers]];
  return [
    unique([...joined, ...ofWhole, ...numbers, whole, ...(other ? [other] : [])]),
    unique([...joined, ...ofWhole, ...units, ...otherUnits]),
  ];
}

const LIQUID_FIRST = /^\s*(?:oleos?|lubrificantes?|aditivos?|fluidos?|liquidos?)(?![a-z])/;

/** Returns whether a quantity is an engine or a year and a trim, as in `vela onix 1.4 lt`. */
export const isEngineWithTrim = (quantity: string, text: string): boolean =>
  /^(?:[1-9]\.\d|(?:19[5-9]|20[0-4])\d) lt$|^(?:19[5-9]|20[0-4])\d l$/.test(quantity) && !LIQUID_FIRST.test(text);

const LAMPS = new Set(
  "h1 h2 h3 h4 h6 h7 h8 h9 h10 h11 h12 h13 h15 h16 h18 h19 h21 h27 hb2 hb3 hb4 hb5 hs1 hs5 hir1 hir2 t5 t10 t15 t20 t25".split(
    " ",
  ),
);

export const isLamp = (base: string): boolean => LAMPS.has(base);

/** Lists the words of a class of brake fluid. */
export const fluidClassWords = (name: string): string[][] => [
  [`dot${name}`, "dot"],
  [`dot${name}`, name === "51" ? "5.1" : name],
];

/** Lists the words of a ribbed belt. */
export const beltWords = (ribs: string, profile: string, length: string): string[][] => [
  [`${ribs}${profile}${length}`, `${ribs}${profile}`],
  [`${ribs}${profile}${length}`, `${profile}${length}`, length],
];

/** Lists the words of the strokes of an engine. */
export function strokeWords(count: string): string[][] {
  const number = count === "dois" ? "2" : count === "quatro" ? "4" : count;
  return [
    [`${number}t`, number, ...(number === "2" ? ["dois"] : ["quatro"])],
    [`${number}t`, "t", "tempos"],
  ];
}
