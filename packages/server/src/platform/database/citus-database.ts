import type { CitusCluster, CitusNode } from "@pecacerta/embedded-postgres/citus-cluster";
import type pg from "pg";
import { readDatabaseLogin, replaceDatabaseLogin } from "../config/database-url.ts";
import { connect } from "./open.ts";
import { prepareServer } from "./prepare.ts";
import { quoteIdentifier, roleNames } from "./roles.ts";

export type CitusNodes = { coordinator: CitusNode; workers: readonly CitusNode[] };

export async function ensureCitusDatabase({ coordinator, workers }: CitusNodes, name: string): Promise<void> {
  for (const { url } of [coordinator, ...workers]) {
    await withClient(url, async (client) => {
      const { rowCount } = await client.query("select from pg_database where datname = $1", [name]);
      if (rowCount === 0) await client.query(`create database ${quoteIdentifier(name)} template template0`);
    });
    await withClient(withDatabase(url, name), (client) => client.query("create extension if not exists citus"));
  }
  await withClient(withDatabase(coordinator.url, name), async (client) => {
    await client.query("select citus_set_coordinator_host($1, $2)", [coordinator.host, coordinator.port]);
    for (const { host, port } of workers) await client.query("select citus_add_node($1, $2)", [host, port]);
  });
}

/** Creates a shop's database and roles in a cluster for trying out. Returns the addresses of login, owner and administrator. */
export async function prepareCitusDatabase(cluster: CitusCluster, name: string) {
  const { password, coordinator } = cluster;
  await ensureCitusDatabase(cluster, name);
  const adminUrl = withDatabase(coordinator.url, name);
  // One password for all roles: the nodes use it to connect to each other as the role that sent the statement.
  const prepared = await prepareServer({ adminUrl, passwords: { owner: password, login: password } });
  if (!prepared.ok) throw new Error(prepared.refusal);
  await withClient(adminUrl, async (admin) => {
    for (const role of roleNames) await admin.query(`alter role ${role} login password '${password}'`);
  });
  return { url: prepared.value.url.url, ownerUrl: prepared.value.ownerUrl.url, adminUrl };
}

export const withDatabase = (url: string, name: string): string =>
  replaceDatabaseLogin(url, { ...readDatabaseLogin(url), database: name });

export async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = await connect(url);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
