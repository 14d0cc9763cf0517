import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findCommentProblems, measurePackages } from "./code-figures.mjs";
import { rootDir } from "./root-dir.mjs";

test("no package has more comments than allowed", () => {
  expect(findCommentProblems(rootDir)).toEqual([]);
});

test("the check counts comment lines of each package, without tests and empty lines", () => {
  const folder = mkdtempSync(join(tmpdir(), "figures-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const files = {
    "packages/web/a.tsx": ["// One", "", "/**", " * Two", " */", "const a = 1; // trailing", "{/* three */}"],
    "packages/web/a.test.ts": ["// not counted"],
    "packages/rules/b.ts": ["// allowed", ...Array(12).fill("const b = 1;")],
    "bench/c.ts": ["// too many", ...Array(12).fill("const c = 1;")],
  };
  for (const [path, lines] of Object.entries(files)) {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), lines.join("\n"));
  }
  expect(measurePackages(folder, Object.keys(files)).get("packages/web")).toEqual({ files: 1, lines: 6, comments: 5 });
  expect(findCommentProblems(folder, Object.keys(files))).toEqual([
    "packages/web: 83.3 % of the lines are comments, at most 4.0 %",
    "bench: 7.7 % of the lines are comments, at most 4.0 %",
  ]);
});
