import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  createTestCompany,
  openTestInstallation,
  type TestInstallation,
  unwrapOutcome,
} from "../../../../testing/database.ts";
import { listMailsTo } from "../../../../testing/queued-mails.ts";
import { advanceTestOrder, placeTestOrder, type TestOrder, testActor } from "../../../../testing/staff-orders.ts";
import { findStockOnHand } from "../../../../testing/stock.ts";
import { stockMoves } from "../../../catalog/stock/tables.ts";
import { type Tenant, type TenantTransaction, withTenantTransaction } from "../../../platform/database/tenant.ts";
import { orderRefunds } from "../../tables/order-handling.ts";
import { cancelOrderByStaff } from "./cancel-order-lines.ts";
import { refundOrder } from "./refund-order.ts";

let context: TestInstallation;
let tenant: Tenant;
beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
});
afterAll(() => context.close());

const actor = testActor();
const now = new Date();
const inTenant = <Result>(work: (tx: TenantTransaction) => Promise<Result>) => withTenantTransaction(tenant, work);
const placePaid = async (quantities: number[]) => {
  const order = await placeTestOrder(context.app, tenant, quantities);
  await advanceTestOrder(tenant, order, "to-pick");
  return order;
};
const refund = ({ number }: TestOrder, amount: number) =>
  inTenant((tx) =>
    refundOrder(tx, actor, { number, amount, method: "pix", reason: "Peça em falta", isFresh: true, now }),
  );
type Lines = Parameters<typeof cancelOrderByStaff>[2]["lines"];
const cancel = ({ number }: TestOrder, lines?: Lines, stock: "restock" | "damaged" = "restock") =>
  inTenant((tx) => cancelOrderByStaff(tx, actor, { number, stock, lines, now }));
const getOrder = async ({ number, session }: TestOrder) =>
  (await context.app.inject({ url: `/ecommerce/user/orders/${number}`, headers: session.headers })).json().data;
const onHand = ({ productIds }: TestOrder) => Promise.all(productIds.map((id) => findStockOnHand(tenant, id)));

const ledger = async (productId = "") => {
  const moves = await inTenant((tx) =>
    tx
      .select()
      .from(stockMoves)
      .where(and(eq(stockMoves.companyId, tx.companyId), eq(stockMoves.productId, productId))),
  );
  return moves.reduce((sum, { quantity }) => sum + quantity, 0);
};

test("refunds in parallel never exceed what was paid, and the last centavo makes the order refunded", async () => {
  const order = await placePaid([2]);
  const third = Math.ceil(order.total / 3);
  const outcomes = await Promise.all([1, 2, 3, 4, 5].map(() => refund(order, third)));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(2);
  expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ refusal: "REFUND_TOO_MUCH" });
  expect((await getOrder(order)).paymentState).toBe("paid");
  unwrapOutcome(await refund(order, order.total - 2 * third));
  expect((await getOrder(order)).paymentState).toBe("refunded");
  expect(await refund(order, 1)).toMatchObject({ refusal: "ORDER_CLOSED" });
  const rows = await inTenant((tx) =>
    tx
      .select()
      .from(orderRefunds)
      .where(and(eq(orderRefunds.companyId, tx.companyId), eq(orderRefunds.orderId, order.id))),
  );
  expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(order.total);
});

test("canceled pieces return to stock, damaged ones do not, and the ledger agrees", async () => {
  const order = await placePaid([3, 2]);
  expect(await onHand(order)).toEqual([7, 8]);
  unwrapOutcome(
    await cancel(order, [
      { position: 1, quantity: 1, stock: "restock" },
      { position: 2, quantity: 1, stock: "damaged" },
    ]),
  );
  expect(await onHand(order)).toEqual([8, 8]);
  for (const [index, id] of order.productIds.entries()) expect(await ledger(id)).toBe((await onHand(order))[index]);
  expect(await getOrder(order)).toMatchObject({ paymentState: "paid", cancelledAt: null, quantity: 5 });
  const [mail] = await inTenant((tx) => listMailsTo(tx, order.session.customer.email));
  // Two pieces at 100.00 with their fifth of tax.
  expect(mail).toMatchObject({ template: "order-lines-cancelled", content: { amount: 240_00 } });
});

test("more pieces than remain, or an unknown line, are refused", async () => {
  const order = await placePaid([2, 1]);
  const line = { position: 1, quantity: 1, stock: "restock" } as const;
  expect(await cancel(order, [line, { ...line, quantity: 2 }])).toEqual({
    ok: false,
    refusal: "ERROR_FORM_INVALID",
    details: { errors: { "lines.0.quantity": "ERROR_FORM_INVALID", "lines.1.quantity": "ERROR_FORM_INVALID" } },
  });
  expect(await cancel(order, [{ ...line, position: 9 }])).toMatchObject({
    details: { errors: { "lines.0.position": "ERROR_FORM_INVALID" } },
  });
  const parallel = await Promise.all([1, 2, 3].map(() => cancel(order, [line])));
  expect(parallel.filter(({ ok }) => ok)).toHaveLength(2);
  expect(await onHand(order)).toEqual([10, 9]);
});

test("canceling the last pieces cancels the order, and the money is due for a refund", async () => {
  const order = await placePaid([2, 1]);
  unwrapOutcome(await cancel(order, [{ position: 1, quantity: 2, stock: "restock" }]));
  unwrapOutcome(await cancel(order, [{ position: 2, quantity: 1, stock: "damaged" }]));
  expect(await onHand(order)).toEqual([10, 9]);
  expect(await getOrder(order)).toMatchObject({ paymentState: "refund-due", cancelReason: "seller" });
  unwrapOutcome(await refund(order, order.total));
  expect((await getOrder(order)).paymentState).toBe("refunded");
});

test("a customer who cancels after a line was canceled returns the other pieces alone", async () => {
  const order = await placePaid([3]);
  unwrapOutcome(await cancel(order, [{ position: 1, quantity: 1, stock: "damaged" }]));
  const url = `/ecommerce/user/orders/${order.number}/cancel`;
  const response = await context.app.inject({ method: "POST", url, headers: order.session.headers });
  expect(response.json().data.cancelReason).toBe("customer");
  expect(await onHand(order)).toEqual([9]);
});

test("staff and customer who cancel at once return the pieces once", async () => {
  const order = await placePaid([4]);
  const url = `/ecommerce/user/orders/${order.number}/cancel`;
  await Promise.all([
    cancel(order),
    context.app.inject({ method: "POST", url, headers: order.session.headers }),
    cancel(order, undefined, "restock"),
  ]);
  expect(await onHand(order)).toEqual([10]);
});
