import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { appendFile, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findServerAccount } from "@pecacerta/embedded-postgres/account";
import { ensureCluster } from "@pecacerta/embedded-postgres/cluster";
import { endWithProcess } from "@pecacerta/embedded-postgres/end-with-process";
import { createAccountFolder, type Home } from "@pecacerta/embedded-postgres/home";
import { runAsAccount } from "@pecacerta/embedded-postgres/process";
import type { PostgresProgram } from "@pecacerta/embedded-postgres/program";
import { findSystemPrograms } from "@pecacerta/embedded-postgres/system-program";
import { createTestFolder } from "@pecacerta/embedded-postgres/test-folder";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { shopDatabase } from "../src/platform/database/embedded-database.ts";
import { unwrapOutcome } from "./database.ts";
import { type ReplicationServer, startReplicationServer } from "./replication-server.ts";

export type StandbyServer = ReplicationServer & {
  promote(): Promise<void>;
  /** Waits until it shows everything that `primary` has written so far. */
  waitUntilCaughtUp(primary: ReplicationServer): Promise<void>;
};

export type Replication = {
  readonly primary: ReplicationServer;
  readonly standbys: readonly StandbyServer[];
  addStandby(name: string, source: ReplicationServer): Promise<StandbyServer>;
  stop(): Promise<void>;
};

type Machine = { program: PostgresProgram; baseBackup: string; account: Home["account"] };

export async function findReplicationProblem(): Promise<string | undefined> {
  const machine = await findMachine();
  return machine.ok ? undefined : machine.refusal;
}

/** Starts a primary with an empty shop database and its standbys, on loopback. They end with this process. */
export async function startReplication(
  standbyNames: readonly string[] = ["standby1", "standby2"],
): Promise<Replication> {
  const machine = unwrapOutcome(await findMachine());
  const home = await createHome("primary", machine);
  const admin = randomBytes(24).toString("base64url");
  const extraStatements = [`create role admin superuser login password '${admin}'`];
  const options = { database: shopDatabase, durable: false, extraStatements };
  const passwords = { ...unwrapOutcome(await ensureCluster(home, machine.program, options)), admin };
  await appendFile(join(home.cluster, "pg_hba.conf"), "host replication admin 127.0.0.1/32 scram-sha-256\n");
  const primary = await startReplicationServer("primary", home, machine.program, passwords);
  const opened: { server: ReplicationServer; home: Home }[] = [{ server: primary, home }];

  async function addStandby(name: string, source: ReplicationServer): Promise<StandbyServer> {
    const standbyHome = await createHome(name, machine);
    await copyServer(source, name, standbyHome, machine);
    const server = await startReplicationServer(name, standbyHome, machine.program, passwords);
    opened.push({ server, home: standbyHome });
    return asStandby(server);
  }

  const standbys: StandbyServer[] = [];
  for (const name of standbyNames) standbys.push(await addStandby(name, primary));
  return {
    primary,
    standbys,
    addStandby,
    async stop() {
      // The primary last: its end waits for its standbys.
      for (const { server, home } of opened.reverse()) {
        await server.stop();
        await rm(home.folder, { recursive: true, force: true });
      }
    },
  };
}

async function findMachine(): Promise<Outcome<Machine, string>> {
  const account = await findServerAccount();
  if (!account.ok) return account;
  const [program] = await findSystemPrograms(account.value);
  const baseBackup = program && join(dirname(program.postgres), "pg_basebackup");
  if (!program || !baseBackup || !existsSync(baseBackup))
    return refuse("There is no pg_basebackup on this machine: install Debian's `postgresql` or the like.");
  return accept({ program, baseBackup, account: account.value });
}

async function createHome(name: string, { account }: Machine): Promise<Home> {
  const folder = await createTestFolder(name);
  await createAccountFolder(folder, account);
  const home = { folder, place: folder, cluster: join(folder, "cluster"), account };
  endWithProcess(folder, home.cluster);
  return home;
}

async function copyServer(source: ReplicationServer, name: string, home: Home, machine: Machine): Promise<void> {
  const from = new URL(source.adminUrl);
  from.searchParams.set("application_name", name);
  const { code, output } = await runAsAccount(machine.account, machine.baseBackup, [
    ...["--dbname", from.href, "--pgdata", home.cluster],
    ...["--checkpoint", "fast", "--wal-method", "stream", "--write-recovery-conf", "--no-sync"],
  ]);
  if (code !== 0) throw new Error(`pg_basebackup failed: ${output}`);
}

const asStandby = (server: ReplicationServer): StandbyServer => ({
  ...server,
  async promote() {
    await server.query("select pg_promote()");
  },
  async waitUntilCaughtUp(primary) {
    const [written] = await primary.query<{ position: string }>("select pg_current_wal_lsn()::text as position");
    const text = `select pg_last_wal_replay_lsn() >= '${written?.position}'::pg_lsn as reached`;
    while (!(await server.query<{ reached: boolean }>(text))[0]?.reached) await pause(20);
  },
});
