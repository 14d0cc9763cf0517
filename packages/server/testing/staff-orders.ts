import type { OrderStage } from "@pecacerta/rules/order-stage";
import type { Outcome } from "@pecacerta/rules/outcome";
import type { FastifyInstance } from "fastify";
import { v7 as uuid } from "uuid";
import { type Tenant, type TenantTransaction, withTenantTransaction } from "../src/platform/database/tenant.ts";
import type { OrderActor } from "../src/sales/orders/order-events.ts";
import { cancelOrderByStaff } from "../src/sales/orders/staff/cancel-order-lines.ts";
import { completeOrder, packOrder, pickOrder, shipOrder } from "../src/sales/orders/staff/commands.ts";
import { payOrder } from "../src/sales/orders/staff/pay-order.ts";
import { createTestProduct } from "./catalog.ts";
import { sendCheckout } from "./checkout.ts";
import { createTestCustomer, type SignedInCustomer } from "./customers.ts";
import { unwrapOutcome } from "./database.ts";

export const testActor = (name = "Bia do Balcão"): OrderActor => ({
  kind: "staff",
  staffUserId: uuid(),
  name,
  network: "10.0.0.0",
  requestId: uuid(),
});

export type TestOrder = { number: string; id: string; session: SignedInCustomer; productIds: string[]; total: number };

/** One line for each quantity, of a product with ten pieces in stock. The amounts are in centavos. */
export async function placeTestOrder(
  app: FastifyInstance,
  tenant: Tenant,
  quantities = [2],
  fields: { payment?: "pix" | "combine" } = {},
): Promise<TestOrder> {
  const session = await createTestCustomer(tenant);
  const products = await Promise.all(quantities.map(() => createTestProduct(tenant, { stock: 10 })));
  const items = products.map(({ id }, index) => ({ product_id: id, quantity: quantities[index] ?? 1 }));
  const response = await sendCheckout(app, session, { items, ...fields });
  const { number, id, total } = response.json().data;
  return { number, id, session, productIds: products.map((product) => product.id), total: Math.round(total * 100) };
}

const STEPS: Readonly<Record<OrderStage, readonly ("pay" | "pick" | "pack" | "ship" | "complete" | "cancel")[]>> = {
  "awaiting-payment": [],
  "to-pick": ["pay"],
  picked: ["pay", "pick"],
  packed: ["pay", "pick", "pack"],
  shipped: ["pay", "ship"],
  completed: ["pay", "ship", "complete"],
  cancelled: ["pay", "pick", "cancel"],
};

export async function advanceTestOrder(tenant: Tenant, { number, total }: TestOrder, stage: OrderStage): Promise<void> {
  const [input, actor] = [{ number, now: new Date() }, testActor()];
  const steps = {
    pay: (tx: TenantTransaction) => payOrder(tx, actor, { ...input, amount: total, reference: "E1" }),
    pick: (tx: TenantTransaction) => pickOrder(tx, actor, input),
    pack: (tx: TenantTransaction) => packOrder(tx, actor, input),
    ship: (tx: TenantTransaction) => shipOrder(tx, actor, { ...input, carrier: "Correios", tracking: "AA1BR" }),
    complete: (tx: TenantTransaction) => completeOrder(tx, actor, input),
    cancel: (tx: TenantTransaction) => cancelOrderByStaff(tx, actor, { ...input, stock: "restock" }),
  };
  for (const step of STEPS[stage])
    unwrapOutcome(await withTenantTransaction<Outcome<unknown, string, unknown>>(tenant, steps[step]));
}
