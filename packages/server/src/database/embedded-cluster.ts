import { randomBytes, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { done, type Outcome, refused } from "@pecacerta/rules/outcome";
import { folderOfAccount, type Home } from "./embedded-home.ts";
import { type Account, run } from "./embedded-process.ts";
import type { Program } from "./embedded-program.ts";

export const databaseName = "pecacerta";

/**
 * Makes sure that the home has a database of this program's PostgreSQL; answers the password of its one user.
 * It is made under another name and renamed when whole, so a kill in the middle leaves nothing half-made.
 */
export async function clusterIn(home: Home, program: Program, durable: boolean): Promise<Outcome<string, string>> {
  if (!existsSync(home.cluster)) return makeCluster(home, program, durable);
  const made = (await readFile(join(home.cluster, "PG_VERSION"), "utf8")).trim();
  if (made !== program.major)
    return refused(
      `The database in ${home.cluster} was made by PostgreSQL ${made} and this program brings ${program.major}: ` +
        "move it over with pg_dump, or start the version that made it.",
    );
  const password = await readFile(join(home.folder, "password"), "utf8").catch(() => "");
  if (!password)
    return refused(`The password of the database is missing: bring ${join(home.folder, "password")} back.`);
  return done(password.trim());
}

async function makeCluster(home: Home, program: Program, durable: boolean): Promise<Outcome<string, string>> {
  const password = randomBytes(24).toString("base64url");
  await removeUnfinished(home);
  const unfinished = join(home.place, `cluster.new-${randomUUID()}`);
  await folderOfAccount(unfinished, home.account);
  const fault = await fill(unfinished, home.account, program, password, durable);
  if (fault) {
    await rm(unfinished, { recursive: true, force: true });
    return refused(`PostgreSQL could not make its database in ${home.place}: ${fault}`);
  }
  await writeFile(join(home.folder, "password"), `${password}\n`, { mode: 0o600 });
  await rename(unfinished, home.cluster);
  return done(password);
}

async function removeUnfinished(home: Home) {
  const names = (await readdir(home.place)).filter((name) => name.startsWith("cluster.new-"));
  for (const name of names) await rm(join(home.place, name), { recursive: true, force: true });
}

async function fill(folder: string, account: Account, program: Program, password: string, durable: boolean) {
  const made = await run(account, program.initdb, [
    ...["--pgdata", folder, "--username", "postgres", "--encoding", "UTF8", "--auth", "reject", "--no-instructions"],
    ...program.locale,
    ...(durable ? [] : ["--no-sync"]),
  ]);
  if (made.code !== 0) return reasonIn(made.output);
  const filled = await run(
    account,
    program.postgres,
    ["--single", "-D", folder, "-c", "exit_on_error=on", ...(durable ? [] : ["-F"]), "postgres"],
    firstUser(password),
  );
  if (filled.code !== 0 || /\b(ERROR|FATAL|PANIC):/.test(filled.output)) return reasonIn(filled.output);
  // The program's first user has no password: after this nobody is PostgreSQL's superuser.
  await writeFile(
    join(folder, "pg_hba.conf"),
    "local all all scram-sha-256\nhost all all 127.0.0.1/32 scram-sha-256\n",
  );
  return undefined;
}

/** One statement a line, as PostgreSQL's single-user mode reads them. */
const firstUser = (password: string) =>
  [
    `CREATE ROLE ${databaseName} LOGIN CREATEROLE CREATEDB PASSWORD '${password}'`,
    `GRANT pg_monitor, pg_signal_backend TO ${databaseName}`,
    `CREATE DATABASE ${databaseName} OWNER ${databaseName}`,
    "",
  ].join(";\n");

/** The first complaint is the cause, what follows comes of it. */
function reasonIn(output: string) {
  const lines = output.split("\n").filter((line) => line.trim());
  const complaint = lines.find((line) => /error:|fatal:|panic:|could not|cannot/i.test(line)) ?? lines.at(-1);
  return complaint?.replace(/^.*?(?:error|fatal|panic): */i, "") ?? "no reason given";
}
