import { DAY_MS, MINUTE_MS } from "@pecacerta/rules/duration";
import { formatPixCode, toTxid } from "@pecacerta/rules/pix";
import type { SecretKey } from "@pecacerta/server/platform/config/secret-key";
import { hashSecret } from "@pecacerta/server/platform/config/secret-token";
import type { TenantTransaction } from "@pecacerta/server/platform/database/tenant";
import { orderToken } from "@pecacerta/server/sales/orders/order-token";
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
  const placed = shop.orders.map((order, at) => {
    // Later numbers are later orders, also within one day.
    const minutes = (shop.orders.length - at) * 3;
    return {
      order,
      at,
      id: sampleOrderId(shop, at),
      moment: now.getTime() - order.daysAgo * DAY_MS - minutes * MINUTE_MS,
    };
  });
  await insertAll(
    tx,
    orders,
    placed.map(({ order, id, moment }) => ({
      ...orderRow(order, shop, ids),
      id,
      tokenHash: hashSecret(orderToken(secretKey, tx.companyId, id)),
      createdAt: new Date(moment),
    })),
  );
  await insertAll(
    tx,
    orderItems,
    placed.flatMap(({ order, id }) => itemRows(order, id, shop, ids)),
  );
  await insertAll(
    tx,
    orderSteps,
    placed.flatMap(({ order, id, moment }) =>
      stepsTo(order.status).map(([statusCode, days]) => ({
        orderId: id,
        statusCode,
        at: new Date(Math.min(now.getTime(), moment + days * DAY_MS)),
      })),
    ),
  );
  await insertAll(tx, orderNumbers, [{ lastNumber: shop.orders.at(-1)?.number ?? 1000 }]);
}

function orderRow(order: SampleOrder, { company, customers }: SampleShop, ids: CustomerIds) {
  const { number, customer, payment, status, items, subtotal, shipping, tax, total } = order;
  const addresses = customers.find(({ email }) => email === customer)?.addresses ?? [];
  const home = addresses.find((address) => address.isDefault);
  if (!home) throw new Error(`The customer of order ${number} lives nowhere`);
  const { isDefault, ...address } = home;
  const charge = { key: company.pixKey, name: company.pixName, city: company.pixCity, amount: total };
  const open = status === 1;
  return {
    number,
    customerId: ids.customer(customer),
    email: customer,
    payment,
    paymentState: open ? ("pending" as const) : ("paid" as const),
    statusCode: status,
    quantity: items.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal,
    shipping,
    tax,
    total,
    shippingAddress: address,
    billingAddress: address,
    pixCode: open && payment === "pix" ? formatPixCode({ ...charge, txid: toTxid(`PEDIDO${number}`) }) : null,
  };
}

function itemRows({ items }: SampleOrder, orderId: string, { products }: SampleShop, ids: CatalogIds) {
  return items.map(({ sku, options, price, quantity }, at) => {
    const product = products.find((one) => one.sku === sku);
    if (!product) throw new Error(`An order holds ${sku}, which nobody sells`);
    const { name, slug, partNumber, images, options: choices } = product;
    const productId = ids.product(sku);
    const copy = { id: productId, name, slug, sku, partNumber, images, options: choices };
    const line = { orderId, position: at + 1, productId, product: copy, price, quantity, total: price * quantity };
    return { ...line, options: [...options].sort((one, other) => (one.name < other.name ? -1 : 1)) };
  });
}

/** The statuses that an order went through, with the days it took: placed, sent after two, there after six. */
function stepsTo(status: SampleOrder["status"]): [statusCode: number, days: number][] {
  const steps: [number, number][] = [
    [1, 0],
    [3, 2],
    [2, 6],
  ];
  return steps.slice(0, steps.findIndex(([code]) => code === status) + 1);
}
