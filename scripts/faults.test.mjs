import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { rootDir } from "./root-dir.mjs";

// The short version of one row: the whole table takes minutes, `npm run faults`.
test("npm run faults causes a fault, prints its figure beside the promise, and ends all it started", async () => {
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
