import { chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { canAccess } from "./account.ts";
import { type DatabaseDefinition, ensureCluster } from "./cluster.ts";
import { createAccountFolder, type Home, locksFolder, openHome, refuseFolder, usersFolder } from "./home.ts";
import { withFileLock } from "./lock.ts";
import { findPostgresProgram } from "./program.ts";
import { findRunningServer, launchServer, type RunningServer, shutDownServer, waitUntilReady } from "./server.ts";
import { serverSettings } from "./settings.ts";
import { type ServerHealth, superviseServer } from "./supervise-server.ts";
import { countLivingUsers, registerUser, unregisterUser } from "./users.ts";

export type EmbeddedServer = {
  /** Contains a password, as `ownerUrl` does: print it masked. */
  url: string;
  ownerUrl: string;
  joined: boolean;
  health: ServerHealth;
  stop: () => Promise<void>;
};

export type EmbeddedOptions = {
  folder: string;
  database: DatabaseDefinition;
  log: (line: string) => void;
  durable?: boolean;
  /** For a server that this start launches; a running one keeps its own. */
  maxConnections?: number;
};

export async function startEmbedded(options: EmbeddedOptions): Promise<Outcome<EmbeddedServer, string>> {
  const found = await openHome(options.folder, options.log);
  if (!found.ok) return found;
  const home = found.value;
  try {
    for (const folder of [locksFolder(home), usersFolder(home)]) await createAccountFolder(folder, home.account);
    const started = await withFileLock(lockFile(home), () => startWithLock(home, options));
    return (
      started ?? refuse(`Another program is busy with ${home.folder}: see the process named in ${lockFile(home)}.`)
    );
  } catch (error) {
    return refuseFolder(home.folder, error);
  }
}

async function startWithLock(
  home: Home,
  { database, log, durable = true, maxConnections }: EmbeddedOptions,
): Promise<Outcome<EmbeddedServer, string>> {
  const program = await findPostgresProgram(home.account, home.folder, log);
  if (!program.ok) return program;
  const endServer = async () =>
    !findRunningServer(home) || ((await countLivingUsers(usersFolder(home))) === 0 && end(home));
  const passwords = await ensureCluster(home, program.value, { database, durable, endServer });
  if (!passwords.ok) return passwords;
  const launch = (socketFolder: string, signal?: AbortSignal) =>
    launchServer(home, program.value, serverSettings(socketFolder, durable, maxConnections), { signal });
  const notice = setTimeout(log, NOTICE_MS, "PostgreSQL is not ready yet: after a crash it first restores its data.");
  const joinOrLaunch = async () => {
    const joined = await waitUntilReady(home);
    return { joined, server: joined ? accept(joined) : await launch(await createSocketFolder(home)) };
  };
  const { joined, server } = await joinOrLaunch().finally(() => clearTimeout(notice));
  if (!server.ok) return server;
  const { socketFolder } = server.value;
  const relaunch = async (signal: AbortSignal) => {
    const running = await waitUntilReady(home, signal);
    if (running) return accept(running);
    await createAccountFolder(socketFolder, home.account);
    return launch(socketFolder, signal);
  };
  const note = await registerUser(usersFolder(home));
  const supervisor = superviseServer({
    home,
    server: server.value,
    launch: (signal) => withFileLock(lockFile(home), () => relaunch(signal), RELAUNCH_LOCK_MS),
    log,
  });
  return accept({
    url: connectionUrl(server.value, database.name, database.loginName, passwords.value.login),
    ownerUrl: connectionUrl(server.value, database.name, database.name, passwords.value.owner),
    joined: joined !== undefined,
    health: supervisor,
    stop: once(async () => {
      await supervisor.stop();
      await stop(home, { note, socketFolder, log });
    }),
  });
}

type StopOptions = { note: string; socketFolder: string; log: (line: string) => void };

async function stop(home: Home, { note, socketFolder, log }: StopOptions) {
  const gone = await withFileLock(
    lockFile(home),
    async () => (await unregisterUser(usersFolder(home), note)) > 0 || end(home, socketFolder),
  );
  if (!gone) log(`PostgreSQL on ${home.cluster} (process ${findRunningServer(home)?.pid}) did not end in time.`);
}

async function end(home: Home, lastSocketFolder = ""): Promise<boolean> {
  const socketFolder = findRunningServer(home)?.socketFolder ?? lastSocketFolder;
  const gone = await shutDownServer(home);
  if (gone && basename(socketFolder).startsWith(socketFolderPrefix))
    await rm(socketFolder, { recursive: true, force: true });
  return gone;
}

function once(work: () => Promise<void>) {
  let done: Promise<void> | undefined;
  return () => {
    done ??= work();
    return done;
  };
}

const NOTICE_MS = 5000;
const RELAUNCH_LOCK_MS = 1000;

const lockFile = (home: Home) => join(locksFolder(home), "lock");

const socketFolderPrefix = "pecacerta-socket-";

/** The path of a socket may have about 100 bytes. */
async function createSocketFolder(home: Home): Promise<string> {
  const folderInHome = join(home.place, "socket");
  if (Buffer.byteLength(folderInHome) <= 80) {
    await createAccountFolder(folderInHome, home.account);
    return folderInHome;
  }
  const open = tmpdir().length <= 60 && (await canAccess(home.account, tmpdir())) ? tmpdir() : "/tmp";
  const short = await mkdtemp(join(open, socketFolderPrefix));
  if (home.account) await chown(short, home.account.uid, home.account.gid);
  return short;
}

const connectionUrl = ({ socketFolder, port }: RunningServer, database: string, user: string, password: string) =>
  `postgresql://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(socketFolder)}`;
