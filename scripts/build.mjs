import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { npmCommand, toolEnvironment } from "./installed.mjs";
import { rootDir } from "./root-dir.mjs";

const web = join(rootDir, "packages", "web");
const fingerprintFile = join(web, "build", "made-from");

/** Builds the storefront and the admin, unless the last build has the same sources. Exits when the build fails. */
export function ensureBuilt() {
  const currentFingerprint = sourceFingerprint();
  if (isBuiltFrom(currentFingerprint)) return;
  console.log("Building the pages …");
  rmSync(fingerprintFile, { force: true });
  const environment = toolEnvironment({ NODE_ENV: "production" });
  const { status, stdout, stderr } = spawnSync(...npmCommand(buildArgs), {
    cwd: rootDir,
    env: environment,
    encoding: "utf8",
  });
  if (status === 0) return saveFingerprint(currentFingerprint);
  console.error(`${stdout ?? ""}${stderr ?? ""}\nThe build of the pages failed: see above.`);
  process.exit(1);
}

export const buildArgs = ["run", "build", "--workspace", "packages/web", "--workspace", "packages/admin"];

export function saveFingerprint(currentFingerprint) {
  mkdirSync(join(web, "build"), { recursive: true });
  writeFileSync(fingerprintFile, currentFingerprint);
}

export const isBuiltFrom = (currentFingerprint) =>
  existsSync(fingerprintFile) && readFileSync(fingerprintFile, "utf8") === currentFingerprint;

export function sourceFingerprint() {
  const hash = createHash("sha256");
  hash.update(readFileSync(join(rootDir, "package-lock.json")));
  hash.update(readFileSync(join(web, "production.inlang", "settings.json")));
  for (const folder of readdirSync(join(rootDir, "packages")).sort())
    addFolder(hash, join(rootDir, "packages", folder));
  return hash.digest("hex");
}

const ignoredFolders = new Set(["build", "node_modules"]);
// Tools write hidden files, and Paraglide its project folders, while the pages are built.
const NO_SOURCE = /^\.|\.inlang$|\.test\.tsx?$/;

function addFolder(hash, folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(
    ({ name }) => !ignoredFolders.has(name) && !NO_SOURCE.test(name),
  );
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) addFolder(hash, path);
    else {
      const { size, mtimeMs } = statSync(path);
      hash.update(`${path} ${size} ${mtimeMs}\n`);
    }
  }
}
