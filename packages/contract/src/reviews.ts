import { MAX_REVIEW_LENGTH } from "@pecacerta/rules/feedback";
import { z } from "zod";
import { defineCall } from "./call.ts";
import { integerField, optionalField, withDefault } from "./fields.ts";
import { optionalIdempotencyKey } from "./idempotency.ts";
import { longTextField, tokenField, uuidField } from "./text-fields.ts";
import { dataEnvelope, idSchema, timestampSchema } from "./wire-values.ts";

/** The token is accepted but not used: the list is public. */
export const feedbackListInput = z.object({
  product_id: uuidField,
  token: optionalField(tokenField),
  page: withDefault(integerField(1, 100_000), 1),
  limit: withDefault(integerField(1, 100), 100),
});

/** `verified`: the author had ordered the product. */
export const reviewSchema = z
  .object({
    id: idSchema,
    date: timestampSchema,
    author: z.string().meta({ description: "First name and initial", examples: ["Maria S."] }),
    avatar: z.string().nullable(),
    rating: z.int().min(1).max(5),
    content: z.string().meta({ description: "Plain text" }),
    verified: z.boolean(),
    answer: z.string().nullable().meta({ description: "The seller's answer" }),
  })
  .meta({
    id: "Review",
    description: "What a buyer says of a product",
    examples: [
      {
        id: "0197a1c2-0000-7000-8000-00000000d001",
        date: "2026-03-14T12:30:00.000Z",
        author: "Maria S.",
        avatar: null,
        rating: 5,
        content: "Serviu perfeitamente no meu Gol 2014.",
        verified: true,
        answer: null,
      },
    ],
  });

export type ReviewDto = z.output<typeof reviewSchema>;

export const listReviewsCall = defineCall({
  method: "POST",
  reads: true,
  path: "/sale/review/list",
  summary: "The reviews of a product, the newest first",
  tags: ["Reviews and questions"],
  access: "public",
  company: true,
  body: feedbackListInput,
  responses: { 200: dataEnvelope(z.array(reviewSchema)) },
  refusals: { 404: ["PRODUCT_NOT_FOUND"] },
});

export const addReviewCall = defineCall({
  method: "POST",
  path: "/sale/review/insert",
  summary: "Review a product; a customer's second review takes the place of the first",
  tags: ["Reviews and questions"],
  access: "bearer",
  company: true,
  headers: optionalIdempotencyKey,
  body: z.object({
    product_id: uuidField,
    rating: integerField(1, 5, { fault: "INVALID_RATING", example: 5 }),
    revision: longTextField(MAX_REVIEW_LENGTH, 1),
  }),
  responses: { 201: dataEnvelope(reviewSchema) },
  refusals: { 404: ["PRODUCT_NOT_FOUND"], 409: ["REVIEWS_FULL"], 422: ["INVALID_RATING", "IDEMPOTENCY_KEY_REUSED"] },
});
