import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";
import { rootDir } from "./root-dir.mjs";

const ROOT_FILES = ["README.md", "README.pt-BR.md", "CONTRIBUTING.md", "bench/README.md"];
const files = [
  ...ROOT_FILES,
  ...readdirSync(join(rootDir, "docs"), { recursive: true })
    .filter((name) => String(name).endsWith(".md"))
    .map((name) => `docs/${name}`),
];
const documents = files.map((file) => ({ file, text: readFileSync(join(rootDir, file), "utf8") }));

const exists = (path) => statSync(path, { throwIfNoEntry: false }) !== undefined;

/** Targets of relative links, and paths in code such as `packages/rules/src/cart.ts`. */
function findPaths({ file, text }) {
  const links = [...text.matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)].map(([, path]) =>
    relative(rootDir, join(rootDir, dirname(file), path)),
  );
  const code = [...text.matchAll(/`((?:packages|scripts|bench|e2e|docs)\/[\w./-]*\w)`/g)].map(([, path]) => path);
  return [...links, ...code];
}

test("every file that a document links or names exists", () => {
  const missing = documents.flatMap((document) =>
    findPaths(document)
      .filter((path) => !exists(join(rootDir, path)))
      .map((path) => `${document.file}: ${path}`),
  );
  expect(documents.flatMap(findPaths).length).toBeGreaterThan(50);
  expect(missing).toEqual([]);
});

test("a decision record has its three headings and fewer than 50 lines", () => {
  const records = documents.filter(({ file }) => file.startsWith("docs/decisions/"));
  expect(records.length).toBeGreaterThan(20);
  for (const { file, text } of records) {
    expect(text.match(/^## .+/gm), file).toEqual(["## Context", "## Decision", "## Consequences"]);
    expect(text.split("\n").length, file).toBeLessThan(50);
  }
});
