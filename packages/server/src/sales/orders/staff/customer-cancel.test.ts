import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../../testing/database.ts";
import { listMailsTo } from "../../../../testing/queued-mails.ts";
import { advanceTestOrder, placeTestOrder, type TestOrder, testActor } from "../../../../testing/staff-orders.ts";
import { findStockOnHand } from "../../../../testing/stock.ts";
import { stockMoves } from "../../../catalog/stock/tables.ts";
import { type Tenant, type TenantTransaction, withTenantTransaction } from "../../../platform/database/tenant.ts";
import { cancelOrder } from "../cancel-order.ts";
import { cancelOrderByStaff } from "./cancel-order-lines.ts";
import { packOrder, putBackOrder, shipOrder } from "./commands.ts";
import { listStaffOrders } from "./list-orders.ts";

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
const ship =
  ({ number }: TestOrder) =>
  (tx: TenantTransaction) =>
    shipOrder(tx, actor, { number, carrier: "Correios", tracking: "AA1BR", now });
const pack =
  ({ number }: TestOrder) =>
  (tx: TenantTransaction) =>
    packOrder(tx, actor, { number, now });
const cancelAsCustomer =
  ({ number, session }: TestOrder) =>
  (tx: TenantTransaction) =>
    cancelOrder(tx, session.customer.id, { number, now });
const stageOf = async ({ number }: TestOrder) => {
  const { items } = await inTenant((tx) =>
    listStaffOrders(tx, { view: "all", q: number, sort: "newest", limit: 1, seesContacts: true, now }),
  );
  return items[0]?.stage;
};
const numbersToPutBack = async () => {
  const { items } = await inTenant((tx) =>
    listStaffOrders(tx, { view: "to-put-back", sort: "newest", limit: 50, seesContacts: true, now }),
  );
  return items.map(({ number }) => number);
};
const statusMails = async ({ session }: TestOrder) =>
  (await inTenant((tx) => listMailsTo(tx, session.customer.email))).flatMap(({ content }) =>
    "status" in content ? [content.status] : [],
  );

async function placeAt(stage: "picked" | "packed"): Promise<TestOrder> {
  const order = await placeTestOrder(context.app, tenant, [3]);
  await advanceTestOrder(tenant, order, stage);
  return order;
}

/** The second starts while the first holds the order, and waits for its end. */
async function runInTurn<First, Second>(
  first: (tx: TenantTransaction) => Promise<First>,
  second: (tx: TenantTransaction) => Promise<Second>,
): Promise<[First, Second]> {
  const { promise: isDone, resolve: finish } = Promise.withResolvers<void>();
  const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>();
  const leading = inTenant(async (tx) => {
    const result = await first(tx);
    hold();
    await isDone;
    return result;
  });
  await isHeld;
  const following = inTenant(second);
  await new Promise((resolve) => setTimeout(resolve, 100));
  finish();
  return [await leading, await following];
}

test.each(["picked", "packed"] as const)(
  "a customer may cancel an order that is %s: its pieces can be sold, and staff see whose must be put back",
  async (stage) => {
    const order = await placeAt(stage);
    expect(await inTenant(cancelAsCustomer(order))).toMatchObject({ ok: true });
    expect(await findStockOnHand(tenant, order.productIds[0] ?? "")).toBe(10);
    expect(await numbersToPutBack()).toContain(order.number);
    const putBack = () => inTenant((tx) => putBackOrder(tx, actor, { number: order.number, now }));
    expect((await Promise.all([putBack(), putBack()])).filter(({ ok }) => ok)).toHaveLength(1);
    expect(await numbersToPutBack()).not.toContain(order.number);
    expect(await findStockOnHand(tenant, order.productIds[0] ?? "")).toBe(10);
  },
);

test("an order that was not picked yet need not be put back", async () => {
  const order = await placeTestOrder(context.app, tenant);
  await inTenant(cancelAsCustomer(order));
  expect(await numbersToPutBack()).not.toContain(order.number);
});

test("a parcel that is shipped while the customer cancels stays shipped", async () => {
  const order = await placeAt("packed");
  const [shipped, cancelled] = await runInTurn(ship(order), cancelAsCustomer(order));
  expect([shipped.ok, cancelled]).toEqual([true, { ok: false, refusal: "ORDER_NOT_PENDING" }]);
  expect(await findStockOnHand(tenant, order.productIds[0] ?? "")).toBe(7);
  expect(await stageOf(order)).toBe("shipped");
  expect(await statusMails(order)).toEqual(["shipped", "paid"]);
});

test.each([
  ["packed", "picked", pack],
  ["shipped", "packed", ship],
] as const)("an order that the customer cancels first is not %s", async (_, stage, work) => {
  const order = await placeAt(stage);
  const [cancelled, worked] = await runInTurn(cancelAsCustomer(order), work(order));
  expect([cancelled.ok, worked]).toEqual([true, { ok: false, refusal: "ORDER_CLOSED" }]);
  expect(await findStockOnHand(tenant, order.productIds[0] ?? "")).toBe(10);
  expect(await stageOf(order)).toBe("cancelled");
  expect(await statusMails(order)).toEqual(["cancelled", "paid"]);
});

test("an order that is packed while the customer cancels is canceled as a whole, and waits to be put back", async () => {
  const order = await placeAt("picked");
  const [packed, cancelled] = await runInTurn(pack(order), cancelAsCustomer(order));
  expect([packed.ok, cancelled.ok]).toEqual([true, true]);
  expect(await stageOf(order)).toBe("cancelled");
  expect(await numbersToPutBack()).toContain(order.number);
});

test("whoever comes first, each piece returns once", async () => {
  const orders = await Promise.all([1, 2, 3, 4, 5, 6].map(() => placeAt("packed")));
  const lines = [{ position: 1, quantity: 1, stock: "damaged" as const }];
  await Promise.all(
    orders.flatMap((order) => [
      inTenant((tx) => cancelOrderByStaff(tx, actor, { number: order.number, stock: "restock", lines, now })),
      inTenant(cancelAsCustomer(order)),
      inTenant(ship(order)),
    ]),
  );
  for (const order of orders) {
    const productId = order.productIds[0] ?? "";
    const moves = await inTenant((tx) =>
      tx
        .select()
        .from(stockMoves)
        .where(and(eq(stockMoves.companyId, tx.companyId), eq(stockMoves.productId, productId))),
    );
    const damaged = moves.filter(({ reason }) => reason === "damaged").length;
    const onHand = await findStockOnHand(tenant, productId);
    expect(onHand).toBe((await stageOf(order)) === "shipped" ? 7 : 10 - damaged);
    expect(moves.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(onHand);
  }
});
