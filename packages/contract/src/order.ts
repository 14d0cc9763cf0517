import { PAYMENT_METHODS } from "@pecacerta/rules/order";
import { z } from "zod";
import { addressExample, orderAddress } from "./address.ts";
import { chosenOption, totalsLine } from "./cart.ts";
import { orderedVerdict } from "./fitment.ts";
import { product } from "./product.ts";
import { productExample } from "./product-example.ts";
import { amount, id, moment } from "./wire-values.ts";

/** Stored as a code: 1 is PENDING, 2 is COMPLETED, anything else SHIPPED. */
export const orderStatus = z.enum(["PENDING", "SHIPPED", "COMPLETED"]);

/** `combine`: agreed with the seller by WhatsApp. */
export const payment = z.enum(PAYMENT_METHODS, { error: "PAYMENT_NOT_OFFERED" });

export const paymentState = z.enum(["pending", "paid", "expired", "refund-due", "refunded"]);

/** `customer`: the customer canceled it. `unpaid`: it was not paid until `payBy`. */
export const cancelReason = z.enum(["customer", "unpaid"]);

/** The product as it was when it was ordered; `options` name what the chosen slugs stand for. */
export const orderedProduct = product
  .pick({ id: true, name: true, slug: true, sku: true, partNumber: true, images: true, options: true })
  .meta({ id: "OrderedProduct", description: "A product as it was at ordering" });

export const orderItem = z.object({
  product: orderedProduct,
  options: z.array(chosenOption),
  price: amount,
  quantity: z.int(),
  total: amount,
  fitment: orderedVerdict
    .nullable()
    .meta({ description: "What was said of the buyer's vehicle; null where none was named" }),
});

/**
 * An order. `valuePay` is the amount to pay, `pixCode` the text to copy into a bank's app while a Pix payment is
 * pending and `payBy` has not passed, else null.
 */
export const order = z
  .object({
    id,
    token: z.string().meta({ description: "Opens the order without a login; empty where it is not known any more" }),
    number: z.string(),
    createdAt: moment,
    payment,
    paymentState,
    pixCode: z.string().nullable(),
    valuePay: amount,
    status: orderStatus,
    items: z.array(orderItem),
    quantity: z.int(),
    subtotal: amount,
    totals: z.array(totalsLine),
    total: amount,
    shippingAddress: orderAddress,
    billingAddress: orderAddress,
    order_notes: z.string(),
    payBy: moment.nullable().meta({ description: "An order unpaid at this moment is canceled; null: no deadline" }),
    cancelledAt: moment.nullable().meta({ description: "When it was canceled; else null" }),
    cancelReason: cancelReason.nullable(),
  })
  .meta({ id: "Order", description: "An order", examples: [example()] });

/** What anyone with number and e-mail may see of an order. */
export const orderSummary = z
  .object({
    number: z.string(),
    status: orderStatus,
    createdAt: moment,
    payBy: moment.nullable(),
    cancelledAt: moment.nullable(),
    cancelReason: cancelReason.nullable(),
    timeline: z.array(z.object({ status: orderStatus, at: moment })),
  })
  .meta({ id: "OrderSummary", description: "Where an order stands, oldest step first" });

export type Order = z.output<typeof order>;
export type OrderItem = z.output<typeof orderItem>;
export type OrderedProduct = z.output<typeof orderedProduct>;
export type OrderStatus = z.output<typeof orderStatus>;
export type OrderSummary = z.output<typeof orderSummary>;
export type Payment = z.output<typeof payment>;
export type PaymentState = z.output<typeof paymentState>;

function example() {
  const { id: productId, name, slug, sku, partNumber, images, options } = productExample;
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
        product: { id: productId, name, slug, sku, partNumber, images, options },
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
    payBy: "2026-03-16T12:30:00.000Z",
    cancelledAt: null,
    cancelReason: null,
  };
}
