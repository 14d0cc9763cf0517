import { randomBytes, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { createAccountFolder, type Home } from "./home.ts";
import { type Account, runAsAccount } from "./process.ts";
import type { PostgresProgram } from "./program.ts";

/** The database of a cluster, and its roles. */
export type DatabaseDefinition = {
  /** The name of the database, and of the role that owns it. */
  name: string;
  /** The role that the running program connects as. */
  loginName: string;
  /** Every role that the statements make. A cluster that was made with other roles gets these. */
  roleNames: readonly string[];
  /** Makes the roles and the login, as PostgreSQL's superuser: may run again on a cluster that has them. */
  roleStatements: (loginPassword: string) => readonly string[];
};

/** The passwords of the owner and of the program's login. */
export type Passwords = { owner: string; login: string };

export type ClusterOptions = {
  database: DatabaseDefinition;
  durable: boolean;
  /** Ends a server that runs on the cluster, so that its roles can be changed; answers whether none runs any more. */
  endServer?: () => Promise<boolean>;
  /** Further statements for a new cluster, one a line, as PostgreSQL's superuser. For tests. */
  extraStatements?: readonly string[];
};

/**
 * Makes sure that the home has a database of this program's PostgreSQL with the program's roles; answers the passwords.
 * It is made under another name and renamed when whole, so a kill in the middle leaves nothing half-made.
 */
export async function ensureCluster(
  home: Home,
  program: PostgresProgram,
  options: ClusterOptions,
): Promise<Outcome<Passwords, string>> {
  if (!existsSync(home.cluster)) return createCluster(home, program, options);
  const result = (await readFile(join(home.cluster, "PG_VERSION"), "utf8")).trim();
  if (result !== program.major)
    return refuse(
      `The database in ${home.cluster} was made by PostgreSQL ${result} and this program brings ${program.major}. ` +
        "Move it over: `npm run backup -- FILE` with the version that made it, then " +
        `\`mv ${home.folder} ${home.folder}-${result}\` and, with this version, \`npm run restore -- FILE\`.`,
    );
  const password = await readFile(join(home.folder, "password"), "utf8").catch(() => "");
  if (!password) return refuse(`The password of the database is missing: bring ${join(home.folder, "password")} back.`);
  return ensureRolesOfCluster(home, program, options, password.trim());
}

/** A cluster of an earlier program has one role, which may do everything: it gets the others, and loses that right. */
async function ensureRolesOfCluster(
  home: Home,
  program: PostgresProgram,
  { database, durable, endServer = async () => true }: ClusterOptions,
  owner: string,
): Promise<Outcome<Passwords, string>> {
  const storedLogin = await readFile(loginFile(home), "utf8").catch(() => "");
  const login = storedLogin.trim() || newPassword();
  const rolesMade = await readFile(rolesFile(home), "utf8").catch(() => "");
  if (storedLogin.trim() && rolesMade === roleList(database)) return accept({ owner, login });
  if (!(await endServer()))
    return refuse(`An earlier version of the program uses the database in ${home.cluster}: stop it first.`);
  const fault = await runInSingleUserMode(home.cluster, home.account, program, durable, database.roleStatements(login));
  if (fault) return refuse(`The roles of the database in ${home.cluster} could not be made: ${fault}`);
  await writeFile(loginFile(home), `${login}\n`, { mode: 0o600 });
  await writeFile(rolesFile(home), roleList(database));
  return accept({ owner, login });
}

// Written when the roles are in the cluster: a later program with more roles adds them.
const roleList = ({ roleNames }: DatabaseDefinition) => `${roleNames.join("\n")}\n`;
const loginFile = (home: Home) => join(home.folder, "password-login");
const rolesFile = (home: Home) => join(home.folder, "roles");

const newPassword = () => randomBytes(24).toString("base64url");

async function createCluster(
  home: Home,
  program: PostgresProgram,
  { database, durable, extraStatements = [] }: ClusterOptions,
): Promise<Outcome<Passwords, string>> {
  const passwords = { owner: newPassword(), login: newPassword() };
  await removeUnfinished(home);
  const unfinished = join(home.place, `cluster.new-${randomUUID()}`);
  await createAccountFolder(unfinished, home.account);
  const statements = [
    ...databaseStatements(database.name, passwords.owner),
    ...database.roleStatements(passwords.login),
    ...extraStatements,
  ];
  const fault = await initializeCluster(unfinished, home.account, program, durable, statements);
  if (fault) {
    await rm(unfinished, { recursive: true, force: true });
    return refuse(`PostgreSQL could not make its database in ${home.place}: ${fault}`);
  }
  await writeFile(join(home.folder, "password"), `${passwords.owner}\n`, { mode: 0o600 });
  await writeFile(loginFile(home), `${passwords.login}\n`, { mode: 0o600 });
  await writeFile(rolesFile(home), roleList(database));
  await rename(unfinished, home.cluster);
  return accept(passwords);
}

async function removeUnfinished(home: Home) {
  const names = (await readdir(home.place)).filter((name) => name.startsWith("cluster.new-"));
  for (const name of names) await rm(join(home.place, name), { recursive: true, force: true });
}

async function initializeCluster(
  folder: string,
  account: Account,
  program: PostgresProgram,
  durable: boolean,
  statements: readonly string[],
): Promise<string | undefined> {
  const result = await runAsAccount(account, program.initdb, [
    ...["--pgdata", folder, "--username", "postgres", "--encoding", "UTF8", "--auth", "reject", "--no-instructions"],
    ...program.locale,
    ...(durable ? [] : ["--no-sync"]),
  ]);
  if (result.code !== 0) return firstErrorIn(result.output);
  const fault = await runInSingleUserMode(folder, account, program, durable, statements);
  if (fault) return fault;
  // The program's first user has no password: after this nobody is PostgreSQL's superuser.
  await writeFile(
    join(folder, "pg_hba.conf"),
    "local all all scram-sha-256\nhost all all 127.0.0.1/32 scram-sha-256\n",
  );
  return undefined;
}

/** Runs statements as PostgreSQL's superuser on a cluster that no server runs on; answers what went wrong. */
async function runInSingleUserMode(
  folder: string,
  account: Account,
  program: PostgresProgram,
  durable: boolean,
  statements: readonly string[],
): Promise<string | undefined> {
  const words = ["--single", "-D", folder, "-c", "exit_on_error=on", ...(durable ? [] : ["-F"]), "postgres"];
  // One statement a line, as PostgreSQL's single-user mode reads them.
  const { code, output } = await runAsAccount(account, program.postgres, words, `${statements.join(";\n")};\n`);
  return code !== 0 || /\b(ERROR|FATAL|PANIC):/.test(output) ? firstErrorIn(output) : undefined;
}

const databaseStatements = (name: string, password: string): string[] => [
  `create role ${name} login createdb password '${password}'`,
  `grant pg_monitor, pg_signal_backend to ${name}`,
  `create database ${name} owner ${name}`,
];

/** The first complaint is the cause, what follows comes of it. */
function firstErrorIn(output: string) {
  const lines = output.split("\n").filter((line) => line.trim());
  const complaint = lines.find((line) => /error:|fatal:|panic:|could not|cannot/i.test(line)) ?? lines.at(-1);
  return complaint?.replace(/^.*?(?:error|fatal|panic): */i, "") ?? "no reason given";
}
