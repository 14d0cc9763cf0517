import { defineCall } from "../call.ts";
import { answerConflict, answerInputSchema, changesInboxEntry, inboxFieldRefusals } from "./inbox-call.ts";

/** Messages hold personal data. Both calls need `feedback.answer` as well. */
const handlesMessage = { ...changesInboxEntry, permission: "customers.read" } as const;

/** The answer is mailed to the author; it cannot be changed afterwards. */
export const answerMessageCall = defineCall({
  ...handlesMessage,
  path: "/admin/messages/:id/answer",
  summary: "Answer a message of the contact page",
  body: answerInputSchema.pick({ answer: true }),
  refusals: { 404: ["MESSAGE_NOT_FOUND"], 409: ["ALREADY_ANSWERED"], 422: inboxFieldRefusals },
  refusalBody: answerConflict,
});

export const closeMessageCall = defineCall({
  ...handlesMessage,
  path: "/admin/messages/:id/close",
  summary: "Close a message that needs no answer",
  refusals: { 404: ["MESSAGE_NOT_FOUND"], 422: ["IDEMPOTENCY_KEY_REUSED"] },
});
