import type { FastifyInstance } from "fastify";
import { migrationNames } from "../database/migrations.ts";
import type { Database } from "../database/open.ts";

const READY_WITHIN_MS = 500;

/** `/healthz`: the process is alive. `/readyz`: the database responds and has every migration. */
export function healthRoutes(
  app: FastifyInstance,
  state: { readonly database: Database; readonly draining: boolean },
): void {
  const last = migrationNames().at(-1);
  app.get("/healthz", { schema: { hide: true }, logLevel: "silent" }, () => ({ status: "ok" }));
  app.get("/readyz", { schema: { hide: true }, logLevel: "silent" }, async (_request, reply) => {
    const reason = state.draining ? "draining" : await unavailableReason(state.database, last);
    if (reason === undefined) return { status: "ok" };
    return reply.code(503).header("retry-after", "2").send({ status: "unavailable", reason });
  });
}

async function unavailableReason(database: Database, last: string | undefined): Promise<string | undefined> {
  const query = database.readerPool.query("select 1 from schema_migrations where name = $1", [last]);
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, READY_WITHIN_MS).unref());
  try {
    const result = await Promise.race([query, timeout]);
    if (!result) return "the database is slow";
    return result.rowCount === 1 ? undefined : "migrations are missing";
  } catch {
    return "the database does not answer";
  } finally {
    query.catch(() => {});
  }
}
