import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findMessageProblem, readNewestMessages } from "./commit-messages.mjs";
import { rootDir } from "./root-dir.mjs";

test.each([
  "fix(auth): return 401 when the account is deleted mid-request",
  "refactor!: rename every call",
  "perf(server): cap heap growth\n\nRSS falls from 256 to 242 MB after 10,000 requests.",
  "build: embed the icons",
  "fix: pass the company on",
])("%s is a good message", (message) => {
  expect(findMessageProblem(message)).toBeUndefined();
});

test.each([
  ["What nobody reads is not asked for", 'not "type(scope): text"'],
  ["feature: add a page", 'not "type(scope): text"'],
  ["fix(Auth): return 401", 'not "type(scope): text"'],
  ["fix:return 401", 'not "type(scope): text"'],
  ["fix: ", 'not "type(scope): text"'],
  [`fix: return ${"x".repeat(61)}`, "longer than 72"],
  ["fix: returned 401", "imperative"],
  ["fix: returns 401", "imperative"],
  ["fix: returning 401", "imperative"],
  ["fix: Return 401", "imperative"],
  ["fix: return 401.", "full stop"],
  ["fix: return 401\nand more", "second line"],
])("%s is refused: %s", (message, problem) => {
  expect(findMessageProblem(message)).toContain(problem);
});

function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), "commit-messages-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const runCheck = (file) => {
  const { status, stderr } = spawnSync(process.execPath, ["scripts/commit-messages.mjs", file], { cwd: rootDir });
  return [status, String(stderr)];
};

test("the hook refuses a message and ignores git's comment lines", () => {
  const file = join(temporaryFolder(), "COMMIT_EDITMSG");
  writeFileSync(file, "# a comment\nfix: return 401\n# another\n");
  expect(runCheck(file)).toEqual([0, ""]);
  writeFileSync(file, "returned 401\n");
  expect(runCheck(file)).toEqual([1, expect.stringContaining("returned 401\n  the subject is not")]);
});

test("the newest commits are read, without older ones; a folder without git has none", () => {
  const folder = temporaryFolder();
  expect(readNewestMessages(folder)).toEqual([]);
  const git = (args, date) =>
    spawnSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.com", ...args], {
      cwd: folder,
      env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date },
    });
  git(["init", "-q"]);
  git(["commit", "-q", "--allow-empty", "-m", "Old"], "2026-01-01T00:00:00Z");
  git(["commit", "-q", "--allow-empty", "-m", "fix: add a line\n\nA reason."], "2026-12-01T00:00:00Z");
  expect(readNewestMessages(folder)).toEqual(["fix: add a line\n\nA reason."]);
});
