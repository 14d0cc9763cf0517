import { setTimeout as pause } from "node:timers/promises";
import { killEmbeddedDatabase, proveEmbeddedDatabaseKilled, startEmbeddedShop } from "../embedded-database.mjs";
import { formatSeconds, formatStatusCounts, programPid, startProbe, waitUntilServed } from "../harness.mjs";
import { findBrokenInvariants, findLostOrders, startOrdering } from "../orders.mjs";

export const name = "embedded killed";
export const promise =
  "the embedded database killed while ordering: back within 5 s, every acknowledged order there, pages 200 or 503, the log says it, same process";

export const cause = killEmbeddedDatabase;

export const proof = proveEmbeddedDatabaseKilled;

export async function run(harness, causeFault) {
  const shop = await startEmbeddedShop(harness);
  const program = programPid(shop);
  const ordering = await startOrdering(() => shop.url, 4);
  const stopProbe = startProbe(`${shop.url}/`);
  await pause(harness.short ? 1000 : 4000);
  const since = performance.now();
  await causeFault(shop);
  await waitUntilServed(`${shop.url}/readyz`);
  const back = performance.now() - since;
  await pause(1000);
  await ordering.stop();
  const pages = await stopProbe();
  const wrong = [...(await findLostOrders(shop.ownerUrl, ordering)), ...(await findBrokenInvariants(shop.ownerUrl))];
  const isSameProcess = programPid(shop) === program;
  const logged = shop.linesAbout(/^The database (ended \(SIGKILL\)|is back)/);
  return {
    figure: `ready after ${formatSeconds(back)}; ${ordering.acknowledged.length} orders, ${wrong.join(", ") || "all there, once"}; pages ${formatStatusCounts(pages)}; log: ${logged.join(" ")}`,
    ok:
      back < 5000 &&
      wrong.length === 0 &&
      ordering.acknowledged.some(({ at }) => at > since) &&
      pages.every(({ status }) => status === 200 || status === 503) &&
      logged.length === 2 &&
      isSameProcess,
  };
}
