import { parseShipmentList } from "@pecacerta/rules/shipment-list";
import type { shipOrdersTexts } from "../texts/ship-orders-texts.ts";

const MOST_CHARACTERS = 60;

export type ShipmentCheck = {
  rows: { number: string; tracking: string }[];
  problems: { line: number; text: string; reason: keyof typeof shipOrdersTexts.reasons }[];
  /** Selected orders without a line. */
  missing: string[];
};

/** Matches a pasted list with the selected orders. */
export function checkShipments(text: string, numbers: readonly string[]): ShipmentCheck {
  const { rows, errors } = parseShipmentList(text);
  const selected = new Set(numbers);
  const problems: ShipmentCheck["problems"] = [...errors];
  const matched = rows.filter(({ line, number, tracking }) => {
    const reason = !selected.has(number) ? "unselected" : tracking.length > MOST_CHARACTERS ? "too-long" : undefined;
    if (reason) problems.push({ line, text: `${number} ${tracking}`, reason });
    return reason === undefined;
  });
  const listed = new Set(matched.map(({ number }) => number));
  return {
    rows: matched.map(({ number, tracking }) => ({ number, tracking })),
    problems: problems.sort((one, other) => one.line - other.line),
    missing: numbers.filter((number) => !listed.has(number)),
  };
}
