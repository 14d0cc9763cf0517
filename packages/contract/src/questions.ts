import { MAX_QUESTION_LENGTH } from "@pecacerta/rules/feedback";
import { z } from "zod";
import { defineCall } from "./call.ts";
import { optionalIdempotencyKey } from "./idempotency.ts";
import { feedbackListInput } from "./reviews.ts";
import { longTextField, uuidField } from "./text-fields.ts";
import { dataEnvelope, idSchema, timestampSchema } from "./wire-values.ts";

export const questionSchema = z
  .object({
    id: idSchema,
    date: timestampSchema,
    author: z.string().meta({ description: "First name and initial", examples: ["Maria S."] }),
    avatar: z.string().nullable(),
    content: z.string().meta({ description: "Plain text" }),
    answer: z.string().nullable(),
  })
  .meta({
    id: "Question",
    description: "A question about a product, and its seller's answer",
    examples: [
      {
        id: "0197a1c2-0000-7000-8000-00000000d002",
        date: "2026-03-14T12:30:00.000Z",
        author: "Maria S.",
        avatar: null,
        content: "Serve no Gol 1.6 2014?",
        answer: "Serve, sim.",
      },
    ],
  });

export type QuestionDto = z.output<typeof questionSchema>;

export const listQuestionsCall = defineCall({
  method: "POST",
  reads: true,
  path: "/sale/question/list",
  summary: "The questions about a product, the newest first",
  tags: ["Reviews and questions"],
  access: "public",
  company: true,
  body: feedbackListInput,
  responses: { 200: dataEnvelope(z.array(questionSchema)) },
  refusals: { 404: ["PRODUCT_NOT_FOUND"] },
});

/** The token identifies the customer; the legacy field `user_id` is ignored. */
export const addQuestionCall = defineCall({
  method: "POST",
  path: "/sale/question/insert",
  summary: "Ask the seller about a product",
  tags: ["Reviews and questions"],
  access: "bearer",
  company: true,
  headers: optionalIdempotencyKey,
  body: z.object({ product_id: uuidField, question: longTextField(MAX_QUESTION_LENGTH, 1) }),
  responses: { 201: dataEnvelope(questionSchema) },
  refusals: { 404: ["PRODUCT_NOT_FOUND"], 409: ["QUESTIONS_FULL"], 422: ["IDEMPOTENCY_KEY_REUSED"] },
});
