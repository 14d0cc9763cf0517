import { execFile } from "node:child_process";
import { join } from "node:path";
import { parseEnv, promisify } from "node:util";
import { type SystemServer, startSystemServer } from "@pecacerta/embedded-postgres/system-server";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { programEnvironment } from "../../../testing/program-environment.ts";
import { shopDatabase } from "./embedded-database.ts";
import { checkLogin } from "./login.ts";
import { migrate } from "./migrate.ts";
import { migrationNames } from "./migrations.ts";
import { applicationRoles } from "./roles.ts";

let server: SystemServer;
beforeAll(async () => {
  const started = await startSystemServer(shopDatabase);
  if (!started.ok) throw new Error(started.refusal);
  server = started.value;
});
afterAll(() => server.stop());

const run = promisify(execFile);

async function database(...words: string[]): Promise<string> {
  const env = { ...process.env, ...programEnvironment };
  const { stdout } = await run(process.execPath, [join(import.meta.dirname, "main.ts"), ...words], { env });
  return stdout;
}

const addressesIn = (printed: string): { url: string; ownerUrl: string } => {
  const { DATABASE_URL = "", MIGRATE_DATABASE_URL = "" } = parseEnv(printed) as Record<string, string>;
  return { url: DATABASE_URL, ownerUrl: MIGRATE_DATABASE_URL };
};

async function query<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

function on(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

const checked = ({ url, ownerUrl }: { url: string; ownerUrl?: string }, production = true) =>
  checkLogin({ url, ownerUrl, stop: async () => {} }, { production, warn: () => {} });

/** The addresses serve a shop: the owner migrates, and the login passes the check of a production start. */
async function expectUsable(
  addresses: { url: string; ownerUrl: string },
  applied: string[] = migrationNames(),
): Promise<void> {
  expect(await migrate(addresses.ownerUrl)).toEqual({ ok: true, value: { applied } });
  expect(await checked(addresses)).toMatchObject({ ok: true, value: addresses });
  const [owner] = await query(addresses.ownerUrl, "select rolsuper, rolcreaterole from pg_roles where rolname = user");
  expect(owner).toMatchObject({ rolsuper: false });
}

describe("npm run database -- prepare", () => {
  test("as a superuser creates database, owner and login, and changes nothing the second time", async () => {
    const words = ["prepare", on(server.adminUrl, "postgres"), "--database", "loja"];
    const addresses = addressesIn(await database(...words));
    await expectUsable(addresses);
    const again = await database(...words);
    expect(again).toMatch(/# DATABASE_URL: loja_login keeps its password/);
    expect(await query(addresses.url, "select 1 as one")).toEqual([{ one: 1 }]);
    const renewed = addressesIn(await database(...words, "--new-passwords"));
    await expect(query(addresses.url, "select 1")).rejects.toThrow(/password/);
    expect(await checked(renewed)).toMatchObject({ ok: true });
  }, 60_000);

  test("with the passwords of the environment, on every run", async () => {
    const url = new URL(on(server.adminUrl, "conteiner"));
    [url.username, url.password] = ["conteiner_login", "entrada-1"];
    const ownerUrl = new URL(url);
    [ownerUrl.username, ownerUrl.password] = ["conteiner_owner", "dona-1"];
    const args = ["prepare", on(server.adminUrl, "postgres"), "--database", "conteiner", "--environment-passwords"];
    const env = { ...process.env, ...programEnvironment, DATABASE_URL: url.href, MIGRATE_DATABASE_URL: ownerUrl.href };
    for (const applied of [migrationNames(), []]) {
      const { stdout } = await run(process.execPath, [join(import.meta.dirname, "main.ts"), ...args], { env });
      expect(stdout).toBe("The database conteiner is ready for the shop.\n");
      await expectUsable({ url: url.href, ownerUrl: ownerUrl.href }, applied);
    }
    const missing = run(process.execPath, [join(import.meta.dirname, "main.ts"), ...args], {
      env: { ...env, DATABASE_URL: "" },
    });
    await expect(missing).rejects.toMatchObject({
      stderr: "DATABASE_URL and MIGRATE_DATABASE_URL must name the passwords.\n",
    });
  }, 60_000);

  test("as an administrator without superuser rights", async () => {
    await query(server.adminUrl, "create role chefe login createrole createdb password 'segredo'");
    const url = new URL(on(server.adminUrl, "postgres"));
    url.username = "chefe";
    url.password = "segredo";
    await expectUsable(addressesIn(await database("prepare", url.href, "--database", "oficina")));
  }, 60_000);

  test("as the owner of the shop's database with the right to create roles", async () => {
    await query(server.adminUrl, "create role dona login createrole password 'segredo'");
    await query(server.adminUrl, "create database antiga owner dona");
    const url = new URL(on(server.adminUrl, "antiga"));
    url.username = "dona";
    url.password = "segredo";
    const addresses = addressesIn(await database("prepare", url.href));
    expect(addresses.ownerUrl).toBe(url.href);
    await expectUsable(addresses);
  }, 60_000);

  test("with several hosts, of which the first does not run", async () => {
    const url = on(server.adminUrl, "postgres").replace("@", "@127.0.0.1:1,");
    const prepared = await database("prepare", `${url}?target_session_attrs=read-write`, "--database", "duas");
    const addresses = addressesIn(prepared);
    expect(addresses.url).toMatch(/@127\.0\.0\.1:1,127\.0\.0\.1:\d+\/duas\?target_session_attrs=read-write$/);
    expect(await migrate(addresses.ownerUrl)).toEqual({ ok: true, value: { applied: migrationNames() } });
    expect(await checked(addresses)).toMatchObject({ ok: true, value: addresses });
  }, 60_000);

  test("refuses several hosts without target_session_attrs", async () => {
    const url = on(server.adminUrl, "postgres").replace("@", "@127.0.0.1:1,");
    await expect(run(process.execPath, [join(import.meta.dirname, "main.ts"), "prepare", url])).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^ADMIN_URL needs \?target_session_attrs=read-write where it names several hosts/),
    });
  });

  test("reports the reason for a failure in one line", async () => {
    const failed = run(process.execPath, [join(import.meta.dirname, "main.ts"), "prepare", on(server.url, "postgres")]);
    await expect(failed).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^The database could not be prepared: [^\n]+\n$/),
    });
  });

  test("the login of one shop cannot connect to another's database on the same server", async () => {
    const one = addressesIn(await database("prepare", on(server.adminUrl, "postgres"), "--database", "uma"));
    await database("prepare", on(server.adminUrl, "postgres"), "--database", "outra");
    await expect(query(on(one.url, "outra"), "select 1")).rejects.toThrow(/permission denied for database/);
  });
});

