import { setTimeout as pause } from "node:timers/promises";
import { killEmbeddedDatabase, proveEmbeddedDatabaseKilled, startEmbeddedShop } from "../embedded-database.mjs";
import { formatSeconds, percentile, programPid, waitUntilServed } from "../harness.mjs";
import { findBrokenInvariants, findLostOrders, startOrdering } from "../orders.mjs";

export const name = "embedded killed again";
export const promise =
  "killed ten times in a row while ordering: back within 5 s of each pause, pauses of 0.2 s that double up to 30 s, from 0.2 s again after a minute, nothing lost";

const MINUTE_MS = 62_000;

export const cause = killEmbeddedDatabase;

export const proof = proveEmbeddedDatabaseKilled;

export async function run(harness, causeFault) {
  const rounds = harness.short ? 3 : 10;
  const shop = await startEmbeddedShop(harness);
  const program = programPid(shop);
  const ordering = await startOrdering(() => shop.url, 2);
  const gaps = [];
  const killOnce = async () => {
    await pause(300);
    const since = performance.now();
    await causeFault(shop);
    await waitUntilServed(`${shop.url}/readyz`);
    gaps.push(performance.now() - since - 1000 * (pausesOf(shop).at(-1) ?? 0));
  };
  for (let round = 0; round < rounds; round += 1) await killOnce();
  if (!harness.short) {
    await pause(MINUTE_MS);
    await killOnce();
  }
  await ordering.stop();
  const wrong = [...(await findLostOrders(shop.ownerUrl, ordering)), ...(await findBrokenInvariants(shop.ownerUrl))];
  const pauses = pausesOf(shop);
  const expected = Array.from({ length: rounds }, (_, round) => Math.min(30, 0.2 * 2 ** round));
  if (!harness.short) expected.push(0.2);
  const slowest = percentile(gaps, 100);
  return {
    figure: `pauses ${pauses.join(", ")} s; slowest return ${formatSeconds(slowest)} after the pause; ${ordering.acknowledged.length} orders, ${wrong.join(", ") || "all there, once"}`,
    ok: slowest < 5000 && wrong.length === 0 && pauses.join() === expected.join() && programPid(shop) === program,
  };
}

const pausesOf = ({ output }) =>
  output.flatMap((line) => /^The database ended .* starts again in ([\d.]+) s/.exec(line)?.slice(1).map(Number) ?? []);
