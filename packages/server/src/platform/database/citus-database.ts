import type { CitusNode } from "@pecacerta/embedded-postgres/citus-cluster";
import type pg from "pg";
import { readDatabaseLogin, replaceDatabaseLogin } from "../config/database-url.ts";
import { connect } from "./open.ts";
import { quoteIdentifier } from "./roles.ts";

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
