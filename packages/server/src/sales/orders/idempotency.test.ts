import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestProduct } from "../../../testing/catalog.ts";
import { sendCheckout } from "../../../testing/checkout.ts";
import { addressForm, createTestCustomer, type SignedInCustomer } from "../../../testing/customers.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../testing/database.ts";
import { findStockOnHand } from "../../../testing/stock.ts";
import type { Tenant } from "../../platform/database/tenant.ts";

let context: TestInstallation;
let tenant: Tenant;
let session: SignedInCustomer;
beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
  session = await createTestCustomer(tenant);
});
afterAll(() => context.close());

describe("the idempotency key", () => {
  test("[OR-06] is required", async () => {
    const { id } = await createTestProduct(tenant, { stock: 5 });
    const response = await context.app.inject({
      method: "POST",
      url: "/ecommerce/user/orders/checkout",
      headers: session.headers,
      payload: { items: [{ product_id: id, quantity: 1 }], address: addressForm, payment: "combine" },
    });
    expect([response.statusCode, response.json().message]).toEqual([422, "IDEMPOTENCY_KEY_REQUIRED"]);
    expect(await findStockOnHand(tenant, id)).toBe(5);
  });

  test("[OR-06] with another body is refused and does nothing", async () => {
    const { id } = await createTestProduct(tenant, { stock: 5 });
    const first = await sendCheckout(context.app, session, { items: [{ product_id: id, quantity: 1 }] }, "chave");
    const second = await sendCheckout(context.app, session, { items: [{ product_id: id, quantity: 2 }] }, "chave");
    expect([first.statusCode, second.statusCode]).toEqual([201, 422]);
    expect(second.json().message).toBe("IDEMPOTENCY_KEY_REUSED");
    expect(await findStockOnHand(tenant, id)).toBe(4);
  });

  test("[OR-06] is free again after a refusal, and another customer's own", async () => {
    const { id } = await createTestProduct(tenant, { stock: 1 });
    const send = (by: SignedInCustomer, quantity: number) =>
      sendCheckout(context.app, by, { items: [{ product_id: id, quantity }] }, "outra-chave");
    expect((await send(session, 2)).statusCode).toBe(409);
    expect((await send(session, 1)).statusCode).toBe(201);
    expect((await send(await createTestCustomer(tenant), 1)).statusCode).toBe(409);
  });
});
