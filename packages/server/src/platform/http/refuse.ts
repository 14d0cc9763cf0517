import { type Refusal, statusForRefusal } from "@pecacerta/contract/refusals";
import type { FastifyReply } from "fastify";

export type RefusalDetails = Readonly<Record<string, unknown>>;

export function sendRefusal(reply: FastifyReply, refusal: Refusal, details: RefusalDetails = {}): FastifyReply {
  const { seconds, ...body } = details;
  if (refusal === "TOO_MANY_REQUESTS" && seconds !== undefined) reply.header("retry-after", String(seconds));
  // The call's serializer could drop a refusal that its schema lacks.
  return reply
    .code(statusForRefusal(refusal, details))
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .serializer(JSON.stringify)
    .send({ message: refusal, ...(refusal === "TOO_MANY_REQUESTS" ? body : details) });
}
