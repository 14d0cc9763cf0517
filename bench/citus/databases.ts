import { randomBytes } from "node:crypto";
import type { CitusNode } from "@pecacerta/embedded-postgres/citus-cluster";
import { readDatabaseLogin } from "@pecacerta/server/platform/config/database-url";
import { ensureCitusDatabase, withClient, withDatabase } from "@pecacerta/server/platform/database/citus-database";
import { prepareServer } from "@pecacerta/server/platform/database/prepare";
import { findCitusNodes } from "@pecacerta/server/testing/citus-nodes";
import type pg from "pg";

export type BenchDatabases = {
  /** Without Citus, on the coordinator's server, and distributed over the workers. */
  plain: BenchDatabase;
  distributed: BenchDatabase;
  /** Process ids of the servers of all nodes. */
  postmasters: number[];
  drop: () => Promise<void>;
};
type BenchDatabase = { url: string; ownerUrl: string };

const PLAIN = "pecacerta_bench_plain";
const DISTRIBUTED = "pecacerta_bench_citus";

/** Creates both databases in the cluster of `citusUrl`, whose user is a superuser of every node. */
export async function createBenchDatabases(citusUrl: string): Promise<BenchDatabases> {
  const cluster = await findCitusNodes(citusUrl);
  const nodes = [cluster.coordinator, ...cluster.workers];
  const drop = async () => {
    for (const node of nodes) await dropDatabases(node);
  };
  await drop();
  await onServer(cluster.coordinator, (client) => client.query(`create database ${PLAIN} template template0`));
  await ensureCitusDatabase(cluster, DISTRIBUTED);
  const password = readDatabaseLogin(citusUrl).password || randomBytes(16).toString("hex");
  return {
    plain: await prepareDatabase(withDatabase(citusUrl, PLAIN), password),
    distributed: await prepareDatabase(withDatabase(citusUrl, DISTRIBUTED), password),
    postmasters: await Promise.all(nodes.map(readPostmaster)),
    drop,
  };
}

const onServer = <Result>({ url }: CitusNode, work: (client: pg.Client) => Promise<Result>): Promise<Result> =>
  withClient(withDatabase(url, "postgres"), work);

const dropDatabases = (node: CitusNode): Promise<void> =>
  onServer(node, async (client) => {
    for (const name of [PLAIN, DISTRIBUTED]) {
      await client.query(`drop database if exists ${name} with (force)`);
      await client.query(`drop role if exists ${name}_login, ${name}_owner`);
    }
  });

async function prepareDatabase(adminUrl: string, password: string): Promise<BenchDatabase> {
  const prepared = await prepareServer({ adminUrl, passwords: { owner: password, login: password } });
  if (!prepared.ok) throw new Error(prepared.refusal);
  const { url, ownerUrl } = prepared.value;
  return { url: url.url ?? "", ownerUrl: ownerUrl.url ?? "" };
}

const readPostmaster = (node: CitusNode): Promise<number> =>
  onServer(node, async (client) => {
    const { rows } = await client.query<{ pid: string }>(
      "select split_part(pg_read_file('postmaster.pid'), e'\\n', 1) as pid",
    );
    return Number(rows[0]?.pid);
  });
