import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { rootDir } from "./root-dir.mjs";
import { isTestFile, listSourceFiles } from "./source-files.mjs";

const INSERTS = /\binsert into staff_memberships\b|\.insert\(staffMemberships\)/;

test("memberships are inserted where their place is stored too, so that their users find them", () => {
  const files = listSourceFiles(rootDir).filter((path) => !isTestFile(path));
  const writers = files.filter((path) => INSERTS.test(readFileSync(join(rootDir, path), "utf8")));
  expect(files.length).toBeGreaterThan(1000);
  expect(writers).toEqual([
    "packages/server/src/admin/identity/new-member.ts",
    "packages/server/testing/fill-every-table.ts",
    "packages/server/testing/staff.ts",
  ]);
});
