import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { asModule } from "./react-as-modules.ts";

const require = createRequire(import.meta.url);
const fileOf = (name: string): string => {
  const [, library = ""] = /^(react-dom|react|scheduler)/.exec(name) ?? [];
  const folder = require.resolve(`${library}/package.json`).replace("package.json", "");
  return `${folder}cjs/${name}.production.js`;
};
const namesIn = (exported: object) => Object.keys(exported).filter((name) => name !== "default");

test.each(["scheduler", "react", "react-jsx-runtime"])("as a module %s gives what it gave", async (name) => {
  const code = asModule(readFileSync(fileOf(name), "utf8"));
  const module = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as object;
  expect(namesIn(module).toSorted()).toEqual(namesIn(require(fileOf(name)) as object).toSorted());
});

test("what a file of React's takes it takes as modules do", () => {
  const code = asModule(readFileSync(fileOf("react-dom-client"), "utf8"));
  expect(code).not.toMatch(/\brequire\(/);
  expect(code.split("\n").slice(0, 3)).toEqual([
    'import taken0 from "scheduler";',
    'import taken1 from "react";',
    'import taken2 from "react-dom";',
  ]);
  expect(code).toMatch(/ as createRoot, .* as hydrateRoot, /);
});
