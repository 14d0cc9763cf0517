import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { rootDir } from "./root-dir.mjs";
import { countTests, readReports, testsInReport } from "./test-reports.mjs";

const vitestReport = (statuses) => ({
  numFailedTestSuites: 0,
  testResults: [
    {
      name: join(rootDir, "packages/rules/src/cart.test.ts"),
      assertionResults: statuses.map((status) => ({ fullName: "a cart is empty", title: "is empty", status })),
    },
  ],
});

const playwrightReport = {
  config: { rootDir: join(rootDir, "e2e") },
  suites: [
    {
      file: "cart.test.ts",
      title: "cart.test.ts",
      specs: [{ file: "cart.test.ts", title: "first", tests: [{ status: "expected" }, { status: "skipped" }] }],
      suites: [
        {
          file: "cart.test.ts",
          title: "a group",
          specs: [{ file: "cart.test.ts", title: "second", tests: [{ status: "flaky" }] }],
        },
      ],
    },
  ],
};

function folderWith(files) {
  const folder = mkdtempSync(join(tmpdir(), "test-reports-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

test("tests of a vitest report have their full title and one of three statuses", () => {
  const statuses = testsInReport(vitestReport(["passed", "failed", "pending", "todo", "skipped"]));
  expect(statuses[0]).toEqual({ file: "packages/rules/src/cart.test.ts", title: "a cart is empty", status: "passed" });
  expect(statuses.map(({ status }) => status)).toEqual(["passed", "failed", "skipped", "skipped", "skipped"]);
});

test("tests of a Playwright report have the titles of their groups", () => {
  expect(testsInReport(playwrightReport)).toEqual([
    { file: "e2e/cart.test.ts", title: "first", status: "passed" },
    { file: "e2e/cart.test.ts", title: "first", status: "skipped" },
    { file: "e2e/cart.test.ts", title: "a group second", status: "flaky" },
  ]);
});

test("all reports of a folder are read; a folder that does not exist has none", () => {
  const folder = folderWith({ "01.json": JSON.stringify(vitestReport(["passed"])), "notes.txt": "" });
  expect(readReports(folder).flatMap(testsInReport)).toHaveLength(1);
  expect(readReports(join(folder, "none"))).toEqual([]);
});

test("a flaky test counts as passed and is named", () => {
  const folder = folderWith({ "01.json": JSON.stringify(playwrightReport) });
  const flaky = ["e2e/cart.test.ts: a group second"];
  expect(countTests(join(folder, "01.json"))).toEqual({ passed: 2, failed: 0, skipped: 1, flaky });
});

test("a file that failed to load, and a report that is missing or broken, count as failures", () => {
  const broken = { ...vitestReport(["passed"]), numFailedTestSuites: 1 };
  const folder = folderWith({ "01.json": JSON.stringify(broken), "02.json": "{" });
  expect(countTests(join(folder, "01.json"))).toEqual({ passed: 1, failed: 1, skipped: 0, flaky: [] });
  for (const name of ["02.json", "03.json"])
    expect(countTests(join(folder, name))).toEqual({ passed: 0, failed: 1, skipped: 0, flaky: [] });
});
