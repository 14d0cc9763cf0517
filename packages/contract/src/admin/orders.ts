import { isNfeKey, normalizeNfeKey } from "@pecacerta/rules/nfe-key";
import { ORDER_CHANNELS } from "@pecacerta/rules/order";
import { CHANGEABLE_ORDER_FIELDS, ORDER_VIEWS } from "@pecacerta/rules/order-stage";
import { STAFF_TEXT_LIMITS } from "@pecacerta/rules/staff-text-limits";
import { MAX_TRACKING_CODE_LENGTH, normalizeTrackingCode } from "@pecacerta/rules/tracking-link";
import { z } from "zod";
import { addressInputSchema, orderAddressSchema } from "../address.ts";
import { defineCall } from "../call.ts";
import { errorBodySchema } from "../error-body.ts";
import { coerced, integerField, optionalField, typeError, withDefault } from "../fields.ts";
import { orderSchema } from "../order.ts";
import { personal } from "../personal-fields.ts";
import { dayField, orderNumberField, searchTermField, textField } from "../text-fields.ts";
import { dataEnvelope } from "../wire-values.ts";
import { orderMailSchema, staffOrderRowSchema, waitingOrderCounts } from "./order.ts";
import { oneOrder, orderNotFound, orderNumbersField, readsOrders, trackingField, writesOrders } from "./order-call.ts";

const MAX_ORDERS = 200;

/**
 * By number, descending, or ascending with `sort=oldest`. `q` finds a number, an amount with its centavos or `R$`, the
 * beginning of a name, of an SKU, of a part number or of a tracking code, and a product's words; with `customers.read` also
 * an e-mail, the digits of a phone number and the last ones of a CPF. It searches all orders, whatever the view and the
 * filters: `n` lists numbers, `from` and `to` are days in Brasília on which orders were placed. `after` continues behind the `next` of the
 * previous answer. `total` counts up to 10,000; `isMore`: there are more.
 */
export const listStaffOrdersCall = defineCall({
  ...readsOrders,
  method: "GET",
  path: "/admin/orders",
  summary: "The company's orders",
  query: z.object({
    view: withDefault(z.enum(ORDER_VIEWS, { error: "ERROR_FORM_INVALID" }), "all"),
    q: optionalField(searchTermField),
    n: orderNumbersField(MAX_ORDERS).optional(),
    from: optionalField(dayField),
    to: optionalField(dayField),
    payment: optionalField(z.enum(orderSchema.shape.payment.options, { error: "ERROR_FORM_INVALID" })),
    channel: optionalField(z.enum(ORDER_CHANNELS, { error: "ERROR_FORM_INVALID" })),
    sort: withDefault(z.enum(["newest", "oldest"], { error: "ERROR_FORM_INVALID" }), "newest"),
    limit: withDefault(integerField(1, MAX_ORDERS), 50),
    after: optionalField(orderNumberField),
  }),
  responses: {
    200: dataEnvelope(
      z.object({
        items: z.array(staffOrderRowSchema),
        next: z.string().nullable(),
        total: z.int(),
        isMore: z.boolean(),
      }),
    ),
  },
});

/** Orders of each view. `sent` and `all` count up to 10,000. */
export const countStaffOrdersCall = defineCall({
  ...readsOrders,
  method: "GET",
  path: "/admin/orders/counts",
  summary: "How many orders each view has",
  responses: {
    200: dataEnvelope(z.object({ ...waitingOrderCounts, sent: z.int(), all: z.int() })),
  },
});

export const getStaffOrderCall = defineCall({
  ...readsOrders,
  ...oneOrder,
  method: "GET",
  path: "/admin/orders/:number",
  summary: "One order",
  refusals: orderNotFound,
});

const nfeKeyField = coerced(
  (sent) => (typeof sent === "string" ? normalizeNfeKey(sent) : sent),
  z
    .string(typeError("ERROR_FORM_INVALID"))
    .max(44, { error: "INVALID_INVOICE_KEY", abort: true })
    .refine((key) => key === "" || isNfeKey(key), "INVALID_INVOICE_KEY")
    .meta({ examples: ["35170458716523000119550010000000121000123458"] }),
);

const changeableFields = {
  address: optionalField(addressInputSchema),
  nfe_key: nfeKeyField.optional(),
  carrier: textField(STAFF_TEXT_LIMITS.carrier, "Correios").optional(),
  tracking: trackingField.optional(),
};

/** Of a refused change: the stored values, those that were sent, and the fields that another person changed. */
const changedMeanwhileSchema = errorBodySchema.extend({
  current: z
    .object({
      revision: z.int(),
      address: orderAddressSchema,
      nfe_key: z.string(),
      carrier: z.string(),
      tracking: z.string(),
    })
    .optional(),
  yours: z
    .object({
      address: orderAddressSchema.optional(),
      nfe_key: z.string().optional(),
      carrier: z.string().optional(),
      tracking: z.string().optional(),
    })
    .optional(),
  conflicts: z.array(z.enum(CHANGEABLE_ORDER_FIELDS)).optional(),
});

export type OrderConflictDto = Required<
  Pick<z.output<typeof changedMeanwhileSchema>, "current" | "yours" | "conflicts">
>;

/**
 * Needs `If-Match` with the order's revision. Fields that have not changed since are saved, whatever the revision is
 * by then. The address changes until the order is shipped, `carrier` and `tracking` afterwards, with a mail to the
 * customer. `nfe_key`: 44 characters with check digit; empty removes it.
 */
export const changeStaffOrderCall = defineCall({
  ...writesOrders,
  ...oneOrder,
  method: "PATCH",
  path: "/admin/orders/:number",
  summary: "Change the address, the shipment or the key of the invoice",
  headers: z.looseObject({ "if-match": z.string().optional() }),
  body: z.object(changeableFields),
  refusals: {
    ...orderNotFound,
    409: ["ORDER_CLOSED", "CHANGED_MEANWHILE"],
    422: ["INVALID_INVOICE_KEY", "INVALID_TRACKING_CODE", "ADDRESS_NUMBER_REQUIRED"],
    428: ["VERSION_NEEDED"],
  },
  refusalBody: { 409: changedMeanwhileSchema },
});

const mailPreviewSchema = z.object({
  to: personal("email", z.string()),
  subject: z.string(),
  text: personal("text", z.string()),
});

/** Null if the customer's account was deleted. Without `carrier` and `tracking`, those of the order. */
export const previewStaffOrderMailCall = defineCall({
  ...readsOrders,
  params: oneOrder.params,
  method: "GET",
  path: "/admin/orders/:number/mails/preview",
  summary: "The mail that the customer would get",
  query: z.object({
    mail: orderMailSchema,
    carrier: textField(STAFF_TEXT_LIMITS.carrier, "Correios").optional(),
    tracking: textField(MAX_TRACKING_CODE_LENGTH, "AA123456785BR").overwrite(normalizeTrackingCode).optional(),
  }),
  responses: { 200: dataEnvelope(mailPreviewSchema.nullable()) },
  refusals: orderNotFound,
});
