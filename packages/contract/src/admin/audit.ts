import { z } from "zod";
import { defineCall } from "../call.ts";
import { integerField, optionalField, withDefault } from "../fields.ts";
import { SAMPLE_IDS } from "../sample-ids.ts";
import { dayField, textField, uuidFieldLike } from "../text-fields.ts";
import { dataEnvelope, idSchema, timestampSchema } from "../wire-values.ts";

const stateSchema = z.record(z.string(), z.unknown()).nullable();

const auditEntrySchema = z.object({
  id: idSchema,
  at: timestampSchema,
  action: z.string().meta({ examples: ["order.paid"] }),
  actor: z.object({
    kind: z.enum(["staff", "customer", "program"]),
    id: idSchema.nullable(),
    name: z
      .string()
      .meta({ description: "Of a member of the staff or an operator; empty for others and former members" }),
    support: z.boolean().meta({ description: "Whether it was done with an operator's access for support" }),
  }),
  subject: z.object({
    kind: z.string().meta({ examples: ["order"] }),
    id: z.string(),
    name: z.string().meta({
      description:
        "Number of an order, name of a product, category, brand, product type or attribute, a member or an operator; empty for others",
    }),
    deleted: z.boolean().meta({ description: "Whether it had a name and does not exist any more" }),
  }),
  before: stateSchema,
  after: stateSchema,
  network: z.string().nullable().meta({ description: "Of the address from which it was done" }),
});

const shortText = z.string({ error: "ERROR_FORM_INVALID" }).max(200, "ERROR_FORM_TOO_LONG");

/**
 * Newest first. `subject` is a kind with an id, `order:1001` by number; `product` an SKU or another own number of a part;
 * `from` and `to` are days in Brasília. `after` continues behind the `next` of the previous answer.
 */
export const listAuditEntriesCall = defineCall({
  tags: ["Staff"],
  access: "staff",
  company: true,
  permission: "audit.read",
  method: "GET",
  path: "/admin/audit",
  summary: "Who changed what in the company",
  query: z.object({
    subject: optionalField(shortText.regex(/^[a-z-]+:[^\p{Cc}\p{Cs}]+$/u, "ERROR_FORM_INVALID")),
    actor: optionalField(uuidFieldLike(SAMPLE_IDS.productId)),
    action: optionalField(shortText.regex(/^[a-z.-]+$/, "ERROR_FORM_INVALID")),
    product: optionalField(textField(100, "10-2")),
    from: optionalField(dayField),
    to: optionalField(dayField),
    limit: withDefault(integerField(1, 200), 50),
    after: optionalField(uuidFieldLike(SAMPLE_IDS.productId)),
  }),
  responses: {
    200: dataEnvelope(
      z.object({
        items: z.array(auditEntrySchema),
        next: z.string().nullable(),
        members: z
          .array(z.object({ id: idSchema, name: z.string() }))
          .meta({ description: "The company's staff, and operators with their support access, to choose an actor" }),
      }),
    ),
  },
  refusals: { 422: ["ERROR_FORM_INVALID", "ERROR_FORM_TOO_LONG"] },
});

export type AuditEntryDto = z.output<typeof auditEntrySchema>;
