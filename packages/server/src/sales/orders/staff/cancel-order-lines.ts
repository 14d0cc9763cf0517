import { type CancelledStock, cancelledAmount } from "@pecacerta/rules/order-stage";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { and, asc, eq, sql } from "drizzle-orm";
import type { TenantTransaction } from "../../../platform/database/tenant.ts";
import { queueMail } from "../../../platform/mail/commands.ts";
import { type OrderedProduct, orderItems } from "../../tables/orders.ts";
import { cancelLockedOrder, returnCancelledPieces } from "../cancel-order.ts";
import { orderLinesCancelledMail } from "../mails.ts";
import type { OrderRow } from "../order-dto.ts";
import type { OrderActor } from "../order-events.ts";
import { orderedPartName } from "../ordered-part-name.ts";
import { changeOrder, lockOrder, type OrderCommandInput } from "./change-order.ts";

type CancelledLine = { position: number; quantity: number; stock: CancelledStock };

type CancelOrderLinesInput = OrderCommandInput & {
  stock: CancelledStock;
  lines?: readonly CancelledLine[] | undefined;
};

type RemainingItem = {
  position: number;
  productId: string;
  product: OrderedProduct;
  price: number;
  remaining: number;
};

/** Cancels the whole order without `lines`, or where they are all that remains. */
export async function cancelOrderByStaff(tx: TenantTransaction, actor: OrderActor, input: CancelOrderLinesInput) {
  const items = await lockRemainingItems(tx, input.number);
  const lines =
    input.lines ?? items.map(({ position, remaining }) => ({ position, quantity: remaining, stock: input.stock }));
  const valid = findInvalidLines(items, lines);
  if (!valid.ok) return valid;
  const isWhole = items.every(({ position, remaining }) => remaining === quantityOf(lines, position));
  return await changeOrder(tx, actor, { ...input, action: isWhole ? "cancel" : "cancel-lines" }, async (order) => {
    if (!isWhole) return accept(await cancelLines(tx, order, { items, lines }));
    const damaged = lines.filter(({ stock }) => stock === "damaged");
    const damagedAt = new Map(items.map(({ position }) => [position, quantityOf(damaged, position)]));
    await cancelLockedOrder(tx, order, { reason: "seller", actor, now: input.now, damagedAt });
    return accept({ event: "cancelled" as const, isRecorded: true });
  });
}

async function cancelLines(
  tx: TenantTransaction,
  order: OrderRow,
  { items, lines }: { items: readonly RemainingItem[]; lines: readonly CancelledLine[] },
) {
  for (const { position, quantity } of lines)
    await tx
      .update(orderItems)
      .set({ cancelledQuantity: sql`${orderItems.cancelledQuantity} + ${quantity}` })
      .where(
        and(
          eq(orderItems.companyId, tx.companyId),
          eq(orderItems.orderId, order.id),
          eq(orderItems.position, position),
        ),
      );
  const pieces = lines.flatMap((line) => {
    const item = items.find(({ position }) => position === line.position);
    return item ? [{ ...item, ...line }] : [];
  });
  await returnCancelledPieces(tx, order.id, pieces);
  const mail = await orderLinesCancelledMail(tx, order, {
    items: pieces.map(({ product, quantity, price }) => ({
      name: orderedPartName(product),
      quantity,
      total: price * quantity,
    })),
    amount: cancelledAmount(
      order,
      pieces.map(({ price, quantity }) => ({ price, cancelledQuantity: quantity })),
    ),
  });
  if (mail) await queueMail(tx, mail);
  const data = { lines: lines.map(({ position, quantity, stock }) => ({ position, quantity, stock })) };
  return { set: {}, event: "lines-cancelled" as const, data };
}

/** Locks the order first, as every command does. Empty without an order. */
async function lockRemainingItems(tx: TenantTransaction, number: string): Promise<RemainingItem[]> {
  const order = await lockOrder(tx, number);
  if (!order) return [];
  return await tx
    .select({
      position: orderItems.position,
      productId: orderItems.productId,
      product: orderItems.product,
      price: orderItems.price,
      remaining: sql<number>`${orderItems.quantity} - ${orderItems.cancelledQuantity}`,
    })
    .from(orderItems)
    .where(and(eq(orderItems.companyId, tx.companyId), eq(orderItems.orderId, order.id)))
    .orderBy(asc(orderItems.position));
}

function findInvalidLines(
  items: readonly RemainingItem[],
  lines: readonly CancelledLine[],
): Outcome<undefined, "ERROR_FORM_INVALID", { errors: Record<string, string> }> {
  if (items.length === 0) return accept(undefined);
  const errors = lines.flatMap(({ position }, index) => {
    const item = items.find((one) => one.position === position);
    if (item && quantityOf(lines, position) <= item.remaining) return [];
    return [[`lines.${index}.${item ? "quantity" : "position"}`, "ERROR_FORM_INVALID"]];
  });
  return errors.length === 0
    ? accept(undefined)
    : refuse("ERROR_FORM_INVALID", { errors: Object.fromEntries(errors) as Record<string, string> });
}

const quantityOf = (lines: readonly CancelledLine[], position: number): number =>
  lines.reduce((sum, line) => (line.position === position ? sum + line.quantity : sum), 0);
