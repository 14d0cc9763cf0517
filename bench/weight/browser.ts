import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import chromium from "../../scripts/chromium.json" with { type: "json" };
import { isRunning } from "../processes.ts";

// The headless shell is preferred: a browser with a window uses a quarter of two cores.
const program = process.env.CHROMIUM || chromium.programs.find(existsSync);

export function browserProgram(): string {
  if (!program) throw new Error("Chromium was not found. Set CHROMIUM to its path.");
  return program;
}

const flags = [
  "--headless=new",
  "--remote-debugging-port=0",
  ...chromium.words,
  // The size of the phone that Lighthouse emulates.
  "--window-size=412,823",
];

const START_TIMEOUT_MS = 60_000;

export type LighthouseBrowser = { port: number; stop(): Promise<void> };

export async function startBrowser(): Promise<LighthouseBrowser> {
  const folder = await mkdtemp(join(tmpdir(), "pecacerta-weight-"));
  const args = [...flags, `--user-data-dir=${folder}`, "about:blank"];
  const child = spawn(browserProgram(), args, { stdio: "ignore", detached: true });
  // Debian's chromium is a script: kill its whole process group.
  const kill = () => void (child.pid && isRunning(child) && process.kill(-child.pid, "SIGKILL"));
  process.once("exit", kill);
  const stop = async () => {
    process.off("exit", kill);
    if (isRunning(child)) {
      kill();
      await once(child, "exit");
    }
    // Child processes exit later and still write.
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  };
  try {
    return { port: await waitForPort(join(folder, "DevToolsActivePort")), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function waitForPort(file: string): Promise<number> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const [port] = (await readFile(file, "utf8").catch(() => "")).split("\n");
    if (port) return Number(port);
    await sleep(100);
  }
  throw new Error("Chromium did not start in time.");
}
