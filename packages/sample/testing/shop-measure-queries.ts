import { MEASURE_MISSING, MEASURE_QUERIES } from "./measure-queries.ts";

const CAR_MEASURE_QUERIES = `
dot51 | Fluido de freio DOT 5.1
dot 5.1 | Fluido de freio DOT 5.1
fluido dot51 500ml | Fluido de freio DOT 5.1
fluido de freio dot-5.1 | Fluido de freio DOT 5.1
dot 4 lv | Fluido de freio DOT 4 LV
lampada h11 55w | Par de lâmpadas H11
oleo 5-40 | Óleo do motor 5W-40
oleo 5 40 | Óleo do motor 5W-40
oleo 10 40 semissintetico | Óleo do motor 10W-40
oleo 15/40 1 litro | Óleo do motor 15W-40
oleo 2050 | Óleo do motor 20W-50
oleo 0 20 | Óleo do motor 0W-20
oleo sae 5w30 | Óleo do motor 5W-30
oleo cambio 75 80 | Óleo de transmissão 75W-80
correia 6pk gol | Correia poli-V do alternador VW Gol
correia 4pk868 | Correia poli-V do alternador
correia 6 pk 1195 | Correia poli-V do alternador
correia 6pk | Correia poli-V do alternador
correia poliv gol | Correia poli-V do alternador VW Gol
correia micro-v gol | Correia poli-V do alternador VW Gol
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
oleo 5w20 | 5w20
oleo 10w30 | 10w30
oleo 0w30 | 0w30
oleo 15w50 | 15w50
oleo 5 20 | 5 20
oleo 10-60 sintetico | 10-60
lubrificante 5w50 | 5w50
oleo sae 30 | sae 30
oleo 2 tempos | 2 tempos
oleo 2t | 2t
5w20 | -
correia 4pk868 | 4pk868
correia 6pk1195 | 6pk1195
correia 6pk gol | 6pk
correia poli v onix | -
correia poli-v onix 2015 | -
correia 6pk onix | -
4pk868 | -
`;

const MOTORCYCLE_MEASURE_QUERIES = `
oleo 20 50 | Óleo do motor 20W-50
oleo 1030 moto | Óleo do motor 10W-30
`;

const MOTORCYCLE_MEASURE_MISSING = `
oleo 15w50 | 15w50
oleo 2 tempos | 2 tempos
`;

const TRUCK_MEASURE_QUERIES = `
oleo 15 40 20 litros | Óleo do motor diesel 15W-40
oleo 85-140 | Óleo do motor diesel 85W-140
correia 8pk | Correia poli-V do alternador
`;

const TRUCK_MEASURE_MISSING = `
oleo 20w50 | 20w50
oleo 15w40 1 litro | 1 litro
correia 8pk1540 | 8pk1540
correia poli v atego | -
`;

/** The lists of measures with their companies. */
export const FOUND_MEASURES: [company: string, table: string][] = [
  ["pecacerta", CAR_MEASURE_QUERIES],
  ["motopecas-norte", MOTORCYCLE_MEASURE_QUERIES],
  ["diesel-sul", TRUCK_MEASURE_QUERIES],
  ["the shop of measures", MEASURE_QUERIES],
];

export const MISSING_MEASURES: [company: string, table: string][] = [
  ["pecacerta", CAR_MEASURE_MISSING],
  ["motopecas-norte", MOTORCYCLE_MEASURE_MISSING],
  ["diesel-sul", TRUCK_MEASURE_MISSING],
  ["the shop of measures", MEASURE_MISSING],
];
