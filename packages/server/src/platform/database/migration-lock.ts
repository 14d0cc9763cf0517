import { setTimeout as pause } from "node:timers/promises";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import type pg from "pg";

export const MIGRATION_LOCK = 7_290_512;

export type LockTimes = {
  retry: number;
  notice: number;
  limit: number;
  log(line: string): void;
};

const defaultTimes: LockTimes = { retry: 100, notice: 1000, limit: 600_000, log: (line) => console.log(line) };

/** The connection holds the lock until it ends. While waiting, prints once who holds it. */
export async function lockForMigration(
  client: pg.Client,
  times: Partial<LockTimes> = {},
): Promise<Outcome<undefined, string>> {
  const { retry, notice, limit, log } = { ...defaultTimes, ...times };
  const started = performance.now();
  let announced = false;
  while (!(await isLocked(client))) {
    const waited = performance.now() - started;
    if (waited > limit) return refuse(`Another process is still migrating the database: ${await holderOf(client)}.`);
    if (!announced && waited > notice) {
      announced = true;
      log(`Waiting for another process that migrates the database: ${await holderOf(client)}.`);
    }
    await pause(retry);
  }
  return accept(undefined);
}

async function isLocked(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>("select pg_try_advisory_lock($1) as locked", [
    MIGRATION_LOCK,
  ]);
  return rows[0]?.locked ?? false;
}

/** PostgreSQL shows times and addresses of the same role only. */
async function holderOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ pid: number; since: Date | null; address: string | null }>(
    `select l.pid, a.backend_start as since, a.client_addr as address
     from pg_locks l left join pg_stat_activity a on a.pid = l.pid
     where l.locktype = 'advisory' and l.granted and l.classid = 0 and l.objid = $1 and l.objsubid = 1
       and l.database = (select oid from pg_database where datname = current_database())`,
    [MIGRATION_LOCK],
  );
  const [holder] = rows;
  if (!holder) return "it has just ended";
  const from = holder.address ? ` from ${holder.address}` : "";
  const since = holder.since ? `, connected since ${holder.since.toISOString()}` : "";
  return `PostgreSQL process ${holder.pid}${from}${since}`;
}
