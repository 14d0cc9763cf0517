import { existsSync } from "node:fs";
import { chmod, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { findServerAccount } from "@pecacerta/embedded-postgres/account";
import { ensureCluster } from "@pecacerta/embedded-postgres/cluster";
import { createAccountFolder, type Home } from "@pecacerta/embedded-postgres/home";
import { runAsAccount } from "@pecacerta/embedded-postgres/process";
import { launchServer, shutDownServer } from "@pecacerta/embedded-postgres/server";
import { findSystemPrograms } from "@pecacerta/embedded-postgres/system-program";
import { findFreePort } from "@pecacerta/embedded-postgres/system-server";
import { shopDatabase } from "@pecacerta/server/platform/database/embedded-database";
import type pg from "pg";

/** `url` is the address of the program's login, `ownerUrl` that of the database's owner. */
export type CatalogServer = { url: string; ownerUrl: string; version: string; stop(): Promise<void> };

const MARKER = "made";

export const isGenerated = (folder: string, key: string): boolean => existsSync(join(folder, `${MARKER}-${key}`));

export const markGenerated = (folder: string, key: string): Promise<void> =>
  writeFile(join(folder, `${MARKER}-${key}`), "");

/** Starts the installed PostgreSQL on a persistent folder, on a Unix socket. `fresh` empties the folder first. */
export async function startCatalogServer(
  folder: string,
  { fresh, loading }: { fresh: boolean; loading: boolean },
): Promise<CatalogServer> {
  const account = unwrap(await findServerAccount());
  const [program] = await findSystemPrograms(account);
  if (!program) throw new Error("No PostgreSQL server program found: install Debian's `postgresql` or the like.");
  const home: Home = { folder, place: folder, cluster: join(folder, "cluster"), account };
  // An interrupted measurement may have left its server running.
  await shutDownServer(home);
  if (fresh) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await createAccountFolder(folder, account);
  await chmod(folder, 0o755);
  const passwords = unwrap(await ensureCluster(home, program, { database: shopDatabase, durable: false }));
  if (loading) {
    // Superuser while loading, to drop indexes and disable triggers. `dropSuperuser` reverts it.
    const flags = ["--single", "-D", home.cluster, "postgres"];
    await runAsAccount(account, program.postgres, flags, `ALTER ROLE ${shopDatabase.name} SUPERUSER;\n`);
  }
  const port = await findFreePort();
  const { socketFolder } = unwrap(await launchServer(home, program, { ...settings(folder, loading), port }));
  const buildUrl = (user: string, password: string) =>
    `postgresql://${user}:${password}@localhost:${port}/${shopDatabase.name}?host=${encodeURIComponent(socketFolder)}`;
  return {
    url: buildUrl(shopDatabase.loginName, passwords.login),
    ownerUrl: buildUrl(shopDatabase.name, passwords.owner),
    version: program.major,
    stop: async () => void (await shutDownServer(home)),
  };
}

export const dropSuperuser = (client: pg.Client): Promise<unknown> =>
  client.query("alter role current_user nosuperuser");

/** Settings for a machine with two cores and 24 GB that also runs the shop. */
const settings = (folder: string, loading: boolean): Record<string, string | number> => ({
  listen_addresses: "",
  unix_socket_directories: folder,
  max_connections: 100,
  shared_buffers: "4GB",
  effective_cache_size: "14GB",
  work_mem: loading ? "256MB" : "16MB",
  maintenance_work_mem: "1GB",
  random_page_cost: 1.1,
  effective_io_concurrency: 200,
  max_parallel_workers_per_gather: 0,
  jit: "off",
  max_wal_size: "8GB",
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  autovacuum: loading ? "off" : "on",
});

function unwrap<Value>(outcome: { ok: true; value: Value } | { ok: false; refusal: string }): Value {
  if (!outcome.ok) throw new Error(outcome.refusal);
  return outcome.value;
}
