import type { SampleFitment, SampleVehicle } from "../sample-types.ts";
import { sampleVehicles } from "../vehicles/vehicle-list.ts";

/**
 * Conditions of a fitment. `firstYearExclusion`, `versionNote` and `priceTableCodeNote` add a fitment with this note for the
 * first year, one version or one price-table code.
 */
export type FitmentDetails = Pick<SampleFitment, "note" | "fuel" | "body" | "onwards"> & {
  firstYearExclusion?: string;
  versionNote?: string;
  priceTableCodeNote?: string;
};

const PLAIN: FitmentDetails = {};

/** Invented details by kind of part, used in turn. A note names specs of the part in braces. */
const DETAILS_BY_PART: Readonly<Record<string, readonly FitmentDetails[]>> = {
  "Pastilha de freio dianteira": [
    PLAIN,
    { note: "Somente com ABS" },
    PLAIN,
    { priceTableCodeNote: "Pinça de dois êmbolos" },
  ],
  "Pastilha de freio traseira": [{ note: "Somente com freio a disco traseiro" }, { onwards: true }],
  "Disco de freio dianteiro": [{ note: "Aro 14: meça o disco de {Diâmetro externo} antes de comprar" }, PLAIN, PLAIN],
  "Tambor de freio traseiro": [PLAIN, { note: "Sem ABS", firstYearExclusion: "Cubo com outro rolamento" }],
  "Amortecedor dianteiro": [
    { versionNote: "Suspensão elevada: leva também o batente" },
    PLAIN,
    { note: "Até 05/2019" },
  ],
  "Amortecedor traseiro": [{ body: "Hatch" }, PLAIN, { body: "Sedan" }],
  "Mola helicoidal dianteira": [{ note: "Com ar-condicionado" }, PLAIN],
  "Kit correia dentada com tensor": [{ firstYearExclusion: "Motor anterior, com correia de 111 dentes" }, PLAIN],
  "Jogo de velas de ignição": [{ fuel: "Flex" }, PLAIN, { note: "Aperto de 25 Nm" }],
  "Filtro de combustível": [{ fuel: "Flex" }, PLAIN, { fuel: "Gasolina" }],
  "Filtro de óleo": [PLAIN, { onwards: true }, { versionNote: "Com radiador de óleo: use o filtro longo" }],
  "Filtro de cabine": [{ note: "Com ar-condicionado", onwards: true }],
  "Kit de embreagem": [{ note: "Câmbio manual de 5 marchas" }, { note: "Câmbio manual" }],
  Alternador: [{ note: "Com ar-condicionado: {Corrente}" }, PLAIN],
  "Farol dianteiro direito": [
    { note: "Refletor simples, sem luz de neblina" },
    { firstYearExclusion: "Lente de vidro" },
  ],
};

export const fitmentDetails = (part: string, index: number): FitmentDetails => {
  const details = DETAILS_BY_PART[part] ?? [PLAIN];
  return details[index % details.length] ?? PLAIN;
};

const SOURCES = [
  "Catálogo de demonstração",
  "Conferido na bancada da loja",
  "Lista de demonstração do fabricante, edição 12",
  "Manual de aplicação de demonstração",
];

export const fitmentSource = (index: number): string => SOURCES[index % SOURCES.length] as string;

let vehicles: SampleVehicle[] | undefined;

/** Additional fitments for exceptions of a family. */
export function extraFitments(
  row: SampleFitment,
  { firstYearExclusion: butFirstYear, versionNote: inVersion, priceTableCodeNote: underCode }: FitmentDetails,
): SampleFitment[] {
  vehicles ??= sampleVehicles();
  const matchesRow = ({ make, family, engine, year }: SampleVehicle) =>
    make === row.make && family === row.family && (!row.engine || engine === row.engine) && year === row.yearFrom;
  const version = vehicles.find(matchesRow);
  if (!version) return [];
  const { note: _, ...plain } = row;
  const { yearFrom } = row;
  return [
    ...(butFirstYear ? [{ ...plain, yearTo: yearFrom, onwards: false, excluded: true, note: butFirstYear }] : []),
    ...(inVersion ? [{ ...plain, model: version.model, note: inVersion }] : []),
    ...(underCode ? [{ ...plain, model: version.model, codFipe: version.codFipe, note: underCode }] : []),
  ];
}
