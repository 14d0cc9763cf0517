import type { Call } from "@pecacerta/contract/call";
import { optionalIdempotencyKey } from "@pecacerta/contract/idempotency";
import { describeResponses } from "@pecacerta/contract/responses";
import type { FastifySchema } from "fastify";
import { z } from "zod";

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

export const acceptsTokenInBody = ({ body }: Call): boolean => body instanceof z.ZodObject && "token" in body.shape;

/** Checkout requires its idempotency key and claims it itself. */
export const isIdempotent = ({ headers }: Call): boolean => headers === optionalIdempotencyKey;
