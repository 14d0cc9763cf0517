import { setTimeout as pause } from "node:timers/promises";
import {
  formatSeconds,
  formatStatusCounts,
  percentile,
  sendRequest,
  startHarnessShop,
  startLoad,
} from "../harness.mjs";

export const name = "SIGTERM";
export const promise = "20 times at 50 requests a second: none lost that a load balancer sent, exit code 0 within 10 s";

const BALANCER_MS = 100;

/** Like a load balancer: polls readiness and sends nothing once the shop is not ready. */
export async function cause(shop) {
  const ended = shop.stop("SIGTERM");
  let status = 200;
  for (; status === 200; await pause(BALANCER_MS)) ({ status } = await sendRequest(`${shop.url}/readyz`));
  return { status, ended };
}

export const proof = async ({ status, ended }, { child }) => ({
  "/readyz said 503 before the end": status === 503,
  "the process ended by itself": (await ended) === 0 && child.exitCode === 0,
});

export async function run(harness, causeFault) {
  const rounds = harness.short ? 1 : 20;
  const [all, codes, times] = [[], [], []];
  for (let round = 0; round < rounds; round += 1) {
    const shop = await startHarnessShop(harness, { DRAIN_SECONDS: "1" });
    const stopLoad = startLoad(shop.url, 10, { perSecond: 50 });
    await pause(1000);
    const since = performance.now();
    const { ended } = await causeFault(shop);
    all.push(...(await stopLoad()));
    codes.push(await ended);
    times.push(performance.now() - since);
  }
  const slowest = percentile(times, 100);
  return {
    figure: `${rounds} stops, ${formatStatusCounts(all)}; exit codes ${[...new Set(codes)].join(", ")}; slowest ${formatSeconds(slowest)}`,
    ok: all.every(({ status }) => status === 200) && codes.every((code) => code === 0) && slowest < 10_000,
  };
}
