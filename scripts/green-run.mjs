import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { rootDir } from "./root-dir.mjs";

const GREEN_RUN = "refs/tests/green";
const MESSAGES = /^packages\/web\/messages\/.*\.json$/;
const COMPONENTS = /^packages\/web\/app\/.*\.tsx?$/;

export function findCleanCommit(folder = rootDir) {
  return git(folder, "status", "--porcelain") === "" ? findCommit("HEAD", folder) : undefined;
}

export function saveGreenRun(commit, folder = rootDir) {
  git(folder, "update-ref", GREEN_RUN, commit);
}

/** The newest commit that HEAD shares with the newest one whose gate passed; HEAD if there is none. */
export function findGreenBase(folder = rootDir) {
  return git(folder, "merge-base", "HEAD", GREEN_RUN) ?? findCommit("HEAD", folder);
}

export const findCommit = (name, folder = rootDir) =>
  git(folder, "rev-parse", "--verify", "--quiet", "--end-of-options", `${name}^{commit}`);

/** All files, and those that differ from a commit: deleted ones, too, and components whose messages differ. */
export function findChangedFiles(commit, folder = rootDir) {
  const untracked = lines(folder, "ls-files", "--others", "--exclude-standard");
  const files = [...lines(folder, "ls-files"), ...untracked].filter((file) => existsSync(join(folder, file)));
  const changed = [...lines(folder, "diff", "--name-only", "--no-renames", commit), ...untracked];
  return {
    files,
    changed: [...changed, ...findUsersOfMessages(changedMessages(commit, changed, folder), files, folder)],
  };
}

function changedMessages(commit, changed, folder) {
  const messages = changed.filter((file) => MESSAGES.test(file));
  if (messages.length === 0) return new Set();
  const diff = git(folder, "diff", "--unified=0", commit, "--", ...messages) ?? "";
  return new Set([...diff.matchAll(/^[+-]\s*"(\w+)":/gm)].map(([, key]) => key));
}

function findUsersOfMessages(keys, files, folder) {
  if (keys.size === 0) return [];
  const usedKeys = (file) =>
    [...readFileSync(join(folder, file), "utf8").matchAll(/\bm\.(\w+)/g)].map(([, key]) => key);
  return files.filter((file) => COMPONENTS.test(file) && usedKeys(file).some((key) => keys.has(key)));
}

const lines = (folder, ...args) =>
  git(folder, ...args)
    ?.split("\n")
    .filter(Boolean) ?? [];

function git(folder, ...args) {
  const quoting = ["-c", "core.quotePath=off"];
  const { status, stdout } = spawnSync("git", [...quoting, ...args], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 64_000_000,
  });
  return status === 0 ? stdout.trim() : undefined;
}
