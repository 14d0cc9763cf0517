import { type OrderStage, STAGE_ACTIONS } from "@pecacerta/rules/order-stage";
import { parseShipmentList, type ShipmentColumn } from "@pecacerta/rules/shipment-list";
import { MAX_TRACKING_CODE_LENGTH } from "@pecacerta/rules/tracking-link";
import type { shipOrdersTexts } from "../texts/ship-orders-texts.ts";

export type ShipmentCheck = {
  rows: { number: string; tracking: string }[];
  problems: { line: number; text: string; reason: keyof typeof shipOrdersTexts.reasons }[];
  /** The columns among which the seller chooses the one with the codes. */
  columns: readonly ShipmentColumn[];
  /** Selected orders without a line. */
  unlisted: string[];
  unpaid: string[];
  /** Shipped, completed or canceled meanwhile. */
  closed: string[];
};

type Shipment = ShipmentCheck["rows"][number];

/** Returns the rows of the list, and with `withoutCode` the orders that it leaves out. */
export const shipmentsOf = ({ rows, unlisted }: ShipmentCheck, withoutCode: boolean): Shipment[] =>
  withoutCode ? [...rows, ...unlisted.map((number) => ({ number, tracking: "" }))] : rows;

/** Finds the shipments of orders whose pieces the last count did not find. */
export const findShortOrders = (
  shipments: readonly Shipment[],
  orders: ReadonlyMap<string, { missing: number }> = new Map(),
): string[] => shipments.map(({ number }) => number).filter((number) => (orders.get(number)?.missing ?? 0) > 0);

type SelectedOrder = { stage: OrderStage; missing: number };

/** Matches a pasted list with the selected orders. An order whose stage is unknown may be shipped: the server decides. */
export function checkShipments(
  { text, codeColumn }: { text: string; codeColumn?: number | undefined },
  numbers: readonly string[],
  orders: ReadonlyMap<string, SelectedOrder> = new Map(),
): ShipmentCheck {
  const stateOf = (number: string) => {
    const stage = orders.get(number)?.stage;
    if (stage === undefined || STAGE_ACTIONS[stage].includes("ship")) return "ready";
    return stage === "awaiting-payment" ? "unpaid" : "closed";
  };
  const { rows, errors, columns } = parseShipmentList(text, codeColumn);
  const selected = new Set(numbers);
  const problems: ShipmentCheck["problems"] = [...errors];
  const matched = rows.filter(({ line, number, tracking }) => {
    const state = stateOf(number);
    const isTooLong = tracking.length > MAX_TRACKING_CODE_LENGTH;
    const reason = !selected.has(number) ? "unselected" : state === "ready" ? isTooLong && "too-long" : state;
    if (reason) problems.push({ line, text: `${number} ${tracking}`, reason });
    return !reason;
  });
  const listed = new Set(matched.map(({ number }) => number));
  return {
    rows: matched.map(({ number, tracking }) => ({ number, tracking })),
    columns,
    problems: problems.sort((one, other) => one.line - other.line),
    unlisted: numbers.filter((number) => !listed.has(number) && stateOf(number) === "ready"),
    unpaid: numbers.filter((number) => stateOf(number) === "unpaid"),
    closed: numbers.filter((number) => stateOf(number) === "closed"),
  };
}
