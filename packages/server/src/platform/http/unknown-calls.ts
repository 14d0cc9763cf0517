import { WIRE_PREFIX } from "@pecacerta/contract/call";
import type { FastifyInstance } from "fastify";
import { sendRefusal } from "./refuse.ts";

/** Refuses unknown paths below the contract's prefix as calls, with JSON instead of a page. */
export function refuseUnknownCalls(app: FastifyInstance): void {
  for (const url of [WIRE_PREFIX, `${WIRE_PREFIX}/*`]) {
    app.all(url, {
      schema: { hide: true },
      // Before the body is read, but after the limits have counted it.
      preParsing: async (_request, reply) => void sendRefusal(reply, "NOT_FOUND"),
      handler: (_request, reply) => sendRefusal(reply, "NOT_FOUND"),
    });
  }
}
