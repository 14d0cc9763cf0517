import { randomBytes, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { createAccountFolder, type Home } from "./home.ts";
import { type Account, runAsAccount } from "./process.ts";
import type { PostgresProgram } from "./program.ts";

export type DatabaseDefinition = {
  name: string;
  loginName: string;
  roleNames: readonly string[];
  /** Run as superuser; must be repeatable: an existing cluster gets new roles by them. */
  roleStatements: (loginPassword: string) => readonly string[];
};

export type Passwords = { owner: string; login: string };

export type ClusterOptions = {
  database: DatabaseDefinition;
  durable: boolean;
  /** Stops a running server so that roles can be changed; false if it cannot. */
  endServer?: () => Promise<boolean>;
  extraStatements?: readonly string[];
};

export async function ensureCluster(
  home: Home,
  program: PostgresProgram,
  options: ClusterOptions,
): Promise<Outcome<Passwords, string>> {
  if (!existsSync(home.cluster)) return createCluster(home, program, options);
  const clusterMajor = (await readFile(join(home.cluster, "PG_VERSION"), "utf8")).trim();
  if (clusterMajor !== program.major)
    return refuse(
      `The database in ${home.cluster} was made by PostgreSQL ${clusterMajor} and this program brings ${program.major}. ` +
        "Move it over: `npm run backup -- FILE` with the version that made it, then " +
        `\`mv ${home.folder} ${home.folder}-${clusterMajor}\` and, with this version, \`npm run restore -- FILE\`.`,
    );
  const password = await readFile(join(home.folder, "password"), "utf8").catch(() => "");
  if (!password) return refuse(`The password of the database is missing: bring ${join(home.folder, "password")} back.`);
  return ensureRolesOfCluster(home, program, options, password.trim());
}

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
  const error = await runInSingleUserMode(home.cluster, home.account, program, durable, database.roleStatements(login));
  if (error) return refuse(`The roles of the database in ${home.cluster} could not be made: ${error}`);
  await writeFile(loginFile(home), `${login}\n`, { mode: 0o600 });
  await writeFile(rolesFile(home), roleList(database));
  return accept({ owner, login });
}

const roleList = ({ roleNames }: DatabaseDefinition) => `${roleNames.join("\n")}\n`;
const loginFile = (home: Home) => join(home.folder, "password-login");
const rolesFile = (home: Home) => join(home.folder, "roles");

export const newPassword = () => randomBytes(24).toString("base64url");

async function createCluster(
  home: Home,
  program: PostgresProgram,
  { database, durable, extraStatements = [] }: ClusterOptions,
): Promise<Outcome<Passwords, string>> {
  const passwords = { owner: newPassword(), login: newPassword() };
  const statements = [
    ...databaseStatements(database.name, passwords.owner),
    ...database.roleStatements(passwords.login),
    ...extraStatements,
  ];
  await writeFile(join(home.folder, "password"), `${passwords.owner}\n`, { mode: 0o600 });
  await writeFile(loginFile(home), `${passwords.login}\n`, { mode: 0o600 });
  await writeFile(rolesFile(home), roleList(database));
  const created = await createClusterFolder(home, program, durable, statements);
  return created.ok ? accept(passwords) : created;
}

/** Creates the cluster under a temporary name, so that a killed process leaves no partial one. */
export async function createClusterFolder(
  home: Home,
  program: PostgresProgram,
  durable: boolean,
  statements: readonly string[],
): Promise<Outcome<undefined, string>> {
  await removeUnfinished(home);
  const unfinished = join(home.place, `cluster.new-${randomUUID()}`);
  await createAccountFolder(unfinished, home.account);
  const error = await initializeCluster(unfinished, home.account, program, durable, statements);
  if (error) {
    await rm(unfinished, { recursive: true, force: true });
    return refuse(`PostgreSQL could not make its database in ${home.place}: ${error}`);
  }
  await rename(unfinished, home.cluster);
  return accept(undefined);
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
  const error = await runInSingleUserMode(folder, account, program, durable, statements);
  if (error) return error;
  // Rejects the superuser from now on: it has no password.
  await writeFile(
    join(folder, "pg_hba.conf"),
    "local all all scram-sha-256\nhost all all 127.0.0.1/32 scram-sha-256\n",
  );
  return undefined;
}

async function runInSingleUserMode(
  folder: string,
  account: Account,
  program: PostgresProgram,
  durable: boolean,
  statements: readonly string[],
): Promise<string | undefined> {
  const singleUserArguments = [
    "--single",
    "-D",
    folder,
    "-c",
    "exit_on_error=on",
    ...(durable ? [] : ["-F"]),
    "postgres",
  ];
  // Single-user mode reads one statement per line.
  const { code, output } = await runAsAccount(
    account,
    program.postgres,
    singleUserArguments,
    `${statements.join(";\n")};\n`,
  );
  return code !== 0 || /\b(ERROR|FATAL|PANIC):/.test(output) ? firstErrorIn(output) : undefined;
}

const databaseStatements = (name: string, password: string): string[] => [
  `create role ${name} login createdb password '${password}'`,
  `grant pg_monitor, pg_signal_backend to ${name}`,
  `create database ${name} owner ${name}`,
];

function firstErrorIn(output: string) {
  const lines = output.split("\n").filter((line) => line.trim());
  const complaint = lines.find((line) => /error:|fatal:|panic:|could not|cannot/i.test(line)) ?? lines.at(-1);
  return complaint?.replace(/^.*?(?:error|fatal|panic): */i, "") ?? "no reason given";
}
