import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { rootDir } from "./root-dir.mjs";

/** The JSON reports of the last `npm test`, one for each run of vitest or Playwright. */
export const reportFolder = join(rootDir, "node_modules", ".cache", "test-reports");

export function clearReports() {
  rmSync(reportFolder, { recursive: true, force: true });
  mkdirSync(reportFolder, { recursive: true });
}

export function readReports(folder = reportFolder) {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return names.sort().map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")));
}

/** Every test of a report of either runner: `file` below the repository root, full `title`, and `status`. */
export function testsInReport(report) {
  return report.suites ? playwrightTests(report) : vitestTests(report);
}

function vitestTests({ testResults }) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      file: relative(rootDir, name),
      title: fullName,
      status: status === "passed" || status === "failed" ? status : "skipped",
    })),
  );
}

const PLAYWRIGHT_STATUS = { expected: "passed", skipped: "skipped", unexpected: "failed", flaky: "flaky" };

function playwrightTests({ suites, config }) {
  const folder = relative(rootDir, config.rootDir);
  const inSuite = ({ file, title, specs = [], suites: children = [] }, parents) => {
    // The outermost suite is the file itself.
    const titles = title === file ? parents : [...parents, title];
    const own = specs.flatMap((spec) =>
      spec.tests.map(({ status }) => ({
        file: join(folder, spec.file),
        title: [...titles, spec.title].join(" "),
        status: PLAYWRIGHT_STATUS[status],
      })),
    );
    return [...own, ...children.flatMap((child) => inSuite(child, titles))];
  };
  return suites.flatMap((suite) => inSuite(suite, []));
}

/** Counts the tests of a report; the flaky ones passed. A report that was not written counts as one failure. */
export function countTests(path) {
  try {
    const report = JSON.parse(readFileSync(path, "utf8"));
    const tests = testsInReport(report);
    const countOf = (...statuses) => tests.filter(({ status }) => statuses.includes(status)).length;
    const flaky = tests.filter(({ status }) => status === "flaky").map(({ file, title }) => `${file}: ${title}`);
    const counts = {
      passed: countOf("passed", "flaky"),
      failed: countOf("failed"),
      skipped: countOf("skipped"),
      flaky,
    };
    // A file that cannot be loaded has no tests.
    if (report.numFailedTestSuites > 0 && counts.failed === 0) counts.failed = 1;
    return counts;
  } catch {
    return { passed: 0, failed: 1, skipped: 0, flaky: [] };
  }
}
