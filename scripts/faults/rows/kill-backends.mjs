import { setTimeout as pause } from "node:timers/promises";
import { formatSeconds, percentile, programPid, startHarnessShop, waitUntilServed } from "../harness.mjs";
import { findBrokenInvariants, findLostOrders, startOrdering } from "../orders.mjs";
import { killBackend, proveBackendKilled } from "./database-killed.mjs";

export const name = "kill -9 of backends";
export const promise =
  "20 times while ordering: every acknowledged order there, none twice, served again within 5 s, same process";

export const cause = killBackend;

export const proof = proveBackendKilled;

export async function run(harness, causeFault) {
  const rounds = harness.short ? 2 : 20;
  const shop = await startHarnessShop(harness);
  const program = programPid(shop);
  const ordering = await startOrdering(() => shop.url, 6);
  const gaps = [];
  for (let round = 0; round < rounds; round += 1) {
    await pause(300 + Math.random() * 600);
    await causeFault(harness.server.ownerUrl);
    gaps.push(await waitUntilServed(`${shop.url}/readyz`));
  }
  await pause(1000);
  await ordering.stop();
  const wrong = [
    ...(await findLostOrders(harness.server.ownerUrl, ordering)),
    ...(await findBrokenInvariants(harness.server.ownerUrl)),
  ];
  const slowest = percentile(gaps, 100);
  return {
    figure: `${rounds} kills, ${ordering.acknowledged.length} orders acknowledged; ${wrong.join(", ") || "all there, once"}; longest gap ${formatSeconds(slowest)}`,
    ok: wrong.length === 0 && ordering.acknowledged.length > rounds && slowest < 5000 && programPid(shop) === program,
  };
}
