import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { house } from "./house.mjs";
import { npm, withTools } from "./installed.mjs";

const web = join(house, "packages", "web");
const stamp = join(web, "build", "made-from");

/** Builds the web pages, unless the last build was made from exactly these sources. Ends the program when it cannot. */
export function ensureBuilt() {
  const sources = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === sources) return;
  console.log("Building the pages …");
  // A build that is broken off must not be taken for a whole one.
  rmSync(stamp, { force: true });
  const environment = withTools({ NODE_ENV: "production" });
  const { status, stdout, stderr } = spawnSync(...npm(buildWords), { cwd: house, env: environment, encoding: "utf8" });
  if (status === 0) return markBuilt(sources);
  console.error(`${stdout ?? ""}${stderr ?? ""}\nThe pages could not be built: see above.`);
  process.exit(1);
}

export const buildWords = ["run", "build", "--workspace", "packages/web"];

export function markBuilt(sources) {
  mkdirSync(join(web, "build"), { recursive: true });
  writeFileSync(stamp, sources);
}

/** What the pages would be made from: changes whenever a source file does. Takes some milliseconds. */
export function fingerprint() {
  const hash = createHash("sha256").update(readFileSync(join(house, "package-lock.json")));
  for (const folder of readdirSync(join(house, "packages")).sort()) add(hash, join(house, "packages", folder));
  return hash.digest("hex");
}

const unbuilt = new Set(["build", "node_modules", ".react-router"]);

function add(hash, folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !unbuilt.has(name));
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) add(hash, path);
    else if (!/\.test\.tsx?$/.test(entry.name)) {
      const { size, mtimeMs } = statSync(path);
      hash.update(`${path} ${size} ${mtimeMs}\n`);
    }
  }
}
