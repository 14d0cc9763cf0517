import { z } from "zod";
import { chosenOptionSchema } from "../cart.ts";
import { orderSchema } from "../order.ts";
import { idSchema } from "../wire-values.ts";
import { itemPlaceShape, staffOrderSchema } from "./order.ts";

/** A piece to fetch, for all orders of the print. `orders`: how many of them each one gets. */
const pickLineSchema = z.object({
  shelf: z.string(),
  productId: idSchema,
  name: z.string(),
  brand: z.string(),
  sku: z.string(),
  partNumber: z.string(),
  image: z.string().nullable(),
  options: z.array(chosenOptionSchema).meta({ description: "By their names, as shoppers read them" }),
  quantity: z.int(),
  missing: z.int().meta({ description: "Of them, pieces that are not on the shelf, by the last count" }),
  orders: z.array(z.object({ number: z.string(), quantity: z.int() })),
});

/** For the packing slip and the label. `quantity` is what is left of the line after cancellations. */
const printedOrderSchema = staffOrderSchema
  .pick({
    number: true,
    createdAt: true,
    stage: true,
    payment: true,
    paymentState: true,
    shippingAddress: true,
    order_notes: true,
    subtotal: true,
    totals: true,
    total: true,
    carrier: true,
    tracking: true,
    nfeKey: true,
  })
  .extend({
    buyer: z.string(),
    quantity: z.int(),
    items: z.array(orderSchema.shape.items.element.extend(itemPlaceShape)),
  });

const senderSchema = z.object({
  name: z.string(),
  legalName: z.string(),
  cnpj: z.string(),
  phone: z.string(),
  address1: z.string(),
  district: z.string(),
  city: z.string(),
  state: z.string(),
  postcode: z.string(),
});

export const orderPrintSchema = z
  .object({
    orders: z.array(printedOrderSchema).meta({ description: "In the requested order" }),
    lines: z.array(pickLineSchema).meta({ description: "By shelf; parts without one come last" }),
    missing: z.array(z.string()).meta({ description: "Numbers without an order" }),
    sender: senderSchema,
  })
  .meta({ id: "OrderPrint", description: "What pick lists, packing slips and labels show" });

export type OrderPrintDto = z.output<typeof orderPrintSchema>;
export type PickLineDto = z.output<typeof pickLineSchema>;
