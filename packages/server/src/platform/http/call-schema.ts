import type { Call } from "@pecacerta/contract/call";
import { optionalIdempotencyKey } from "@pecacerta/contract/idempotency";
import { describeResponses } from "@pecacerta/contract/responses";
import type { FastifySchema } from "fastify";
import { z } from "zod";

/** A call of the contract as Fastify validates, serialises and documents it. */
export function fastifySchemaOf(call: Call): FastifySchema {
  return {
    summary: call.summary,
    tags: [...call.tags],
    ...(call.access === "bearer" ? { security: [{ bearer: [] }] } : {}),
    ...(call.params ? { params: call.params } : {}),
    ...(call.query ? { querystring: call.query } : {}),
    ...(call.body ? { body: call.body } : {}),
    ...(call.headers ? { headers: call.headers } : {}),
    response: describeResponses(call),
  };
}

/** Whether the specification sends this call's token in its body; anywhere else a field of that name means nothing. */
export const acceptsTokenInBody = ({ body }: Call): boolean => body instanceof z.ZodObject && "token" in body.shape;

/** Whether the call may come with a key of its intent. Checkout, which needs one, claims it as part of its own work. */
export const isIdempotent = ({ headers }: Call): boolean => headers === optionalIdempotencyKey;
