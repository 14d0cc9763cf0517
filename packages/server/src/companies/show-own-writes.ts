import type { FastifyInstance } from "fastify";
import type { Installation } from "./installation.ts";

/** Answers a write once this process knows what it changed: the page that is loaded next shows it. */
export function showOwnWrites(app: FastifyInstance, { catchUp }: Installation): void {
  app.addHook("onSend", async ({ method }, reply, payload) => {
    if (method !== "GET" && method !== "HEAD" && reply.statusCode < 300) await catchUp();
    return payload;
  });
}
