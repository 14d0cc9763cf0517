import { MAX_ANSWER_LENGTH } from "@pecacerta/rules/inbox";
import { z } from "zod";
import { errorBodySchema } from "../error-body.ts";
import { optionalField } from "../fields.ts";
import { optionalIdempotencyKey } from "../idempotency.ts";
import { longTextField, uuidField } from "../text-fields.ts";
import { dataEnvelope } from "../wire-values.ts";
import { inboxThreadSchema, standingAnswerSchema } from "./inbox.ts";

/** Every call on one entry answers with the entry as it is then. */
export const changesInboxEntry = {
  tags: ["Staff inbox"],
  access: "staff",
  company: true,
  method: "POST",
  params: z.object({ id: uuidField }),
  headers: optionalIdempotencyKey,
  responses: { 200: dataEnvelope(inboxThreadSchema) },
} as const;

export const inboxFieldRefusals = [
  "ERROR_FORM_REQUIRED",
  "ERROR_FORM_INVALID",
  "ERROR_FORM_TOO_LONG",
  "IDEMPOTENCY_KEY_REUSED",
] as const;

/** `previous`: the answer that this one replaces, as the member saw it; missing for the first answer. */
export const answerInputSchema = z.object({
  answer: longTextField(MAX_ANSWER_LENGTH, 1),
  previous: optionalField(longTextField(MAX_ANSWER_LENGTH)),
});

/** 409 `ALREADY_ANSWERED`: another answer stands. */
export const answerConflict = {
  409: errorBodySchema.extend({ answer: standingAnswerSchema.optional() }).meta({ id: "AnswerConflict" }),
} as const;
