import { type Refusal, statusForRefusal } from "@pecacerta/contract/refusals";
import type { FastifyReply } from "fastify";

/** Details of a refusal besides its key: `errors` by field, and what the call's schema allows. */
export type RefusalDetails = Readonly<Record<string, unknown>>;

/** Sends the status of the key and the error body of the contract. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal, details: RefusalDetails = {}): FastifyReply {
  // The call's serializer could drop a refusal that its schema lacks.
  return reply
    .code(statusForRefusal(refusal, details))
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .serializer(JSON.stringify)
    .send({ message: refusal, ...details });
}
