import { spawn } from "node:child_process";
import { readFileSync, readlinkSync } from "node:fs";

/** The system user that runs PostgreSQL; undefined: the user of this process. */
export type Account = { uid: number; gid: number } | undefined;

export type ProcessResult = { code: number; output: string };

/** Never throws: a program that cannot be started has code 127. */
export const runAsAccount = (account: Account, command: string, words: string[], input = ""): Promise<ProcessResult> =>
  new Promise((resolve) => {
    // The environment holds secrets that another user's process must not see.
    const child = spawn(command, words, { ...account, cwd: "/", env: plainEnvironment(), stdio: "pipe" });
    let output = "";
    child.stdout.on("data", (piece) => {
      output += piece;
    });
    child.stderr.on("data", (piece) => {
      output += piece;
    });
    child.on("error", (error) => resolve({ code: 127, output: `${output}${error.message}` }));
    child.on("close", (code) => resolve({ code: code ?? 128, output }));
    child.stdin.on("error", () => {});
    child.stdin.end(input);
  });

export const plainEnvironment = () => ({ PATH: process.env.PATH ?? "/usr/bin:/bin", LC_ALL: "C", TZ: "UTC" });

export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

/** A zombie counts as dead. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  return statOf(pid)?.state !== "Z";
}

export const processStartTime = (pid: number): string => statOf(pid)?.began ?? "";

export const parentOf = (pid: number): number => statOf(pid)?.parent ?? 0;

export const isFrozen = (pid: number): boolean => statOf(pid)?.state === "T";

export function workingDirectoryOf(pid: number): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return "";
  }
}

function statOf(pid: number) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The second field is the program name in parentheses, which may contain spaces and parentheses.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return { state: fields[0], parent: Number(fields[1]), began: fields[19] };
  } catch {
    return undefined;
  }
}
