import type { FastifyInstance } from "fastify";
import { v7 as uuid } from "uuid";
import { addressForm, type SignedInCustomer } from "./customers.ts";

export type TestOrderLine = { product_id: string; quantity: number; options?: { name: string; value: string }[] };
type TestCheckout = Record<string, unknown> & { items: TestOrderLine[] };

export function sendCheckout(
  app: FastifyInstance,
  who: SignedInCustomer,
  { items, ...more }: TestCheckout,
  key: string = uuid(),
) {
  return app.inject({
    method: "POST",
    url: "/ecommerce/user/orders/checkout",
    headers: { ...who.headers, "idempotency-key": key },
    payload: { items, address: addressForm, payment: "combine", ...more },
  });
}
