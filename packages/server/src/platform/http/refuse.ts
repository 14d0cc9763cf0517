import { type Refusal, statusForRefusal } from "@pecacerta/contract/refusals";
import type { FastifyReply } from "fastify";

/** What a refused call may say besides its key: `errors` by field, and what its own schema allows. */
export type RefusalDetails = Readonly<Record<string, unknown>>;

/** Answers with the status of the key and the body that the contract gives every failure. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal, details: RefusalDetails = {}): FastifyReply {
  // Written here, not by the call's own serialiser: a refusal must get out whatever a schema says.
  return reply
    .code(statusForRefusal(refusal, details))
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .serializer(JSON.stringify)
    .send({ message: refusal, ...details });
}
