import { once } from "node:events";
import { Server as NetServer } from "node:net";
import { setTimeout as pause, setImmediate } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** For the first request of a connection that was accepted just before the end. */
const FIRST_REQUEST_MS = 1000;

/**
 * A closing server first accepts no more connections, then answers those that it has. Node closes connections that have
 * sent nothing at once, also the newest, whose request is on its way: its sender would see a reset.
 */
export function finishConnections(app: FastifyInstance): void {
  app.addHook("preClose", async () => {
    const { server } = app;
    if (!server.listening) return;
    // Now the event loop has accepted what was waiting.
    await setImmediate();
    const closed = once(server, "close");
    NetServer.prototype.close.call(server);
    await Promise.race([closed, pause(FIRST_REQUEST_MS)]);
    server.closeIdleConnections();
    await closed;
  });
}
