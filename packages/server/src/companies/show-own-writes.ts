import type { FastifyInstance } from "fastify";
import type { Installation } from "./installation.ts";

/** Answers a write once this process knows what it changed: the page that is loaded next shows it. */
export function showOwnWrites(app: FastifyInstance, { catchUp }: Pick<Installation, "catchUp">): void {
  app.addHook("onSend", ({ method, routeOptions }, reply, payload, done) => {
    const isWrite = method !== "GET" && method !== "HEAD" && !routeOptions.config.call?.reads;
    // A refusal is sent at once: a hook that refuses ends the request by that.
    if (!isWrite || reply.statusCode >= 300) return done(null, payload);
    catchUp().then(() => done(null, payload), done);
  });
}
