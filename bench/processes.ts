import { type ChildProcess, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { createTestFolder } from "@pecacerta/embedded-postgres/test-folder";
import nodeSettings from "../scripts/node-settings.json" with { type: "json" };
import type { LoadOptions, LoadResult } from "./load.ts";
import type { RecordedResponse } from "./raw-server.ts";

const rootDir = join(import.meta.dirname, "..");
// Ends a child process when this process ends, also after a crash.
const stopWithParentFlags = ["--import", join(rootDir, "scripts", "stop-with-launcher.mjs")];

const START_TIMEOUT_MS = 120_000;
const STOP_TIMEOUT_MS = 15_000;

export async function createDataFolder(cleanup: (() => Promise<unknown>)[]): Promise<string> {
  const folder = await createTestFolder("bench");
  cleanup.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export type MeasuredServer = { url: string; pid: number; stop(): Promise<void> };

export async function startMeasuredShop(
  folder: string,
  settings: Record<string, string>,
  nodeFlags: string[],
  entry = "packages/web/start.mjs",
): Promise<MeasuredServer> {
  const flags = [...stopWithParentFlags, ...nodeSettings.flags, ...nodeFlags];
  const child = spawn(process.execPath, [...flags, join(rootDir, entry)], {
    cwd: rootDir,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    env: {
      ...nodeSettings.environment,
      NODE_COMPILE_CACHE: join(rootDir, "node_modules", ".cache", "compiled"),
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: "production",
      PORT: "0",
      DATA_DIR: folder,
      RATE_LIMITS: "off",
      DRAIN_SECONDS: "0",
      LOG_LEVEL: "error",
      ...settings,
    },
  });
  const url = await waitForUrl(child, Number(settings.WORKERS ?? 1)).catch(async (error: unknown) => {
    await stopChild(child);
    throw error;
  });
  return { url, pid: child.pid ?? 0, stop: () => stopChild(child) };
}

// Without this process's own flags, which would close the IPC channel.
const forkHelper = (file: string): ChildProcess => fork(join(import.meta.dirname, file), { execArgv: [] });

/** A node:http server that only sends the recorded responses. */
export async function startRawServer(recordings: RecordedResponse[]): Promise<MeasuredServer> {
  const child = forkHelper("raw-server.ts");
  child.send(recordings);
  const [port] = await once(child, "message");
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => stopChild(child) };
}

export type LoadGenerator = { pid: number; run(load: LoadOptions): Promise<LoadResult>; stop(): Promise<void> };

export function startLoadGenerator(): LoadGenerator {
  const child = forkHelper("load.ts");
  const exited = once(child, "exit").then(() => Promise.reject(new Error("The load generator ended.")));
  exited.catch(() => undefined);
  return {
    pid: child.pid ?? 0,
    async run(load) {
      child.send(load);
      const [result] = (await Promise.race([once(child, "message"), exited])) as [LoadResult];
      return result;
    },
    stop: () => stopChild(child),
  };
}

/** Resolves with the URL that the shop prints when all its workers are ready; its error output is passed on. */
function waitForUrl(child: ChildProcess, workers: number): Promise<string> {
  let output = "";
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => reject(new Error(`${reason}\n${output}`));
    const startTimeout = setTimeout(() => fail("The shop did not start in time."), START_TIMEOUT_MS);
    child.once("exit", (code) => fail(`The shop exited during start with code ${code}.`));
    child.stderr?.on("data", (chunk: Buffer) => {
      output += chunk;
      if (!/^WARNING: RATE_LIMITS=off/.test(`${chunk}`)) process.stderr.write(chunk);
    });
    child.stdout?.on("data", (chunk: Buffer) => {
      output += chunk;
      const [, port] = /is ready: http:\/\/localhost:(\d+)/.exec(output) ?? [];
      if (!port || (output.match(/^Worker \d+ is ready/gm) ?? []).length < workers - 1) return;
      clearTimeout(startTimeout);
      resolve(`http://127.0.0.1:${port}`);
    });
  });
}

export const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode === null && signalCode === null;

async function stopChild(child: ChildProcess): Promise<void> {
  if (!isRunning(child)) return;
  const exited = once(child, "exit");
  child.kill("SIGTERM");
  const killTimeout = setTimeout(() => child.kill("SIGKILL"), STOP_TIMEOUT_MS);
  await exited;
  clearTimeout(killTimeout);
}
