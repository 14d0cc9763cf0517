import type { Socket } from "node:net";
import type { ServerHealth } from "@pecacerta/embedded-postgres/supervise-server";
import type { FastifyInstance } from "fastify";
import { createSingleFlight } from "../cache/single-flight.ts";
import { migrationNames } from "../database/migrations.ts";
import { type Database, newReaderPool } from "../database/open.ts";

const READY_WITHIN_MS = 500;
const CONNECTION_LIMIT_MS = 2000;

type HealthState = {
  readonly database: Database;
  readonly draining: boolean;
  readonly embeddedServer?: ServerHealth | undefined;
};

/**
 * `/healthz`: the process is alive, and whether its embedded database runs. `/readyz`: the database responds and has every
 * migration.
 */
export function healthRoutes(app: FastifyInstance, state: HealthState): void {
  const findReason = createProbe(app, state);
  app.get("/healthz", { schema: { hide: true }, logLevel: "silent" }, () => ({
    status: "ok",
    database: state.embeddedServer?.state(),
  }));
  app.get("/readyz", { schema: { hide: true }, logLevel: "silent" }, async (_request, reply) => {
    const reason = state.draining ? "draining" : await findReason();
    if (reason === undefined) return { status: "ok" };
    return reply.code(503).header("retry-after", "2").send({ status: "unavailable", reason });
  });
}

/** Asks on a connection of its own, which no call waits for, once for all who ask at the same time. */
function createProbe(
  app: FastifyInstance,
  { database, embeddedServer }: HealthState,
): () => Promise<string | undefined> {
  const last = migrationNames().at(-1);
  const sockets = new Set<Socket>();
  const pool = newReaderPool(database.url, { connections: 1, timeoutMs: CONNECTION_LIMIT_MS }, sockets);
  app.addHook("onClose", async () => {
    for (const socket of sockets) socket.destroy();
    await pool.end();
  });
  const askOnce = createSingleFlight<{ rowCount: number | null }>();
  return async () => {
    const query = askOnce("", () => pool.query("select 1 from schema_migrations where name = $1", [last]));
    const timeout = new Promise<void>((resolve) => setTimeout(resolve, READY_WITHIN_MS).unref());
    try {
      const result = await Promise.race([query, timeout]);
      if (!result) return "the database is slow";
      return result.rowCount === 1 ? undefined : "migrations are missing";
    } catch {
      return embeddedServer?.state() === "restarting" ? "the database restarts" : "the database does not answer";
    } finally {
      query.catch(() => {});
    }
  };
}
