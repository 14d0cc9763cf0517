import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, statSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { createTestFolder } from "@pecacerta/embedded-postgres/test-folder";
import { expect, onTestFinished, test } from "vitest";
import { createMemoryFolder } from "./memory-folder.mjs";

const createMemory = async () => {
  const memory = await createTestFolder("memory");
  onTestFinished(() => rm(memory, { recursive: true, force: true }));
  return memory;
};

test("a run gets a folder that every user may use, and what ended runs left is removed", async () => {
  const memory = await createMemory();
  const { pid } = spawnSync(process.execPath, ["--version"]);
  const [left, other] = [join(memory, `pecacerta-run-${pid}-abc`), join(memory, "pecacerta-test-1")];
  for (const folder of [left, other]) mkdirSync(folder);
  const folder = createMemoryFolder(memory, 1);
  expect(folder).toContain(join(memory, `pecacerta-run-${process.pid}-`));
  expect(statSync(folder).mode & 0o7777).toBe(0o1777);
  expect([left, other].map(existsSync)).toEqual([false, true]);
});

test("without memory, or without room in it, there is no folder", async () => {
  const memory = await createMemory();
  expect(createMemoryFolder(join(memory, "missing"))).toBeUndefined();
  expect(createMemoryFolder(memory, Number.MAX_SAFE_INTEGER)).toBeUndefined();
});
