import type { SampleFitment, SampleVehicle } from "../sample-types.ts";
import { sampleVehicles } from "../vehicles/vehicle-list.ts";

/**
 * What the evidence of one product says beside the vehicle and its years. `onwards`: the last year is not the end;
 * `butFirstYear`, `inVersion`, `underCode`: a row of its own, with this note, for the years or versions that differ.
 */
export type FitmentDetails = Pick<SampleFitment, "note" | "fuel" | "body" | "onwards"> & {
  butFirstYear?: string;
  inVersion?: string;
  underCode?: string;
};

const PLAIN: FitmentDetails = {};

/** By kind of part, for one vehicle after the other. Invented, as everything here: no maker's catalogue. */
const EVIDENCE: Readonly<Record<string, readonly FitmentDetails[]>> = {
  "Pastilha de freio dianteira": [PLAIN, { note: "Somente com ABS" }, PLAIN, { underCode: "Pinça de dois êmbolos" }],
  "Pastilha de freio traseira": [{ note: "Somente com freio a disco traseiro" }, { onwards: true }],
  "Disco de freio dianteiro": [{ note: "Aro 14: meça o disco de 256 mm antes de comprar" }, PLAIN, PLAIN],
  "Tambor de freio traseiro": [PLAIN, { note: "Sem ABS", butFirstYear: "Cubo com outro rolamento" }],
  "Amortecedor dianteiro": [{ inVersion: "Suspensão elevada: leva também o batente" }, PLAIN, { note: "Até 05/2019" }],
  "Amortecedor traseiro": [{ body: "Hatch" }, PLAIN, { body: "Sedan" }],
  "Mola helicoidal dianteira": [{ note: "Com ar-condicionado" }, PLAIN],
  "Kit correia dentada com tensor": [{ butFirstYear: "Motor anterior, com correia de 111 dentes" }, PLAIN],
  "Jogo de velas de ignição": [{ fuel: "Flex" }, PLAIN, { note: "Aperto de 25 Nm" }],
  "Filtro de combustível": [{ fuel: "Flex" }, PLAIN, { fuel: "Gasolina" }],
  "Filtro de óleo": [PLAIN, { onwards: true }, { inVersion: "Com radiador de óleo: use o filtro longo" }],
  "Filtro de cabine": [{ note: "Com ar-condicionado", onwards: true }],
  "Kit de embreagem": [{ note: "Câmbio manual de 5 marchas" }, PLAIN],
  Alternador: [{ note: "Com ar-condicionado: 90 A" }, PLAIN],
  "Farol dianteiro direito": [{ note: "Refletor simples, sem luz de neblina" }, { butFirstYear: "Lente de vidro" }],
};

export const fitmentDetails = (part: string, at: number): FitmentDetails => {
  const known = EVIDENCE[part] ?? [PLAIN];
  return known[at % known.length] ?? PLAIN;
};

const SOURCES = [
  "Catálogo de demonstração",
  "Conferido na bancada da loja",
  "Lista de demonstração do fabricante, edição 12",
  "Manual de aplicação de demonstração",
];

export const fitmentSource = (at: number): string => SOURCES[at % SOURCES.length] as string;

let vehicles: SampleVehicle[] | undefined;

/** The rows that a piece of evidence adds to the one of a family. */
export function extraFitments(
  row: SampleFitment,
  { butFirstYear, inVersion, underCode }: FitmentDetails,
): SampleFitment[] {
  vehicles ??= sampleVehicles();
  const isAbout = ({ make, family, engine, year }: SampleVehicle) =>
    make === row.make && family === row.family && (!row.engine || engine === row.engine) && year === row.yearFrom;
  const version = vehicles.find(isAbout);
  if (!version) return [];
  const { note: _, ...plain } = row;
  const { yearFrom } = row;
  return [
    ...(butFirstYear ? [{ ...plain, yearTo: yearFrom, onwards: false, excluded: true, note: butFirstYear }] : []),
    ...(inVersion ? [{ ...plain, model: version.model, note: inVersion }] : []),
    ...(underCode ? [{ ...plain, model: version.model, codFipe: version.codFipe, note: underCode }] : []),
  ];
}
