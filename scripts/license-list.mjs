import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { rootDir } from "./root-dir.mjs";

/** Each allows use in a shop that is sold or run for others; the weak copyleft of libvips asks for a notice. */
const ALLOWED = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "LGPL-3.0-or-later",
  "MIT",
  "MIT-0",
  "OFL-1.1",
  "Unlicense",
]);

/** Tools of which the build copies something into the pages. */
const COPIED_INTO_PAGES = new Set(["@inlang/paraglide-js", "lucide-react", "tailwindcss"]);

const LICENSE_FILE = /^(licen[cs]e|copying|unlicense)/i;

/** Lists what a production installation gets on any platform, by the lock alone. */
export function listLicensedPackages(lock) {
  return Object.entries(lock.packages)
    .filter(([path, { link }]) => path.includes("node_modules/") && !link)
    .map(([path, entry]) => ({ path, name: path.split("node_modules/").at(-1), ...entry }))
    .filter(({ name, dev }) => !dev || COPIED_INTO_PAGES.has(name))
    .map(({ path, name, version, license, optional }) => ({
      path,
      name,
      version,
      license,
      optional: optional === true,
    }))
    .sort((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : one.path < other.path ? -1 : 1));
}

/** Compares the parts of an SPDX expression: of alternatives one must be allowed, of parts all. */
export function isAllowedLicense(license = "") {
  const terms = license.replace(/^\((.*)\)$/, "$1");
  return terms.split(" AND ").every((part) => part.split(" OR ").some((name) => ALLOWED.has(name)));
}

export function writeLicenseDocument(packages) {
  const introduction = readFileSync(join(rootDir, "scripts/licenses.md"), "utf8");
  const always = packages.filter(({ optional }) => !optional);
  const byPlatform = packages.filter(({ optional }) => optional);
  return [
    introduction.trimEnd(),
    "",
    "## Packages",
    "",
    "| package | version | license | text |",
    "| --- | --- | --- | --- |",
    ...unique(always.map((entry) => row(entry, findLicenseText(entry)))),
    "",
    "## Packages of one platform",
    "",
    "npm installs those of the computer's system and processor. Their texts are in the packages.",
    "",
    "| package | version | license |",
    "| --- | --- | --- |",
    ...unique(byPlatform.map((entry) => row(entry))),
    "",
  ].join("\n");
}

const row = ({ name, version, license }, ...more) => `| ${[name, version, license, ...more].join(" | ")} |`;

const unique = (lines) => [...new Set(lines)];

function findLicenseText({ path, name, version }) {
  const file = readdirSync(join(rootDir, path))
    .sort()
    .find((candidate) => LICENSE_FILE.test(candidate));
  return file ? `\`${path}/${file}\`` : `[npm](https://www.npmjs.com/package/${name}/v/${version})`;
}
