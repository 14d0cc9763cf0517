import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import { type Database, tcpKeepAlive } from "../database/open.ts";

export type Boss = Pick<PgBoss, "work" | "stop">;

/** Seconds between two polls for jobs, and between two checks for jobs of dead processes. */
export type JobIntervals = { pollSeconds: number; superviseSeconds: number };

const CONNECTIONS = 2;
// A silent database fails the statement instead of blocking the worker.
const QUERY_TIMEOUT_MS = 10_000;

/**
 * Starts pg-boss on the installation's database. Migrations create its queues and triggers insert its jobs; any number of
 * processes may work on them. pg-boss is large, so it is imported on first use.
 */
export async function startPgBoss(
  { database, log }: { database: Database; log: Logger },
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
  boss.on("error", (error) => log.warn({ err: error }, "The job queue reported an error"));
  try {
    return await boss.start();
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {});
    throw error;
  }
}
