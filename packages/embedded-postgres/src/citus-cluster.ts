import { existsSync } from "node:fs";
import { chown, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { createClusterFolder, newPassword } from "./cluster.ts";
import { createFolder, type Home, openHome } from "./home.ts";
import { holdFileLock } from "./lock.ts";
import type { PostgresProgram } from "./program.ts";
import { findRunningServer, launchServer, shutDownServer } from "./server.ts";
import { serverSettings } from "./settings.ts";
import { findSystemPrograms } from "./system-program.ts";

/** `url`: an administrator's, of the node's database `postgres`. It contains a password. */
export type CitusNode = { host: string; port: number; url: string };

export type CitusCluster = {
  coordinator: CitusNode;
  workers: CitusNode[];
  password: string;
  stop: () => Promise<void>;
};

export type CitusClusterOptions = {
  folder: string;
  /** The coordinator's port; the workers have the next two. Kept in the folder: the nodes know each other by it. */
  port?: number | undefined;
  log: (line: string) => void;
  durable?: boolean;
};

const DEFAULT_PORT = 7000;
const NODE_NAMES = ["coordinator", "worker-1", "worker-2"];
const ADMIN = "admin";

export async function startCitusCluster(options: CitusClusterOptions): Promise<Outcome<CitusCluster, string>> {
  const { folder } = options;
  try {
    await createFolder(folder);
    const unlock = await holdFileLock(join(folder, "lock"));
    return unlock ? await startNodes(options, unlock) : refuse(`A Citus cluster already runs in ${folder}.`);
  } catch (error) {
    return refuse(`The data folder ${folder} cannot be used: ${(error as Error).message}.`);
  }
}

async function startNodes(
  options: CitusClusterOptions,
  unlock: () => Promise<void>,
): Promise<Outcome<CitusCluster, string>> {
  const { folder, log } = options;
  const port = Number(await storedLine(join(folder, "port"), () => String(options.port ?? DEFAULT_PORT)));
  if (options.port !== undefined && options.port !== port) {
    await unlock();
    return refuse(`The Citus cluster in ${folder} was made with port ${port}, which cannot change.`);
  }
  const password = await storedLine(join(folder, "password"), newPassword);
  const homes: Home[] = [];
  const stop = async () => {
    await Promise.all(homes.map(shutDownServer));
    await unlock();
  };
  for (const [index, name] of NODE_NAMES.entries()) {
    const home = await openHome(join(folder, name), log);
    if (!home.ok) return stopAfter(home, stop);
    homes.push(home.value);
    const node = await startNode(home.value, options, port + index, password);
    if (!node.ok) return stopAfter(node, stop);
  }
  const nodeAt = (nodePort: number): CitusNode => ({
    host: "127.0.0.1",
    port: nodePort,
    url: `postgresql://${ADMIN}:${password}@127.0.0.1:${nodePort}/postgres`,
  });
  return accept({ coordinator: nodeAt(port), workers: [nodeAt(port + 1), nodeAt(port + 2)], password, stop });
}

async function stopAfter<Refusal>(refused: Refusal, stop: () => Promise<void>): Promise<Refusal> {
  await stop();
  return refused;
}

async function storedLine(file: string, create: () => string): Promise<string> {
  if (!existsSync(file)) await writeFile(file, `${create()}\n`, { mode: 0o600 });
  return (await readFile(file, "utf8")).trim();
}

async function startNode(
  home: Home,
  { durable = true }: CitusClusterOptions,
  port: number,
  password: string,
): Promise<Outcome<unknown, string>> {
  const program = await findCitusProgram(home);
  if (!program.ok) return program;
  const statements = [`create role ${ADMIN} superuser login password '${password}'`];
  const created = existsSync(home.cluster)
    ? accept(undefined)
    : await createClusterFolder(home, program.value, durable, statements);
  if (!created.ok) return created;
  if (findRunningServer(home)) await shutDownServer(home);
  const passwordFile = join(home.place, "password-nodes");
  await writeFile(passwordFile, `*:*:*:*:${password}\n`, { mode: 0o600 });
  if (home.account) await chown(passwordFile, home.account.uid, home.account.gid);
  const settings = { ...serverSettings("", durable), ...citusSettings(port) };
  return launchServer(home, program.value, settings, { environment: { PGPASSFILE: passwordFile } });
}

const citusSettings = (port: number): Record<string, string | number> => ({
  listen_addresses: "127.0.0.1",
  port,
  unix_socket_directories: "",
  shared_preload_libraries: "citus",
  shared_buffers: "64MB",
  max_connections: 300,
  max_prepared_transactions: 300,
  "citus.local_hostname": "127.0.0.1",
  "citus.node_conninfo": "sslmode=prefer",
  "citus.shard_count": 8,
  // Carries the company of a transaction to the workers, where row-level security reads it.
  "citus.propagate_set_commands": "local",
  "citus.enable_unsafe_triggers": "on",
  "citus.enable_statistics_collection": "off",
});

async function findCitusProgram({ account, cluster }: Home): Promise<Outcome<PostgresProgram, string>> {
  const programs = (await findSystemPrograms(account)).filter(hasCitus);
  const major = existsSync(cluster) ? (await readFile(join(cluster, "PG_VERSION"), "utf8")).trim() : programs[0]?.major;
  const program = programs.find((each) => each.major === major);
  if (program) return accept(program);
  return refuse(
    `No PostgreSQL${major ? ` ${major}` : ""} with the extension citus is installed: ` +
      "install PostgreSQL and Citus from the packages of the Citus project (https://docs.citusdata.com) or of your distribution.",
  );
}

function hasCitus({ postgres }: PostgresProgram): boolean {
  const libraries = join(dirname(postgres), "..", "lib");
  return [libraries, join(libraries, "postgresql")].some((folder) => existsSync(join(folder, "citus.so")));
}
