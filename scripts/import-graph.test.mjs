import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { findGraphProblems, readImports } from "./import-graph.mjs";
import { rootDir } from "./root-dir.mjs";

test("no packages and no folders import each other, and no layer of the server imports a higher one", () => {
  expect(findGraphProblems(rootDir)).toEqual([]);
});

const PACKAGES = {
  "packages/rules/package.json": '{ "name": "@pecacerta/rules", "exports": { "./*": "./src/*.ts" } }',
  "packages/server/package.json":
    '{ "name": "@pecacerta/server", "exports": { "./testing/*": { "browser": "./no.ts", "default": "./testing/*.ts" }, "./*": "./src/*.ts" } }',
};

/** A folder with two packages and these source files. */
function folderWith(files) {
  const folder = mkdtempSync(join(tmpdir(), "import-graph-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of ["packages", "e2e", "bench", "scripts"]) mkdirSync(join(folder, name));
  for (const [path, text] of Object.entries({ ...PACKAGES, ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const problemsOf = (files) => findGraphProblems(folderWith(files));

describe("every kind of import is read", () => {
  test.each([
    ["a value", 'import { b } from "./b.ts";'],
    ["a type", 'import type { B } from "./b.ts";'],
    ["a type in an expression", 'export type A = import("./b.ts").B;'],
    ["a module loaded later", 'export const a = () => import("./b.ts");'],
    ["a name passed on", 'export { b } from "./b.ts";'],
    ["a path without an ending", 'import { b } from "./b";'],
    ["another package by its name", 'import { b } from "@pecacerta/rules/b";'],
  ])("%s", (_case, code) => {
    const folder = folderWith({ "packages/rules/src/a.ts": code, "packages/rules/src/b.ts": "export const b = 1;" });
    expect(readImports(folder)).toEqual([{ from: "packages/rules/src/a.ts", to: "packages/rules/src/b.ts" }]);
  });

  test("by the longest pattern of package.json's exports", () => {
    const code = 'import "@pecacerta/server/testing/a";\nimport "@pecacerta/server/sales/b";';
    const folder = folderWith({
      "e2e/c.ts": code,
      "packages/server/testing/a.ts": "",
      "packages/server/src/sales/b.ts": "",
    });
    expect(readImports(folder).map(({ to }) => to)).toEqual([
      "packages/server/testing/a.ts",
      "packages/server/src/sales/b.ts",
    ]);
  });
});

describe("the check refuses", () => {
  test("two folders that import each other, by a type alone", () => {
    const problems = problemsOf({
      "packages/rules/src/cart/a.ts": 'import type { C } from "../orders/c.ts";',
      "packages/rules/src/cart/b.ts": "export const b = 1;",
      "packages/rules/src/orders/c.ts": 'import { b } from "../cart/b.ts";',
    });
    expect(problems).toEqual([
      "2 folders import each other: packages/rules/src/cart, packages/rules/src/orders",
      "  packages/rules/src/cart/a.ts imports ../orders/c.ts",
      "  packages/rules/src/orders/c.ts imports ../cart/b.ts",
    ]);
  });

  test("a cycle of three folders", () => {
    const [first] = problemsOf({
      "packages/rules/src/a/a.ts": 'import "../b/b.ts";',
      "packages/rules/src/b/b.ts": 'import "../c/c.ts";',
      "packages/rules/src/c/c.ts": 'import "../a/a.ts";',
    });
    expect(first).toMatch(/^3 folders import each other/);
  });

  test("two packages that import each other", () => {
    const [first] = problemsOf({
      "packages/rules/src/a/a.ts": 'import "@pecacerta/server/b/b";',
      "packages/server/src/b/b.ts": 'import "@pecacerta/rules/c/c";',
      "packages/rules/src/c/c.ts": "export const c = 1;",
    });
    expect(first).toBe("2 packages import each other: packages/rules, packages/server");
  });

  test.each([
    ["platform", "companies"],
    ["companies", "catalog"],
    ["catalog", "customers"],
    ["customers", "content"],
    ["content", "sales"],
    ["sales", "privacy"],
    ["privacy", "admin"],
    ["admin", "app"],
  ])("an import by %s of %s, the layer above it", (lower, higher) => {
    const file = (layer) => `packages/server/src/${layer}/feature/${layer}.ts`;
    const upward = { [file(lower)]: `import "../../${higher}/feature/${higher}.ts";`, [file(higher)]: "" };
    expect(problemsOf(upward)).toEqual([`${file(lower)} imports the higher layer of ${file(higher)}`]);
    const downward = { [file(higher)]: `import "../../${lower}/feature/${lower}.ts";`, [file(lower)]: "" };
    expect(problemsOf(downward)).toEqual([]);
  });

  test("a repository in which it reads no import", () => {
    expect(problemsOf({})).toEqual(["No imports were found."]);
  });
});

test("tests, and a folder with its own subfolder, may import each other", () => {
  expect(
    problemsOf({
      "packages/rules/src/a.ts": 'import "./deep/b.ts";',
      "packages/rules/src/deep/b.ts": 'import "../a.ts";',
      "packages/rules/src/one/c.ts": 'import "../two/d.ts";',
      "packages/rules/src/two/d.ts": "",
      "packages/rules/src/two/d.test.ts": 'import "../one/c.ts";',
    }),
  ).toEqual([]);
});
