import { randomBytes } from "node:crypto";
import { rm } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { findServerAccount } from "./account.ts";
import { type DatabaseDefinition, ensureCluster } from "./cluster.ts";
import { endWithProcess } from "./end-with-process.ts";
import { createAccountFolder, type Home } from "./home.ts";
import type { Account } from "./process.ts";
import { launchServer, shutDownServer } from "./server.ts";
import { serverSettings } from "./settings.ts";
import { findSystemPrograms } from "./system-program.ts";
import { createTestFolder } from "./test-folder.ts";

export type SystemServer = {
  url: string;
  ownerUrl: string;
  adminUrl: string;
  version: string;
  stop: () => Promise<void>;
};

/** For tests: an empty server of the machine's own PostgreSQL, as operators have it. */
export async function startSystemServer(
  database: DatabaseDefinition,
  maxConnections?: number,
): Promise<Outcome<SystemServer, string>> {
  const account = await findServerAccount();
  if (!account.ok) return account;
  const [program] = await findSystemPrograms(account.value);
  if (!program) return refuse("No PostgreSQL server program found: install Debian's `postgresql` or the like.");
  const home = await createTemporaryHome(account.value);
  endWithProcess(home.folder, home.cluster);
  const port = await findFreePort();
  const admin = randomBytes(24).toString("base64url");
  const more = [`create role admin superuser login password '${admin}'`];
  const passwords = await ensureCluster(home, program, { database, durable: false, extraStatements: more });
  if (!passwords.ok) return passwords;
  const loopback = { listen_addresses: "127.0.0.1", port, unix_socket_directories: "" };
  const server = await launchServer(home, program, {
    ...serverSettings("", false, maxConnections),
    ...loopback,
  });
  if (!server.ok) return server;
  const urlOf = (user: string, password: string) =>
    `postgresql://${user}:${password}@127.0.0.1:${port}/${database.name}`;
  return accept({
    url: urlOf(database.loginName, passwords.value.login),
    ownerUrl: urlOf(database.name, passwords.value.owner),
    adminUrl: urlOf("admin", admin),
    version: program.major,
    async stop() {
      await shutDownServer(home);
      await rm(home.folder, { recursive: true, force: true });
    },
  });
}

async function createTemporaryHome(account: Account): Promise<Home> {
  const folder = await createTestFolder("own");
  await createAccountFolder(folder, account);
  return { folder, place: folder, cluster: join(folder, "cluster"), account };
}

export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
