import { spawn } from "node:child_process";
import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startEmbeddedDatabase } from "@pecacerta/server/platform/database/embedded-database";
import { programEnvironment } from "@pecacerta/server/testing/program-environment";

const rootDir = join(import.meta.dirname, "..");
const START_TIMEOUT_MS = 120_000;

/** `mailUrl` lists the mails that were not sent; it contains an access key. */
export type RunningShop = {
  url: string;
  mailUrl: string;
  databaseUrl: string;
  secretKey: string;
  /** Resolves with the exit code; null if it had to be killed. */
  stop: () => Promise<number | null>;
};

type StartMode = { flags: readonly string[]; args: readonly string[]; environment: Readonly<Record<string, string>> };

const PRODUCTION_MODE: StartMode = { flags: [], args: [], environment: { NODE_ENV: "production" } };

const developmentMode = (databaseUrl: string): StartMode => ({
  flags: ["--conditions", "development"],
  args: ["--dev"],
  environment: { NODE_ENV: "development", PAGE_CACHE_MB: "0", DEV_PAGES: "on", DATABASE_URL: databaseUrl },
});

/** Starts the built shop with the sample data on a free port, with its own data folder. */
export const startShop = (): Promise<RunningShop> => startInMode(PRODUCTION_MODE);

export const startDevelopment = (databaseUrl: string): Promise<RunningShop> =>
  startInMode(developmentMode(databaseUrl));

async function startInMode(mode: StartMode): Promise<RunningShop> {
  const folder = await mkdtemp(join(tmpdir(), "pecacerta-e2e-"));
  // Started by root, PostgreSQL runs as another user, who needs access.
  await chmod(folder, 0o755);
  const shop = spawnShop(folder, mode);
  const url = await waitForUrl(shop).catch(async (error: unknown) => {
    shop.process.kill("SIGKILL");
    await rm(folder, { recursive: true, force: true });
    throw error;
  });
  await waitUntilReady(url);
  const databaseUrl = mode.environment.DATABASE_URL ?? (await findDatabaseUrl(folder));
  return {
    url,
    mailUrl: /^Mail that was not sent: (\S+)$/m.exec(shop.output)?.[1] ?? "",
    databaseUrl,
    secretKey: (await readFile(join(folder, "secret-key"), "utf8")).trim(),
    async stop() {
      const exitCode = await stopProcess(shop.process);
      await rm(folder, { recursive: true, force: true });
      return exitCode;
    },
  };
}

/** On a busy machine the database may be slow for a moment. */
async function waitUntilReady(url: string): Promise<void> {
  for (const until = performance.now() + 10_000; ; await pause(100)) {
    const { ok, status } = await fetch(`${url}/readyz`);
    if (ok) return;
    if (performance.now() > until) throw new Error(`The shop is not ready: status ${status}`);
  }
}

async function findDatabaseUrl(folder: string): Promise<string> {
  const database = await startEmbeddedDatabase({ folder, log: () => {} });
  if (!database.ok) throw new Error(database.refusal);
  await database.value.stop();
  return database.value.ownerUrl;
}

function spawnShop(folder: string, mode: StartMode) {
  const flags = ["--import", join(rootDir, "scripts", "stop-with-launcher.mjs"), "--enable-source-maps", ...mode.flags];
  const shop = spawn(process.execPath, [...flags, join(rootDir, "packages", "web", "start.mjs"), ...mode.args], {
    cwd: rootDir,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    env: {
      ...programEnvironment,
      HOME: process.env.HOME,
      PORT: "0",
      DATA_DIR: folder,
      RATE_LIMITS: "off",
      LOG_LEVEL: "error",
      DRAIN_SECONDS: "0",
      ...mode.environment,
    },
  });
  shop.channel?.unref();
  return { process: shop, output: "" };
}

type ShopProcess = ReturnType<typeof spawnShop>;

/** Resolves with the URL that the shop prints when it is ready; its error output is passed on. */
function waitForUrl(shop: ShopProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => reject(new Error(`${reason}\n${shop.output}`));
    const startTimeout = setTimeout(() => fail("The shop did not start in time."), START_TIMEOUT_MS);
    shop.process.once("exit", (code) => fail(`The shop exited during start with code ${code}.`));
    shop.process.once("error", reject);
    shop.process.stdout?.on("data", (chunk: Buffer) => {
      shop.output += chunk;
      const [, url] = /is ready: (http:\/\/localhost:\d+)/.exec(shop.output) ?? [];
      if (!url || !shop.output.includes("\nMetrics: ")) return;
      clearTimeout(startTimeout);
      resolve(url);
    });
    shop.process.stderr?.on("data", (chunk: Buffer) => {
      shop.output += chunk;
      if (!`${chunk}`.startsWith("WARNING: RATE_LIMITS=off")) process.stderr.write(chunk);
    });
  });
}

async function stopProcess(shop: ShopProcess["process"]): Promise<number | null> {
  if (shop.exitCode !== null || shop.signalCode !== null) return shop.exitCode;
  const exited = new Promise((resolve) => shop.once("exit", resolve));
  shop.kill("SIGTERM");
  const killTimeout = setTimeout(() => shop.kill("SIGKILL"), 15_000);
  await exited;
  clearTimeout(killTimeout);
  return shop.exitCode;
}
