import { setTimeout as pause } from "node:timers/promises";
import { isProcessRunning } from "../../shop-process.mjs";
import { formatSeconds, percentile, startHarnessShop } from "../harness.mjs";
import { findBrokenInvariants, findLostOrders, startOrdering } from "../orders.mjs";

export const name = "kill -9 of program";
export const promise =
  "20 times while ordering: every acknowledged order there, none twice, stock adds up, ready within 5 s";

export const cause = (shop) => shop.stop("SIGKILL");

export const proof = (end, { child }) => ({
  "ended by SIGKILL": end === "SIGKILL",
  "the process is gone": !isProcessRunning(child.pid),
});

export async function run(harness, causeFault) {
  const rounds = harness.short ? 2 : 20;
  let shop = await startHarnessShop(harness, {}, { supervised: false });
  const { port } = new URL(shop.url);
  const ordering = await startOrdering(() => shop.url, 6);
  const starts = [];
  for (let round = 0; round < rounds; round += 1) {
    await pause(300 + Math.random() * 600);
    await causeFault(shop);
    const since = performance.now();
    shop = await startHarnessShop(harness, { PORT: port }, { supervised: false });
    starts.push(performance.now() - since);
  }
  await pause(500);
  await ordering.stop();
  const wrong = [
    ...(await findLostOrders(harness.server.ownerUrl, ordering)),
    ...(await findBrokenInvariants(harness.server.ownerUrl)),
  ];
  const slowest = percentile(starts, 100);
  return {
    figure: `${rounds} kills, ${ordering.acknowledged.length} orders acknowledged; ${wrong.join(", ") || "all there, once"}; slowest start ${formatSeconds(slowest)}`,
    ok: wrong.length === 0 && ordering.acknowledged.length > rounds && slowest < 5000,
  };
}