describe("a production start", () => {
  test.each([
    ["a superuser", "superuser", "is a superuser"],
    ["one that creates roles", "createrole", "may create roles"],
    ["one that creates databases", "createdb", "may create databases"],
    ["one that passes row-level security", "bypassrls", "passes row-level security"],
    [
      "a member of pg_execute_server_program",
      "in role pg_execute_server_program",
      "is a member of pg_execute_server_program",
    ],
    ["a member of pg_read_server_files", "in role pg_read_server_files", "is a member of pg_read_server_files"],
    ["a member of pg_write_server_files", "in role pg_write_server_files", "is a member of pg_write_server_files"],
    ["a member of the owner", "in role pecacerta", "owns the database"],
    ["none of the application's", "noinherit", "is not a member of shop_app"],
  ])("refuses as login %s", async (_what, attributes, fault) => {
    const name = `login_${fault.replaceAll(/\W/g, "_").toLowerCase()}`;
    const roles = fault.startsWith("is not") ? "" : `; grant ${Object.keys(applicationRoles).join(", ")} to ${name}`;
    await query(server.adminUrl, `create role ${name} login password 'segredo' ${attributes}${roles}`);
    const url = new URL(server.url);
    url.username = name;
    url.password = "segredo";
    const outcome = await checked({ url: url.href });
    expect(outcome).toMatchObject({ ok: false, refusal: expect.stringContaining(fault) });
    expect(outcome).toMatchObject({ refusal: expect.stringContaining("npm run database -- prepare") });
  });

  test("continues in development, and migrates with that address", async () => {
    const lines: string[] = [];
    const addresses = { url: server.ownerUrl, ownerUrl: undefined, stop: async () => {} };
    const outcome = await checkLogin(addresses, { production: false, warn: (line) => lines.push(line) });
    expect(outcome).toMatchObject({ ok: true, value: { ownerUrl: server.ownerUrl } });
    expect(lines).toEqual([expect.stringMatching(/^WARNING: .* owns the database.* for development only\.$/)]);
  });
});
