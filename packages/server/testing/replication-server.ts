import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import type { Passwords } from "@pecacerta/embedded-postgres/cluster";
import type { Home } from "@pecacerta/embedded-postgres/home";
import { isAlive } from "@pecacerta/embedded-postgres/process";
import type { PostgresProgram } from "@pecacerta/embedded-postgres/program";
import { findRunningServer, launchServer, shutDownServer } from "@pecacerta/embedded-postgres/server";
import { serverSettings } from "@pecacerta/embedded-postgres/settings";
import { findFreePort } from "@pecacerta/embedded-postgres/system-server";
import type pg from "pg";
import { shopDatabase } from "../src/platform/database/embedded-database.ts";
import { connect, disconnect } from "../src/platform/database/open.ts";
import { unwrapOutcome } from "./database.ts";

export type ReplicationServer = {
  /** Also the `application_name` of a standby, as `synchronous_standby_names` lists it. */
  readonly name: string;
  readonly port: number;
  readonly url: string;
  readonly ownerUrl: string;
  readonly adminUrl: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  kill(): Promise<void>;
  freeze(): void;
  thaw(): void;
  configure(settings: Record<string, string>): Promise<void>;
  query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]>;
};

export type ServerPasswords = Passwords & { admin: string };

export async function startReplicationServer(
  name: string,
  home: Home,
  program: PostgresProgram,
  passwords: ServerPasswords,
): Promise<ReplicationServer> {
  const port = await findFreePort();
  const urlOf = (user: string, password: string) =>
    `postgresql://${user}:${password}@127.0.0.1:${port}/${shopDatabase.name}`;
  const adminUrl = urlOf("admin", passwords.admin);
  const settings = {
    ...serverSettings("", false),
    listen_addresses: "127.0.0.1",
    port,
    unix_socket_directories: "",
    cluster_name: name,
    // Synchronous replication needs it; a stopped standby needs the files.
    synchronous_commit: "on",
    wal_keep_size: "256MB",
    shared_buffers: "32MB",
    wal_retrieve_retry_interval: "200ms",
  };

  async function query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
    const client = await connect(adminUrl);
    try {
      return (await client.query<Row>(text)).rows;
    } finally {
      await disconnect(client);
    }
  }

  function signalAll(signal: NodeJS.Signals): void {
    const pid = findRunningServer(home)?.pid;
    if (pid === undefined) return;
    process.kill(pid, signal);
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");
    for (const child of children) process.kill(Number(child), signal);
  }

  const server: ReplicationServer = {
    name,
    port,
    url: urlOf(shopDatabase.loginName, passwords.login),
    ownerUrl: urlOf(shopDatabase.name, passwords.owner),
    adminUrl,
    query,
    async start() {
      unwrapOutcome(await launchServer(home, program, settings));
    },
    async stop() {
      if (!(await shutDownServer(home))) throw new Error(`The server ${name} does not end`);
    },
    async kill() {
      const running = findRunningServer(home);
      if (!running) return;
      process.kill(running.pid, "SIGKILL");
      while (isAlive(running.pid)) await pause(5);
    },
    freeze: () => signalAll("SIGSTOP"),
    thaw: () => signalAll("SIGCONT"),
    async configure(changed) {
      for (const [setting, value] of Object.entries(changed)) await query(`alter system set ${setting} = '${value}'`);
      await query("select pg_reload_conf()");
    },
  };
  await server.start();
  return server;
}
