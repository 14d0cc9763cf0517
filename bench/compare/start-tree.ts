import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { isRunning, type MeasuredServer } from "../processes.ts";
import type { Tree } from "./both.ts";

type StartedTree = MeasuredServer & { startSeconds: number };

const START_TIMEOUT_MS = 600_000;
const STOP_TIMEOUT_MS = 30_000;
const LISTENING = "0A";

/** Starts the shop of a folder with its own `npm start`. `pid` is the process that answers its port. */
export async function startTree({ folder, dataFolder }: Tree, settings: Record<string, string>): Promise<StartedTree> {
  const since = performance.now();
  // A process group, because npm passes no signal on to all that it started.
  const child = spawn("npm", ["start", "--silent"], {
    cwd: folder,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: "production",
      PORT: "0",
      DATA_DIR: dataFolder,
      RATE_LIMITS: "off",
      LOG_LEVEL: "error",
      ...settings,
    },
  });
  const kill = () => signal(child, "SIGKILL");
  process.once("exit", kill);
  const stop = async () => {
    process.off("exit", kill);
    await stopGroup(child);
  };
  try {
    const port = await waitForPort(child);
    const startSeconds = (performance.now() - since) / 1000;
    return { url: `http://127.0.0.1:${port}`, pid: listenerOf(port), startSeconds, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function waitForPort(child: ChildProcess): Promise<number> {
  let output = "";
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => reject(new Error(`${reason}\n${output}`));
    const timeout = setTimeout(() => fail("The shop did not start in time."), START_TIMEOUT_MS);
    child.once("exit", (code) => fail(`npm start ended with code ${code}.`));
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (chunk: Buffer) => {
        output += chunk;
        const [, port] = /http:\/\/localhost:(\d+)/.exec(output) ?? [];
        if (!port) return;
        clearTimeout(timeout);
        resolve(Number(port));
      });
  });
}

async function stopGroup(child: ChildProcess): Promise<void> {
  if (!isRunning(child)) return;
  const exited = once(child, "exit");
  signal(child, "SIGTERM");
  const timeout = setTimeout(() => signal(child, "SIGKILL"), STOP_TIMEOUT_MS);
  await exited;
  clearTimeout(timeout);
}

function signal(child: ChildProcess, name: "SIGTERM" | "SIGKILL"): void {
  if (child.pid && isRunning(child)) process.kill(-child.pid, name);
}

function listenerOf(port: number): number {
  const socket = `socket:[${listeningInode(port)}]`;
  const found = readdirSync("/proc").find((name) => /^\d+$/.test(name) && openFiles(name).includes(socket));
  if (!found) throw new Error(`No process listens on port ${port}.`);
  return Number(found);
}

function listeningInode(port: number): string | undefined {
  const ending = `:${port.toString(16).toUpperCase().padStart(4, "0")}`;
  const rows = ["tcp", "tcp6"].flatMap((table) => readFileSync(`/proc/net/${table}`, "utf8").trim().split("\n"));
  const fields = rows.map((row) => row.trim().split(/\s+/));
  return fields.find(([, local = "", , state]) => local.endsWith(ending) && state === LISTENING)?.[9];
}

// A process may exit, and a file may be closed, while they are read.
function openFiles(pid: string): (string | undefined)[] {
  const folder = `/proc/${pid}/fd`;
  const names = unlessGone(() => readdirSync(folder)) ?? [];
  return names.map((name) => unlessGone(() => readlinkSync(join(folder, name))));
}

function unlessGone<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
