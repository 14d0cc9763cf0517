import { z } from "zod";
import { defineCall } from "../call.ts";
import { hideReasonField } from "./inbox.ts";
import { answerConflict, answerInputSchema, changesInboxEntry, inboxFieldRefusals } from "./inbox-call.ts";

const answers = {
  ...changesInboxEntry,
  permission: "feedback.answer",
  body: answerInputSchema,
  refusalBody: answerConflict,
} as const;
const hides = {
  ...changesInboxEntry,
  permission: "feedback.hide",
  body: z.object({ reason: hideReasonField }),
} as const;
const shows = { ...changesInboxEntry, permission: "feedback.hide" } as const;

/** The customer gets a mail with the first answer. */
export const answerQuestionCall = defineCall({
  ...answers,
  path: "/admin/questions/:id/answer",
  summary: "Answer a question",
  refusals: { 404: ["QUESTION_NOT_FOUND"], 409: ["ALREADY_ANSWERED"], 422: inboxFieldRefusals },
});

export const hideQuestionCall = defineCall({
  ...hides,
  path: "/admin/questions/:id/hide",
  summary: "Hide a question from the shop",
  refusals: { 404: ["QUESTION_NOT_FOUND"], 422: inboxFieldRefusals },
});

export const showQuestionCall = defineCall({
  ...shows,
  path: "/admin/questions/:id/show",
  summary: "Show a hidden question again",
  refusals: { 404: ["QUESTION_NOT_FOUND"], 422: ["IDEMPOTENCY_KEY_REUSED"] },
});

/** The customer gets a mail with the first answer. */
export const answerReviewCall = defineCall({
  ...answers,
  path: "/admin/reviews/:id/answer",
  summary: "Answer a review",
  refusals: { 404: ["REVIEW_NOT_FOUND"], 409: ["ALREADY_ANSWERED"], 422: inboxFieldRefusals },
});

/** The product's rating changes with it. */
export const hideReviewCall = defineCall({
  ...hides,
  path: "/admin/reviews/:id/hide",
  summary: "Hide a review from the shop",
  refusals: { 404: ["REVIEW_NOT_FOUND"], 422: inboxFieldRefusals },
});

export const showReviewCall = defineCall({
  ...shows,
  path: "/admin/reviews/:id/show",
  summary: "Show a hidden review again",
  refusals: { 404: ["REVIEW_NOT_FOUND"], 422: ["IDEMPOTENCY_KEY_REUSED"] },
});
