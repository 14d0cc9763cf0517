import { printStaffOrdersCall } from "@pecacerta/contract/admin/many-orders";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { createTestProduct } from "../../../../testing/catalog.ts";
import { sendCheckout } from "../../../../testing/checkout.ts";
import { createTestCustomer } from "../../../../testing/customers.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../../testing/database.ts";
import { advanceTestOrder, placeTestOrder, testActor } from "../../../../testing/staff-orders.ts";
import { type Tenant, withTenantTransaction } from "../../../platform/database/tenant.ts";
import { cancelOrderByStaff } from "./cancel-order-lines.ts";
import { findOrderPrint } from "./print-orders.ts";

let context: TestInstallation;
let tenant: Tenant;
beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
});
afterAll(() => context.close());

const print = (numbers: string[], of = tenant) => withTenantTransaction(of, (tx) => findOrderPrint(tx, numbers));

async function createProductOn(shelf: string): Promise<string> {
  const { id } = await createTestProduct(tenant, { stock: 10 });
  await withTenantTransaction(tenant, (tx) =>
    tx.execute(`update stock set shelf = '${shelf}' where company_id = '${tx.companyId}' and product_id = '${id}'`),
  );
  return id;
}

async function order(quantities: Record<string, number>) {
  const session = await createTestCustomer(tenant);
  const items = Object.entries(quantities).map(([product_id, quantity]) => ({ product_id, quantity }));
  const { number, total } = (await sendCheckout(context.app, session, { items })).json().data;
  const placed = { number, session, id: "", productIds: [], total: Math.round(total * 100) };
  await advanceTestOrder(tenant, placed, "to-pick");
  return number as string;
}

test("the pick list adds up the pieces of all orders, by shelf in natural order, without canceled ones", async () => {
  const [far, near, none] = [await createProductOn("A10"), await createProductOn("A2"), await createProductOn("")];
  const first = await order({ [far]: 2, [none]: 1 });
  const second = await order({ [near]: 1, [far]: 3 });
  const lines = [{ position: 2, quantity: 1, stock: "restock" as const }];
  await withTenantTransaction(tenant, (tx) =>
    cancelOrderByStaff(tx, testActor(), { number: second, stock: "restock", lines, now: new Date() }),
  );
  const printed = await print([second, first, first, "999999"]);
  expect(
    printed.lines.map(({ shelf, productId, quantity, orders }) => ({ shelf, productId, quantity, orders })),
  ).toEqual([
    { shelf: "A2", productId: near, quantity: 1, orders: [{ number: second, quantity: 1 }] },
    {
      shelf: "A10",
      productId: far,
      quantity: 4,
      orders: expect.arrayContaining([
        { number: first, quantity: 2 },
        { number: second, quantity: 2 },
      ]),
    },
    { shelf: "", productId: none, quantity: 1, orders: [{ number: first, quantity: 1 }] },
  ]);
  expect(printed.orders.map(({ number, quantity }) => [number, quantity])).toEqual([
    [second, 3],
    [first, 3],
  ]);
  expect(printed.orders[0]?.items[1]).toMatchObject({ shelf: "A10", quantity: 2 });
  expect(printed.missing).toEqual(["999999"]);
  expect(printed.sender.name).not.toBe("");
  expect(() => z.encode(printStaffOrdersCall.responses[200], { data: printed })).not.toThrow();
});

test("[GEN-01] canceled orders and those of another company are not printed", async () => {
  const cancelled = await placeTestOrder(context.app, tenant);
  await advanceTestOrder(tenant, cancelled, "cancelled");
  expect(await print([cancelled.number])).toMatchObject({ orders: [], lines: [], missing: [cancelled.number] });
  const { number } = await placeTestOrder(context.app, tenant);
  const foreign = await createTestCompany(context.installation);
  expect(await print([number], foreign)).toMatchObject({ orders: [], lines: [], missing: [number] });
});
