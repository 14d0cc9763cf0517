import { spawn } from "node:child_process";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedDatabase } from "@pecacerta/server/platform/database/embedded-database";

const rootDir = join(import.meta.dirname, "..");
const LONGEST_START_MS = 120_000;

/** `mailUrl`: the address of the unsent mails, with its key. */
export type RunningShop = { url: string; mailUrl: string; databaseUrl: string; stop: () => Promise<void> };

type StartMode = { flags: readonly string[]; words: readonly string[]; environment: Readonly<Record<string, string>> };

const PRODUCTION_MODE: StartMode = { flags: [], words: [], environment: { NODE_ENV: "production" } };

const developmentMode = (databaseUrl: string): StartMode => ({
  flags: ["--conditions", "development"],
  words: ["--dev"],
  environment: { NODE_ENV: "development", PAGE_CACHE_MB: "0", DEV_PAGES: "on", DATABASE_URL: databaseUrl },
});

/** Starts the built shop with its sample on a free port and in a folder of its own. */
export const startShop = (): Promise<RunningShop> => startInMode(PRODUCTION_MODE);

/** Starts a second one beside it on its database, from the sources, as whoever develops it does. */
export const startDevelopment = (databaseUrl: string): Promise<RunningShop> =>
  startInMode(developmentMode(databaseUrl));

async function startInMode(way: StartMode): Promise<RunningShop> {
  const folder = await mkdtemp(join(tmpdir(), "pecacerta-e2e-"));
  // Root's PostgreSQL runs as somebody else, who has to get in here.
  await chmod(folder, 0o755);
  const shop = spawnShop(folder, way);
  const url = await waitForUrl(shop).catch(async (error: unknown) => {
    shop.process.kill("SIGKILL");
    await rm(folder, { recursive: true, force: true });
    throw error;
  });
  const ready = await fetch(`${url}/readyz`);
  if (!ready.ok) throw new Error(`The shop says that it is not ready: ${ready.status}`);
  const databaseUrl = way.environment.DATABASE_URL ?? (await findDatabaseUrl(folder));
  return {
    url,
    mailUrl: /^Mail that was not sent: (\S+)$/m.exec(shop.said)?.[1] ?? "",
    databaseUrl,
    async stop() {
      await stopProcess(shop.process);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Looks in, and leaves again at once: the shop alone decides how long its database lives. */
async function findDatabaseUrl(folder: string): Promise<string> {
  const joined = await startEmbeddedDatabase({ folder, log: () => {} });
  if (!joined.ok) throw new Error(joined.refusal);
  await joined.value.stop();
  return joined.value.ownerUrl;
}

function spawnShop(folder: string, way: StartMode) {
  const flags = ["--import", join(rootDir, "scripts", "stop-with-launcher.mjs"), "--enable-source-maps", ...way.flags];
  const shop = spawn(process.execPath, [...flags, join(rootDir, "packages", "web", "start.mjs"), ...way.words], {
    cwd: rootDir,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: "0",
      DATA_DIR: folder,
      RATE_LIMITS: "off",
      LOG_LEVEL: "error",
      DRAIN_SECONDS: "0",
      ...way.environment,
    },
  });
  shop.channel?.unref();
  return { process: shop, said: "" };
}

type Spawned = ReturnType<typeof spawnShop>;

/** The shop says where it is when it is ready. Afterwards only what it complains about is passed on. */
function waitForUrl(shop: Spawned): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`${why}\n${shop.said}`));
    const tooLong = setTimeout(() => fail("The shop did not start in time."), LONGEST_START_MS);
    shop.process.once("exit", (code) => fail(`The shop ended while it started, with code ${code}.`));
    shop.process.once("error", reject);
    shop.process.stdout?.on("data", (piece: Buffer) => {
      shop.said += piece;
      const [, url] = /is ready: (http:\/\/localhost:\d+)/.exec(shop.said) ?? [];
      // The line with the metrics is the last.
      if (!url || !shop.said.includes("\nMetrics: ")) return;
      clearTimeout(tooLong);
      resolve(url);
    });
    shop.process.stderr?.on("data", (piece: Buffer) => {
      shop.said += piece;
      if (!`${piece}`.startsWith("WARNING: RATE_LIMITS=off")) process.stderr.write(piece);
    });
  });
}

async function stopProcess(shop: Spawned["process"]): Promise<void> {
  if (shop.exitCode !== null || shop.signalCode !== null) return;
  const gone = new Promise((resolve) => shop.once("exit", resolve));
  shop.kill("SIGTERM");
  const impatient = setTimeout(() => shop.kill("SIGKILL"), 15_000);
  await gone;
  clearTimeout(impatient);
}
