import { isBuiltFrom, sourceFingerprint } from "./build.mjs";
import { START_THE_SHOP, selectTests } from "./changed-tests.mjs";
import { findChangedFiles, findCommit, findGreenBase } from "./green-run.mjs";
import { readImportsFrom } from "./import-graph.mjs";
import { rootDir } from "./root-dir.mjs";
import { isSourceFile } from "./source-files.mjs";
import { failStep } from "./steps.mjs";
import { runPlaywright, runVitest } from "./test-runners.mjs";

const PROJECTS = [
  ...["rules", "contract", "ui", "sample", "web", "admin", "scripts"],
  ...["server-embedded", "timed", "server-programs", "database-programs", "shop"],
];

export async function runChangedTests(since, { checkTypes, check, buildPages, environment }) {
  const commit = since ? findCommit(since) : findGreenBase();
  if (!commit) return failStep("changed files", `${since ?? "HEAD"} is no commit of a Git repository here`);
  const { tests, journeys } = selectChangedTests(commit);
  const needsPages =
    journeys.length > 0 || tests.some((test) => /\/with-database\//.test(test) || START_THE_SHOP.test(test));
  const isBuilt = !needsPages || isBuiltFrom(sourceFingerprint()) || (await buildPages());
  const near = () => runVitest("tests near the changes", { projects: PROJECTS, files: tests, environment });
  await checkTypes();
  await Promise.all([check(), tests.length > 0 && near()]);
  if (isBuilt && journeys.length > 0)
    await runPlaywright("browser journeys near the changes", { files: journeys, environment });
}

function selectChangedTests(commit) {
  const { files, changed } = findChangedFiles(commit);
  const imports = readImportsFrom(rootDir, files.filter(isSourceFile), files);
  const { tests, journeys } = selectTests({ files, imports, changed });
  const isLint = (file) => file.startsWith("scripts/");
  console.log(`Files changed since ${commit.slice(0, 8)}: ${changed.length}. They can reach:`);
  for (const file of [...tests.filter((test) => !isLint(test)), ...journeys]) console.log(`    ${file}`);
  console.log(`    and ${tests.filter(isLint).length} checks of the whole repository in scripts`);
  return { tests, journeys };
}
