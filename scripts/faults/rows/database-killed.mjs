import { setTimeout as pause } from "node:timers/promises";
import { connect } from "@pecacerta/server/platform/database/open";
import { isProcessRunning } from "../../shop-process.mjs";
import {
  formatSeconds,
  formatStatusCounts,
  percentile,
  programPid,
  startHarnessShop,
  startLoad,
  waitUntilServed,
} from "../harness.mjs";
import { findBrokenInvariants, findLostOrders, startOrdering } from "../orders.mjs";
import { checkpointerPid, isTrueSoon } from "../proofs.mjs";

export const name = "database killed";
export const promise =
  "serves again within 5 s, no 500, every answer within 10 s, no acknowledged order lost, same process";

/** PostgreSQL ends every connection and recovers from its log when a backend is killed. */
export const cause = killBackend;

export const proof = proveBackendKilled;

export async function run(harness, causeFault) {
  const shop = await startHarnessShop(harness);
  const program = programPid(shop);
  const ordering = await startOrdering(() => shop.url, 4);
  const stopLoad = startLoad(shop.url, 8);
  await pause(1000);
  await causeFault(harness.server.ownerUrl);
  const recovered = await waitUntilServed(`${shop.url}/readyz`);
  await pause(1000);
  const answers = await stopLoad();
  await ordering.stop();
  const wrong = [
    ...(await findLostOrders(harness.server.ownerUrl, ordering)),
    ...(await findBrokenInvariants(harness.server.ownerUrl)),
  ];
  const slowest = percentile(
    answers.map(({ ms }) => ms),
    100,
  );
  const same = programPid(shop) === program;
  return {
    figure: `served after ${formatSeconds(recovered)}; ${formatStatusCounts(answers)}; slowest ${formatSeconds(slowest)}; ${ordering.acknowledged.length} orders; ${wrong.join(", ") || "nothing lost"}`,
    ok:
      recovered < 5000 &&
      slowest < 10_000 &&
      same &&
      wrong.length === 0 &&
      answers.every(({ status }) => status === 200 || status === 503),
  };
}

export async function killBackend(url) {
  const client = await connect(url);
  const checkpointer = await checkpointerPid(url);
  const { rows } = await client.query("select pg_backend_pid() as pid");
  const broken = new Promise((resolve) => client.once("end", resolve));
  process.kill(rows[0].pid, "SIGKILL");
  await broken;
  return { pid: rows[0].pid, checkpointer };
}

export async function proveBackendKilled({ pid, checkpointer }, url) {
  return {
    "the backend is gone": await isTrueSoon(() => !isProcessRunning(pid)),
    "PostgreSQL ended its other processes": (await checkpointerPid(url)) !== checkpointer,
  };
}
