import { z } from "zod";
import { addressSchema } from "../address.ts";
import { bidSchema } from "../bids.ts";
import { personal } from "../personal-fields.ts";
import { vehicleSchema } from "../vehicle.ts";
import { amountSchema, idSchema, timestampSchema } from "../wire-values.ts";
import { namedPartShape } from "./named-part.ts";
import { staffOrderRowSchema } from "./order.ts";

/** `orders`: without canceled ones. `spent`: what was paid for them. */
const customerOrderTotals = {
  orders: z.int(),
  spent: amountSchema,
  lastOrderAt: timestampSchema.nullable(),
};

export const staffCustomerRowSchema = z
  .object({
    id: idSchema,
    createdAt: timestampSchema,
    name: z.string(),
    email: personal("email", z.string()),
    phone: personal("phone", z.string()),
    city: z.string(),
    state: z.string(),
    blocked: z.boolean(),
    ...customerOrderTotals,
  })
  .meta({ id: "StaffCustomerRow", description: "A customer in the list that staff see" });

const customerNoteSchema = z.object({ id: idSchema, at: timestampSchema, name: z.string(), text: z.string() });

const customerQuestionSchema = z.object({
  id: idSchema,
  at: timestampSchema,
  product: z.string().meta({ description: "Name of the product, with its brand and numbers" }),
  content: z.string(),
  answer: z.string().nullable(),
});

const bidProductSchema = bidSchema.shape.product.extend(namedPartShape);

export const staffCustomerSchema = staffCustomerRowSchema
  .omit({ city: true, state: true, blocked: true })
  .extend({
    emailConfirmed: z.boolean(),
    cpf: personal(
      "text",
      z
        .string()
        .meta({ description: "Whole for owners and managers, else its end; empty if unknown; of a company its CNPJ" }),
    ),
    whatsapp: personal("text", z.string())
      .nullable()
      .meta({ description: "Digits for wa.me; null if the phone number has none" }),
    blocked: z.object({ at: timestampSchema, reason: z.string() }).nullable(),
    addresses: z.array(addressSchema),
    vehicles: z.array(vehicleSchema),
    recentOrders: z.array(staffOrderRowSchema).nullable().meta({ description: "Null without orders.read" }),
    bids: z.array(bidSchema.omit({ product: true }).extend({ product: bidProductSchema })),
    questions: z.array(customerQuestionSchema),
    notes: z.array(customerNoteSchema).meta({ description: "The newest first" }),
  })
  .meta({ id: "StaffCustomer", description: "A customer as staff see it" });

export type StaffCustomerDto = z.output<typeof staffCustomerSchema>;
export type StaffCustomerRowDto = z.output<typeof staffCustomerRowSchema>;
