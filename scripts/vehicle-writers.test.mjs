import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { rootDir } from "./root-dir.mjs";
import { listSourceFiles } from "./source-files.mjs";

// Caches of vehicles are as old as their version, which no trigger changes (migration 0056).
const WRITES_VEHICLES =
  /\b(?:insert into|update|delete from|truncate) vehicles\b|\b(?:insert|update|delete)\(vehicles\)|insertMissing\(\s*database,\s*"vehicles"/;
const UPDATES_VERSION = /update_vehicle_version\(\)|export const INSERT_VEHICLES/;

const forgetsVersion = (text) => WRITES_VEHICLES.test(text) && !UPDATES_VERSION.test(text);

test("code that writes vehicles also updates their version", () => {
  const files = listSourceFiles(rootDir, ["packages/server", "packages/sample/src", "packages/web", "bench", "e2e"]);
  const texts = files.map((path) => [path, readFileSync(join(rootDir, path), "utf8")]);
  const writers = texts.filter(([, text]) => WRITES_VEHICLES.test(text));
  expect(writers.length).toBeGreaterThan(4);
  expect(writers.filter(([, text]) => forgetsVersion(text)).map(([path]) => path)).toEqual([]);
});

describe("the check", () => {
  test.each([
    "await client.query(`insert into vehicles (id) select id from made`);",
    "await tx.update(vehicles).set({ price })",
    'await insertMissing(database, "vehicles", rows);',
  ])("refuses %s", (text) => {
    expect(forgetsVersion(text)).toBe(true);
    expect(forgetsVersion(`${text}\nawait client.query("select update_vehicle_version()");`)).toBe(false);
  });
});
