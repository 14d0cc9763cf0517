import { z } from "zod";
import { defineCall } from "./call.ts";
import { errorBodySchema } from "./error-body.ts";
import { ruleTextField, tokenField } from "./text-fields.ts";
import { dataEnvelope } from "./wire-values.ts";

const messageText = z.string().meta({ description: "In Portuguese, to be shown", examples: ["Inscrição confirmada."] });
const own = { tags: ["Newsletter"], access: "public", company: true } as const;

/** Responds alike whether or not the address is subscribed. */
export const subscribeCall = defineCall({
  ...own,
  method: "POST",
  path: "/mailing/newsletter",
  summary: "Subscribe to the newsletter; a mail asks for confirmation",
  body: z.object({ email: ruleTextField("cliente@example.com") }),
  responses: { 200: dataEnvelope(messageText) },
  refusals: { 422: ["ERROR_FORM_REQUIRED", "ERROR_FORM_INCORRECT_EMAIL"] },
  refusalBody: {
    422: errorBodySchema.extend({ data: messageText.optional() }).meta({
      id: "NewsletterFailure",
      description: "A failed call, and what to say about it",
      examples: [
        {
          message: "ERROR_FORM_INCORRECT_EMAIL",
          errors: { email: "ERROR_FORM_INCORRECT_EMAIL" },
          data: "Digite um e-mail válido.",
        },
      ],
    }),
  },
});

export const confirmNewsletterCall = defineCall({
  ...own,
  method: "POST",
  path: "/mailing/newsletter/confirm",
  summary: "Confirm an address with the token of a mail",
  body: z.object({ token: tokenField }),
  responses: { 200: dataEnvelope(messageText) },
  refusals: { 404: ["TOKEN_NOT_FOUND"] },
});

export const unsubscribeCall = defineCall({
  ...own,
  method: "POST",
  path: "/mailing/newsletter/leave",
  summary: "Unsubscribe with the token of any newsletter",
  body: z.object({ token: tokenField }),
  responses: { 200: dataEnvelope(messageText) },
  refusals: { 404: ["TOKEN_NOT_FOUND"] },
});
