import { spawn } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startCitusCluster } from "@pecacerta/embedded-postgres/citus-cluster";
import { createTestFolder } from "@pecacerta/embedded-postgres/test-folder";
import { prepareCitusDatabase } from "@pecacerta/server/platform/database/citus-database";
import {
  formatSeconds,
  formatStatusCounts,
  percentile,
  programPid,
  queryDatabase,
  startHarnessShop,
  startProbe,
  waitUntilServed,
} from "./harness.mjs";
import { RowLeftOut } from "./run-row.mjs";
import { postStaffCall } from "./staff.mjs";

const FIRST_PORT = 20_000;
const PORTS = 30_000;
const HARMED = "pecacerta";
const OTHER = "motopecas-norte";

export const NODE_PROMISE =
  "other companies' pages, calls and staff sign-ins 200 throughout, pages p95 at most 1.5 times and 20 ms more; right again within 5 s after the node is back, same process";

/** Starts a shop on a Citus cluster of its own, whose sample companies are on different workers. */
export async function startClusterShop(harness) {
  const folder = await createTestFolder("cluster");
  harness.cleanups.push(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  const port = FIRST_PORT + Math.floor((Math.random() * PORTS) / 3) * 3;
  const started = await startCitusCluster({ folder, port, log: () => {}, durable: false });
  if (!started.ok) throw new RowLeftOut(started.refusal);
  harness.cleanups.push(started.value.stop);
  const { url, ownerUrl, adminUrl } = await prepareCitusDatabase(started.value, "pecacerta");
  const environment = { DATABASE_URL: url, MIGRATE_DATABASE_URL: ownerUrl, DATA_DIR: folder };
  const settings = { SAMPLE: "on", PAGE_CACHE_MB: "0" };
  const shop = await startHarnessShop({ ...harness, folder, environment }, settings);
  const worker = await separateCompanies(adminUrl, started.value.workers);
  await waitUntilServed(`${shop.url}/readyz`);
  return { ...shop, worker: { ...worker, home: join(folder, worker.name, "postgres", "cluster") } };
}

/** Moves the other company away from the harmed company's worker, which is returned. */
async function separateCompanies(adminUrl, workers) {
  const rows = await queryDatabase(
    adminUrl,
    `select slug, shard, nodename as host, nodeport as port
     from companies, get_shard_id_for_distribution_column('products', id) shard
       join pg_dist_placement on shardid = shard join pg_dist_node using (groupid)
     where slug = any($1)`,
    [[HARMED, OTHER]],
  );
  const [harmed, other] = [HARMED, OTHER].map((slug) => rows.find((row) => row.slug === slug));
  const free = workers.find(({ port }) => port !== harmed.port);
  if (other.shard === harmed.shard) throw new Error("Both companies of the sample are in one shard: run it again.");
  if (other.port === harmed.port)
    await queryDatabase(adminUrl, "select citus_move_shard_placement($1, $2, $3, $4, $5, 'block_writes')", [
      other.shard,
      other.host,
      other.port,
      free.host,
      free.port,
    ]);
  return { port: harmed.port, name: `worker-${1 + workers.findIndex(({ port }) => port === harmed.port)}` };
}

/** Process ids of a node's server, its first process at the head. */
export function nodePids({ home }) {
  const first = Number(readFileSync(join(home, "postmaster.pid"), "utf8").split("\n")[0]);
  const children = readFileSync(`/proc/${first}/task/${first}/children`, "utf8").split(" ").map(Number);
  return [first, ...children.filter(Boolean)];
}

/** Kills every process of a node. Returns how to start it again as it was started. */
export function killNode(worker) {
  const pids = nodePids(worker);
  const [first] = pids;
  const [program, ...args] = readFileSync(`/proc/${first}/cmdline`, "utf8").split("\0").slice(0, -1);
  const variables = readFileSync(`/proc/${first}/environ`, "utf8").split("\0").filter(Boolean);
  const env = Object.fromEntries(variables.map((line) => line.split(/=(.*)/s)));
  const { uid, gid } = statSync(worker.home);
  for (const pid of pids) process.kill(pid, "SIGKILL");
  return () => spawn(program, args, { env, uid, gid, cwd: worker.home, detached: true, stdio: "ignore" }).unref();
}

export function sendToNode(worker, signal) {
  for (const pid of nodePids(worker)) process.kill(pid, signal);
}

/** Measures the other company before and while the worker is away, and the harmed one after `restore`. */
export async function measureLostNode(harness, shop, causeFault, restore) {
  const seconds = harness.short ? 5 : 20;
  const program = programPid(shop);
  const quiet = await probeOtherCompany(shop, () => pause(seconds * 1000));
  let caused;
  const during = await probeOtherCompany(shop, async () => {
    caused = await causeFault(shop);
    await pause(seconds * 1000);
  });
  await restore(caused);
  const since = performance.now();
  const after = await probeOtherCompany(shop, () => waitUntilServed(`${shop.url}/ecommerce/products/all?limit=5`));
  const backMs = performance.now() - since;
  return judgeLostNode({ quiet, during, after, backMs, isSameProcess: programPid(shop) === program });
}

function judgeLostNode({ quiet, during, after, backMs, isSameProcess }) {
  const [before, while_] = [quiet, during].map(({ pages }) => p95Of(pages));
  const all = [quiet, during, after].flatMap(({ pages, calls, signIns }) => [...pages, ...calls, ...signIns]);
  return {
    figure: `pages p95 ${before.toFixed(1)} ms before, ${while_.toFixed(1)} ms while the node was away; pages ${formatStatusCounts(during.pages)}, calls ${formatStatusCounts(during.calls)}, sign-ins ${formatStatusCounts(during.signIns)}; right again after ${formatSeconds(backMs)}`,
    ok: while_ <= 1.5 * before + 20 && all.every(({ status }) => status === 200) && backMs <= 5000 && isSameProcess,
  };
}

async function probeOtherCompany(shop, work) {
  const stopPages = startProbe(`${shop.url}/products`, { cookie: `company=${OTHER}` });
  const stopCalls = startProbe(`${shop.url}/ecommerce/products/all?limit=5`, { ecommerce: OTHER });
  const password = shop.output.map((line) => /^ +password (\S+)$/.exec(line)?.[1]).find(Boolean);
  const signIns = [];
  let running = true;
  const signingIn = (async () => {
    while (running) {
      signIns.push(await postStaffCall(shop.url, "/session", { email: `dona@${OTHER}.example.com`, password }));
      await pause(500);
    }
  })();
  await work();
  running = false;
  await signingIn;
  return { pages: await stopPages(), calls: await stopCalls(), signIns };
}

const p95Of = (responses) =>
  percentile(
    responses.map(({ ms }) => ms),
    95,
  );
