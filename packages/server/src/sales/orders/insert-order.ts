import type { OrderedVerdictDto } from "@pecacerta/contract/fitment";
import { HOUR_MS } from "@pecacerta/rules/duration";
import { ORDER_STATUS_CODES } from "@pecacerta/rules/order";
import { formatPixCode, toTxid } from "@pecacerta/rules/pix";
import { and, eq, inArray, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { recordStockMovements } from "../../catalog/stock/commands.ts";
import type { findPixReceiver } from "../../companies/queries.ts";
import { hashSecret } from "../../customers/sessions/session.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { queueMail } from "../../platform/mail/commands.ts";
import { lineTotals, type PricedLine, quantitiesByProduct } from "../pricing/price-lines.ts";
import { cartItems } from "../tables/cart.ts";
import { type OrderAddress, orderItems, orderSteps, orders } from "../tables/orders.ts";
import { orderReceivedMail } from "./mails.ts";
import { toOrderDto } from "./order-dto.ts";
import { orderToken, type StoredOrder } from "./order-token.ts";
import type { PlaceOrderInput } from "./place-order.ts";

type Verdicts = ReadonlyMap<string, OrderedVerdictDto>;
type Written = {
  lines: PricedLine[];
  address: OrderAddress;
  receiver: Awaited<ReturnType<typeof findPixReceiver>>;
  verdicts: Verdicts;
  /** Hours until the order is canceled unless it is paid; null: never. */
  payHours: number | null;
};

/** Writes an order whose stock is taken: its lines, first step, stock moves and mail; takes its lines out of the cart. */
export async function insertOrder(
  tx: TenantTransaction,
  { customer, asked, secretKey, now }: PlaceOrderInput,
  written: Written,
): Promise<StoredOrder> {
  const { companyId } = tx;
  const { lines, address, receiver, verdicts, payHours } = written;
  const { totals } = lineTotals(lines);
  const id = uuid();
  const token = orderToken(secretKey, companyId, id);
  const number = await nextNumber(tx);
  const charge = receiver && { ...receiver, amount: totals.total, txid: toTxid(`PEDIDO${number}`) };
  const items = lines.map((line, index) => ({
    ...itemOf(line, id, index + 1),
    fitment: verdicts.get(line.goods.id) ?? null,
  }));
  const [order] = await tx
    .insert(orders)
    .values({
      ...totals,
      companyId,
      id,
      number,
      tokenHash: hashSecret(token),
      customerId: customer.id,
      email: customer.email,
      createdAt: now,
      payBy: payHours === null ? null : new Date(now.getTime() + payHours * HOUR_MS),
      payment: asked.payment,
      shippingAddress: address,
      billingAddress: address,
      orderNotes: asked.order_notes,
      pixCode: charge ? formatPixCode(charge) : null,
    })
    .returning();
  if (!order) throw new Error("The order was not written");
  await tx.insert(orderItems).values(items.map((item) => ({ ...item, companyId })));
  await tx.insert(orderSteps).values({ companyId, orderId: id, statusCode: ORDER_STATUS_CODES.PENDING, at: now });
  await recordStockMovements(
    tx,
    quantitiesByProduct(lines).map(({ productId, quantity }) => ({
      productId,
      quantity: -quantity,
      orderId: id,
      reason: "ordered",
    })),
  );
  await queueMail(tx, orderReceivedMail(customer, { ...order, token }, items));
  await emptyCartOf(tx, customer.id, lines);
  return toOrderDto(order, items, now);
}

const itemOf = ({ goods, options, price, quantity }: PricedLine, orderId: string, position: number) => {
  const { id, name, slug, sku, partNumber, images, options: choices } = goods;
  const product = { id, name, slug, sku, partNumber, images, options: choices };
  return { orderId, position, productId: id, product, options, price, quantity, total: price * quantity };
};

const FIRST_NUMBER = 1001;

async function nextNumber(tx: TenantTransaction): Promise<number> {
  const { rows } = await tx.execute<{ last_number: number }>(sql`
    insert into order_numbers (company_id, last_number) values (${tx.companyId}, ${FIRST_NUMBER})
    on conflict (company_id) do update set last_number = order_numbers.last_number + 1
    returning last_number`);
  return Number(rows[0]?.last_number);
}

async function emptyCartOf(tx: TenantTransaction, customerId: string, lines: readonly PricedLine[]): Promise<void> {
  const ordered = lines.map(({ goods }) => goods.id);
  await tx
    .delete(cartItems)
    .where(
      and(
        eq(cartItems.companyId, tx.companyId),
        eq(cartItems.customerId, customerId),
        inArray(cartItems.productId, ordered),
      ),
    );
}
