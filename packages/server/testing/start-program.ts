import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { databaseUrl, TEST_SECRET_KEY } from "./database.ts";
import { programEnvironment } from "./program-environment.ts";

export type RunningProgram = {
  address: string;
  internal: string;
  process: ChildProcess;
  output(): string;
  exitCode: Promise<number | null>;
};

const ENTRY = fileURLToPath(new URL("start-program-main.ts", import.meta.url));

/** Starts the program, by default the one without pages, and waits until it is ready. */
export async function startProgram(
  environment: Record<string, string> = {},
  entry: string = ENTRY,
): Promise<RunningProgram> {
  const { child, output, ended: exitCode } = launch(environment, entry);
  const ready = async () => {
    while (!output().includes("Metrics: ")) await once(child.stdout, "data");
    return true;
  };
  if (!(await Promise.race([ready(), exitCode.then(() => false)]))) throw new Error(`It did not start: ${output()}`);
  const [, address = ""] = /is ready: (\S+)/.exec(output()) ?? [];
  const [, internal = ""] = /Metrics: (\S+)/.exec(output()) ?? [];
  return { address: address.replace("localhost", "127.0.0.1"), internal, process: child, output, exitCode };
}

export async function startFailingProgram(
  environment: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const { output, ended: exitCode } = launch(environment, ENTRY);
  return { code: await exitCode, output: output() };
}

function launch(environment: Record<string, string>, entry: string) {
  const child = spawn(process.execPath, [entry], {
    env: {
      ...programEnvironment,
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
  const append = (output: Buffer) => {
    text += output;
  };
  child.stdout.on("data", append);
  child.stderr.on("data", append);
  const exitCode = new Promise<number | null>((resolve) => child.once("close", resolve));
  return { child, output: () => text, ended: exitCode };
}
