import type { FastifyInstance } from "fastify";
import { sendRefusal } from "./refuse.ts";

/** `retry-after` during maintenance, in seconds. */
export const MAINTENANCE_RETRY_S = "600";

/** Refuses every call with 503 during maintenance. */
export function refuseCallsDuringMaintenance(app: FastifyInstance): void {
  app.addHook("onRequest", (_request, reply, _done) => {
    sendRefusal(reply.header("retry-after", MAINTENANCE_RETRY_S), "SERVICE_UNAVAILABLE");
  });
}
