import { z } from "zod";
import { defineCall } from "./call.ts";
import { orElse, wholeNumber } from "./fields.ts";
import { order, orderSummary } from "./order.ts";
import { email, orderNumber, token, uuid } from "./text-fields.ts";
import { wrapped } from "./wire-values.ts";

const found = { answer: { 200: wrapped(order) }, refusals: { 404: ["ORDER_NOT_FOUND"] }, tags: ["Orders"] } as const;
const own = { access: "bearer", company: true } as const;

/** Newest first, 8 a page; a page past the last is an empty list. */
export const listOrders = defineCall({
  ...own,
  method: "GET",
  path: "/user/orders",
  summary: "The customer's orders",
  tags: ["Orders"],
  query: z.object({ page: orElse(wholeNumber(1, 100_000), 1) }),
  answer: {
    200: z.object({ data: z.array(order), page: z.int(), limit: z.int(), total: z.int(), pages: z.int() }),
  },
});

export const orderByNumber = defineCall({
  ...found,
  ...own,
  method: "GET",
  path: "/user/orders/:number",
  summary: "One of the customer's orders",
  params: z.object({ number: orderNumber }),
});

export const orderByUuid = defineCall({
  ...found,
  ...own,
  method: "POST",
  path: "/user/orders/getByUuid/:uuid",
  summary: "One of the customer's orders, by its id",
  params: z.object({ uuid }),
});

/** The token is unguessable: who knows it may see the order. */
export const orderByToken = defineCall({
  ...found,
  method: "GET",
  path: "/orders/token/:token",
  summary: "The order behind the address of the success page",
  access: "public",
  company: true,
  params: z.object({ token }),
});

/** A wrong number and a wrong e-mail are told apart by nobody. */
export const trackOrder = defineCall({
  method: "POST",
  path: "/orders/track",
  summary: "Where an order stands",
  tags: ["Orders"],
  access: "public",
  company: true,
  body: z.object({ number: orderNumber, email: email }),
  answer: { 200: wrapped(orderSummary) },
  refusals: { 404: ["ORDER_NOT_FOUND"] },
});
