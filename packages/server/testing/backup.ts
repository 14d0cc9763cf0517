import { type ChildProcess, spawn } from "node:child_process";
import { rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createTestFolder } from "@pecacerta/embedded-postgres/test-folder";
import { v7 as uuid } from "uuid";
import { onTestFinished } from "vitest";
import { createBackup } from "../src/platform/backup/create-backup.ts";
import { restoreBackup } from "../src/platform/backup/restore-backup.ts";
import { migrate } from "../src/platform/database/migrate.ts";
import { connect } from "../src/platform/database/open.ts";
import type { Tenant } from "../src/platform/database/tenant.ts";
import { createFolderStore } from "../src/platform/files/folder-store.ts";
import { createTestCompany, createTestDatabase, databaseUrl, openTestInstallation, unwrapOutcome } from "./database.ts";
import { fillEveryTable } from "./fill-every-table.ts";
import { programEnvironment } from "./program-environment.ts";
import { insertTestVehicle } from "./vehicles.ts";

const BACKUP_FOLDER = join(import.meta.dirname, "../src/platform/backup");

type Finished = { code: number | null; output: string };

export type StartedCommand = { child: ChildProcess; finished: Promise<Finished> };

export function startCommand(
  command: "backup" | "restore",
  words: readonly string[],
  environment: Record<string, string>,
): StartedCommand {
  const child = spawn(process.execPath, [join(BACKUP_FOLDER, `${command}-command.ts`), ...words], {
    env: { ...programEnvironment, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const collect = (text: Buffer) => {
    output += text;
  };
  child.stdout.on("data", collect);
  child.stderr.on("data", collect);
  const finished = new Promise<Finished>((resolve) => child.once("close", (code) => resolve({ code, output })));
  return { child, finished };
}

export const runBackupCommand = (...parameters: Parameters<typeof startCommand>): Promise<Finished> =>
  startCommand(...parameters).finished;

const pictureStoreOf = (file: string) => createFolderStore(join(dirname(file), "pictures"));

export const backUp = (url: string, file: string) =>
  createBackup({ url, file, fileStore: pictureStoreOf(file), now: new Date() });

export const restore = (url: string, file: string, replace = false) =>
  restoreBackup({ url, file, replace, fileStore: pictureStoreOf(file) });

export async function temporaryFolder(): Promise<string> {
  const folder = await createTestFolder("backup");
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Creates an empty database, dropped after the test. Returns its owner's URL. */
export async function emptyDatabase(): Promise<string> {
  const { ownerUrl, drop } = await createTestDatabase({ migrated: false });
  onTestFinished(drop);
  return ownerUrl;
}

export function loginOf(ownerUrl: string): string {
  const url = new URL(databaseUrl());
  url.pathname = new URL(ownerUrl).pathname;
  return url.href;
}

/** A shop for all tests of a file. `url` is the URL of the database's owner. */
export async function openSource(): Promise<{ url: string; folder: string; close(): Promise<void> }> {
  const { ownerUrl: url, drop } = await createTestDatabase();
  await fillShop(url);
  const folder = await createTestFolder("backup");
  return {
    url,
    folder,
    async close() {
      await drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export async function fillShop(url: string): Promise<void> {
  unwrapOutcome(await migrate(url));
  const { installation, close } = await openTestInstallation({}, url);
  const companies: Tenant[] = [];
  for (let number = 0; number < 2; number++) {
    const company = await createTestCompany(
      installation,
      { titulo: `Loja\t${number}\n\\ção` },
      `loja-${number}-${uuid()}`,
    );
    await fillEveryTable(installation, company);
    companies.push(company);
  }
  if (companies[0]) await insertTestVehicle(companies[0].database);
  await close();
  await execute(
    url,
    `insert into countries (code, name) values ('BR', 'Brasil');
     insert into price_table_tasks (path, step) values ('/carros', 'makes');
     insert into price_table_days (day, calls) values ('2026-11-22', 7);
     insert into brands (slug, name) values ('peca', 'Peça ''certa''');
     insert into company_hosts (host, company_id) select slug || '.example.com', id from companies;
     insert into staff_users (id, email, created_at) values (gen_random_uuid(), 'ana@example.com', now());
     insert into staff_credentials (credential_id, staff_user_id, public_key, counter, backed_up, created_at)
       select '\\x01', id, '\\x02', 0, false, now() from staff_users;
     insert into staff_devices (staff_user_id, token_hash, seen_at) select id, '\\x04', now() from staff_users;
     insert into staff_companies (staff_user_id, company_id)
       select u.id, c.id from staff_users u, companies c where c.slug = (select min(slug) from companies);
     insert into staff_recovery_codes (staff_user_id, hash) select id, '\\x03' from staff_users;
     insert into operators (staff_user_id, created_at) select id, now() from staff_users`,
  );
}

export async function checksums(url: string, except: readonly string[] = []): Promise<Map<string, string>> {
  const left = [
    "schema_migrations",
    "schema_definitions",
    "sessions",
    "account_links",
    "guess_budgets",
    "guess_networks",
    "limit_counts",
    "network_limit_counts",
    "mail_counts",
    "staff_mail_counts",
    "staff_sessions",
    "staff_account_links",
    "staff_challenges",
    "staff_mails",
    "staff_invitations",
    "staff_rate_limits",
    ...except,
  ];
  const client = await connect(url);
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
         and relname <> all ($1) order by 1`,
      [left],
    );
    await client.query("begin");
    await client.query("set local role shop_backup; set local timezone = 'UTC'");
    const sums = new Map<string, string>();
    for (const { name } of tables) {
      const { rows } = await client.query<{ sum: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, E'\\n' order by t::text collate "C")), '') as sum
         from public.${name} as t`,
      );
      sums.set(name, rows[0]?.sum ?? "");
    }
    return sums;
  } finally {
    await client.end();
  }
}

export async function execute(url: string, statements: string): Promise<void> {
  const client = await connect(url);
  try {
    await client.query(statements);
  } finally {
    await client.end();
  }
}

export async function readAll<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = await connect(url);
  try {
    await client.query("set role shop_backup");
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}
