import { BID_STATUSES, MAX_BID_MESSAGE_LENGTH } from "@pecacerta/rules/bid";
import { z } from "zod";
import { defineCall } from "./call.ts";
import { exampleProduct } from "./example-product.ts";
import { amountFieldWith, quantityField, withDefault } from "./fields.ts";
import { optionalIdempotencyKey } from "./idempotency.ts";
import { productSchema } from "./product.ts";
import { longTextField, uuidField } from "./text-fields.ts";
import { amountSchema, dataEnvelope, idSchema, timestampSchema } from "./wire-values.ts";

/**
 * A bid on a product. `value` and the seller's `counter` are per piece. An open or countered bid awaits a response
 * until `expiresAt`; an accepted one can be ordered until then, which sets `order` to the order's number.
 */
export const bidSchema = z
  .object({
    id: idSchema,
    product: productSchema.pick({ id: true, name: true, slug: true, sku: true, images: true }),
    value: amountSchema,
    quantity: z.int(),
    message: z.string(),
    status: z.enum(BID_STATUSES),
    counter: amountSchema.nullable(),
    createdAt: timestampSchema,
    expiresAt: timestampSchema,
    order: z.string().nullable(),
  })
  .meta({ id: "Bid", description: "An offer on a product", examples: [example()] });

export type BidDto = z.output<typeof bidSchema>;

const own = { tags: ["Bids"], access: "bearer", company: true } as const;

export const listProductBidsCall = defineCall({
  ...own,
  method: "GET",
  path: "/user/bid/product/:productId",
  summary: "The customer's own offers on a product, the newest first",
  params: z.object({ productId: uuidField }),
  responses: { 200: dataEnvelope(z.array(bidSchema)) },
  refusals: { 404: ["PRODUCT_NOT_FOUND"] },
});

export const listBidsCall = defineCall({
  ...own,
  method: "GET",
  path: "/user/bid/list",
  summary: "The customer's offers, the newest first",
  responses: { 200: dataEnvelope(z.array(bidSchema)) },
});

/** A customer can have one active bid per product. */
export const createBidCall = defineCall({
  ...own,
  method: "POST",
  path: "/user/bid/insert",
  summary: "Make an offer on a product",
  headers: optionalIdempotencyKey,
  body: z.object({
    product_id: uuidField,
    value: amountFieldWith("INVALID_BID_VALUE"),
    quantity: quantityField.default(1),
    message: withDefault(longTextField(MAX_BID_MESSAGE_LENGTH), ""),
  }),
  responses: { 201: dataEnvelope(bidSchema) },
  refusals: {
    404: ["PRODUCT_NOT_FOUND"],
    409: ["BID_ALREADY_OPEN", "BIDS_FULL"],
    422: ["INVALID_BID_VALUE", "ERROR_ADD_TO_CART_QUANTITY", "IDEMPOTENCY_KEY_REUSED"],
  },
});

const named = { params: z.object({ id: uuidField }), responses: { 200: dataEnvelope(bidSchema) } } as const;

/** Reserves the pieces until the bid's `expiresAt`. */
export const acceptCounterBidCall = defineCall({
  ...own,
  ...named,
  method: "POST",
  path: "/user/bid/:id/agree",
  summary: "Accept the seller's counteroffer",
  refusals: { 404: ["BID_NOT_FOUND"], 409: ["BID_CLOSED", "OUT_OF_STOCK"] },
});

export const withdrawBidCall = defineCall({
  ...own,
  ...named,
  method: "POST",
  path: "/user/bid/:id/withdraw",
  summary: "Withdraw an offer",
  refusals: { 404: ["BID_NOT_FOUND"], 409: ["BID_CLOSED"] },
});

function example() {
  const { id: productId, name, slug, sku, images } = exampleProduct;
  return {
    id: "0197a1c2-0000-7000-8000-00000000e001",
    product: { id: productId, name, slug, sku, images },
    value: 130,
    quantity: 2,
    message: "Levo duas.",
    status: "open" as const,
    counter: null,
    createdAt: "2026-03-14T12:30:00.000Z",
    expiresAt: "2026-03-21T12:30:00.000Z",
    order: null,
  };
}
