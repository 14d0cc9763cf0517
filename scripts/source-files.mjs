import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parseAst } from "rolldown/parseAst";

const SOURCE = /\.(ts|tsx|mjs)$/;
const TEST = /\.test\.(ts|tsx|mjs)$/;
const IGNORED_FOLDERS = new Set([
  "node_modules",
  "build",
  "dist",
  "test-results",
  "pictures",
  ".paraglide",
  ".react-router",
  ".data",
]);

export function listSourceFiles(rootDir, folders = ["packages", "e2e", "bench", "scripts"]) {
  const walkFolder = (folder) =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return IGNORED_FOLDERS.has(entry.name) ? [] : walkFolder(path);
      return isSourceFile(entry.name) ? [relative(rootDir, path)] : [];
    });
  return folders.flatMap((folder) => walkFolder(join(rootDir, folder))).sort();
}

export const isSourceFile = (path) => SOURCE.test(path) && !path.endsWith(".d.ts");

export const isTestFile = (path) => TEST.test(path);

export function parseSourceFile(rootDir, path) {
  return parseAst(readFileSync(join(rootDir, path), "utf8"), { lang: path.endsWith(".tsx") ? "tsx" : "ts" });
}

export function visitNodes(node, visit) {
  if (Array.isArray(node)) for (const child of node) visitNodes(child, visit);
  else if (node && typeof node === "object" && typeof node.type === "string") {
    visit(node);
    for (const child of Object.values(node)) visitNodes(child, visit);
  }
}
