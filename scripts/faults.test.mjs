import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { rootDir } from "./root-dir.mjs";

// One row in its short version: the whole table of `npm run faults` takes minutes.
test("npm run faults causes a fault, prints its figure and the promise, and stops every process", async () => {
  const child = spawn(process.execPath, ["scripts/faults/main.mjs", "--short", "--only", "database killed"], {
    cwd: rootDir,
    stdio: ["ignore", "pipe", "inherit"],
  });
  let printed = "";
  child.stdout.on("data", (piece) => {
    printed += piece;
  });
  const [code] = await once(child, "close");
  expect(printed).toMatch(/^ok {4}database killed +served after \d\.\d s; .*nothing lost$/m);
  expect(printed).toContain("Every promise holds.");
  expect(code).toBe(0);
});
