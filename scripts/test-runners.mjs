import { join } from "node:path";
import { runStep } from "./steps.mjs";
import { countTests, reportFolder } from "./test-reports.mjs";

/** Runs the tests of some vitest projects. `files` narrows them to paths that contain one of these texts. */
export function runVitest(name, { projects, files = [], workers, environment }) {
  const report = nextReport();
  const limit = workers ? [`--maxWorkers=${workers}`] : [];
  const args = ["run", ...files, ...projects.flatMap((project) => ["--project", project]), ...limit];
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  return runStep(name, [["vitest", [...args, ...reporters], environment]], () => countTests(report));
}

export function runPlaywright(name, { files = [], grep, environment }) {
  const report = nextReport();
  const args = ["test", ...files, "--config", "e2e/playwright.config.ts", "--retries=1", "--reporter=line,json"];
  const settings = { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  return runStep(name, [["playwright", grep ? [...args, "--grep", grep] : args, settings]], () => countTests(report));
}

let reportCount = 0;

function nextReport() {
  reportCount += 1;
  return join(reportFolder, `${String(reportCount).padStart(2, "0")}.json`);
}
