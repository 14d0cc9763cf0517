import type { FastifyInstance } from "fastify";
import { sendRefusal } from "./refuse.ts";

/** Seconds. */
export const MAINTENANCE_RETRY_S = "600";

export function refuseCallsDuringMaintenance(app: FastifyInstance): void {
  app.addHook("onRequest", (_request, reply, _done) => {
    sendRefusal(reply.header("retry-after", MAINTENANCE_RETRY_S), "SERVICE_UNAVAILABLE");
  });
}
