import type pg from "pg";
import { replaceDatabaseHost } from "../config/database-url.ts";
import { connect } from "./open.ts";

export const SHARD_SUFFIX = "_1[0-9]{5,}";

/** Returns the name in the schema of what a node calls by the name of its shard. */
export const withoutShardId = (name: string): string => name.replace(new RegExp(`${SHARD_SUFFIX}$`), "");

type Queryable = { query<Row extends pg.QueryResultRow>(text: string): Promise<pg.QueryResult<Row>> };

const NODE_NAME = `case when nodename like '%:%' then '[' || nodename || ']' else nodename end || ':' || nodeport`;

/** The workers of a Citus cluster, as `host:port`. */
export async function listWorkers(client: Queryable): Promise<string[]> {
  const { rows: extensions } = await client.query("select from pg_extension where extname = 'citus'");
  if (extensions.length === 0) return [];
  const { rows } = await client.query<{ node: string }>(
    `select ${NODE_NAME} as node from pg_dist_node
     where isactive and noderole = 'primary' and groupid <> 0 order by nodename, nodeport`,
  );
  return rows.map(({ node }) => node);
}

export async function readCompanyPlaces(client: Queryable): Promise<Map<string, string>> {
  const { rows } = await client.query<{ companyId: string; node: string }>(
    `select c.id as "companyId", ${NODE_NAME} as node
     from (select id from companies offset 0) c
     join pg_dist_placement p on p.shardid = get_shard_id_for_distribution_column('company_settings', c.id)
     join pg_dist_node on pg_dist_node.groupid = p.groupid
     where noderole = 'primary'`,
  );
  return new Map(rows.map(({ companyId, node }) => [companyId, node]));
}

export async function readLastPlacement(client: Queryable): Promise<number> {
  const { rows } = await client.query<{ last: number }>("select max(placementid) as last from pg_dist_placement");
  return rows[0]?.last ?? 0;
}

export const workerUrl = (url: string, worker: string): string => replaceDatabaseHost(url, worker);

const WORKER_TIMEOUT_MS = 30_000;

/** Statements fail on a worker that does not answer, so that it cannot block a start. */
export const connectToWorker = (url: string, worker: string, queryTimeout = WORKER_TIMEOUT_MS): Promise<pg.Client> =>
  connect(workerUrl(url, worker), { queryTimeout });
