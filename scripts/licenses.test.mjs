import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isAllowedLicense, listLicensedPackages, writeLicenseDocument } from "./license-list.mjs";
import { rootDir } from "./root-dir.mjs";

const read = (path) => readFileSync(join(rootDir, path), "utf8");
const lock = JSON.parse(read("package-lock.json"));
const packages = listLicensedPackages(lock);
const refused = (entries) => entries.filter(({ license }) => !isAllowedLicense(license)).map(({ name }) => name);

test("docs/licenses.md names what a production installation gets (npm run licenses)", () => {
  expect(packages.length).toBeGreaterThan(200);
  expect(read("docs/licenses.md")).toBe(writeLicenseDocument(packages));
});

test("every package has a license that we accept", () => {
  expect(refused(packages)).toEqual([]);
});

test("a package with another license, or none, is refused", () => {
  const planted = {
    "node_modules/strong": { version: "1.0.0", license: "AGPL-3.0-only" },
    "node_modules/silent": { version: "1.0.0" },
    "node_modules/both": { version: "1.0.0", license: "MIT AND GPL-2.0-only" },
    "node_modules/either": { version: "1.0.0", license: "(MIT OR GPL-2.0-only)" },
    "node_modules/other-platform": { version: "1.0.0", license: "SSPL-1.0", optional: true, os: ["sunos"] },
    "node_modules/tool": { version: "1.0.0", license: "AGPL-3.0-only", dev: true },
  };
  expect(refused(listLicensedPackages({ packages: planted }))).toEqual(["both", "other-platform", "silent", "strong"]);
});

test("the notice that the LGPL asks for stands beside its texts", () => {
  const lesser = packages.filter(({ license }) => license.includes("LGPL"));
  const [version] = new Set(lesser.filter(({ name }) => name.includes("libvips")).map((entry) => entry.version));
  const notice = read("scripts/licenses.md");
  expect(lesser.length).toBeGreaterThan(0);
  expect(notice).toContain(`sharp-libvips/tree/v${version}`);
  for (const text of ["lgpl-3.0.txt", "gpl-3.0.txt"]) {
    expect(notice).toContain(`licenses/${text}`);
    expect(existsSync(join(rootDir, "docs/licenses", text))).toBe(true);
  }
});

test("the image carries the texts", () => {
  expect(read(".dockerignore").split("\n")).not.toContain("docs");
  expect(read(".dockerignore")).not.toContain("licenses");
});
