import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { bannedWordsIn, findNameProblems } from "./names.mjs";
import { rootDir } from "./root-dir.mjs";

test("the repository has no banned name and no exported name twice", () => {
  expect(findNameProblems(rootDir)).toEqual([]);
});

/** A folder with these source files and the folders that a check reads. */
function folderWith(files) {
  const folder = mkdtempSync(join(tmpdir(), "names-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of ["packages", "e2e", "bench", "scripts"]) mkdirSync(join(folder, name));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const problemsOf = (files) => findNameProblems(folderWith(files));

describe("the check refuses", () => {
  test.each([
    ["a type", "type Asked = string;", "Asked uses the word Asked"],
    ["an interface", "interface WantedProduct {}", "WantedProduct uses the word Wanted"],
    ["an exported function", "export function tellAskedValue() {}", "tellAskedValue uses the word Asked"],
    ["an exported value of a pattern", "export const { keptText } = {};", "keptText uses the word kept"],
    ["a renamed export", "const a = 1;\nexport { a as WALL_NAMES };", "WALL_NAMES uses the word WALL"],
    ["a type that says too little", "type Line = {};", "Line uses the word Line"],
    ["a variable", "const said = 1;", "the local said uses the word said"],
    ["a parameter", "((told = 1) => told)();", "the local told uses the word told"],
    ["a property of a parameter", "(({ key: keptKey }) => keptKey)({});", "the local keptKey uses the word kept"],
  ])("%s with a banned word", (_case, code, problem) => {
    expect(problemsOf({ "packages/rules/src/a.ts": code })).toEqual([`packages/rules/src/a.ts: ${problem}`]);
  });

  test("an export of all names of a module", () => {
    expect(problemsOf({ "bench/a.ts": 'export * from "./b.ts";' })).toEqual([
      "bench/a.ts: export * hides the names that it exports",
    ]);
  });

  test("an exported name that exists twice", () => {
    const files = { "packages/rules/src/a.ts": "export const total = 1;", "e2e/b.ts": "export type total = number;" };
    expect(problemsOf(files)).toEqual(["total is exported by e2e/b.ts and packages/rules/src/a.ts"]);
  });
});

test("the check allows exports of route modules, of modules of one interface, and names that only contain a word", () => {
  expect(
    problemsOf({
      "packages/web/app/storefront/cart/cart-page.tsx": "export const loader = 1;\nexport default () => <p />;",
      "packages/web/app/storefront/home/home-page.tsx": "export const loader = 1;\nexport default () => <p />;",
      "scripts/faults/rows/a.mjs": "export const run = 1;",
      "scripts/faults/rows/b.mjs": "export const run = 1;",
      "packages/rules/src/a.ts": "export type OrderLine = {};\nexport const unknownVehicle = 1;\nconst known = 1;",
    }),
  ).toEqual([]);
});

test("a word counts only as a whole word of a name", () => {
  expect(["unknownCode", "firewall", "taskedUser", "productKept", "KNOWN_VIN"].map(bannedWordsIn)).toEqual([
    [],
    [],
    [],
    ["Kept"],
    ["KNOWN"],
  ]);
});
