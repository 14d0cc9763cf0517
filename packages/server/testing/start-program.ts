import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { databaseUrl, TEST_SECRET_KEY } from "./database.ts";

export type Running = {
  /** Where the shop answers. */
  address: string;
  /** Where its metrics are. */
  internal: string;
  process: ChildProcess;
  /** Everything it has said until now. */
  said(): string;
  /** The code that it ended with. */
  ended: Promise<number | null>;
};

const ENTRY = fileURLToPath(new URL("start-program-main.ts", import.meta.url));
// As `npm start` does it: what was compiled at one start is not compiled again at the next.
const COMPILED = fileURLToPath(new URL("../../../node_modules/.cache/compiled", import.meta.url));

/** For tests: starts the program as a process of its own, without pages, and waits until it is ready. */
export async function startProgram(environment: Record<string, string> = {}): Promise<Running> {
  const { child, said, ended } = launch(environment);
  const ready = async () => {
    while (!said().includes("Metrics: ")) await once(child.stdout, "data");
    return true;
  };
  if (!(await Promise.race([ready(), ended.then(() => false)]))) throw new Error(`It did not start: ${said()}`);
  const [, address = ""] = /is ready: (\S+)/.exec(said()) ?? [];
  const [, internal = ""] = /Metrics: (\S+)/.exec(said()) ?? [];
  return { address: address.replace("localhost", "127.0.0.1"), internal, process: child, said, ended };
}

/** For tests: starts a program that is expected to give up. */
export async function startInVain(environment: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const { said, ended } = launch(environment);
  return { code: await ended, said: said() };
}

function launch(environment: Record<string, string>) {
  const child = spawn(process.execPath, [ENTRY], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: COMPILED,
      DATABASE_URL: databaseUrl(),
      SECRET_KEY: TEST_SECRET_KEY,
      PORT: "0",
      LOG_LEVEL: "error",
      DRAIN_SECONDS: "1",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  const keep = (said: Buffer) => {
    text += said;
  };
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  return { child, said: () => text, ended };
}
