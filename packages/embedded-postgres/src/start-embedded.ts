import { chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { canUse } from "./account.ts";
import { clusterIn, type DatabaseDefinition } from "./cluster.ts";
import { folderOfAccount, type Home, homeIn, locksOf, usersOf } from "./home.ts";
import { alone } from "./lock.ts";
import { programFor } from "./program.ts";
import { launch, type Running, running, shutDown, untilReady } from "./server.ts";
import { settingsFor } from "./settings.ts";
import { enter, leave, livingUsers } from "./users.ts";

export type Embedded = {
  /** The address of the program's login. Holds a password: print it masked. */
  url: string;
  /** The address of the owner, for migrations and backups only. Holds a password, too. */
  ownerUrl: string;
  /** Whether a server was already there: one that outlived a killed program, or that another program uses too. */
  joined: boolean;
  /** Leaves the server, and ends it when nobody else uses it. Answers when that is done; a second call does nothing. */
  stop: () => Promise<void>;
};

export type EmbeddedOptions = {
  folder: string;
  database: DatabaseDefinition;
  log: (line: string) => void;
  /** False only for tests: faster, and lost when the machine stops. */
  durable?: boolean;
};

/** Starts a PostgreSQL of its own on a folder, or joins the one that runs there. The refusal is a line to print. */
export async function startEmbedded({
  folder,
  database,
  log,
  durable = true,
}: EmbeddedOptions): Promise<Outcome<Embedded, string>> {
  const found = await homeIn(folder, log);
  if (!found.ok) return found;
  const home = found.value;
  try {
    for (const folder of [locksOf(home), usersOf(home)]) await folderOfAccount(folder, home.account);
    const started = await alone(lockOf(home), () => startAlone(home, database, log, durable));
    return started ?? refuse(`Another program is busy with ${home.folder}: see the process named in ${lockOf(home)}.`);
  } catch (error) {
    return refuse(`The data folder ${home.folder} cannot be used: ${(error as Error).message}.`);
  }
}

async function startAlone(
  home: Home,
  database: DatabaseDefinition,
  log: (line: string) => void,
  durable: boolean,
): Promise<Outcome<Embedded, string>> {
  const program = await programFor(home.account, home.folder, log);
  if (!program.ok) return program;
  const endServer = async () => !running(home) || ((await livingUsers(usersOf(home))) === 0 && end(home));
  const passwords = await clusterIn(home, program.value, { database, durable, endServer });
  if (!passwords.ok) return passwords;
  const joined = await untilReady(home);
  const server = joined
    ? accept(joined)
    : await launch(home, program.value, settingsFor(await socketFolderOf(home), durable));
  if (!server.ok) return server;
  const note = await enter(usersOf(home));
  return accept({
    url: urlOf(server.value, database.name, database.loginName, passwords.value.login),
    ownerUrl: urlOf(server.value, database.name, database.name, passwords.value.owner),
    joined: joined !== undefined,
    stop: once(() => stop(home, note, log)),
  });
}

async function stop(home: Home, note: string, log: (line: string) => void) {
  const gone = await alone(lockOf(home), async () => (await leave(usersOf(home), note)) > 0 || end(home));
  if (!gone) log(`PostgreSQL on ${home.cluster} (process ${running(home)?.pid}) did not end in time.`);
}

async function end(home: Home): Promise<boolean> {
  const socketFolder = running(home)?.socketFolder ?? "";
  const gone = await shutDown(home);
  if (gone && basename(socketFolder).startsWith(shortName)) await rm(socketFolder, { recursive: true, force: true });
  return gone;
}

function once(work: () => Promise<void>) {
  let done: Promise<void> | undefined;
  return () => {
    done ??= work();
    return done;
  };
}

const lockOf = (home: Home) => join(locksOf(home), "lock");

const shortName = "pecacerta-socket-";

/** The system cuts the path of a socket at about a hundred bytes. */
async function socketFolderOf(home: Home): Promise<string> {
  const beside = join(home.place, "socket");
  if (Buffer.byteLength(beside) <= 80) {
    await folderOfAccount(beside, home.account);
    return beside;
  }
  const open = tmpdir().length <= 60 && (await canUse(home.account, tmpdir())) ? tmpdir() : "/tmp";
  const short = await mkdtemp(join(open, shortName));
  if (home.account) await chown(short, home.account.uid, home.account.gid);
  return short;
}

const urlOf = ({ socketFolder, port }: Running, database: string, user: string, password: string) =>
  `postgresql://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(socketFolder)}`;
