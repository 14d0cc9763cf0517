import type pg from "pg";
import { replaceDatabaseHost } from "../config/database-url.ts";
import { connect } from "./open.ts";

export const SHARD_SUFFIX = "_1[0-9]{5,}";

type Queryable = { query<Row extends pg.QueryResultRow>(text: string): Promise<pg.QueryResult<Row>> };

type WorkerRow = { nodename: string; nodeport: number };

/** The workers of a Citus cluster, as `host:port`. */
export async function listWorkers(client: Queryable): Promise<string[]> {
  const { rows: extensions } = await client.query("select from pg_extension where extname = 'citus'");
  if (extensions.length === 0) return [];
  const { rows } = await client.query<WorkerRow>(
    `select nodename, nodeport from pg_dist_node
     where isactive and noderole = 'primary' and groupid <> 0 order by 1, 2`,
  );
  return rows.map(({ nodename, nodeport }) => `${nodename.includes(":") ? `[${nodename}]` : nodename}:${nodeport}`);
}

export const workerUrl = (url: string, worker: string): string => replaceDatabaseHost(url, worker);

const WORKER_TIMEOUT_MS = 30_000;

/** Statements fail on a worker that does not answer, so that it cannot block a start. */
export const connectToWorker = (url: string, worker: string, queryTimeout = WORKER_TIMEOUT_MS): Promise<pg.Client> =>
  connect(workerUrl(url, worker), { queryTimeout });
