import { once } from "node:events";
import { Server as NetServer } from "node:net";
import { setTimeout as pause, setImmediate } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

const FIRST_REQUEST_MS = 1000;

/** Node closes connections that have sent nothing at once, also the newest, whose first request is on its way. */
export function finishConnections(app: FastifyInstance): void {
  app.addHook("preClose", async () => {
    const { server } = app;
    if (!server.listening) return;
    await setImmediate();
    const closed = once(server, "close");
    NetServer.prototype.close.call(server);
    await Promise.race([closed, pause(FIRST_REQUEST_MS)]);
    server.closeIdleConnections();
    await closed;
  });
}
