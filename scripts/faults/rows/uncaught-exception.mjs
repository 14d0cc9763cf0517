import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { rootDir } from "../../root-dir.mjs";
import { isProcessRunning } from "../../shop-process.mjs";
import { formatSeconds, percentile, programPid, startHarnessShop, waitUntilServed } from "../harness.mjs";
import { findBrokenInvariants, findLostOrders, startOrdering } from "../orders.mjs";
import { isTrueSoon } from "../proofs.mjs";

export const name = "uncaught exception";
export const promise =
  "a new process serves within 5 s (and the back-off), requests under way are finished, nothing lost";

export async function cause(shop) {
  const program = programPid(shop);
  const restarts = shop.restarts();
  process.kill(program, "SIGUSR2");
  for (const until = performance.now() + 20_000; programPid(shop) === program && performance.now() < until; )
    await pause(10);
  return { program, restarts };
}

export const proof = async ({ program, restarts }, shop) => ({
  "the launcher saw an uncaught exception": shop.output.filter(isException).length > restarts,
  "the process is gone": await isTrueSoon(() => !isProcessRunning(program)),
});

const isException = (line) => line.startsWith("The shop failed (uncaught exception)");

export async function run(harness, causeFault) {
  const door = `--import=${join(rootDir, "scripts", "crash-on-signal-for-tests.mjs")}`;
  const shop = await startHarnessShop(harness, { NODE_OPTIONS: door });
  const ordering = await startOrdering(() => shop.url, 4);
  const gaps = [];
  const rounds = harness.short ? 1 : 4;
  for (let round = 0; round < rounds; round += 1) {
    await pause(500);
    const since = performance.now();
    await causeFault(shop);
    await waitUntilServed(`${shop.url}/readyz`);
    gaps.push(performance.now() - since);
  }
  await pause(500);
  await ordering.stop();
  const wrong = [
    ...(await findLostOrders(harness.server.ownerUrl, ordering)),
    ...(await findBrokenInvariants(harness.server.ownerUrl)),
  ];
  return {
    figure: `${rounds} exceptions; served again after ${gaps.map(formatSeconds).join(", ")}; ${ordering.acknowledged.length} orders; ${wrong.join(", ") || "nothing lost"}`,
    ok: percentile(gaps, 100) < 7000 && wrong.length === 0 && shop.restarts() === rounds,
  };
}
