import { existsSync } from "node:fs";
import { chmod, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { findServerAccount } from "@pecacerta/embedded-postgres/account";
import { ensureCluster } from "@pecacerta/embedded-postgres/cluster";
import { createAccountFolder, type Home } from "@pecacerta/embedded-postgres/home";
import { runAsAccount } from "@pecacerta/embedded-postgres/process";
import { launchServer, shutDownServer } from "@pecacerta/embedded-postgres/server";
import { findSystemProgram } from "@pecacerta/embedded-postgres/system-program";
import { findFreePort } from "@pecacerta/embedded-postgres/system-server";
import { shopDatabase } from "@pecacerta/server/platform/database/embedded-database";
import type pg from "pg";

/** `url` is the address of the program's login, `ownerUrl` that of the database's owner. */
export type CatalogServer = { url: string; ownerUrl: string; version: string; stop(): Promise<void> };

const MADE = "made";

/** Whether the folder holds a whole catalogue, and which. */
export const isGenerated = (folder: string, key: string): boolean => existsSync(join(folder, `${MADE}-${key}`));

export const markGenerated = (folder: string, key: string): Promise<void> =>
  writeFile(join(folder, `${MADE}-${key}`), "");

/** The machine's own PostgreSQL on a folder that stays, reached by a socket in it as the shop's own database is. `anew`: without what was there before. */
export async function startCatalogServer(
  folder: string,
  { anew, loading }: { anew: boolean; loading: boolean },
): Promise<CatalogServer> {
  const account = accepted(await findServerAccount());
  const program = await findSystemProgram(account);
  if (!program) throw new Error("No PostgreSQL server program found: install Debian's `postgresql` or the like.");
  const home: Home = { folder, place: folder, cluster: join(folder, "cluster"), account };
  // A measurement that was ended half way may have left its server.
  await shutDownServer(home);
  if (anew) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await createAccountFolder(folder, account);
  await chmod(folder, 0o755);
  const passwords = accepted(await ensureCluster(home, program, { database: shopDatabase, durable: false }));
  if (loading) {
    // Only while it is filled or changed: indexes, keys and walls are put aside for that. `weaken` takes it away again.
    const asked = ["--single", "-D", home.cluster, "postgres"];
    await runAsAccount(account, program.postgres, asked, `ALTER ROLE ${shopDatabase.name} SUPERUSER;\n`);
  }
  const port = await findFreePort();
  const { socketFolder } = accepted(await launchServer(home, program, { ...settings(folder, loading), port }));
  const urlOf = (user: string, password: string) =>
    `postgresql://${user}:${password}@localhost:${port}/${shopDatabase.name}?host=${encodeURIComponent(socketFolder)}`;
  return {
    url: urlOf(shopDatabase.loginName, passwords.login),
    ownerUrl: urlOf(shopDatabase.name, passwords.owner),
    version: program.major,
    stop: async () => void (await shutDownServer(home)),
  };
}

/** The shop's own role is no superuser's. */
export const dropSuperuser = (client: pg.Client): Promise<unknown> =>
  client.query("alter role current_user nosuperuser");

/** What an operator would give a machine with two cores and 24 GB that also runs the shop. */
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
  // The made database can be made again.
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  autovacuum: loading ? "off" : "on",
});

function accepted<Value>(outcome: { ok: true; value: Value } | { ok: false; refusal: string }): Value {
  if (!outcome.ok) throw new Error(outcome.refusal);
  return outcome.value;
}
