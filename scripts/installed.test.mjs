import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { matchesLock } from "./installed.mjs";
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

test.each(["package-lock.json", "scripts/mutation/package-lock.json"])(
  "%s proves what each package contains",
  (file) => {
    const entries = Object.entries(JSON.parse(readFileSync(join(rootDir, file), "utf8")).packages);
    const fromRegistry = entries.filter(([path, { link }]) => path.includes("node_modules/") && !link);
    expect(fromRegistry.length).toBeGreaterThan(50);
    expect(
      fromRegistry.filter(([, entry]) => !/^sha512-[\w+/]{86}==$/.test(entry.integrity)).map(([path]) => path),
    ).toEqual([]);
    // An address would tie the installation to one registry.
    expect(fromRegistry.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
  },
);

test("a package with another version or another content is installed anew, one of another platform is not", () => {
  const locked = {
    "node_modules/one": { version: "1.0.0", integrity: "sha512-one" },
    "node_modules/other-platform": { version: "1.0.0", integrity: "sha512-other", optional: true },
  };
  const matches = (installed) => matchesLock(installed, locked, []);
  expect(matches({ "node_modules/one": locked["node_modules/one"] })).toBe(true);
  expect(matches({ "node_modules/one": { version: "1.0.0", integrity: "sha512-forged" } })).toBe(false);
  expect(matches({ "node_modules/one": { version: "1.0.0" } })).toBe(false);
  expect(matches({ "node_modules/one": { version: "1.0.1", integrity: "sha512-one" } })).toBe(false);
  expect(matches({ ...locked, "node_modules/other-platform": { version: "1.0.0", integrity: "sha512-forged" } })).toBe(
    false,
  );
  expect(matches({})).toBe(false);
});
