import type { PartNumber } from "@pecacerta/rules/part-number";
import type { ProductDraft } from "./product-draft.ts";
import { seededRandom } from "./seeded-random.ts";

// No name, so that no vehicle maker seems to list an invented part.
const VEHICLE_MAKER = "";
const COMPETITORS = ["Ferrobom", "Norpeças", "Pampafreio", "Tecnovia", "Vitrola Auto"];

/**
 * Numbers of other catalogs for a product. Products for the same position of the same vehicle share the vehicle maker's
 * number, which makes them equivalents.
 */
export function buildPartNumbers({ line, label, compatibility }: ProductDraft, sku: string): PartNumber[] {
  const random = seededRandom(`numbers ${sku}`);
  const positionRandom = seededRandom(`numbers ${line.part} ${label}`);
  const isListed = compatibility === "listed";
  return [
    ...(random.chance(0.8) ? [{ kind: "manufacturer" as const, maker: "", number: manufacturerNumber(random) }] : []),
    ...(isListed
      ? [
          {
            kind: "oem" as const,
            maker: VEHICLE_MAKER,
            number: vehicleMakerNumber(positionRandom),
          },
        ]
      : []),
    ...random.sample(COMPETITORS, random.between(1, 2)).map((maker) => ({
      kind: "competitor" as const,
      maker,
      number: competitorNumber(maker, random),
    })),
    ...(isListed && random.chance(0.3)
      ? [{ kind: "superseded" as const, maker: "", number: vehicleMakerNumber(random) }]
      : []),
  ];
}

const digits = (random: ReturnType<typeof seededRandom>, count: number): string =>
  String(random.between(10 ** (count - 1), 10 ** count - 1));

const manufacturerNumber = (random: ReturnType<typeof seededRandom>): string =>
  `${digits(random, 4)}.${digits(random, 3)}/${digits(random, 2)}`;

const vehicleMakerNumber = (random: ReturnType<typeof seededRandom>): string =>
  `${digits(random, 3)} ${digits(random, 3)} ${digits(random, 3)} ${random.pick(["A", "B", "C", "D"])}`;

const competitorNumber = (maker: string, random: ReturnType<typeof seededRandom>): string =>
  `${maker.slice(0, 2).toUpperCase()}${digits(random, 5)}-${digits(random, 1)}`;
