import { readFileSync } from "node:fs";
import { join } from "node:path";
import { measurePackages, percent } from "./code-figures.mjs";
import { findGraphProblems, readImports } from "./import-graph.mjs";
import { findNameProblems } from "./names.mjs";
import { rootDir } from "./root-dir.mjs";
import { isTestFile, listSourceFiles } from "./source-files.mjs";

// `npm run figures`: the size and the order of the code. `npm run figures -- FILE …` counts the files that each of these
// files imports, directly or through others.
const entries = process.argv.slice(2);
if (entries.length > 0) console.table(Object.fromEntries(entries.map((entry) => [entry, countImported(entry)])));
else {
  const packages = [...measurePackages(rootDir)].sort(([one], [other]) => one.localeCompare(other));
  const all = { files: 0, lines: 0, comments: 0 };
  for (const [, figures] of packages) for (const key of Object.keys(all)) all[key] += figures[key];
  console.table(
    Object.fromEntries(
      [...packages, ["all", all]].map(([name, { files, lines, comments }]) => [
        name,
        { files, lines, comments: percent(comments / lines) },
      ]),
    ),
  );
  console.table({
    "banned and repeated names": findNameProblems(rootDir).length,
    "imports against the layers": findGraphProblems(rootDir).filter((line) => line.includes(" imports ")).length,
    caches: countCalls("createCache"),
    "money conversions": countCalls("toCentavos", "toDecimalAmount"),
  });
}

function countImported(entry) {
  const imports = readImports(rootDir);
  const reached = new Set([entry]);
  for (const file of reached) for (const { from, to } of imports) if (from === file) reached.add(to);
  return reached.size - 1;
}

function countCalls(...names) {
  const call = new RegExp(`(?<!function )\\b(${names.join("|")})[<(]`, "g");
  const count = (file) => [...readFileSync(join(rootDir, file), "utf8").matchAll(call)].length;
  return listSourceFiles(rootDir, ["packages"])
    .filter((file) => !isTestFile(file))
    .reduce((total, file) => total + count(file), 0);
}
