import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { rootDir } from "./root-dir.mjs";
import { runInLanes } from "./steps.mjs";

/** Runs a gate of one step, whose runner wrote this report. */
function runGate(statuses) {
  const folder = mkdtempSync(join(tmpdir(), "steps-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = "cart.test.ts";
  const specs = statuses.map((status, number) => ({ file, title: `journey ${number}`, tests: [{ status }] }));
  const report = join(folder, "report.json");
  writeFileSync(
    report,
    JSON.stringify({ config: { rootDir: join(rootDir, "e2e") }, suites: [{ file, title: file, specs }] }),
  );
  const program = `
    import { printTotals, runStep } from "./scripts/steps.mjs";
    import { countTests } from "./scripts/test-reports.mjs";
    await runStep("browser journeys", [["true", []]], () => countTests(${JSON.stringify(report)}));
    process.exit(printTotals());`;
  const gate = spawnSync(process.execPath, ["--input-type=module", "--eval", program], {
    cwd: rootDir,
    encoding: "utf8",
  });
  return { code: gate.status, lines: gate.stdout.trimEnd().split("\n") };
}

test("a gate without flaky tests ends with its counts", () => {
  const { code, lines } = runGate(["expected", "expected", "skipped"]);
  expect(lines.at(-1)).toBe("2 passed, 0 failed, 1 skipped");
  expect(lines.join()).not.toContain("flaky");
  expect(code).toBe(0);
});

test("two flaky tests are named and counted, and the gate passes", () => {
  const { code, lines } = runGate(["expected", "flaky", "flaky"]);
  expect(lines.slice(-5)).toEqual([
    "2 flaky, passed at the second try:",
    "    e2e/cart.test.ts: journey 1",
    "    e2e/cart.test.ts: journey 2",
    "",
    "3 passed, 0 failed, 0 skipped",
  ]);
  expect(code).toBe(0);
});

test("three flaky tests fail the gate", () => {
  const { code, lines } = runGate(["flaky", "flaky", "flaky"]);
  expect(lines).toContain("3 flaky, passed at the second try:");
  expect(lines).toContain("✗ flaky tests: more than 2");
  expect(lines.at(-1)).toBe("3 passed, 1 failed, 0 skipped");
  expect(code).toBe(1);
});

test("a test that failed twice fails the gate", () => {
  const { code, lines } = runGate(["unexpected", "flaky"]);
  expect(lines.at(-1)).toBe("1 passed, 1 failed, 0 skipped");
  expect(code).toBe(1);
});

test("steps run in their order, no more at a time than there are lanes", async () => {
  const events = [];
  const finish = [];
  const steps = ["a", "b", "c"].map((name) => () => {
    events.push(name);
    return new Promise((resolve) => finish.push(resolve));
  });
  const all = runInLanes(2, steps);
  expect(events).toEqual(["a", "b"]);
  finish[1]();
  await expect.poll(() => events).toEqual(["a", "b", "c"]);
  finish[0]();
  finish[2]();
  await all;
});
