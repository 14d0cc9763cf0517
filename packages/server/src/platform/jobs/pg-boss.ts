import type { PgBoss } from "pg-boss";
import type { Installation } from "../../app/installation.ts";
import { tcpKeepAlive } from "../database/open.ts";

export type Boss = Pick<PgBoss, "work" | "stop">;

/** How often to look, in seconds: for jobs, and for those whose process has died. */
export type JobIntervals = { pollSeconds: number; superviseSeconds: number };

const CONNECTIONS = 2;
// A silent database fails a job's statement, and destroys its connection, instead of holding the worker for ever.
const QUERY_TIMEOUT_MS = 10_000;

/**
 * Opens the jobs of the installation for this process. They are in the shop's database, written there by migrations and
 * triggers; any number of processes may work on them. Loaded only by who needs it: it is large.
 */
export async function startPgBoss(
  { database, log }: Installation,
  { superviseSeconds: supervise }: JobIntervals,
): Promise<Boss> {
  const { PgBoss } = await import("pg-boss");
  const options = {
    connectionString: database.url,
    application_name: "pecacerta-jobs",
    // pg-boss hands its settings to the pool of `pg`, which sends this at the beginning of each connection.
    ...{ options: "-c role=shop_worker" },
    // Never one that a request waits for.
    max: CONNECTIONS,
    connectionTimeoutMillis: 5000,
    // pg-boss hands its options to pg.Pool.
    query_timeout: QUERY_TIMEOUT_MS,
    ...tcpKeepAlive,
    schema: "jobs",
    createSchema: false,
    migrate: false,
    schedule: false,
    superviseIntervalSeconds: supervise,
    monitorIntervalSeconds: supervise,
  };
  const boss = new PgBoss(options);
  boss.on("error", (error) => log.warn({ err: error }, "The jobs have a fault"));
  try {
    return await boss.start();
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {});
    throw error;
  }
}
