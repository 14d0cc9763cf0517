import { PAYMENT_METHODS, PAYMENT_STATES } from "@pecacerta/rules/order";
import { z } from "zod";
import { addressExample, orderAddressSchema } from "./address.ts";
import { chosenOptionSchema, totalsLineSchema } from "./cart.ts";
import { exampleProduct } from "./example-product.ts";
import { orderedVerdictSchema } from "./fitment.ts";
import { productSchema } from "./product.ts";
import { amountSchema, idSchema, timestampSchema } from "./wire-values.ts";

/** Stored as a code: 1 is PENDING, 2 is COMPLETED, anything else SHIPPED. */
export const orderStatusSchema = z.enum(["PENDING", "SHIPPED", "COMPLETED"]);

/** `combine`: arranged with the seller by WhatsApp. */
export const paymentMethodSchema = z.enum(PAYMENT_METHODS, { error: "PAYMENT_NOT_OFFERED" });

export const paymentStateSchema = z.enum(PAYMENT_STATES);

/** Who canceled it. `unpaid`: nobody, as it was not paid until `payBy`. */
export const cancelReasonSchema = z.enum(["customer", "unpaid", "seller"]);

/** The product at the time of the order; `options` resolve the chosen slugs. */
const orderedProductSchema = productSchema
  .pick({ id: true, name: true, slug: true, brand: true, sku: true, partNumber: true, images: true, options: true })
  .meta({ id: "OrderedProduct", description: "A product as it was at ordering" });

const orderItemSchema = z.object({
  product: orderedProductSchema,
  options: z.array(chosenOptionSchema),
  price: amountSchema,
  quantity: z.int(),
  total: amountSchema,
  fitment: orderedVerdictSchema
    .nullable()
    .meta({ description: "The fit verdict when the order was placed; null without a vehicle" }),
});

/** The statuses that an order has reached, oldest first. */
const timelineSchema = z.array(z.object({ status: orderStatusSchema, at: timestampSchema }));

/** `valuePay` is the amount to pay; `pixCode` is set while a Pix payment is pending and `payBy` has not passed. */
export const orderSchema = z
  .object({
    id: idSchema,
    token: z.string().meta({ description: "Opens the order without a login; empty if it can no longer be derived" }),
    number: z.string(),
    createdAt: timestampSchema,
    payment: paymentMethodSchema,
    paymentState: paymentStateSchema,
    pixCode: z.string().nullable(),
    valuePay: amountSchema,
    status: orderStatusSchema,
    items: z.array(orderItemSchema),
    quantity: z.int(),
    subtotal: amountSchema,
    totals: z.array(totalsLineSchema),
    total: amountSchema,
    shippingAddress: orderAddressSchema,
    billingAddress: orderAddressSchema,
    order_notes: z.string(),
    delivery: z
      .object({ from: z.iso.date(), to: z.iso.date() })
      .nullable()
      .meta({ description: "First and last day of the expected arrival, if paid on the day of the order; else null" }),
    payBy: timestampSchema
      .nullable()
      .meta({ description: "An order unpaid at this moment is canceled; null: no deadline" }),
    cancelledAt: timestampSchema.nullable().meta({ description: "When it was canceled; else null" }),
    cancelReason: cancelReasonSchema.nullable(),
    paidAt: timestampSchema
      .nullable()
      .meta({ description: "When the payment was confirmed; null if it was not, or the time is unknown" }),
    timeline: timelineSchema,
    carrier: z.string().meta({ description: "Who brings the shipped order; empty if the seller did not say" }),
    tracking: z.string().meta({ description: "Tracking code of the shipped order; empty if the seller did not say" }),
    nfeKey: z.string().nullable().meta({ description: "Access key of the invoice (NF-e)" }),
  })
  .meta({ id: "Order", description: "An order", examples: [example()] });

/**
 * Visible to anyone with the order's number and e-mail. Numbers are easy to guess, so it has no person: no name, address,
 * note, vehicle, invoice or token. The Pix code pays the seller and names no buyer.
 */
export const orderSummarySchema = orderSchema
  .pick({
    number: true,
    status: true,
    createdAt: true,
    payment: true,
    paymentState: true,
    pixCode: true,
    valuePay: true,
    quantity: true,
    subtotal: true,
    totals: true,
    total: true,
    payBy: true,
    cancelledAt: true,
    cancelReason: true,
    paidAt: true,
    timeline: true,
    delivery: true,
    carrier: true,
    tracking: true,
  })
  .extend({ items: z.array(orderItemSchema.omit({ fitment: true })) })
  .meta({ id: "OrderSummary", description: "Where an order stands, oldest step first", examples: [] });

export type OrderDto = z.output<typeof orderSchema>;
export type OrderItemDto = z.output<typeof orderItemSchema>;
export type OrderStatusDto = z.output<typeof orderStatusSchema>;
export type OrderSummaryDto = z.output<typeof orderSummarySchema>;
export type PaymentMethodDto = z.output<typeof paymentMethodSchema>;
export type PaymentStateDto = z.output<typeof paymentStateSchema>;

function example() {
  const { id: productId, name, slug, brand, sku, partNumber, images, options } = exampleProduct;
  return {
    id: "0197a1c2-0000-7000-8000-00000000d001",
    token: "pW4gq0m2bXhJw0n1o3x9kT7uYd5cVf8a",
    number: "1001",
    createdAt: "2026-03-14T12:30:00.000Z",
    payment: "combine",
    paymentState: "pending",
    pixCode: null,
    valuePay: 204.88,
    status: "PENDING",
    items: [
      {
        product: { id: productId, name, slug, brand, sku, partNumber, images, options },
        options: [{ name: "material", value: "ceramica" }],
        price: 149.9,
        quantity: 1,
        total: 149.9,
        fitment: null,
      },
    ],
    quantity: 1,
    subtotal: 149.9,
    totals: [
      { type: "shipping", title: "Frete", price: 25 },
      { type: "tax", title: "Impostos", price: 29.98 },
    ],
    total: 204.88,
    shippingAddress: addressExample,
    billingAddress: addressExample,
    order_notes: "",
    delivery: { from: "2026-03-18", to: "2026-03-19" },
    payBy: "2026-03-16T12:30:00.000Z",
    cancelledAt: null,
    cancelReason: null,
    paidAt: null,
    timeline: [{ status: "PENDING", at: "2026-03-14T12:30:00.000Z" }],
    carrier: "",
    tracking: "",
    nfeKey: null,
  };
}
