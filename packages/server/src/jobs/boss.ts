import type { PgBoss } from "pg-boss";
import type { Installation } from "../installation.ts";

export type Boss = Pick<PgBoss, "work" | "stop">;

/** How often to look, in seconds: for jobs, and for those whose process has died. */
export type Pace = { poll: number; supervise: number };

const CONNECTIONS = 2;

/**
 * Opens the jobs of the installation for this process. They are in the shop's database, written there by migrations and
 * triggers; any number of processes may work on them. Loaded only by who needs it: it is large.
 */
export async function openJobs({ database, log }: Installation, { supervise }: Pace): Promise<Boss> {
  const { PgBoss } = await import("pg-boss");
  const boss = new PgBoss({
    connectionString: database.url,
    application_name: "pecacerta-jobs",
    // Never one that a request waits for.
    max: CONNECTIONS,
    connectionTimeoutMillis: 5000,
    schema: "jobs",
    createSchema: false,
    migrate: false,
    schedule: false,
    superviseIntervalSeconds: supervise,
    monitorIntervalSeconds: supervise,
  });
  boss.on("error", (error) => log.warn({ err: error }, "The jobs have a fault"));
  try {
    return await boss.start();
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {});
    throw error;
  }
}
