import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { rootDir } from "../../root-dir.mjs";
import { formatSeconds, percentile, programPid, startHarnessShop, waitUntilServed } from "../harness.mjs";
import { findBrokenInvariants, findLostOrders, startOrdering } from "../orders.mjs";

export const name = "uncaught exception";
export const promise =
  "a new process serves within 5 s (and the back-off), requests under way are finished, nothing lost";

export async function run(harness) {
  const door = `--import=${join(rootDir, "scripts", "crash-on-signal-for-tests.mjs")}`;
  const shop = await startHarnessShop(harness, { NODE_OPTIONS: door });
  const ordering = await startOrdering(() => shop.url, 4);
  const gaps = [];
  const rounds = harness.short ? 1 : 4;
  for (let round = 0; round < rounds; round += 1) {
    await pause(500);
    const program = programPid(shop);
    process.kill(program, "SIGUSR2");
    const since = performance.now();
    while (programPid(shop) === program && performance.now() - since < 20_000) await pause(10);
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
