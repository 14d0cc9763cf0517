import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import chromium from "../../scripts/chromium.json" with { type: "json" };
import { isRunning } from "../processes.ts";

// The machine's own Chromium, kept from calling anybody by itself; the one that has no window of its own to draw, where
// there is one: on two cores a window takes a fourth of them from the page.
const program = process.env.CHROMIUM || chromium.programs.find(existsSync);
const words = [
  "--headless=new",
  "--remote-debugging-port=0",
  ...chromium.words,
  // As large as the phone that Lighthouse pretends: whatever is around it would be drawn, too.
  "--window-size=412,823",
];

const LONGEST_START_MS = 60_000;

export type LighthouseBrowser = { port: number; stop(): Promise<void> };

/** A browser that nobody has used, and that can be driven at this port. */
export async function startBrowser(): Promise<LighthouseBrowser> {
  if (!program) throw new Error("There is no Chromium: name one in CHROMIUM.");
  const folder = await mkdtemp(join(tmpdir(), "pecacerta-weight-"));
  const starting = [...words, `--user-data-dir=${folder}`, "about:blank"];
  const child = spawn(program, starting, { stdio: "ignore", detached: true });
  // A program of Debian's may be a script that starts the browser: ended alone, it would leave the browser behind.
  const end = () => void (child.pid && isRunning(child) && process.kill(-child.pid, "SIGKILL"));
  process.once("exit", end);
  const stop = async () => {
    process.off("exit", end);
    if (isRunning(child)) {
      end();
      await once(child, "exit");
    }
    // What it started ends a moment after it, and still writes.
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  };
  try {
    return { port: await portIn(join(folder, "DevToolsActivePort")), stop };
  } catch (fault) {
    await stop();
    throw fault;
  }
}

async function portIn(file: string): Promise<number> {
  const deadline = Date.now() + LONGEST_START_MS;
  while (Date.now() < deadline) {
    const [port] = (await readFile(file, "utf8").catch(() => "")).split("\n");
    if (port) return Number(port);
    await after(100);
  }
  throw new Error("Chromium did not start in time.");
}
