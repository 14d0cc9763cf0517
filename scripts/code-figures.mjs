import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isTestFile, listSourceFiles } from "./source-files.mjs";

const COMMENT_LINE = /^\s*(\/\/|\/\*|\*|\{\/\*)/;
const MOST_COMMENTS = 0.04;
// Doc comments of these packages are the documentation of the domain and of the API.
const MOST_COMMENTS_BY_PACKAGE = new Map([
  ["packages/rules", 0.08],
  ["packages/contract", 0.08],
]);

/** Files, lines and comment lines of each package. Tests and empty lines do not count. */
export function measurePackages(rootDir, files = listSourceFiles(rootDir)) {
  const packages = new Map();
  for (const file of files.filter((path) => !isTestFile(path))) {
    const lines = readFileSync(join(rootDir, file), "utf8").split("\n");
    const written = lines.filter((line) => line.trim() !== "");
    const name = file.startsWith("packages/") ? file.split("/").slice(0, 2).join("/") : (file.split("/")[0] ?? "");
    const figures = packages.get(name) ?? { files: 0, lines: 0, comments: 0 };
    figures.files += 1;
    figures.lines += written.length;
    figures.comments += written.filter((line) => COMMENT_LINE.test(line)).length;
    packages.set(name, figures);
  }
  return packages;
}

/** Packages with too many comments, as lines. */
export function findCommentProblems(rootDir, files) {
  return [...measurePackages(rootDir, files)]
    .map(([name, { lines, comments }]) => ({
      name,
      share: comments / lines,
      most: MOST_COMMENTS_BY_PACKAGE.get(name) ?? MOST_COMMENTS,
    }))
    .filter(({ share, most }) => share > most)
    .map(({ name, share, most }) => `${name}: ${percent(share)} of the lines are comments, at most ${percent(most)}`);
}

export const percent = (share) => `${(100 * share).toFixed(1)} %`;
