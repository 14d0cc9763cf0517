import { setTimeout as pause } from "node:timers/promises";
import { connect } from "@pecacerta/server/platform/database/open";
import { countsOf, percentile, seconds, startLoad, startShopFor, untilServed } from "../harness.mjs";
import { brokenInvariants, lostOrders, startOrdering } from "../orders.mjs";

export const name = "database locked";
export const promise = "every answer within 10 s, no 500, orders go on within 5 s of the lock's end, none lost";

/** A transaction holds an exclusive lock on the hot table of stock. */
export async function run(harness) {
  const shop = await startShopFor(harness);
  const ordering = await startOrdering(() => shop.url, 4);
  const stopLoad = startLoad(shop.url, 8);
  await pause(500);
  const locker = await connect(harness.server.ownerUrl);
  await locker.query("begin; lock table stock in access exclusive mode");
  await pause(harness.short ? 8000 : 20_000);
  await locker.query("rollback");
  await locker.end();
  const before = ordering.acknowledged.length;
  const since = performance.now();
  while (ordering.acknowledged.length === before && performance.now() - since < 20_000) await pause(20);
  const orderedAgain = performance.now() - since;
  await untilServed(`${shop.url}/readyz`);
  const answers = await stopLoad();
  await ordering.stop();
  const wrong = [
    ...(await lostOrders(harness.server.ownerUrl, ordering)),
    ...(await brokenInvariants(harness.server.ownerUrl)),
  ];
  const slowest = percentile(
    answers.map(({ ms }) => ms),
    100,
  );
  return {
    figure: `calls ${countsOf(answers)}, slowest ${seconds(slowest)}; ordered again after ${seconds(orderedAgain)}; ${wrong.join(", ") || "nothing lost"}`,
    ok:
      slowest < 10_000 &&
      orderedAgain < 5000 &&
      wrong.length === 0 &&
      answers.every(({ status }) => status === 200 || status === 503),
  };
}
