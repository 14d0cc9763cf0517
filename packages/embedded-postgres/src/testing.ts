import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Outcome } from "@pecacerta/rules/outcome";
import pg from "pg";
import { onTestFinished } from "vitest";
import { isAlive } from "./process.ts";
import { createTestFolder } from "./test-folder.ts";

export type TestProgram = {
  child: ChildProcess;
  url: string;
  ownerUrl: string;
  joined: boolean;
  refusal: string;
  lines: string[];
};

export async function createOpenFolder(): Promise<string> {
  const folder = await createTestFolder("embedded");
  // A killed server's processes write for a moment longer.
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

export async function startTestProgram(
  folder: string,
  user = "",
  program = join(import.meta.dirname, "testing-program.ts"),
): Promise<TestProgram> {
  const words = [program, folder, user].filter(Boolean);
  const child = spawn(process.execPath, words, { stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
    return { child, ...JSON.parse(line) };
  }
  throw new Error("The program ended without a word");
}

export async function endTestProgram(app: TestProgram, signal: NodeJS.Signals): Promise<void> {
  const ended = once(app.child, "exit");
  app.child.kill(signal);
  const [code] = await ended;
  if (signal === "SIGTERM" && code !== 0) throw new Error("The program died of SIGTERM instead of stopping");
}

export async function queryUrl(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  client.on("error", () => {});
  await client.connect();
  try {
    const { rows } = await client.query(sql);
    return rows;
  } finally {
    await client.end();
  }
}

export async function readServerPid(cluster: string): Promise<number> {
  return Number((await readFile(join(cluster, "postmaster.pid"), "utf8")).split("\n")[0]);
}

export function killAfterTest(pid: number): void {
  onTestFinished(() => {
    if (isAlive(pid)) process.kill(pid, "SIGKILL");
  });
}

export function unwrap<Value>(outcome: Outcome<Value, string>): Value {
  if (!outcome.ok) throw new Error(outcome.refusal);
  return outcome.value;
}
