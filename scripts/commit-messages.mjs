import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { rootDir } from "./root-dir.mjs";

// `node scripts/commit-messages.mjs FILE` checks one message, as git's commit-msg hook (`npm run hooks` turns it on).
// `node scripts/commit-messages.mjs` checks the newest commits, as `npm test` does.

const TYPES = "feat|fix|refactor|perf|test|docs|build|ci|chore|style|revert";
const SUBJECT = new RegExp(`^(?:${TYPES})(?:\\([a-z0-9,-]+\\))?!?: (\\S+)`);
const MAX_LENGTH = 72;
const VERBS_IN_ED_ING_OR_S = new Set(
  "embed feed need seed shed speed bring ping string alias bias focus process".split(" "),
);

const FIRST_CHECKED = "2026-11-22T22:00:00Z";
const MAX_COMMITS = 50;

/** What is wrong with the subject of a commit message; undefined when nothing is. */
export function findMessageProblem(message) {
  const [subject, second] = message.split("\n");
  const verb = SUBJECT.exec(subject)?.[1];
  if (!verb) return `the subject is not "type(scope): text" with one of the types ${TYPES.replaceAll("|", ", ")}`;
  if ([...subject].length > MAX_LENGTH) return `the subject is longer than ${MAX_LENGTH} characters`;
  if (!isImperative(verb)) return `"${verb}" is not the imperative of a verb, like "add" or "fix"`;
  if (subject.endsWith(".")) return "the subject ends with a full stop";
  if (second) return "the second line is not empty";
  return undefined;
}

function isImperative(verb) {
  if (!/^[a-z][a-z-]*$/.test(verb)) return false;
  return VERBS_IN_ED_ING_OR_S.has(verb) || !/(?:ed|ing|[^s]s)$/.test(verb);
}

/** The messages of the newest commits since the convention; none outside a git repository. */
export function readNewestMessages(folder = rootDir) {
  const args = ["log", "--no-merges", `--since=${FIRST_CHECKED}`, `--max-count=${MAX_COMMITS}`, "--format=%B%x00"];
  const { status, stdout } = spawnSync("git", args, { cwd: folder, encoding: "utf8" });
  const messages = status === 0 ? stdout.split("\0") : [];
  return messages.map((message) => message.trim()).filter(Boolean);
}

function main() {
  const [file] = process.argv.slice(2);
  const messages = file ? [readFileSync(file, "utf8").replace(/^#.*\n/gm, "")] : readNewestMessages();
  for (const message of messages) {
    const problem = findMessageProblem(message);
    if (!problem) continue;
    console.error(`${message.split("\n")[0]}\n  ${problem}`);
    process.exitCode = 1;
  }
  if (!file) console.log(`${messages.length} commit messages checked`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
