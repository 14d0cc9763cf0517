import type { PartNumber } from "@pecacerta/rules/part-number";
import type { ProductDraft } from "./product-draft.ts";
import { seededRandom } from "./seeded-random.ts";

// Invented, as the brands are: no real maker is said to list an invented part.
const ASSEMBLERS = ["Montadora Aroeira", "Montadora Cerrado", "Montadora Ipê"];
const COMPETITORS = ["Ferrobom", "Norpeças", "Pampafreio", "Tecnovia", "Vitrola Auto"];

/**
 * The numbers that others list an article under. What is made for the same place of the same vehicle has the same
 * assembler's number, whoever made it: so one article can take the other's place.
 */
export function buildPartNumbers({ line, label, compatibility }: ProductDraft, sku: string): PartNumber[] {
  const own = seededRandom(`numbers ${sku}`);
  const place = seededRandom(`numbers ${line.part} ${label}`);
  const listed = compatibility === "listed";
  return [
    ...(own.chance(0.8) ? [{ kind: "manufacturer" as const, maker: "", number: makersNumber(own) }] : []),
    ...(listed ? [{ kind: "oem" as const, maker: place.pick(ASSEMBLERS), number: assemblersNumber(place) }] : []),
    ...own.some(COMPETITORS, own.between(1, 2)).map((maker) => ({
      ...{ kind: "competitor" as const, maker },
      number: competitorsNumber(maker, own),
    })),
    ...(listed && own.chance(0.3) ? [{ kind: "superseded" as const, maker: "", number: assemblersNumber(own) }] : []),
  ];
}

const digits = (dice: ReturnType<typeof seededRandom>, count: number): string =>
  String(dice.between(10 ** (count - 1), 10 ** count - 1));

const makersNumber = (dice: ReturnType<typeof seededRandom>): string =>
  `${digits(dice, 4)}.${digits(dice, 3)}/${digits(dice, 2)}`;

const assemblersNumber = (dice: ReturnType<typeof seededRandom>): string =>
  `${digits(dice, 3)} ${digits(dice, 3)} ${digits(dice, 3)} ${dice.pick(["A", "B", "C", "D"])}`;

const competitorsNumber = (maker: string, dice: ReturnType<typeof seededRandom>): string =>
  `${maker.slice(0, 2).toUpperCase()}${digits(dice, 5)}-${digits(dice, 1)}`;
