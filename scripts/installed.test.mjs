import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { rootDir } from "./root-dir.mjs";

const { packages } = JSON.parse(readFileSync(join(rootDir, "package-lock.json"), "utf8"));

test("the lock names the packages of every platform, as npm ci asks", () => {
  // npm omits packages that its registry did not have at that moment, and `npm ci` then refuses the lock.
  const named = new Set(Object.keys(packages).map((path) => path.split("node_modules/").at(-1)));
  const optional = Object.entries(packages).filter(([path]) => path.includes("node_modules/"));
  const missing = optional.flatMap(([, entry]) => Object.keys(entry.optionalDependencies ?? {}));
  expect(missing.filter((name) => !named.has(name))).toEqual([]);
});

test("every dependency of our own packages is one exact version", () => {
  const ours = Object.entries(packages).filter(([path]) => !path.includes("node_modules/"));
  const ranges = ours.flatMap(([path, entry]) =>
    Object.entries({ ...entry.dependencies, ...entry.devDependencies, ...entry.optionalDependencies })
      .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      .map(([name, version]) => `${path}: ${name} ${version}`),
  );
  expect(ranges).toEqual([]);
});
