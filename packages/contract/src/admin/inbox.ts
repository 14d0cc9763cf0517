import { BID_STATUSES } from "@pecacerta/rules/bid";
import { FITMENT_VERDICTS } from "@pecacerta/rules/fitment";
import { HIDE_REASONS, INBOX_KINDS, INBOX_VIEWS } from "@pecacerta/rules/inbox";
import { z } from "zod";
import { defineCall } from "../call.ts";
import { integerField, optionalField, typeError, withDefault } from "../fields.ts";
import { personal } from "../personal-fields.ts";
import { uuidField } from "../text-fields.ts";
import { amountSchema, dataEnvelope, idSchema, timestampSchema } from "../wire-values.ts";
import { namedPartShape } from "./named-part.ts";

const invalid = { error: "ERROR_FORM_INVALID" };
const inboxKindField = z.enum(INBOX_KINDS, invalid);
export const hideReasonField = z.enum(HIDE_REASONS, typeError("ERROR_FORM_INVALID"));

/** What every kind has. `dueAt`: the law's day for an answer, null for reviews. */
const entryShape = {
  kind: z.enum(INBOX_KINDS),
  id: idSchema,
  createdAt: timestampSchema,
  dueAt: timestampSchema.nullable(),
  overdue: z.boolean(),
  waiting: z.boolean().meta({ description: "Whether staff should answer" }),
  author: z.string(),
  rating: z.int().nullable(),
};

/** `value`, `quantity`: of a bid. */
export const inboxRowSchema = z
  .object({
    ...entryShape,
    excerpt: z.string(),
    product: z.object({ ...namedPartShape, slug: z.string() }).nullable(),
    value: amountSchema.nullable(),
    quantity: z.int().nullable(),
  })
  .meta({ id: "InboxRow", description: "A question, bid, review or message in the list that staff see" });

export const standingAnswerSchema = z
  .object({ text: z.string(), at: timestampSchema, by: z.string().meta({ description: "Empty if unknown" }) })
  .meta({ id: "StandingAnswer" });

/**
 * Amounts are for one piece. `floor`: staff without `prices.write` accept nothing below. `cost`: null where it is unknown,
 * and for staff without that permission.
 */
const threadBidSchema = z.object({
  value: amountSchema,
  quantity: z.int(),
  price: amountSchema,
  floor: amountSchema,
  cost: amountSchema.nullable(),
  counter: amountSchema.nullable(),
  status: z.enum(BID_STATUSES),
  expiresAt: timestampSchema,
  order: z.string().nullable(),
});

const threadProductSchema = z.object({
  id: idSchema,
  ...namedPartShape,
  url: z.string().meta({ description: "Its page in the shop" }),
  price: amountSchema,
  stock: z.int(),
  published: z.boolean(),
});

/** `contact`: of a message. `customerId`, `vehicles` (the customer's garage): with `customers.read` only. */
export const inboxThreadSchema = z
  .object({
    ...entryShape,
    text: z.string(),
    answer: standingAnswerSchema.nullable(),
    hidden: z.object({ at: timestampSchema, reason: z.string() }).nullable(),
    closedAt: timestampSchema.nullable(),
    customerId: idSchema.nullable(),
    contact: z.object({ email: personal("email", z.string()), phone: personal("phone", z.string()) }).nullable(),
    product: threadProductSchema.nullable(),
    vehicles: z.array(z.object({ name: z.string(), verdict: z.enum(FITMENT_VERDICTS), note: z.string() })),
    bid: threadBidSchema.nullable(),
    past: z.array(z.object({ id: idSchema, question: z.string(), answer: z.string() })),
  })
  .meta({ id: "InboxThread", description: "A question, bid, review or message with what staff need to answer it" });

export type InboxRowDto = z.output<typeof inboxRowSchema>;
export type StandingAnswerDto = z.output<typeof standingAnswerSchema>;
export type InboxThreadDto = z.output<typeof inboxThreadSchema>;

const countsSchema = z.object({ questions: z.int(), bids: z.int(), reviews: z.int(), messages: z.int() });

const readsInbox = { tags: ["Staff inbox"], access: "staff", company: true, permission: "feedback.answer" } as const;

/**
 * `waiting`: the oldest first; the other views: the newest first. Reviews wait if they have up to three stars and are
 * younger than 30 days. Bids need `bids.answer`, messages `customers.read`. Counts end at 1,000.
 */
export const listInboxCall = defineCall({
  ...readsInbox,
  method: "GET",
  path: "/admin/inbox",
  summary: "What customers wrote",
  query: z.object({
    view: withDefault(z.enum(INBOX_VIEWS, invalid), "waiting"),
    kind: optionalField(inboxKindField),
    limit: withDefault(integerField(1, 100), 30),
    after: optionalField(
      z
        .string(typeError("ERROR_FORM_INVALID"))
        .regex(/^\d{1,16}\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, "ERROR_FORM_INVALID")
        .meta({ examples: ["1763920800000000.0197a1c2-5b7e-7c3a-9d54-3f1c2b6a8e10"] }),
    ),
  }),
  responses: {
    200: dataEnvelope(
      z.object({
        items: z.array(inboxRowSchema),
        next: z.string().nullable(),
        counts: z.object({ waiting: countsSchema, answered: countsSchema, all: countsSchema }),
      }),
    ),
  },
});

export const getInboxThreadCall = defineCall({
  ...readsInbox,
  method: "GET",
  path: "/admin/inbox/:kind/:id",
  summary: "A question, bid, review or message",
  params: z.object({ kind: inboxKindField, id: uuidField }),
  responses: { 200: dataEnvelope(inboxThreadSchema) },
  refusals: { 404: ["NOT_FOUND"] },
});
