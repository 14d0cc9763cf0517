import { setTimeout as pause } from "node:timers/promises";
import { connect } from "@pecacerta/server/platform/database/open";
import { countsOf, percentile, programOf, seconds, startLoad, startShopFor, untilServed } from "../harness.mjs";
import { brokenInvariants, lostOrders, startOrdering } from "../orders.mjs";

export const name = "database killed";
export const promise =
  "serves again within 5 s, no 500, every answer within 10 s, no acknowledged order lost, same process";

/** A backend that is killed outright makes PostgreSQL end every connection and recover from its log. */
export async function run(harness) {
  const shop = await startShopFor(harness);
  const program = programOf(shop);
  const ordering = await startOrdering(() => shop.url, 4);
  const stopLoad = startLoad(shop.url, 8);
  await pause(1000);
  await killBackend(harness.server.ownerUrl);
  const recovered = await untilServed(`${shop.url}/readyz`);
  await pause(1000);
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
  const same = programOf(shop) === program;
  return {
    figure: `served after ${seconds(recovered)}; ${countsOf(answers)}; slowest ${seconds(slowest)}; ${ordering.acknowledged.length} orders; ${wrong.join(", ") || "nothing lost"}`,
    ok:
      recovered < 5000 &&
      slowest < 10_000 &&
      same &&
      wrong.length === 0 &&
      answers.every(({ status }) => status === 200 || status === 503),
  };
}

/** Kills the process behind a connection of our own; resolves when PostgreSQL ends the connections of all. */
export async function killBackend(url) {
  const client = await connect(url);
  const { rows } = await client.query("select pg_backend_pid() as pid");
  const broken = new Promise((resolve) => client.once("end", resolve));
  process.kill(rows[0].pid, "SIGKILL");
  await broken;
}
