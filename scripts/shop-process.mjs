import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { programEnvironment } from "@pecacerta/server/testing/program-environment";
import { rootDir } from "./root-dir.mjs";

const ENTRY = "packages/web/start.mjs";

// The last lines of an ended process may still be on their way.
const OUTPUT_MS = 1000;
const START_LIMIT_MS = 280_000;

/** Starts the built shop for a test. Resolves when a line matches `readyPattern` or the process has ended: at the limit it is killed. */
export async function startShopProcess(
  folder,
  environment = {},
  readyPattern = /is ready: (http:\S+)/,
  args = [ENTRY],
) {
  const child = spawn(process.execPath, args, {
    cwd: rootDir,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...programEnvironment,
      NODE_ENV: "production",
      PORT: "0",
      DATA_DIR: folder,
      LOG_LEVEL: "error",
      RATE_LIMITS: "off",
      DRAIN_SECONDS: "1",
      ...environment,
    },
  });
  const output = [];
  const exited = new Promise((resolve) => child.once("exit", (code, signal) => resolve(code ?? signal)));
  const limit = setTimeout(() => child.kill("SIGKILL"), START_LIMIT_MS);
  const url = await new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on("line", (line) => {
        output.push(line);
        const match = readyPattern.exec(line);
        if (match) resolve(match[1]);
      });
    child.once("close", () => resolve(undefined));
    void exited.then(() => setTimeout(resolve, OUTPUT_MS));
  });
  clearTimeout(limit);
  return { child, url, output, exited, stop: (signal) => child.kill(signal) && exited };
}

export async function postRegistration({ url }, name) {
  return await postForm(url, "register", {
    name: "Cliente de Teste",
    email: `${name}@example.com`,
    password: "uma senha boa",
    cpf: "529.982.247-25",
    phone: "(95) 99123-4567",
  });
}

export async function postSignIn({ url }, name) {
  return await postForm(url, "login", { email: `${name}@example.com`, password: "uma senha boa" });
}

async function postForm(url, call, body) {
  const headers = { ecommerce: "pecacerta" };
  try {
    const address = `${url}/ecommerce/${call}`;
    const { status } = await fetch(address, { method: "POST", headers, body: new URLSearchParams(body) });
    return status;
  } catch {
    return 0;
  }
}

export function databasePid(folder) {
  return Number(readFileSync(join(folder, "postgres", "cluster", "postmaster.pid"), "utf8").split("\n")[0]);
}

export function isProcessRunning(pid) {
  try {
    process.kill(pid, 0);
    return !readFileSync(`/proc/${pid}/stat`, "utf8").includes(") Z ");
  } catch {
    return false;
  }
}
