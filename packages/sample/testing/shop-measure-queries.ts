import { MEASURE_MISSING, MEASURE_QUERIES } from "./measure-queries.ts";

const CAR_MEASURE_QUERIES = `
dot51 | Fluido de freio DOT 5.1
dot 5.1 | Fluido de freio DOT 5.1
fluido dot51 500ml | Fluido de freio DOT 5.1
fluido de freio dot-5.1 | Fluido de freio DOT 5.1
dot 4 lv | Fluido de freio DOT 4 LV
lampada h11 55w | Par de lâmpadas H11
`;

const CAR_MEASURE_MISSING = `
lampada h1 | h1
lampada h1 branca | h1
par lampada h3 | h3
h1 | -
dot 5 | -
fluido dot 5 | dot 5
fluido de freio dot5 500ml | dot5
pneu r1 | r1
roda 4x10 | 4x10
oleo 5w3 | 5w3
bateria 6ah | 6ah
`;

/** The lists of measures with their companies. */
export const FOUND_MEASURES: [company: string, table: string][] = [
  ["pecacerta", CAR_MEASURE_QUERIES],
  ["the shop of measures", MEASURE_QUERIES],
];

export const MISSING_MEASURES: [company: string, table: string][] = [
  ["pecacerta", CAR_MEASURE_MISSING],
  ["the shop of measures", MEASURE_MISSING],
];
