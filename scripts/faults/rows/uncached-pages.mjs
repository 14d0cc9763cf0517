import { measureUncachedPages } from "../../../bench/uncached-pages.ts";

export const name = "uncached pages";
export const promise = "300 clients: cached pages beside them under 100 ms, no 500, the rest 503 with Retry-After";

export const cause = measureUncachedPages;

export const proof = ({ renderedPerSecond, refusedPerSecond }) => ({
  "more pages were requested than can be rendered": renderedPerSecond > 0 && refusedPerSecond > 0,
});

export async function run(harness, causeFault) {
  const measured = await causeFault(harness.cleanups, { seconds: harness.short ? 4 : 15 });
  const { cachedAloneMs, cachedUnderLoadMs, cachedFailed, renderedPerSecond, refusedPerSecond, failed } = measured;
  return {
    figure: `97.5 % of cached pages within ${cachedUnderLoadMs} ms (alone ${cachedAloneMs} ms), ${cachedFailed} failed; uncached a second: ${renderedPerSecond} x 200, ${refusedPerSecond} x 503; ${failed} other answers`,
    ok: cachedUnderLoadMs < 100 && cachedFailed === 0 && failed === 0 && renderedPerSecond > 0,
  };
}
