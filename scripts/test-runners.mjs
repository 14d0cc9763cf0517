import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { rootDir } from "./root-dir.mjs";
import { runStep } from "./steps.mjs";

/** Runs the tests of some projects and adds what vitest counted. */
export function vitest(name, projects, environment) {
  return counted(name, (report) => {
    const chosen = projects.flatMap((project) => ["--project", project]);
    return [
      "vitest",
      ["run", ...chosen, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
      environment,
    ];
  });
}

/** Runs the browser journeys and adds what Playwright counted. */
export function playwright(name, environment) {
  return counted(name, (report) => [
    "playwright",
    ["test", "--config", "e2e/playwright.config.ts", "--reporter=line,json"],
    { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  ]);
}

let made = 0;

async function counted(name, command) {
  const report = join(rootDir, "node_modules", ".cache", `counted-${process.pid}-${++made}.json`);
  mkdirSync(dirname(report), { recursive: true });
  try {
    return await runStep(name, [command(report)], () => read(report));
  } finally {
    rmSync(report, { force: true });
  }
}

function read(report) {
  try {
    const { stats, numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(
      readFileSync(report, "utf8"),
    );
    if (!stats || numPassedTests !== undefined)
      return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
    const { expected, flaky, unexpected, skipped } = stats;
    return { passed: expected, failed: unexpected + flaky, skipped };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}
