import { fuzzPages } from "../../fuzz-pages.ts";
import { programPid, startHarnessShop } from "../harness.mjs";

export const name = "page addresses";
export const promise = "20,000 generated page addresses, each also as data: no 5xx, the process lives";

export async function run(harness) {
  const shop = await startHarnessShop(harness);
  const program = programPid(shop);
  const count = harness.short ? 200 : 20_000;
  const { requests, statuses, failures: faults } = await fuzzPages({ url: shop.url, count, seed: 14 });
  const counts = [...statuses].map(([status, times]) => `${status} x ${times}`).join(", ");
  const same = programPid(shop) === program;
  return {
    figure: `${requests} requests: ${counts}; ${same ? "same process" : "THE PROCESS ENDED"}${faults[0] ? `; first: ${faults[0].request.split("\r\n")[0]}` : ""}`,
    ok: faults.length === 0 && same,
  };
}
