import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { rootDir } from "./root-dir.mjs";

let repositoryCopy;
beforeEach(() => {
  repositoryCopy = mkdtempSync(join(tmpdir(), "dead-code-"));
  for (const file of ["knip.json", "package.json", "packages/rules/package.json"]) copyFile(file);
  plantFile(
    "packages/web/package.json",
    '{ "name": "@pecacerta/web", "dependencies": { "@pecacerta/rules": "0.1.0" } }',
  );
  mkdirSync(join(repositoryCopy, "node_modules/@pecacerta"), { recursive: true });
  symlinkSync(join(repositoryCopy, "packages/rules"), join(repositoryCopy, "node_modules/@pecacerta/rules"));
});
afterEach(() => rmSync(repositoryCopy, { recursive: true, force: true }));

function copyFile(file) {
  mkdirSync(dirname(join(repositoryCopy, file)), { recursive: true });
  cpSync(join(rootDir, file), join(repositoryCopy, file));
}

function plantFile(path, text) {
  mkdirSync(dirname(join(repositoryCopy, path)), { recursive: true });
  writeFileSync(join(repositoryCopy, path), text);
}

function runKnip() {
  const args = ["--production", "--no-progress"];
  const { stdout, stderr, status } = spawnSync(join(rootDir, "node_modules/.bin/knip"), args, { cwd: repositoryCopy });
  return { status, output: `${stdout}${stderr}` };
}

const PRICE = "packages/rules/src/price.ts";
const USE_PRICE = 'import { price } from "@pecacerta/rules/price";\nconsole.log(price);\n';

test("an export that the product uses is accepted", () => {
  plantFile(PRICE, "export const price = 1;\n");
  plantFile("packages/web/server.ts", USE_PRICE);
  expect(runKnip()).toMatchObject({ status: 0 });
});

test.each([
  ["nothing uses", ""],
  ["only a test uses", 'import { discount } from "./price.ts";\nconsole.log(discount);\n'],
])("an export that %s is refused", (_, testSource) => {
  plantFile(PRICE, "export const price = 1;\nexport const discount = 2;\n");
  plantFile("packages/rules/src/price.test.ts", testSource);
  plantFile("packages/web/server.ts", USE_PRICE);
  const { status, output } = runKnip();
  expect(status).toBe(1);
  expect(output).toContain("discount");
  expect(output).not.toMatch(/^price /m);
});
