import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openHome } from "./home.ts";
import { runAsAccount } from "./process.ts";
import { findPostgresProgram } from "./program.ts";
import { startEmbedded } from "./start-embedded.ts";
import {
  createOpenFolder,
  endTestProgram,
  killAfterTest,
  queryUrl,
  readServerPid,
  startTestProgram,
  unwrap,
} from "./testing.ts";
import { testingDatabase } from "./testing-database.ts";

const start = async (folder: string) =>
  unwrap(await startEmbedded({ folder, database: testingDatabase, log: () => {}, durable: false }));

const STRENGTH = `select rolcreaterole or rolcreatedb or rolsuper or rolbypassrls as strong, rolinherit as inherits,
  array(select rolname::text from pg_roles r where r.rolname <> session_user and pg_has_role(r.oid, 'member') order by 1)
    as roles from pg_roles where rolname = session_user`;

const weakLogin = [{ strong: false, inherits: false, roles: testingDatabase.roleNames }];

test("the program's login has the application roles only, and the owner cannot create roles", async () => {
  const folder = await createOpenFolder();
  const server = await start(folder);
  expect(await queryUrl(server.url, STRENGTH)).toEqual(weakLogin);
  expect(await queryUrl(server.ownerUrl, "select rolcreaterole as makes from pg_roles where rolname = user")).toEqual([
    { makes: false },
  ]);
  expect((await stat(join(folder, "postgres", "password-login"))).mode & 0o777).toBe(0o600);
  await server.stop();
});

test("an older cluster gets the login and its owner loses CREATEROLE; every row stays", async () => {
  const folder = await createOpenFolder();
  const before = await start(folder);
  await queryUrl(before.ownerUrl, "create table persisted (word text); insert into persisted values ('here')");
  await before.stop();
  await makeEarlier(folder);
  const after = await start(folder);
  expect(await queryUrl(after.url, STRENGTH)).toEqual(weakLogin);
  expect(after.ownerUrl.split("@")[0]).toBe(before.ownerUrl.split("@")[0]);
  const persisted = "select word, (select rolcreaterole from pg_roles where rolname = user) as makes from persisted";
  expect(await queryUrl(after.ownerUrl, persisted)).toEqual([{ word: "here", makes: false }]);
  await after.stop();
});

test("the server left by a killed older program is stopped for that; one in use is not", async () => {
  const folder = await createOpenFolder();
  const app = await startTestProgram(folder);
  const pid = await readServerPid(join(folder, "postgres", "cluster"));
  killAfterTest(pid);
  await forgetRoles(folder);
  const refused = await startEmbedded({ folder, database: testingDatabase, log: () => {}, durable: false });
  expect(refused).toMatchObject({ ok: false, refusal: expect.stringMatching(/An earlier version .* stop it first/) });
  await endTestProgram(app, "SIGKILL");
  const after = await start(folder);
  expect(after.joined).toBe(false);
  expect(await queryUrl(after.url, STRENGTH)).toEqual(weakLogin);
  await after.stop();
});

const forgetRoles = (folder: string) =>
  Promise.all(["password-login", "roles"].map((name) => rm(join(folder, "postgres", name))));

/** Brings the cluster to what an earlier program made: one role, which owns the database and may make others. */
async function makeEarlier(folder: string): Promise<void> {
  await forgetRoles(folder);
  const home = unwrap(await openHome(folder, () => {}));
  const program = unwrap(await findPostgresProgram(home.account, home.folder, () => {}));
  const statements = ["drop role example_login", "alter role example createrole", "drop role example_reader", ""];
  const words = ["--single", "-D", home.cluster, "-c", "exit_on_error=on", "postgres"];
  const { code, output } = await runAsAccount(home.account, program.postgres, words, statements.join(";\n"));
  if (code !== 0) throw new Error(output);
}
