import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { products } from "@pecacerta/server/catalog/tables";
import { INTERVAL_MS } from "@pecacerta/server/companies/catalog-changes/catalog-changes";
import { migrate } from "@pecacerta/server/platform/database/migrate";
import { type Tenant, withTenantTransaction } from "@pecacerta/server/platform/database/tenant";
import { newLog } from "@pecacerta/server/platform/http/logging";
import { createTestCategory, createTestProduct } from "@pecacerta/server/testing/catalog";
import { createTestCompany, unwrapOutcome } from "@pecacerta/server/testing/database";
import { findReplicationProblem, type Replication, startReplication } from "@pecacerta/server/testing/replication";
import { watchChanges } from "@pecacerta/server/testing/watch-changes";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type BuiltShop, openBuiltShop } from "./built-shop.ts";

const problem = await findReplicationProblem();
if (problem) console.warn(`SKIPPED, pages from read replicas are not tested: ${problem}`);

const PATHS = [
  "/products/pastilha",
  "/catalog/freios/products",
  "/catalog/product-search?search=pastilha",
  "/",
  "/ecommerce/products/pastilha",
  "/ecommerce/products?category=freios",
];
const CARD_PATHS = PATHS.slice(1, 4);
const SOON = { timeout: 30_000, interval: 10 };

/** The price of the nth change: a page tells which change it shows. */
const priceOf = (change: number): number => 1_000_000 + change;

const changesIn = (body: string): number[] => [
  ...Array.from(body.matchAll(/10\.0(\d\d),(\d\d)/g), ([, reais, centavos]) => Number(`${reais}${centavos}`)),
  ...Array.from(
    body.matchAll(/"price":(10\d{3}(\.\d+)?)/g),
    ([, price]) => Math.round(Number(price) * 100) - priceOf(0),
  ),
];

describe.skipIf(problem)("a shop with read replicas", () => {
  let replication: Replication;
  let built: BuiltShop;
  let tenant: Tenant;
  let productId: string;
  let port: number;
  beforeAll(async () => {
    replication = await startReplication();
    const { primary, standbys } = replication;
    vi.stubEnv("TEST_DATABASE_URL", primary.url);
    vi.stubEnv("TEST_OWNER_DATABASE_URL", primary.ownerUrl);
    unwrapOutcome(await migrate(primary.ownerUrl));
    const urls = standbys.map(({ url }) => url).join();
    const environment = { DATABASE_URL: primary.url, DATABASE_REPLICA_URLS: urls };
    built = await openBuiltShop(environment, newLog("silent"), primary.url);
    await built.app.listen({ port: 0, host: "127.0.0.1" });
    port = (built.app.server.address() as AddressInfo).port;
    tenant = await createTestCompany(built.installation);
    await createTestCategory(tenant, { slug: "freios", name: "Freios" });
    const product = { slug: "pastilha", name: "Pastilha de freio", price: priceOf(0), categories: ["freios"] };
    productId = (await createTestProduct(tenant, product)).id;
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await built.close();
    await replication.stop();
  });

  const nameOf = (index: number) => `127.0.0.1:${replication.standbys[index]?.port}`;

  async function readMetric(name: string, label: string): Promise<number> {
    const text = await built.installation.metrics.metrics();
    return Number(
      text
        .split("\n")
        .find((line) => line.startsWith(`${name}{${label}`))
        ?.split(" ")
        .at(-1) ?? 0,
    );
  }

  const readsOf = (server: string) => readMetric("catalog_reads_total", `server="${server}"`);

  /** Seconds until the replica is used, or left out. */
  async function secondsUntil(index: number, isUsed: boolean): Promise<number> {
    const since = performance.now();
    const label = `replica="${nameOf(index)}"`;
    await expect.poll(() => readMetric("replica_usable", label), SOON).toBe(Number(isUsed));
    return (performance.now() - since) / 1000;
  }

  /** Changes the price and asks for pages until it is stopped. */
  function startTraffic() {
    const stopping = new AbortController();
    const result = { changes: 0, pages: 0, wrong: [] as string[] };
    let latest = 0;
    const receivedAt: number[] = [];
    // Pages that show cards of products follow a change at the end of the interval.
    const changeToShow = (path: string) => {
      if (!CARD_PATHS.includes(path)) return latest;
      return receivedAt.filter((at) => at <= performance.now() - INTERVAL_MS).length;
    };
    async function changePrices(): Promise<void> {
      while (!stopping.signal.aborted) {
        const isReceived = watchChanges(built.installation, { companyId: tenant.companyId, productId });
        await withTenantTransaction(tenant, (tx) => tx.update(products).set({ price: priceOf(latest + 1) }));
        await vi.waitUntil(isReceived, { timeout: 15_000, interval: 1 });
        receivedAt.push(performance.now());
        result.changes = ++latest;
        await pause(Math.random() * 700);
      }
    }
    async function askForPages(): Promise<void> {
      while (!stopping.signal.aborted) {
        for (const path of PATHS) {
          const expected = changeToShow(path);
          const separator = path.includes("?") ? "&" : "?";
          const response = await fetch(`http://127.0.0.1:${port}${path}${separator}company=${tenant.slug}`);
          const shown = changesIn(await response.text());
          const isRight = response.status === 200 && shown.length > 0 && shown.every((change) => change >= expected);
          if (!isRight) result.wrong.push(`${path} ${response.status}: change ${shown} instead of ${expected}`);
          result.pages++;
          await pause(5);
        }
      }
    }
    const running = Promise.all([changePrices(), askForPages(), askForPages()]);
    return async () => {
      stopping.abort();
      await running;
      return result;
    };
  }

  test("never shows a price older than the last change that it has heard of, whatever the replicas do", async () => {
    const [first, second] = replication.standbys;
    await secondsUntil(0, true);
    await secondsUntil(1, true);
    const stopTraffic = startTraffic();
    await pause(2000);
    await expect.poll(() => readsOf(nameOf(0)), SOON).toBeGreaterThan(0);
    await expect.poll(() => readsOf(nameOf(1)), SOON).toBeGreaterThan(0);

    await second?.configure({ recovery_min_apply_delay: "300ms" });
    await pause(2000);
    expect(await readMetric("replica_usable", `replica="${nameOf(1)}"`)).toBe(1);
    await second?.configure({ recovery_min_apply_delay: "1min" });
    await secondsUntil(1, false);
    expect(await readMetric("replica_lag_seconds", `replica="${nameOf(1)}"`)).toBeGreaterThan(5);
    await first?.kill();
    const killed = await secondsUntil(0, false);
    const readsOfPrimary = await readsOf("primary");
    await expect.poll(() => readsOf("primary"), SOON).toBeGreaterThan(readsOfPrimary);

    await first?.start();
    const started = await secondsUntil(0, true);
    await second?.configure({ recovery_min_apply_delay: "0" });
    await secondsUntil(1, true);
    await first?.stop();
    await secondsUntil(0, false);
    await pause(1000);
    const result = await stopTraffic();
    expect(result.wrong).toEqual([]);
    expect(result.changes).toBeGreaterThan(10);
    expect(killed).toBeLessThan(3);
    expect(started).toBeLessThan(5);
  });
});
