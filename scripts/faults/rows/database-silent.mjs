import { setTimeout as pause } from "node:timers/promises";
import {
  formatSeconds,
  formatStatusCounts,
  percentile,
  programPid,
  sendRequest,
  startLoad,
  startProbe,
  startShopThroughProxy,
  waitUntilServed,
} from "../harness.mjs";
import { isTrueSoon, probeDatabasePort } from "../proofs.mjs";

export const name = "database silent";
export const promise =
  "every answer within 10 s, no 500, cached pages p95 under 100 ms, serves again within 5 s, same process";

export const cause = (proxy) => proxy.hang();

export const proof = async (_caused, proxy) => ({
  "the port is silent": (await probeDatabasePort(proxy.port)) === "silent",
  "the shop's statements are held back": await isTrueSoon(() => proxy.connections().some(({ isHeld }) => isHeld)),
});

export const run = (harness, causeFault) => withoutDatabase(harness, causeFault, harness.short ? 12_000 : 40_000);

/** Measures the shop under load and its cached pages while the database is unusable for `duringMs`. */
export async function withoutDatabase(harness, causeFault, duringMs, longestMs = 10_000) {
  const { shop, proxy } = await startShopThroughProxy(harness);
  const program = programPid(shop);
  await sendRequest(`${shop.url}/`);
  await sendRequest(`${shop.url}/`);
  const stopLoad = startLoad(shop.url, 8);
  await pause(500);
  await causeFault(proxy);
  const stopProbe = startProbe(`${shop.url}/`);
  await pause(duringMs);
  const pages = await stopProbe();
  await proxy.restore();
  const recovered = await waitUntilServed(`${shop.url}/ecommerce/categories/all`);
  await pause(500);
  const answers = await stopLoad();
  const slowest = percentile(
    answers.map(({ ms }) => ms),
    100,
  );
  const cached = percentile(
    pages.map(({ ms }) => ms),
    95,
  );
  const same = programPid(shop) === program;
  return {
    figure: `calls ${formatStatusCounts(answers)}, slowest ${formatSeconds(slowest)}; cached page ${formatStatusCounts(pages)}, p95 ${cached.toFixed(0)} ms; served again after ${formatSeconds(recovered)}`,
    ok:
      [...answers, ...pages].every(({ status }) => status === 200 || status === 503) &&
      pages.filter(({ status }) => status === 200).length > 0.95 * pages.length &&
      slowest < longestMs &&
      cached < 100 &&
      recovered < 5000 &&
      same,
  };
}
