import type { Order } from "@pecacerta/contract/order";
import { ORDER_CODES, paymentAfterCancelling } from "@pecacerta/rules/order";
import { done, type Outcome, refused } from "@pecacerta/rules/outcome";
import { and, eq } from "drizzle-orm";
import { wantedOf } from "../cart/lines.ts";
import type { Tx } from "../companies/shop.ts";
import { own } from "../customers/own.ts";
import { queueMail } from "../mail/commands.ts";
import { returnStock } from "../stock/commands.ts";
import { statusMail } from "./mails.ts";
import { orderByNumber } from "./queries.ts";
import { orders } from "./tables.ts";

type Named = { number: string; now: Date };

/**
 * Cancels a customer's order that was not sent yet, and puts its parts back on the shelf. Two who cancel at once wait
 * for each other on the order's row: the second finds it cancelled, and puts nothing back.
 */
export async function cancelOrder(
  tx: Tx,
  customerId: string,
  { number, now }: Named,
): Promise<Outcome<Order, "ORDER_NOT_FOUND" | "ORDER_NOT_PENDING">> {
  const named = and(own(orders, tx, customerId), eq(orders.number, Number(number)));
  const [row] = await tx.select().from(orders).where(named).for("no key update");
  if (row && !row.cancelledAt) {
    if (row.statusCode !== ORDER_CODES.PENDING) return refused("ORDER_NOT_PENDING");
    const paymentState = paymentAfterCancelling(row.paymentState);
    await tx.update(orders).set({ cancelledAt: now, paymentState }).where(named);
  }
  const order = await orderByNumber(tx, customerId, number);
  if (!row || !order) return refused("ORDER_NOT_FOUND");
  if (!row.cancelledAt) {
    await returnStock(tx, row.id, piecesOf(order));
    const mail = await statusMail(tx, row, "cancelled");
    if (mail) await queueMail(tx, mail);
  }
  return done(order);
}

const piecesOf = ({ items }: Order) => wantedOf(items.map(({ product, quantity }) => ({ goods: product, quantity })));
