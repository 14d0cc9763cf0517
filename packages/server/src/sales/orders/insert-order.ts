import { type DeliveryTerms, estimateDelivery } from "@pecacerta/rules/delivery-estimate";
import { ORDER_STATUS_CODES } from "@pecacerta/rules/order";
import { sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { recordStockMovements, type TakenStock } from "../../catalog/stock/commands.ts";
import { hashSecret } from "../../platform/config/secret-token.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import type { PricedLine } from "../pricing/price-lines.ts";
import { type OrderAddress, orderItems, orderSteps, orders } from "../tables/orders.ts";
import type { OrderItemRow, OrderRow, OrderStepRow } from "./order-dto.ts";
import { appendOrderEvent } from "./order-events.ts";
import { orderPixCode } from "./order-pix-code.ts";
import { orderToken } from "./order-token.ts";
import type { PlaceOrderInput } from "./place-order-input.ts";
import type { PricedOrder } from "./price-order.ts";

type InsertOrderInput = {
  order: PricedOrder;
  taken: readonly TakenStock[];
  address: OrderAddress;
  payBy: Date | null;
  delivery: DeliveryTerms | null;
};
export type InsertedOrder = { row: OrderRow; items: OrderItemRow[]; steps: OrderStepRow[]; token: string };

export async function insertOrder(
  tx: TenantTransaction,
  { customer, payment, notes, secretKey, now }: PlaceOrderInput,
  { order, taken, address, payBy, delivery }: InsertOrderInput,
): Promise<InsertedOrder> {
  const { companyId } = tx;
  const { lines, totals, verdicts, pixReceiver } = order;
  const id = uuid();
  const token = orderToken(secretKey, companyId, id);
  const number = await takeNextNumber(tx);
  const arrival = estimateDelivery(address.postcode, delivery, now.getTime());
  const items = lines.map((line, index) => ({
    ...toOrderItem(line, id, index + 1),
    fitment: verdicts.get(line.product.id) ?? null,
  }));
  const [row] = await tx
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
      payBy,
      payment,
      shippingAddress: address,
      billingAddress: address,
      orderNotes: notes,
      deliveryFrom: arrival?.from ?? null,
      deliveryTo: arrival?.to ?? null,
      pixCode: pixReceiver ? orderPixCode(pixReceiver, { number, amount: totals.total }) : null,
    })
    .returning();
  if (!row) throw new Error("The order was not inserted");
  await tx.insert(orderItems).values(items.map((item) => ({ ...item, companyId })));
  const placed = { statusCode: ORDER_STATUS_CODES.PENDING, at: now };
  await tx.insert(orderSteps).values({ ...placed, companyId, orderId: id });
  await appendOrderEvent(tx, { kind: "customer", customerId: customer.id }, { orderId: id, at: now, kind: "placed" });
  await recordStockMovements(
    tx,
    taken.map(({ quantity, ...row }) => ({ ...row, quantity: -quantity, orderId: id, reason: "ordered" })),
  );
  return { row, items, steps: [placed], token };
}

function toOrderItem({ product, options, price, quantity }: PricedLine, orderId: string, position: number) {
  const { id, name, slug, brand, sku, partNumber, images, options: productOptions } = product;
  const copy = { id, name, slug, brand, sku, partNumber, images, options: productOptions };
  return { orderId, position, productId: id, product: copy, options, price, quantity, total: price * quantity };
}

const FIRST_NUMBER = 1001;

async function takeNextNumber(tx: TenantTransaction): Promise<number> {
  const { rows } = await tx.execute<{ last_number: number }>(sql`
    insert into order_numbers (company_id, last_number) values (${tx.companyId}, ${FIRST_NUMBER})
    on conflict (company_id) do update set last_number = order_numbers.last_number + 1
    returning last_number`);
  return Number(rows[0]?.last_number);
}
