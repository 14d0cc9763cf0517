import { CUSTOMER_SORTS, CUSTOMER_VIEWS } from "@pecacerta/rules/customer-list";
import { STAFF_TEXT_LIMITS } from "@pecacerta/rules/staff-text-limits";
import { z } from "zod";
import { defineCall } from "../call.ts";
import { integerField, optionalField, withDefault } from "../fields.ts";
import { requiredIdempotencyKey } from "../idempotency.ts";
import { customerRecordsSchema } from "../privacy.ts";
import { emailField, longTextField, searchTermField, textField, uuidFieldLike } from "../text-fields.ts";
import { dataEnvelope, timestampSchema } from "../wire-values.ts";
import { staffCustomerRowSchema, staffCustomerSchema } from "./customer.ts";

const ofCustomers = { tags: ["Staff customers"], access: "staff", company: true } as const;
const readsCustomers = { ...ofCustomers, permission: "customers.read" } as const;
const oneCustomer = {
  params: z.object({ id: uuidFieldLike("0197a1c2-0000-7000-8000-00000000f001") }),
  responses: { 200: dataEnvelope(staffCustomerSchema) },
};
const notFound = { 404: ["CUSTOMER_NOT_FOUND"] } as const;
const formRefusals = ["ERROR_FORM_INVALID", "ERROR_FORM_REQUIRED", "ERROR_FORM_TOO_LONG"] as const;

/**
 * `q` finds the first or last name, the beginning of the e-mail address, or the last digits of phone number or CPF; it
 * searches all customers, whatever the view. `after` continues behind the `next` of the previous answer. `total` counts
 * up to 10,000, or 1,000 that a search finds; `isMore`: there are more.
 */
export const listStaffCustomersCall = defineCall({
  ...readsCustomers,
  method: "GET",
  path: "/admin/customers",
  summary: "The company's customers",
  query: z.object({
    view: withDefault(z.enum(CUSTOMER_VIEWS, { error: "ERROR_FORM_INVALID" }), "all"),
    q: optionalField(searchTermField),
    sort: withDefault(z.enum(CUSTOMER_SORTS, { error: "ERROR_FORM_INVALID" }), "newest"),
    limit: withDefault(integerField(1, 200), 50),
    after: optionalField(textField(1000)),
  }),
  responses: {
    200: dataEnvelope(
      z.object({
        items: z.array(staffCustomerRowSchema),
        next: z.string().nullable(),
        total: z.int(),
        isMore: z.boolean(),
      }),
    ),
  },
});

export const getStaffCustomerCall = defineCall({
  ...readsCustomers,
  ...oneCustomer,
  method: "GET",
  path: "/admin/customers/:id",
  summary: "One customer, with orders, bids and questions",
  refusals: notFound,
});

/** Only staff read notes. They are deleted with the customer. */
export const addStaffCustomerNoteCall = defineCall({
  ...readsCustomers,
  ...oneCustomer,
  method: "POST",
  path: "/admin/customers/:id/notes",
  summary: "Add a note",
  headers: requiredIdempotencyKey,
  body: z.object({ text: longTextField(STAFF_TEXT_LIMITS.note, 1) }),
  refusals: { ...notFound, 422: [...formRefusals, "IDEMPOTENCY_KEY_REQUIRED", "IDEMPOTENCY_KEY_REUSED"] },
});

/** Ends the customer's sessions; a sign-in is refused with FORBIDDEN. Open orders stay. */
export const blockStaffCustomerCall = defineCall({
  ...ofCustomers,
  ...oneCustomer,
  permission: "orders.write",
  method: "POST",
  path: "/admin/customers/:id/block",
  summary: "Block a customer",
  body: z.object({ reason: longTextField(STAFF_TEXT_LIMITS.reason, 1) }),
  refusals: { ...notFound, 422: formRefusals },
});

export const unblockStaffCustomerCall = defineCall({
  ...ofCustomers,
  ...oneCustomer,
  permission: "orders.write",
  method: "POST",
  path: "/admin/customers/:id/unblock",
  summary: "Let a blocked customer sign in again",
  refusals: notFound,
});

export const exportStaffCustomerCall = defineCall({
  ...ofCustomers,
  ...oneCustomer,
  permission: "customers.export",
  reads: true,
  fresh: true,
  method: "POST",
  path: "/admin/customers/:id/export",
  summary: "Everything that the shop knows about a customer",
  responses: { 200: dataEnvelope(z.object({ exportedAt: timestampSchema, records: customerRecordsSchema })) },
  refusals: notFound,
});

/** `email` confirms which customer is meant. Orders are kept without personal data. Irreversible. */
export const eraseStaffCustomerCall = defineCall({
  ...ofCustomers,
  ...oneCustomer,
  permission: "customers.erase",
  method: "POST",
  path: "/admin/customers/:id/erase",
  summary: "Erase a customer",
  body: z.object({ email: emailField }),
  responses: { 200: dataEnvelope(z.null()) },
  refusals: { ...notFound, 422: [...formRefusals, "ERROR_FORM_INCORRECT_EMAIL"] },
});
