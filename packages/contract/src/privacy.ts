import { z } from "zod";
import { customerSchema } from "./accounts.ts";
import { defineCall } from "./call.ts";
import { currentPasswordField } from "./text-fields.ts";
import { dataEnvelope, timestampSchema } from "./wire-values.ts";

const own = { tags: ["Accounts"], access: "bearer", company: true } as const;

/** All rows of the customer by table; amounts in centavos. */
export const customerRecordsSchema = z.record(z.string(), z.array(z.record(z.string(), z.unknown())));

export const exportAccountCall = defineCall({
  ...own,
  method: "GET",
  path: "/user/export",
  summary: "Everything that the shop knows about the customer",
  responses: {
    200: dataEnvelope(z.object({ exportedAt: timestampSchema, user: customerSchema, records: customerRecordsSchema })),
  },
});

/** Orders are kept without personal data. Irreversible. */
export const deleteAccountCall = defineCall({
  ...own,
  method: "POST",
  path: "/user/delete",
  summary: "Delete the account",
  body: z.object({ password: currentPasswordField }),
  responses: { 200: dataEnvelope(z.null()) },
  refusals: { 401: ["AUTH_WRONG_PASSWORD"], 422: ["ERROR_FORM_REQUIRED"] },
});
