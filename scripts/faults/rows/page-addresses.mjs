import { fuzzPages } from "../../fuzz-pages.ts";
import { programPid, startHarnessShop } from "../harness.mjs";

export const name = "page addresses";
export const promise = "20,000 generated page addresses, each also as data: no 5xx, the process lives";

export const cause = (url, count) => fuzzPages({ url, count, seed: 14 });

export const proof = ({ requests, statuses, failures }, _url, count) => ({
  "every address was requested twice": requests === 2 * count || failures.length > 0,
  "some were found and some were not": statuses.has(200) && statuses.has(404),
});

export async function run(harness, causeFault) {
  const shop = await startHarnessShop(harness);
  const program = programPid(shop);
  const count = harness.short ? 200 : 20_000;
  const { requests, statuses, failures: faults } = await causeFault(shop.url, count);
  const counts = [...statuses].map(([status, times]) => `${status} x ${times}`).join(", ");
  const same = programPid(shop) === program;
  return {
    figure: `${requests} requests: ${counts}; ${same ? "same process" : "THE PROCESS ENDED"}${faults[0] ? `; first: ${faults[0].request.split("\r\n")[0]}` : ""}`,
    ok: faults.length === 0 && same,
  };
}
