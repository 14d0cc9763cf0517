import { setTimeout as pause } from "node:timers/promises";
import { ask, countsOf, percentile, programOf, seconds, startLoad, startProbe, startShopFor } from "../harness.mjs";

export const name = "uncached pages";
export const promise =
  "300 clients: cached pages p95 under 100 ms, no 500, the rest 503 with Retry-After, same process";

export async function run(harness) {
  const shop = await startShopFor(harness);
  const program = programOf(shop);
  for (let visit = 0; visit < 5; visit += 1) await ask(`${shop.url}/`);
  const path = (loop, count) => `/products?search=${encodeURIComponent(`filtro ${loop} ${count}`)}`;
  const stopLoad = startLoad(shop.url, 300, { path, headers: { accept: "text/html" } });
  const stopProbe = startProbe(`${shop.url}/`);
  await pause(harness.short ? 4000 : 20_000);
  const pages = await stopProbe();
  const answers = await stopLoad();
  const [cached, rendered] = [pages, answers.filter(({ status }) => status === 200)].map((all) =>
    percentile(
      all.map(({ ms }) => ms),
      95,
    ),
  );
  return {
    figure: `uncached ${countsOf(answers)}, p95 of 200 ${seconds(rendered)}; cached ${countsOf(pages)}, p95 ${cached.toFixed(0)} ms`,
    ok:
      cached < 100 &&
      pages.every(({ status }) => status === 200) &&
      answers.every(({ status }) => status === 200 || status === 503) &&
      programOf(shop) === program,
  };
}
