import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { HOUR_MS } from "@pecacerta/rules/duration";
import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { databaseUrl, ownerDatabaseUrl } from "../../testing/database.ts";
import { startFailingProgram, startProgram } from "../../testing/start-program.ts";
import { connect } from "../platform/database/open.ts";

const INTERNAL_PORT_IN_USE = /^The port is in use: 127\.0\.0\.1:\d+\. Set INTERNAL_PORT to another\.$/;

const worker = (number: number) => ({ WORKERS: "2", PROCESS_WORKER: String(number) });

const oneLine = (output: string) => output.trim().split("\n");

function named(database: string, address = ownerDatabaseUrl()): string {
  const url = new URL(address);
  url.pathname = `/${database}`;
  return url.href;
}

async function run(url: string, sql: string): Promise<void> {
  const client = await connect(url);
  await client.query(sql);
  await client.end();
}

describe("a start that fails", () => {
  let [taken, internalTaken]: Server[] = [];
  let [port, internalPort] = [0, 0];
  const [newer, empty] = ["newer", "empty"].map((name) => `${name}_${uuid().replaceAll("-", "")}`) as [string, string];
  beforeAll(async () => {
    [taken, internalTaken] = await Promise.all([takePort(), takePort()]);
    [port, internalPort] = [taken, internalTaken].map((server) => (server.address() as AddressInfo).port) as [
      number,
      number,
    ];
    await run(ownerDatabaseUrl(), `create database ${newer}`);
    await run(ownerDatabaseUrl(), `create database ${empty}`);
    await run(
      named(newer),
      `create table schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now());
       insert into schema_migrations (name, checksum) values ('9999-of-another-year', 'x')`,
    );
  });
  afterAll(async () => {
    taken?.close();
    internalTaken?.close();
    await run(ownerDatabaseUrl(), `drop database ${newer}`);
    await run(ownerDatabaseUrl(), `drop database ${empty}`);
  });

  async function takePort(): Promise<Server> {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    return server;
  }

  const onEmptyDatabase = () => ({
    DATABASE_URL: named(empty, databaseUrl()),
    MIGRATE_DATABASE_URL: named(empty),
    SAMPLE: "on",
  });

  test.each<[string, () => Record<string, string>, RegExp]>([
    ["an invalid setting", () => ({ PORT: "abc" }), /^The configuration cannot be used: PORT must be a number\.$/],
    ["a port in use", () => ({ PORT: String(port) }), /^The port is in use: 127\.0\.0\.1:\d+\. Set PORT to another\.$/],
    [
      "a metrics port in use, before the public port is opened",
      () => ({ PORT: String(port), INTERNAL_PORT: String(internalPort) }),
      INTERNAL_PORT_IN_USE,
    ],
    [
      "a metrics port in use, of a further worker, before it shares the public port",
      () => ({ ...worker(2), PORT: String(port), INTERNAL_PORT: String(internalPort) }),
      INTERNAL_PORT_IN_USE,
    ],
    [
      "a metrics port in use that a further worker needs",
      () => ({ ...worker(1), INTERNAL_PORT: String(internalPort - 1) }),
      INTERNAL_PORT_IN_USE,
    ],
    [
      "a public port that a further worker needs for metrics",
      () => ({ WORKERS: "3", PORT: "7473", INTERNAL_PORT: "7471" }),
      /^The configuration cannot be used: PORT must not be between 7471 and 7473: every worker has a port for \/metrics, from INTERNAL_PORT on\.$/,
    ],
    [
      "a metrics port beyond the highest port",
      () => ({ WORKERS: "3", INTERNAL_PORT: "65534" }),
      /^The configuration cannot be used: INTERNAL_PORT must be at most 65533 with WORKERS=3\.$/,
    ],
    [
      "an unreachable database",
      () => ({ DATABASE_URL: "postgresql://shop:segredo@127.0.0.1:1/shop" }),
      /^The database at postgresql:\/\/shop:\*\*\*@127\.0\.0\.1:1\/shop cannot be reached: .*ECONNREFUSED/,
    ],
    [
      "a database newer than the program",
      () => ({ MIGRATE_DATABASE_URL: named(newer) }),
      /^The database is newer than this program \(it has 9999-of-another-year\)/,
    ],
    [
      "a shared folder that is not mounted",
      () => ({ FILES_URL: "file:///srv/not-mounted" }),
      /^There is no folder \/srv\/not-mounted: create or mount it, or change FILES_URL\.$/,
    ],
    [
      "on an own database, a data folder that cannot be made for the sample",
      () => ({ ...onEmptyDatabase(), DATA_DIR: "/proc/pecacerta" }),
      /^The data folder \/proc\/pecacerta cannot be used: ENOENT: .+\.$/,
    ],
    [
      "on an own database, a data folder that is a file",
      () => ({ ...onEmptyDatabase(), SECRET_KEY: "", DATA_DIR: import.meta.filename }),
      /^The key .+start\.test\.ts\/secret-key cannot be used: ENOTDIR: .+ Set SECRET_KEY instead\.$/,
    ],
    ["a folder that cannot be written", () => ({ DATABASE_URL: "", DATA_DIR: "/proc/pecacerta" }), /\/proc\/pecacerta/],
  ])("%s: prints one clear line and exits with 1", async (_, environment, line) => {
    const { code, output } = await startFailingProgram(environment());
    expect(oneLine(output)).toEqual([expect.stringMatching(line)]);
    expect(code).toBe(1);
    expect(output).not.toMatch(/segredo|\n\s+at /);
  });
});

