import type { Call } from "@pecacerta/contract/call";
import type { Refusal } from "@pecacerta/contract/refusals";
import { notFoundRefusal } from "@pecacerta/contract/responses";
import { type ValidationIssue, validationErrorBody } from "@pecacerta/contract/validation-error-body";
import type { FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import type { RefusalDetails } from "./refuse.ts";

type FieldRefusal = { ok: false; refusal: Refusal; details?: RefusalDetails };

/** Check the company and the customer first, so that nobody else learns about fields. */
export function findFieldRefusal(call: Call, { validationError }: FastifyRequest): FieldRefusal | undefined {
  if (!validationError) return undefined;
  if (!hasZodFastifySchemaValidationErrors(validationError)) throw validationError;
  if (validationError.validationContext === "params") return { ok: false, refusal: notFoundRefusal(call) };
  const { message, ...details } = validationErrorBody(call, validationError.validation as ValidationIssue[]);
  return { ok: false, refusal: message, details };
}
