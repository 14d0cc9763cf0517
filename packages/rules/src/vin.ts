import { accept, type Outcome, refuse } from "./outcome.ts";

export type VinInfo = { vin: string; make: string | null; modelYears: number[] };

const VIN_PATTERN = /^[A-HJ-NPR-Z0-9]{17}$/;
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
/** Letters have the values 1 to 9 along each row; I, O and Q are not used. */
const LETTER_ROWS = ["ABCDEFGH", "JKLMN P R", " STUVWXYZ"];
/** The tenth character for 1980 to 2009, and again from 2010. */
const YEAR_CHARACTERS = "ABCDEFGHJKLMNPRSTVWXY123456789";
const FIRST_YEAR = 1980;

const MANUFACTURERS: readonly (readonly [make: string, codes: string])[] = [
  ["Volkswagen", "9BW 8AW 3VW WVW WV1 WV2 953"],
  ["Fiat", "9BD 8AP ZFA 988"],
  ["Chevrolet", "9BG 8AG 3G1 KL1"],
  ["Ford", "9BF 8AF 3FA 1FA 1FT WF0"],
  ["Hyundai", "9BH 95P KMH"],
  ["Toyota", "9BR 8AJ JTD JTE JT1"],
  ["Honda", "93H 9C2 3HG 1HG 2HG JHM"],
  ["Renault", "93Y 8A1 VF1"],
  ["Nissan", "94D 3N1 8AN JN1"],
  ["Peugeot", "936 8AD VF3"],
  ["Citroën", "935 8BC VF7"],
  ["Mitsubishi", "93X JMY JA3 JA4"],
  ["Kia", "KNA KND"],
  ["Audi", "WAU 93U TRU"],
  ["BMW", "WBA WBS 98M WB1"],
  ["Mercedes-Benz", "9BM 8AC WDB WDD WDF"],
  ["Volvo", "9BV YV1 YV2"],
  ["Scania", "9BS YS2"],
  ["Iveco", "93Z 8AT ZCF"],
  ["Yamaha", "9C6 JYA"],
  ["Suzuki", "9CD JS1 JS3"],
  ["Kawasaki", "96P JKA"],
];

const AMBIGUOUS_CODES = new Set(["988"]);

/** Refuses INVALID_VIN for an invalid length or character and, in North America only, a wrong check digit. */
export function parseVin(text: string): Outcome<string, "INVALID_VIN"> {
  const vin = text.replace(/[\s-]/g, "").toUpperCase();
  if (!VIN_PATTERN.test(vin)) return refuse("INVALID_VIN");
  return isNorthAmerican(vin) && vin[8] !== vinCheckDigit(vin) ? refuse("INVALID_VIN") : accept(vin);
}

/** Check digit of ISO 3779: X for ten. */
function vinCheckDigit(vin: string): string {
  const sum = [...vin].reduce((total, sign, at) => total + characterValue(sign) * (WEIGHTS[at] ?? 0), 0);
  return sum % 11 === 10 ? "X" : String(sum % 11);
}

/** Decodes a VIN that parseVin accepted; years after `latest` are left out. */
export function decodeVin(vin: string, latest: number): VinInfo {
  const code = vin.slice(0, 3);
  const match = AMBIGUOUS_CODES.has(code)
    ? undefined
    : MANUFACTURERS.find(([, codes]) => codes.split(" ").includes(code));
  return { vin, make: match?.[0] ?? null, modelYears: modelYears(vin, latest) };
}

// The year character repeats every 30 years; in North America the seventh character tells the cycle.
function modelYears(vin: string, latest: number): number[] {
  const at = YEAR_CHARACTERS.indexOf(vin.charAt(9));
  if (at < 0) return [];
  const years = [FIRST_YEAR + at, FIRST_YEAR + YEAR_CHARACTERS.length + at].filter((year) => year <= latest);
  if (!isNorthAmerican(vin)) return years;
  const isLater = /[A-Z]/.test(vin.charAt(6));
  return years.filter((year) => year >= FIRST_YEAR + YEAR_CHARACTERS.length === isLater);
}

const isNorthAmerican = (vin: string): boolean => /^[1-5]/.test(vin);

function characterValue(sign: string): number {
  const row = LETTER_ROWS.find((letters) => letters.includes(sign));
  return row === undefined ? Number(sign) : row.indexOf(sign) + 1;
}
