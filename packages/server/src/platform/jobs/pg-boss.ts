import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import { type Database, tcpKeepAlive } from "../database/open.ts";
import { connectionOptions } from "../database/primary.ts";

export type BossIntervals = { scheduleSeconds: number; superviseSeconds: number; deletionSeconds: number };

const CONNECTIONS = 2;
const QUERY_TIMEOUT_MS = 10_000;
const PG_BOSS_OWN_QUEUE = "__pgboss__send-it";
const KEEP_SECONDS = 3600;

export async function startPgBoss(
  { database, log }: { database: Database; log: Logger },
  { scheduleSeconds, superviseSeconds, deletionSeconds }: BossIntervals,
): Promise<PgBoss> {
  const { PgBoss } = await import("pg-boss");
  const options = {
    // pg-boss passes `Client`, `options` and `query_timeout` on to pg.Pool.
    ...connectionOptions(database.url),
    application_name: "pecacerta-jobs",
    options: "-c role=shop_worker",
    max: CONNECTIONS,
    connectionTimeoutMillis: 5000,
    query_timeout: QUERY_TIMEOUT_MS,
    ...tcpKeepAlive,
    schema: "jobs",
    createSchema: false,
    migrate: false,
    cronMonitorIntervalSeconds: scheduleSeconds,
    cronWorkerIntervalSeconds: scheduleSeconds,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    maintenanceIntervalSeconds: deletionSeconds,
  };
  const boss = new PgBoss(options);
  boss.on("error", (error) => log.warn({ err: error }, "The job queue reported an error"));
  try {
    await boss.start();
    await boss.updateQueue(PG_BOSS_OWN_QUEUE, { deleteAfterSeconds: KEEP_SECONDS });
    return boss;
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {});
    throw error;
  }
}
