import {
  type CitusNodes,
  ensureCitusDatabase,
  withClient,
  withDatabase,
} from "../src/platform/database/citus-database.ts";
import { quoteIdentifier } from "../src/platform/database/roles.ts";

export async function dropCitusDatabase(
  { coordinator, workers }: CitusNodes,
  name: string,
  roles: readonly string[] = [],
): Promise<void> {
  const { rows: others } = await withClient(coordinator.url, (client) =>
    client.query<{ name: string }>(
      "select datname as name from pg_database where pg_get_userbyid(datdba) = any ($1) and datname <> $2",
      [roles, name],
    ),
  );
  for (const database of [name, ...others.map((other) => other.name)])
    for (const { url } of [coordinator, ...workers])
      await withClient(url, (client) =>
        client.query(`drop database if exists ${quoteIdentifier(database)} with (force)`),
      );
  await withClient(coordinator.url, async (client) => {
    for (const role of roles) await client.query(`drop role ${quoteIdentifier(role)}`);
  });
}

export async function createCitusDatabase(nodes: CitusNodes, name: string, owner: string): Promise<void> {
  await withClient(nodes.coordinator.url, async (client) => {
    // Concurrent changes of owners can fail. The connection's end releases the lock.
    await client.query("select pg_advisory_lock(hashtext('create_citus_database'))");
    await ensureCitusDatabase(nodes, name);
    await withClient(withDatabase(nodes.coordinator.url, name), (created) =>
      created.query(`alter database ${quoteIdentifier(name)} owner to ${quoteIdentifier(owner)}`),
    );
  });
}

/** The cluster of this coordinator. The database of the address must have the extension and its nodes. */
export async function findCitusNodes(url: string): Promise<CitusNodes> {
  const nodes = await withClient(url, async (client) => {
    const { rows } = await client.query<{ host: string; port: number; groupId: number }>(
      `select nodename as host, nodeport as port, groupid as "groupId" from pg_dist_node
       where noderole = 'primary' and isactive order by groupid`,
    );
    return rows.map(({ host, port, groupId }) => ({ host, port, groupId, url: withHost(url, host, port) }));
  });
  const coordinator = nodes.find(({ groupId }) => groupId === 0);
  if (!coordinator) throw new Error("The database of CITUS_URL is not a coordinator with its nodes");
  return { coordinator: { ...coordinator, url }, workers: nodes.filter(({ groupId }) => groupId !== 0) };
}

function withHost(url: string, host: string, port: number): string {
  const other = new URL(url);
  other.hostname = host;
  other.port = String(port);
  return other.href;
}
