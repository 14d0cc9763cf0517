import type pg from "pg";
import { connectToWorker, listWorkers } from "./citus-nodes.ts";
import { errorMessage } from "./error-message.ts";
import { disconnect } from "./open.ts";
import { roleNames } from "./roles.ts";

const OLDEST_VERSION = 13;

/** Why the program cannot work on this Citus cluster, or undefined. `url` is what the client is connected to. */
export async function findCitusProblem(client: pg.ClientBase | pg.Pool, url: string): Promise<string | undefined> {
  const workers = await listWorkers(client);
  if (workers.length === 0) return undefined;
  const problem = (await findProblem(client, COORDINATOR_PROBLEMS)) ?? (await findProblem(client, NODE_PROBLEMS));
  if (problem) return `The Citus coordinator ${problem}.`;
  for (const worker of workers) {
    const workerProblem = await withWorker(url, worker, (node) => findProblem(node, NODE_PROBLEMS));
    if (workerProblem) return `The Citus worker ${worker} ${workerProblem}.`;
  }
  return undefined;
}

async function withWorker(
  url: string,
  worker: string,
  work: (client: pg.Client) => Promise<string | undefined>,
): Promise<string | undefined> {
  let client: pg.Client;
  try {
    client = await connectToWorker(url, worker);
  } catch (error) {
    return `cannot be reached: ${errorMessage(error)}`;
  }
  try {
    return await work(client);
  } finally {
    await disconnect(client);
  }
}

async function findProblem(client: pg.ClientBase | pg.Pool, query: string): Promise<string | undefined> {
  const { rows } = await client.query<{ problem: string }>(query);
  return rows[0]?.problem;
}

const COORDINATOR_PROBLEMS = `
  select 'is not in its own list of nodes: run select citus_set_coordinator_host(...)' as problem
    where not exists (select from pg_dist_node where groupid = 0)
  union all
  select 'has not sent its metadata to ' || nodename || ':' || nodeport from pg_dist_node
    where isactive and noderole = 'primary' and not (hasmetadata and metadatasynced)`;

const NODE_PROBLEMS = `
  select 'has the setting citus.propagate_set_commands = ' || current_setting('citus.propagate_set_commands')
      || ', but the program needs ''local'': without it no row is found' as problem
    where current_setting('citus.propagate_set_commands') <> 'local'
  union all
  select 'has Citus ' || extversion || ', but the program needs ${OLDEST_VERSION} or later'
    from pg_extension where extname = 'citus' and split_part(extversion, '.', 1)::numeric < ${OLDEST_VERSION}
  union all
  select 'has the setting max_prepared_transactions = 0, but changes of several nodes need some: set it to 200'
    where current_setting('max_prepared_transactions')::int = 0
  union all
  select 'does not let the role ' || name || ' log in: run npm run database -- prepare with the address of the database'
    from unnest(array['${roleNames.join("', '")}']) as name
    where not exists (select from pg_roles where rolname = name and rolcanlogin)`;
