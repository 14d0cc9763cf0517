import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { rootDir } from "./root-dir.mjs";
import { listSourceFiles } from "./source-files.mjs";

const INSERTS = /\binsert into staff_memberships\b|\.insert\(staffMemberships\)/;

test("memberships are inserted where their place is stored too, so that their users find them", () => {
  const files = listSourceFiles(rootDir, ["packages"]).filter((path) => /^packages\/\w+\/(src|app)\//.test(path));
  const writers = files.filter(
    (path) => !path.includes(".test.") && INSERTS.test(readFileSync(join(rootDir, path), "utf8")),
  );
  expect(files.length).toBeGreaterThan(1000);
  expect(writers).toEqual(["packages/server/src/admin/identity/new-member.ts"]);
});
