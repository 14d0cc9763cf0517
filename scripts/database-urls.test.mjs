import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { rootDir } from "./root-dir.mjs";
import { isTestFile, listSourceFiles } from "./source-files.mjs";

// A database URL may name several hosts. pg connects to one, and Node's URL refuses such a URL.
const CONNECTS = ["packages/server/src/platform/database/open.ts", "packages/server/src/platform/database/primary.ts"];
const PG_IMPORT = /^import (?!type )[^;]*? from "pg";/m;
const URL_PARSER = /\bURL\.(?:canParse|parse)\(|\bnew URL\((?![^)]*import\.meta)/;
const READS_DATABASE_URLS = /^packages\/server\/src\/platform\/(?:database|backup|jobs)\//;

function findProblems(path, text) {
  const problems = [];
  if (PG_IMPORT.test(text) && !CONNECTS.includes(path))
    problems.push(`${path} opens connections: use connectionOptions`);
  if (READS_DATABASE_URLS.test(path) && URL_PARSER.test(text))
    problems.push(`${path} parses a URL: use config/database-url.ts`);
  return problems;
}

test("one place opens connections to the database, and one takes its URL apart", () => {
  const files = listSourceFiles(rootDir, ["packages/server/src", "packages/web", "packages/sample/src"]);
  const problems = files
    .filter((path) => !isTestFile(path))
    .flatMap((path) => findProblems(path, readFileSync(join(rootDir, path), "utf8")));
  expect(problems).toEqual([]);
});

describe("the check", () => {
  const database = "packages/server/src/platform/database/planted.ts";
  test.each([
    ["a second way to connect", "packages/server/src/sales/planted.ts", 'import pg from "pg";'],
    ["a client by its name", database, 'import { Client } from "pg";'],
    ["a parsed URL", database, "const { hostname } = new URL(url);"],
    ["a tested URL", "packages/server/src/platform/backup/planted.ts", "if (URL.canParse(url)) run();"],
  ])("finds %s", (_what, path, text) => {
    expect(findProblems(path, text)).toHaveLength(1);
  });

  test.each([
    ["a type", database, 'import type pg from "pg";'],
    ["a file beside the module", database, 'readFileSync(new URL("./schema.sql", import.meta.url));'],
    ["the address of another service", "packages/server/src/catalog/planted.ts", "new URL(path, base);"],
  ])("allows %s", (_what, path, text) => {
    expect(findProblems(path, text)).toEqual([]);
  });
});
