import { WIRE_PREFIX } from "@pecacerta/contract/call";
import type { FastifyInstance } from "fastify";
import { sendRefusal } from "./refuse.ts";

export function refuseUnknownCalls(app: FastifyInstance): void {
  for (const url of [WIRE_PREFIX, `${WIRE_PREFIX}/*`]) {
    app.all(url, {
      schema: { hide: true },
      // Before the body is read, after the rate limits.
      preParsing: (_request, reply, _payload, _done) => void sendRefusal(reply, "NOT_FOUND"),
      handler: (_request, reply) => sendRefusal(reply, "NOT_FOUND"),
    });
  }
}
