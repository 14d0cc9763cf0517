import { z } from "zod";
import { defineCall } from "./call.ts";
import { cartSchema } from "./cart.ts";
import { integerField, withDefault } from "./fields.ts";
import { orderSchema, orderSummarySchema } from "./order.ts";
import { emailField, orderNumberField, tokenField, uuidField } from "./text-fields.ts";
import { dataEnvelope, idSchema } from "./wire-values.ts";

const orderResult = {
  responses: { 200: dataEnvelope(orderSchema) },
  refusals: { 404: ["ORDER_NOT_FOUND"] },
  tags: ["Orders"],
} as const;
const own = { access: "bearer", company: true } as const;

/** Newest first, 8 a page; a page past the last is an empty list. */
export const listOrdersCall = defineCall({
  ...own,
  method: "GET",
  path: "/user/orders",
  summary: "The customer's orders",
  tags: ["Orders"],
  query: z.object({ page: withDefault(integerField(1, 100_000), 1) }),
  responses: {
    200: z.object({ data: z.array(orderSchema), page: z.int(), limit: z.int(), total: z.int(), pages: z.int() }),
  },
});

export const getOrderByNumberCall = defineCall({
  ...orderResult,
  ...own,
  method: "GET",
  path: "/user/orders/:number",
  summary: "One of the customer's orders",
  params: z.object({ number: orderNumberField }),
});

export const getOrderByUuidCall = defineCall({
  ...orderResult,
  ...own,
  method: "POST",
  path: "/user/orders/getByUuid/:uuid",
  summary: "One of the customer's orders, by its id",
  params: z.object({ uuid: uuidField }),
});

/** Anyone with the unguessable token may see the order. */
export const getOrderByTokenCall = defineCall({
  ...orderResult,
  method: "GET",
  path: "/orders/token/:token",
  summary: "Get an order by the token of its success page",
  access: "public",
  company: true,
  params: z.object({ token: tokenField }),
});

/** The response does not reveal whether the number or the e-mail is wrong. */
export const trackOrderCall = defineCall({
  method: "POST",
  reads: true,
  path: "/orders/track",
  summary: "Where an order stands",
  tags: ["Orders"],
  access: "public",
  company: true,
  body: z.object({ number: orderNumberField, email: emailField }),
  responses: { 200: dataEnvelope(orderSummarySchema) },
  refusals: { 404: ["ORDER_NOT_FOUND"] },
});

/** Restocks the products. Canceling twice has no effect. */
export const cancelOrderCall = defineCall({
  ...orderResult,
  ...own,
  method: "POST",
  path: "/user/orders/:number/cancel",
  summary: "Cancel an order that was not sent yet",
  params: z.object({ number: orderNumberField }),
  refusals: { 404: ["ORDER_NOT_FOUND"], 409: ["ORDER_NOT_PENDING"] },
});

/** Why a line of an earlier order was not added to the cart, or only `left` pieces of it. */
export const skippedLineSchema = z
  .object({
    product_id: idSchema,
    name: z.string(),
    reason: z.enum(["PRODUCT_NOT_FOUND", "ERROR_ADD_TO_CART_OPTIONS", "OUT_OF_STOCK", "CART_FULL"]),
    left: z.int(),
  })
  .meta({
    id: "LeftOut",
    description: "A line of an earlier order that cannot be bought again, or not all of it",
    examples: [
      {
        product_id: "0197a1c2-5b7e-7c3a-9d54-3f1c2b6a8e10",
        name: "Pastilha de freio dianteira",
        reason: "OUT_OF_STOCK",
        left: 0,
      },
    ],
  });

export type SkippedLineDto = z.output<typeof skippedLineSchema>;

/** At current prices; existing lines are not changed. */
export const reorderCall = defineCall({
  ...own,
  method: "POST",
  path: "/user/orders/:number/again",
  summary: "Add the products of an earlier order to the cart",
  tags: ["Orders"],
  params: z.object({ number: orderNumberField }),
  responses: { 200: dataEnvelope(z.object({ cart: cartSchema, left_out: z.array(skippedLineSchema) })) },
  refusals: { 404: ["ORDER_NOT_FOUND"] },
});
