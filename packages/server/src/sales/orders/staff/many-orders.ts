import type { Outcome } from "@pecacerta/rules/outcome";
import type { TenantTransaction } from "../../../platform/database/tenant.ts";
import type { OrderRow } from "../order-dto.ts";
import type { OrderActor } from "../order-events.ts";
import { packOrder, pickOrder, shipOrder } from "./commands.ts";

type OrderRefusal = "ORDER_NOT_FOUND" | "ORDER_CLOSED";
export type OrderResult = { number: string; refusal: OrderRefusal | null };

type NumbersInput = { numbers: readonly string[]; now: Date };

const changeNumbers =
  (command: typeof pickOrder) =>
  (tx: TenantTransaction, actor: OrderActor, { numbers, now }: NumbersInput): Promise<OrderResult[]> =>
    changeEach(
      numbers.map((number) => ({ number, now })),
      (input) => command(tx, actor, input),
    );

export const pickOrders = changeNumbers(pickOrder);
export const packOrders = changeNumbers(packOrder);

type ShipOrdersInput = { carrier: string; orders: readonly { number: string; tracking: string }[]; now: Date };

export const shipOrders = (
  tx: TenantTransaction,
  actor: OrderActor,
  { carrier, orders, now }: ShipOrdersInput,
): Promise<OrderResult[]> =>
  changeEach(
    orders.map((order) => ({ ...order, carrier, now })),
    (input) => shipOrder(tx, actor, input),
  );

/** Ascending numbers: two members of staff with the same orders never deadlock. Answers in the order of the rows. */
async function changeEach<Row extends { number: string }>(
  rows: readonly Row[],
  change: (row: Row) => Promise<Outcome<OrderRow, OrderRefusal>>,
): Promise<OrderResult[]> {
  const results = new Map<Row, OrderResult>();
  for (const row of rows.toSorted((one, other) => Number(one.number) - Number(other.number))) {
    const outcome = await change(row);
    results.set(row, { number: row.number, refusal: outcome.ok ? null : outcome.refusal });
  }
  return rows.flatMap((row) => results.get(row) ?? []);
}
