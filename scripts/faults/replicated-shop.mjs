import { setTimeout as pause } from "node:timers/promises";
import { startFakeSmtp } from "@pecacerta/server/testing/fake-smtp";
import { startReplication } from "@pecacerta/server/testing/replication";
import {
  changePrice,
  formatSeconds,
  formatStatusCounts,
  increaseStock,
  programPid,
  sendRequest,
  startHarnessShop,
  startProbe,
} from "./harness.mjs";
import { findBrokenInvariants, findLostOrders, startOrdering } from "./orders.mjs";

const STANDBYS = ["standby1", "standby2"];
const CUSTOMERS = 4;
const WAIT_MS = 30_000;

/** `standby2`, a read replica, follows `standby1`, which follows the primary. Each waits for its standby before it acknowledges a commit. */
export async function startReplicatedShop(harness, { isSynchronous = true } = {}) {
  const { cleanups } = harness;
  const replication = await startReplication(STANDBYS);
  cleanups.push(replication.stop);
  const { primary, standbys } = replication;
  const smtp = await startFakeSmtp();
  cleanups.push(smtp.crash);
  const servers = [primary, ...standbys];
  const hosts = servers.map(({ port }) => `127.0.0.1:${port}`).join();
  const withHosts = (url) => `${url.replace(/@[^/]+/, `@${hosts}`)}?target_session_attrs=read-write`;
  const shop = await startHarnessShop(harness, {
    DATABASE_URL: withHosts(primary.url),
    MIGRATE_DATABASE_URL: withHosts(primary.ownerUrl),
    DATABASE_REPLICA_URLS: standbys[1].url,
    SAMPLE: "on",
    SMTP_URL: smtp.url,
    MAIL_FROM: "correio@pecas.example",
  });
  await increaseStock(primary.ownerUrl);
  await standbys[1].configure({ primary_conninfo: `${standbys[0].adminUrl}?application_name=standby2` });
  if (isSynchronous)
    for (const server of servers) await server.configure({ synchronous_standby_names: `ANY 1 (${STANDBYS.join()})` });
  return { ...shop, servers, smtp };
}

export async function measureFailover(shop, successor, failOver) {
  const program = programPid(shop);
  const page = await cacheProductPage(shop.url);
  const stopProbe = startProbe(page.url);
  const ordering = await startOrdering(() => shop.url, CUSTOMERS);
  await waitFor(() => ordering.acknowledged.length >= 10, "orders before the failover");
  await failOver();
  const promotedAt = performance.now();
  const isLater = ({ at }) => at > promotedAt;
  await waitFor(() => ordering.acknowledged.some(isLater), "an order after the failover");
  const mailsBefore = shop.smtp.received.length;
  const seenMs = await measurePriceChange(page, successor);
  await waitFor(() => shop.smtp.received.length > mailsBefore + 2, "mail after the failover");
  await ordering.stop();
  const pages = await stopProbe();
  return {
    orderMs: ordering.acknowledged.find(isLater).at - promotedAt,
    seenMs,
    pages,
    orderCount: ordering.acknowledged.length,
    wrong: [
      ...(await findLostOrders(successor.ownerUrl, ordering)),
      ...(await findBrokenInvariants(successor.ownerUrl)),
    ],
    isSameProcess: programPid(shop) === program,
  };
}

export const FAILOVER_PROMISE =
  "an order within 10 s of the promotion, every acknowledged order there once, pages served all the time, a changed price seen within 10 s, mail sent, same process";

export function judgeFailover({ orderMs, seenMs, pages, orderCount, wrong, isSameProcess }) {
  const order = `order after ${formatSeconds(orderMs)}`;
  const price = `price seen after ${formatSeconds(seenMs)}`;
  const orders = `${orderCount} orders, ${wrong.join(", ") || "all there, once"}`;
  return {
    figure: `${order}; ${price}; ${orders}; pages ${formatStatusCounts(pages)}; ${isSameProcess ? "same" : "another"} process`,
    ok:
      orderMs < 10_000 &&
      seenMs < 10_000 &&
      wrong.length === 0 &&
      isSameProcess &&
      pages.every(({ status }) => status === 200),
  };
}

async function cacheProductPage(shopUrl) {
  const { text } = await sendRequest(`${shopUrl}/ecommerce/products/all?limit=1`, {
    headers: { ecommerce: "pecacerta" },
  });
  const [product] = JSON.parse(text).data;
  const url = `${shopUrl}/products/${product.slug}`;
  for (let visit = 0; visit < 3; visit += 1) await sendRequest(url);
  return { url, product };
}

async function measurePriceChange({ url, product }, server) {
  const since = performance.now();
  const shown = await changePrice(server.ownerUrl, product.id);
  await waitFor(async () => (await sendRequest(url)).text.includes(shown), "the changed price");
  return performance.now() - since;
}

async function waitFor(condition, what) {
  for (const until = performance.now() + WAIT_MS; !(await condition()); await pause(20))
    if (performance.now() > until) throw new Error(`Waited in vain for ${what}.`);
}