test("the first start with the sample on an own database makes a missing data folder", async () => {
  const folder = await mkdtemp(join(tmpdir(), "first-start-"));
  const database = `first_${uuid().replaceAll("-", "")}`;
  await run(ownerDatabaseUrl(), `create database ${database}`);
  const DATA_DIR = join(folder, "not", "there");
  const program = await startProgram({
    DATABASE_URL: named(database, databaseUrl()),
    MIGRATE_DATABASE_URL: named(database),
    SAMPLE: "on",
    SECRET_KEY: "",
    DATA_DIR,
  });
  program.process.kill("SIGINT");
  expect(await program.exitCode).toBe(0);
  expect(program.output()).toContain("The database is empty: loading the sample shop.");
  expect(await readdir(DATA_DIR)).toEqual(["secret-key"]);
  await run(ownerDatabaseUrl(), `drop database ${database}`);
  await rm(folder, { recursive: true });
});

describe("the start warns about", () => {
  test("sample accounts that others can reach, disabled limits, an unencrypted bucket, and workers that nobody starts", async () => {
    const account = "ana@example.com / segredo-1";
    const bucket = { FILES_URL: "s3://loja?endpoint=http://minio.invalid", FILES_INSECURE: "on" };
    const keys = { AWS_ACCESS_KEY_ID: "AKIAEXAMPLE", AWS_SECRET_ACCESS_KEY: "segredo" };
    const settings = { HOST: "0.0.0.0", RATE_LIMITS: "off", SAMPLE_ACCOUNTS: account, WORKERS: "50" };
    const open = await startProgram({ ...settings, ...bucket, ...keys });
    open.process.kill("SIGINT");
    expect(await open.exitCode).toBe(0);
    expect(open.output()).toContain(account);
    expect(open.output()).toMatch(/^WARNING: others can reach 0\.0\.0\.0, and the sample accounts above open with/m);
    expect(open.output()).toMatch(/^WARNING: RATE_LIMITS=off/m);
    expect(open.output()).toMatch(/^WARNING: WORKERS=50 has no effect here: only `npm start`/m);
    expect(open.output()).toMatch(/^WARNING: The bucket http:\/\/minio\.invalid\/loja cannot be reached: /m);
    expect(open.output()).toMatch(/^WARNING: FILES_INSECURE=on/m);
  });

  test("mail that is not sent, too many connections, and mail that anyone with the address can read", async () => {
    const silent = await startProgram({ WORKERS: "50", PROCESS_WORKER: "1" });
    silent.process.kill("SIGINT");
    await silent.exitCode;
    expect(silent.output()).toMatch(/^WARNING: SMTP_URL is not set/m);
    expect(silent.output()).toMatch(/^WARNING: WORKERS=50 may open 1850 connections, and PostgreSQL allows \d+: /m);
    expect(silent.output()).not.toContain("/dev/mail");
    const shown = await startProgram({ DEV_PAGES: "on", ORIGIN: "https://loja.example.com" });
    shown.process.kill("SIGINT");
    await shown.exitCode;
    expect(shown.output()).toMatch(/^Mail that was not sent: https:\/\/loja\.example\.com\/dev\/mail\?key=/m);
    expect(shown.output()).toMatch(/^WARNING: DEV_PAGES=on/m);
  });

  test("an admin on the shop's host, and a company that the admin cannot show", async () => {
    const client = await connect(ownerDatabaseUrl());
    await client.query("insert into companies (id, slug) values ($1, 'conta')", [uuid()]);
    const ORIGIN = "https://loja.example.com";
    const shared = await startProgram({ ORIGIN, ADMIN_ORIGIN: ORIGIN }).finally(async () => {
      await client.query("delete from companies where slug = 'conta'");
      await client.end();
    });
    shared.process.kill("SIGINT");
    await shared.exitCode;
    expect(shared.output()).toMatch(/^WARNING: ADMIN_ORIGIN and ORIGIN have one host/m);
    expect(shared.output()).toMatch(/^WARNING: the admin has pages of its own at the names .+: conta\.$/m);
  });

  test("nothing otherwise, and prints no password", async () => {
    const quiet = await startProgram({
      DEV_PAGES: "on",
      LOG_LEVEL: "info",
      SAMPLE_ACCOUNTS: "ana@example.com / segredo-1",
    });
    quiet.process.kill("SIGINT");
    expect(await quiet.exitCode).toBe(0);
    expect(quiet.output()).not.toContain("WARNING");
    const { password } = new URL(databaseUrl());
    if (password) expect(quiet.output()).not.toContain(password);
    expect(quiet.output()).toContain("Peça Certa is ready: http://localhost:");
  });
});

test("the start deletes old temporary files of processes that were killed", async () => {
  const folder = await mkdtemp(join(tmpdir(), "leftovers-"));
  const pictures = join(folder, "pictures");
  await mkdir(pictures);
  const [upload, newUpload] = ["pecacerta-upload-old", "pecacerta-upload-new"].map((name) => join(folder, name));
  for (const path of [upload, newUpload] as string[]) {
    await mkdir(path);
    await writeFile(join(path, "file"), "half");
  }
  const names = [".a-800.webp.7", ".b-800.webp.7", "c-800.webp"];
  for (const name of names) await writeFile(join(pictures, name), "half");
  const old = new Date(Date.now() - 2 * HOUR_MS);
  for (const path of [upload, join(pictures, ".a-800.webp.7"), join(pictures, "c-800.webp")] as string[])
    await utimes(path, old, old);
  const program = await startProgram({ TMPDIR: folder, FILES_URL: `file://${pictures}` });
  await expect.poll(() => readdir(folder)).toEqual(["pecacerta-upload-new", "pictures"]);
  await expect.poll(() => readdir(pictures)).toEqual(names.slice(1));
  program.process.kill("SIGINT");
  await program.exitCode;
  await rm(folder, { recursive: true });
});
