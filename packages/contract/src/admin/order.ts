import { ADDRESS_PARTS } from "@pecacerta/rules/address-lines";
import { ORDER_CHANNELS } from "@pecacerta/rules/order";
import { PAYMENT_REVERSAL_REASONS } from "@pecacerta/rules/order-payment";
import {
  ORDER_ACTIONS,
  ORDER_EVENT_KINDS,
  ORDER_MAILS,
  ORDER_STAGES,
  REFUND_METHODS,
} from "@pecacerta/rules/order-stage";
import { z } from "zod";
import { orderSchema } from "../order.ts";
import { personal } from "../personal-fields.ts";
import { amountSchema, idSchema, timestampSchema } from "../wire-values.ts";

export const orderStageSchema = z.enum(ORDER_STAGES);
export const refundMethodSchema = z.enum(REFUND_METHODS, { error: "ERROR_FORM_INVALID" });
export const orderMailSchema = z.enum(ORDER_MAILS, { error: "ERROR_FORM_INVALID" });

export const reversalReasonSchema = z.enum(PAYMENT_REVERSAL_REASONS, { error: "ERROR_FORM_INVALID" });

const openAmountSchema = amountSchema.meta({ description: "What an unpaid order still costs the buyer; else 0" });

const toPutBackSchema = z
  .boolean()
  .meta({ description: "Canceled after picking; its pieces are not on the shelf yet" });

const missingSchema = z.int().meta({
  description: "Pieces to pick that are not on their shelves, by the last count: older paid orders keep theirs",
});

/** Orders of each view where something waits. */
export const waitingOrderCounts = {
  "to-confirm": z.int(),
  "to-pick": z.int(),
  "to-ship": z.int(),
  late: z.int(),
  "to-put-back": z.int(),
  "to-refund": z.int(),
};

/** A row of the list of orders. `buyer` is empty after the customer was erased. */
export const staffOrderRowSchema = z
  .object({
    number: z.string(),
    createdAt: timestampSchema,
    paidAt: timestampSchema.nullable(),
    stage: orderStageSchema,
    paymentState: orderSchema.shape.paymentState,
    payment: orderSchema.shape.payment,
    channel: z.enum(ORDER_CHANNELS),
    buyer: z.string(),
    city: z.string(),
    state: z.string(),
    quantity: z.int(),
    total: amountSchema,
    paidAmount: amountSchema.nullable(),
    openAmount: openAmountSchema,
    refundDue: amountSchema,
    tracking: z.string(),
    late: z.boolean().meta({ description: "Paid, and should have been shipped already" }),
    toPutBack: toPutBackSchema,
    missing: missingSchema,
  })
  .meta({ id: "StaffOrderRow", description: "An order in the list that staff see" });

/** `name`: of the staff user at that time; empty for customers and the program. */
const orderActorSchema = z.object({ kind: z.enum(["staff", "customer", "program"]), name: z.string() });

const cancelledPiecesSchema = z.object({ position: z.int(), quantity: z.int(), stock: z.enum(["restock", "damaged"]) });

/** Only what the kind of event needs is present. */
const orderEventSchema = z.object({
  at: timestampSchema,
  kind: z.enum(ORDER_EVENT_KINDS),
  actor: orderActorSchema,
  amount: amountSchema.optional(),
  method: refundMethodSchema.optional(),
  reason: reversalReasonSchema.optional(),
  carrier: z.string().optional(),
  tracking: z.string().optional(),
  mail: orderMailSchema.optional().meta({ description: "The mail that was queued for the customer" }),
  lines: z.array(cancelledPiecesSchema).optional(),
  changed: z.array(z.enum(ADDRESS_PARTS)).optional().meta({ description: "Fields of the address that changed" }),
});

const orderNoteSchema = z.object({ id: idSchema, at: timestampSchema, name: z.string(), text: z.string() });

const orderPaymentSchema = z
  .object({
    id: idSchema,
    at: timestampSchema,
    name: z.string(),
    amount: amountSchema,
    reference: z.string(),
    paidAt: timestampSchema,
    reversal: z
      .object({ at: timestampSchema, name: z.string(), reason: reversalReasonSchema })
      .nullable()
      .meta({ description: "Why it does not count; null if it does" }),
  })
  .meta({ description: "A payment that staff confirmed" });

const orderRefundSchema = z.object({
  id: idSchema,
  at: timestampSchema,
  name: z.string(),
  amount: amountSchema,
  method: refundMethodSchema,
  reason: z.string(),
});

const buyerSchema = z.object({
  customerId: idSchema.nullable(),
  name: z.string(),
  email: personal("email", z.string()),
  phone: personal("phone", z.string()),
  whatsapp: personal("text", z.string())
    .nullable()
    .meta({ description: "Digits for wa.me; null without a valid phone number" }),
  cpf: personal(
    "text",
    z.string().meta({
      description: "Whole for owners and managers, else its end; empty if unknown; of a company its whole CNPJ",
    }),
  ),
});

export const itemPlaceShape = {
  position: z.int(),
  image: z.string().nullable().meta({ description: "The first image; null without one" }),
  shelf: z.string().meta({ description: "Where it is kept now; empty if unknown" }),
};

const staffOrderItemSchema = orderSchema.shape.items.element.extend({
  ...itemPlaceShape,
  cancelledQuantity: z.int(),
  missing: missingSchema,
});

/** An order as staff see it; without `customers.read` its personal fields are masked. Amounts are those at ordering: canceled lines show in `cancelledQuantity` and `refundDue`. */
export const staffOrderSchema = orderSchema
  .omit({ token: true, valuePay: true, timeline: true })
  .extend({
    revision: z.int().meta({ description: 'The tag of `If-Match`, as `"r3"`' }),
    stage: orderStageSchema,
    actions: z.array(z.enum(ORDER_ACTIONS)).meta({ description: "What the stage allows; permissions may allow less" }),
    channel: z.enum(ORDER_CHANNELS),
    late: z.boolean(),
    toPutBack: toPutBackSchema,
    missing: missingSchema,
    buyer: buyerSchema,
    order_notes: personal("text", z.string()),
    items: z.array(staffOrderItemSchema),
    pickedAt: timestampSchema.nullable(),
    packedAt: timestampSchema.nullable(),
    carrier: z.string(),
    tracking: z.string(),
    nfeKey: z.string().nullable(),
    paidAmount: amountSchema.nullable(),
    openAmount: openAmountSchema,
    paymentReference: z.string(),
    refundedAmount: amountSchema,
    refundDue: amountSchema,
    events: z.array(orderEventSchema),
    notes: z.array(orderNoteSchema),
    payments: z.array(orderPaymentSchema),
    refunds: z.array(orderRefundSchema),
  })
  .meta({ id: "StaffOrder", description: "An order with what staff did and may do", examples: [] });

export type StaffOrderDto = z.output<typeof staffOrderSchema>;
export type StaffOrderRowDto = z.output<typeof staffOrderRowSchema>;
export type StaffOrderEventDto = z.output<typeof orderEventSchema>;
