import { setTimeout as pause } from "node:timers/promises";
import { connect } from "@pecacerta/server/platform/database/open";
import {
  formatSeconds,
  formatStatusCounts,
  percentile,
  queryDatabase,
  startHarnessShop,
  startLoad,
  waitUntilServed,
} from "../harness.mjs";
import { findBrokenInvariants, findLostOrders, startOrdering } from "../orders.mjs";
import { isTrueSoon } from "../proofs.mjs";

export const name = "database locked";
export const promise = "every answer within 10 s, no 500, orders go on within 5 s of the lock's end, none lost";

export async function cause({ server }) {
  const locker = await connect(server.ownerUrl);
  await locker.query("begin; lock table stock in access exclusive mode");
  return locker;
}

export const proof = async (_locker, { server }) => ({
  "the table is locked": (await countLocks(server, "granted and mode = 'AccessExclusiveLock'")) === 1,
  "orders wait for it": await isTrueSoon(async () => (await countLocks(server, "not granted")) > 0),
});

async function countLocks({ ownerUrl }, condition) {
  const text = `select count(*)::int from pg_locks where relation = 'stock'::regclass and ${condition}`;
  return (await queryDatabase(ownerUrl, text))[0].count;
}

export async function run(harness, causeFault) {
  const shop = await startHarnessShop(harness);
  const ordering = await startOrdering(() => shop.url, 4);
  const stopLoad = startLoad(shop.url, 8);
  await pause(500);
  const locker = await causeFault(harness);
  await pause(harness.short ? 8000 : 20_000);
  await locker.query("rollback");
  await locker.end();
  const before = ordering.acknowledged.length;
  const since = performance.now();
  while (ordering.acknowledged.length === before && performance.now() - since < 20_000) await pause(20);
  const orderedAgain = performance.now() - since;
  await waitUntilServed(`${shop.url}/readyz`);
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
  return {
    figure: `calls ${formatStatusCounts(answers)}, slowest ${formatSeconds(slowest)}; ordered again after ${formatSeconds(orderedAgain)}; ${wrong.join(", ") || "nothing lost"}`,
    ok:
      slowest < 10_000 &&
      orderedAgain < 5000 &&
      wrong.length === 0 &&
      answers.every(({ status }) => status === 200 || status === 503),
  };
}
