import type { FastifyInstance } from "fastify";
import { sendRefusal } from "./refuse.ts";

export const MAINTENANCE_RETRY_SECONDS = "600";

export function refuseCallsDuringMaintenance(app: FastifyInstance): void {
  app.addHook("onRequest", (_request, reply, _done) => {
    sendRefusal(reply.header("retry-after", MAINTENANCE_RETRY_SECONDS), "SERVICE_UNAVAILABLE");
  });
}
