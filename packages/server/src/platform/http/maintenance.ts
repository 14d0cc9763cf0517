import type { FastifyInstance } from "fastify";
import { sendRefusal } from "./refuse.ts";

/** When to ask a shop again that is closed for a while, in seconds. */
export const MAINTENANCE_RETRY_S = "600";

/** While the shop is closed, no call is made: none half done, none refused for another reason. */
export function refuseCallsDuringMaintenance(app: FastifyInstance): void {
  app.addHook("onRequest", (_request, reply, _done) => {
    sendRefusal(reply.header("retry-after", MAINTENANCE_RETRY_S), "SERVICE_UNAVAILABLE");
  });
}
