import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { findChangedFiles, findCleanCommit, findCommit, findGreenBase, saveGreenRun } from "./green-run.mjs";

const MESSAGES = "packages/web/messages/pt.json";
let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "green-run-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  git("init", "--quiet");
  write("a.ts", "1");
  commit();
});

function write(path, text) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function git(...args) {
  const author = ["-c", "user.name=Ana", "-c", "user.email=ana@example.com"];
  const { status, stdout, stderr } = spawnSync("git", [...author, ...args], { cwd: folder, encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}

function commit() {
  git("add", "--all");
  git("commit", "--quiet", "--message", "a change");
  return findCommit("HEAD", folder);
}

test("changed are the files of later commits, edited, new and deleted ones", () => {
  write("b.ts", "1");
  write("deleted.ts", "1");
  const base = commit();
  write("committed.ts", "1");
  commit();
  write("a.ts", "2");
  write("peça.ts", "1");
  rmSync(join(folder, "deleted.ts"));
  const { files, changed } = findChangedFiles(base, folder);
  expect(changed.sort()).toEqual(["a.ts", "committed.ts", "deleted.ts", "peça.ts"]);
  expect(files.sort()).toEqual(["a.ts", "b.ts", "committed.ts", "peça.ts"]);
});

test("a changed message changes the components that use it", () => {
  write(MESSAGES, '{\n  "buy": "Comprar",\n  "sell": "Vender"\n}\n');
  write("packages/web/app/buy.tsx", "m.buy()");
  write("packages/web/app/sell.tsx", "m.sell()");
  const base = commit();
  write(MESSAGES, '{\n  "buy": "Levar",\n  "sell": "Vender"\n}\n');
  expect(findChangedFiles(base, folder).changed).toEqual([MESSAGES, "packages/web/app/buy.tsx"]);
});

test("the base is HEAD until a gate passed, then the newest commit shared with it", () => {
  const first = findCommit("HEAD", folder);
  expect(findGreenBase(folder)).toBe(first);
  saveGreenRun(first, folder);
  write("b.ts", "1");
  const second = commit();
  expect(findGreenBase(folder)).toBe(first);
  git("checkout", "--quiet", "-b", "other", first);
  write("c.ts", "1");
  saveGreenRun(second, folder);
  commit();
  expect(findGreenBase(folder)).toBe(first);
});

test("a working tree with changes is not its commit", () => {
  expect(findCleanCommit(folder)).toBe(findCommit("HEAD", folder));
  write("b.ts", "1");
  expect(findCleanCommit(folder)).toBeUndefined();
});

test("an unknown name, an option and a folder without a repository have no commit", () => {
  expect(findCommit("unknown", folder)).toBeUndefined();
  expect(findCommit("--all", folder)).toBeUndefined();
  rmSync(join(folder, ".git"), { recursive: true });
  expect(findGreenBase(folder)).toBeUndefined();
});
