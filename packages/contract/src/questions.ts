import { MAX_QUESTION } from "@pecacerta/rules/opinion";
import { z } from "zod";
import { defineCall } from "./call.ts";
import { acceptsIdempotencyKey } from "./idempotency.ts";
import { opinionsAsked } from "./reviews.ts";
import { longText, uuid } from "./text-fields.ts";
import { id, moment, wrapped } from "./wire-values.ts";

/** `answer` is the seller's, once there is one. */
export const question = z
  .object({
    id,
    date: moment,
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

export type Question = z.output<typeof question>;

export const listQuestions = defineCall({
  method: "POST",
  path: "/sale/question/list",
  summary: "The questions about a product, the newest first",
  tags: ["Reviews and questions"],
  access: "public",
  company: true,
  body: opinionsAsked,
  answer: { 200: wrapped(z.array(question)) },
  refusals: { 404: ["PRODUCT_NOT_FOUND"] },
});

/** Who asks is who holds the token: `user_id`, which older clients send, means nothing. */
export const addQuestion = defineCall({
  method: "POST",
  path: "/sale/question/insert",
  summary: "Ask the seller about a product",
  tags: ["Reviews and questions"],
  access: "bearer",
  company: true,
  headers: acceptsIdempotencyKey,
  body: z.object({ product_id: uuid, question: longText(MAX_QUESTION, 1) }),
  answer: { 201: wrapped(question) },
  refusals: { 404: ["PRODUCT_NOT_FOUND"], 409: ["QUESTIONS_FULL"], 422: ["IDEMPOTENCY_KEY_REUSED"] },
});
