import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { rootDir } from "./root-dir.mjs";

/** Installs what package-lock.json names, unless exactly that is already there. Ends the program when it cannot. */
export function ensureInstalled() {
  if (Number(process.versions.node.split(".")[0]) < 20) {
    console.error(`Node 20 or later is needed; this is ${process.versions.node}.`);
    process.exit(1);
  }
  if (isInstalled()) return;
  console.log("Installing what package-lock.json names …");
  // Not `npm ci`, which first removes everything, also from under a shop that is running. `--no-save` leaves the lock as
  // it is. No dependency needs a script of its own to be run, so none is.
  const installArgs = [
    "install",
    "--no-save",
    "--include=dev",
    "--include=optional",
    "--ignore-scripts",
    "--prefer-offline",
  ];
  const quiet = ["--no-audit", "--no-fund", "--loglevel=error"];
  const { status } = spawnSync(...npmCommand([...installArgs, ...quiet]), {
    cwd: rootDir,
    stdio: "inherit",
    shell: false,
  });
  if (status !== 0) {
    console.error("npm could not install the program: see its words above.");
    process.exit(1);
  }
}

/** The Node that the program is made for: the one in node_modules, else this one if it is new enough. */
export function findNode() {
  const pinned = join(rootDir, "node_modules", ".bin", "node");
  if (existsSync(pinned) && spawnSync(pinned, ["--version"]).status === 0) return pinned;
  if (Number(process.versions.node.split(".")[0]) >= 24) return process.execPath;
  console.error(`Node 24 or later is needed on ${process.platform} ${process.arch}; this is ${process.versions.node}.`);
  process.exit(1);
}

/** The environment in which the tools of node_modules come first. */
export function toolEnvironment(more = {}) {
  const tools = join(rootDir, "node_modules", ".bin");
  return { ...process.env, PATH: `${tools}${delimiter}${process.env.PATH ?? ""}`, ...more };
}

/** How to call npm: by the very one that called us, when one did. */
export function npmCommand(installArgs) {
  const caller = process.env.npm_execpath ?? "";
  return /npm-cli\.[cm]?js$/.test(caller) ? [process.execPath, [caller, ...installArgs]] : ["npm", installArgs];
}

// npm writes what it installed into a list of its own, last of all: a broken-off installation has none.
function isInstalled() {
  const installed = read("node_modules/.package-lock.json");
  const locked = read("package-lock.json");
  if (!installed || !locked) return false;
  return Object.entries(locked.packages).every(([path, { version, integrity, link, optional }]) => {
    const entry = installed.packages[path];
    if (!path.includes("node_modules/")) return true;
    if (!entry) return Boolean(optional);
    return link || (entry.version === version && entry.integrity === integrity);
  });
}

function read(file) {
  try {
    return JSON.parse(readFileSync(join(rootDir, file), "utf8"));
  } catch {
    return undefined;
  }
}
