import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { rootDir } from "./root-dir.mjs";

/**
 * Installs the packages of package-lock.json unless they are already installed. Exits when that fails.
 * `programOnly` installs what building and running the shop needs: no tools for tests, benchmarks and drawing.
 */
export function ensureInstalled({ programOnly = false } = {}) {
  if (Number(process.versions.node.split(".")[0]) < 20) {
    console.error(`Node 20 or later is needed; this is ${process.versions.node}.`);
    process.exit(1);
  }
  const workspaces = programOnly ? programWorkspaces() : [];
  if (isInstalled(workspaces)) return;
  console.log("Installing what package-lock.json names …");
  // Not `npm ci`, which first removes everything, even under a running shop. `--no-save` keeps the lock unchanged.
  const command = [
    "install",
    "--no-save",
    "--include=dev",
    "--include=optional",
    "--ignore-scripts",
    "--prefer-offline",
  ];
  // By name: npm takes a folder for all workspaces inside it.
  const scope = workspaces.flatMap((folder) => ["--workspace", read(`${folder}/package.json`).name]);
  const quiet = ["--no-audit", "--no-fund", "--loglevel=error"];
  const { status } = spawnSync(...npmCommand([...command, ...scope, ...quiet]), {
    cwd: rootDir,
    stdio: "inherit",
    shell: false,
  });
  if (status !== 0) {
    console.error("npm could not install the program: see above.");
    process.exit(1);
  }
}

function programWorkspaces() {
  const packages = readdirSync(join(rootDir, "packages")).map((name) => `packages/${name}`);
  const folders = isNodeNewEnough() ? packages : [...packages, "scripts/node-runtime"];
  return folders.filter((folder) => existsSync(join(rootDir, folder, "package.json")));
}

const isNodeNewEnough = () => Number(process.versions.node.split(".")[0]) >= 24;

/** The Node that the program is made for: the one in node_modules, else this one if it is new enough. */
export function findNode() {
  const pinned = join(rootDir, "node_modules", ".bin", "node");
  if (existsSync(pinned) && spawnSync(pinned, ["--version"]).status === 0) return pinned;
  if (isNodeNewEnough()) return process.execPath;
  console.error(`Node 24 or later is needed on ${process.platform} ${process.arch}; this is ${process.versions.node}.`);
  process.exit(1);
}

export function toolEnvironment(more = {}) {
  const tools = join(rootDir, "node_modules", ".bin");
  return { ...process.env, PATH: `${tools}${delimiter}${process.env.PATH ?? ""}`, ...more };
}

export function npmCommand(args) {
  const caller = process.env.npm_execpath ?? "";
  return /npm-cli\.[cm]?js$/.test(caller) ? [process.execPath, [caller, ...args]] : ["npm", args];
}

// npm writes this list last: an interrupted installation has none.
function isInstalled(workspaces) {
  const installed = read("node_modules/.package-lock.json")?.packages;
  const locked = read("package-lock.json")?.packages;
  return installed !== undefined && locked !== undefined && matchesLock(installed, locked, workspaces);
}

/** Compares versions and integrity hashes. An optional package may be missing: its platform is another. */
export function matchesLock(installed, locked, workspaces) {
  const paths = workspaces.length > 0 ? dependenciesOf(locked, workspaces) : Object.keys(locked);
  return paths
    .filter((path) => path.includes("node_modules/"))
    .every((path) => {
      const { version, integrity, link, optional } = locked[path];
      if (!installed[path]) return Boolean(optional);
      return link || (installed[path].version === version && installed[path].integrity === integrity);
    });
}

function dependenciesOf(locked, workspaces) {
  const paths = new Set(workspaces);
  for (const path of paths) {
    const { dependencies, devDependencies, optionalDependencies, link, resolved } = locked[path];
    if (link) paths.add(resolved);
    for (const name of Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })) {
      const found = foldersAbove(path)
        .map((folder) => `${folder}node_modules/${name}`)
        .find((candidate) => locked[candidate]);
      if (found) paths.add(found);
    }
  }
  return [...paths];
}

/** The folders in which Node looks for `node_modules`, from a package's own up to the root: each empty or with a slash. */
function foldersAbove(path) {
  const parts = path === "" ? [] : path.split("/");
  return [...parts.keys(), parts.length].reverse().map((length) =>
    parts
      .slice(0, length)
      .map((part) => `${part}/`)
      .join(""),
  );
}

function read(file) {
  try {
    return JSON.parse(readFileSync(join(rootDir, file), "utf8"));
  } catch {
    return undefined;
  }
}
