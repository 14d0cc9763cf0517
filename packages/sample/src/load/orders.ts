import { DAY_MS, MINUTE_MS } from "@pecacerta/rules/duration";
import { formatPixCode, toTxid } from "@pecacerta/rules/pix";
import type { SecretKey } from "@pecacerta/server/platform/config/secret-key";
import { hashSecret } from "@pecacerta/server/platform/config/secret-token";
import type { TenantTransaction } from "@pecacerta/server/platform/database/tenant";
import { orderToken } from "@pecacerta/server/sales/orders/order-token";
import { orderPayments } from "@pecacerta/server/sales/tables/order-handling";
import { orderItems, orderNumbers, orderSteps, orders } from "@pecacerta/server/sales/tables/orders";
import type { SampleOrder, SampleShop } from "../sample-types.ts";
import type { CatalogIds } from "./catalog.ts";
import type { CustomerIds } from "./customers.ts";
import { insertAll } from "./insert-all.ts";
import { sampleId } from "./sample-id.ts";

export const sampleOrderId = ({ company }: SampleShop, at: number) => sampleId(`order ${company.slug}`, at);

export async function loadOrders(
  tx: TenantTransaction,
  shop: SampleShop,
  ids: CatalogIds & CustomerIds,
  { now, secretKey }: { now: Date; secretKey: SecretKey },
): Promise<void> {
  const placedOrders = shop.orders.map((order, at) => {
    // Higher order numbers have later dates, also within a day.
    const minutes = (shop.orders.length - at) * 3;
    return {
      order,
      at,
      id: sampleOrderId(shop, at),
      placedAt: now.getTime() - order.daysAgo * DAY_MS - minutes * MINUTE_MS,
    };
  });
  await insertAll(
    tx,
    orders,
    placedOrders.map(({ order, id, placedAt }) => ({
      ...orderRow(order, shop, ids),
      id,
      tokenHash: hashSecret(orderToken(secretKey, tx.companyId, id)),
      createdAt: new Date(placedAt),
      paidAt: order.status === 1 ? null : new Date(Math.min(now.getTime(), placedAt + PAID_AFTER_MS)),
    })),
  );
  await insertAll(
    tx,
    orderItems,
    placedOrders.flatMap(({ order, id }) => itemRows(order, id, shop, ids)),
  );
  await insertAll(
    tx,
    orderSteps,
    placedOrders.flatMap(({ order, id, placedAt }) =>
      statusHistory(order.status).map(([statusCode, days]) => ({
        orderId: id,
        statusCode,
        at: new Date(Math.min(now.getTime(), placedAt + days * DAY_MS)),
      })),
    ),
  );
  await insertAll(
    tx,
    orderPayments,
    placedOrders.flatMap(({ order, id, placedAt }) => {
      const paidAt = new Date(Math.min(now.getTime(), placedAt + PAID_AFTER_MS));
      return order.status === 1 ? [] : [{ id, orderId: id, at: paidAt, amount: order.total, paidAt }];
    }),
  );
  await insertAll(tx, orderNumbers, [{ lastNumber: shop.orders.at(-1)?.number ?? 1000 }]);
}

function orderRow(order: SampleOrder, { company, customers }: SampleShop, ids: CustomerIds) {
  const { number, customer, payment, status, items, subtotal, shipping, tax, total } = order;
  const addresses = customers.find(({ email }) => email === customer)?.addresses ?? [];
  const defaultAddress = addresses.find((address) => address.isDefault);
  if (!defaultAddress) throw new Error(`The customer of order ${number} has no default address`);
  const { isDefault, ...address } = defaultAddress;
  const charge = { key: company.pixKey, name: company.pixName, city: company.pixCity, amount: total };
  const isOpen = status === 1;
  return {
    number,
    customerId: ids.customer(customer),
    email: customer,
    payment,
    paymentState: isOpen ? ("pending" as const) : ("paid" as const),
    paidAmount: isOpen ? null : total,
    statusCode: status,
    quantity: items.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal,
    shipping,
    tax,
    total,
    shippingAddress: address,
    billingAddress: address,
    pixCode: isOpen && payment === "pix" ? formatPixCode({ ...charge, txid: toTxid(`PEDIDO${number}`) }) : null,
  };
}

function itemRows({ items }: SampleOrder, orderId: string, { products }: SampleShop, ids: CatalogIds) {
  return items.map(({ sku, options, price, quantity }, at) => {
    const product = products.find((one) => one.sku === sku);
    if (!product) throw new Error(`An order holds ${sku}, which is no product`);
    const { name, slug, partNumber, images, options: choices } = product;
    const productId = ids.product(sku);
    const copy = { id: productId, name, slug, sku, partNumber, images, options: choices };
    const line = { orderId, position: at + 1, productId, product: copy, price, quantity, total: price * quantity };
    return { ...line, options: [...options].sort((one, other) => (one.name < other.name ? -1 : 1)) };
  });
}

const PAID_AFTER_MS = 20 * MINUTE_MS;

/** Status codes with days after the order: placed, shipped after two days, completed after six. */
function statusHistory(status: SampleOrder["status"]): [statusCode: number, days: number][] {
  const steps: [number, number][] = [
    [1, 0],
    [3, 2],
    [2, 6],
  ];
  return steps.slice(0, steps.findIndex(([code]) => code === status) + 1);
}
