import { type ChildProcess, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
// What `npm start` gives the shop, so that what is measured is what runs.
import memory from "../scripts/memory.json" with { type: "json" };
import type { LoadOptions, LoadResult } from "./load.ts";
import type { RecordedResponse } from "./raw-server.ts";

const rootDir = join(import.meta.dirname, "..");
// A child hears when this process is gone, however it went, and stops too.
const stopWithParentFlags = ["--import", join(rootDir, "scripts", "stop-with-launcher.mjs")];

const LONGEST_START_MS = 120_000;
const LONGEST_STOP_MS = 15_000;

/** A folder for a shop's data, gone at the end. */
export async function createDataFolder(undo: (() => Promise<unknown>)[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "pecacerta-bench-"));
  undo.push(() => rm(folder, { recursive: true, force: true }));
  // Root's PostgreSQL runs as somebody else, who has to get in here.
  await chmod(folder, 0o755);
  return folder;
}

/** A server to be measured. */
export type MeasuredServer = { url: string; pid: number; stop(): Promise<void> };

/** The built shop with its sample, on a free port and with its data in this folder. */
export async function startMeasuredShop(
  folder: string,
  settings: Record<string, string>,
  words: string[],
): Promise<MeasuredServer> {
  const child = spawn(
    process.execPath,
    [...stopWithParentFlags, ...memory.flags, ...words, join(rootDir, "packages", "web", "start.mjs")],
    {
      cwd: rootDir,
      stdio: ["ignore", "pipe", "pipe", "ipc"],
      env: {
        ...memory.environment,
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
    },
  );
  const url = await waitForUrl(child).catch(async (fault: unknown) => {
    await stopChild(child);
    throw fault;
  });
  return { url, pid: child.pid ?? 0, stop: () => stopChild(child) };
}

// Without the words that this program was started with: they would let go of the channel, and end who waits on it.
const forkHelper = (file: string): ChildProcess => fork(join(import.meta.dirname, file), { execArgv: [] });

/** A server that does nothing but send these answers. */
export async function startRawServer(copies: RecordedResponse[]): Promise<MeasuredServer> {
  const child = forkHelper("raw-server.ts");
  child.send(copies);
  const [port] = await once(child, "message");
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => stopChild(child) };
}

export type LoadGenerator = { pid: number; run(load: LoadOptions): Promise<LoadResult>; stop(): Promise<void> };

export function startLoadGenerator(): LoadGenerator {
  const child = forkHelper("load.ts");
  const gone = once(child, "exit").then(() => Promise.reject(new Error("The load generator ended.")));
  gone.catch(() => undefined);
  return {
    pid: child.pid ?? 0,
    async run(load) {
      child.send(load);
      const [loaded] = (await Promise.race([once(child, "message"), gone])) as [LoadResult];
      return loaded;
    },
    stop: () => stopChild(child),
  };
}

/** The shop says where it is when it is ready; afterwards only its complaints are passed on. */
function waitForUrl(child: ChildProcess): Promise<string> {
  let said = "";
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`${why}\n${said}`));
    const tooLong = setTimeout(() => fail("The shop did not start in time."), LONGEST_START_MS);
    child.once("exit", (code) => fail(`The shop ended while it started, with code ${code}.`));
    child.stderr?.on("data", (piece: Buffer) => {
      said += piece;
      if (!/^WARNING: RATE_LIMITS=off/.test(`${piece}`)) process.stderr.write(piece);
    });
    child.stdout?.on("data", (piece: Buffer) => {
      said += piece;
      const [, port] = /is ready: http:\/\/localhost:(\d+)/.exec(said) ?? [];
      if (!port) return;
      clearTimeout(tooLong);
      resolve(`http://127.0.0.1:${port}`);
    });
  });
}

export const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode === null && signalCode === null;

async function stopChild(child: ChildProcess): Promise<void> {
  if (!isRunning(child)) return;
  const gone = once(child, "exit");
  child.kill("SIGTERM");
  const impatient = setTimeout(() => child.kill("SIGKILL"), LONGEST_STOP_MS);
  await gone;
  clearTimeout(impatient);
}
