import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { pino } from "pino";
import { Registry } from "prom-client";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { createTestProduct } from "../../../../testing/catalog.ts";
import { createTestCompany, openTestInstallation, unwrapOutcome } from "../../../../testing/database.ts";
import { findReplicationProblem, type Replication, startReplication } from "../../../../testing/replication.ts";
import { startDatabaseProxy } from "../../../../testing/tcp-proxy.ts";
import { watchChanges } from "../../../../testing/watch-changes.ts";
import { stock } from "../../../catalog/stock/tables.ts";
import { products } from "../../../catalog/tables.ts";
import { migrate } from "../migrate.ts";
import { openDatabase } from "../open.ts";
import { type TenantTransaction, withTenantTransaction } from "../tenant.ts";
import { withReplicas } from "./replicas.ts";

const problem = await findReplicationProblem();
if (problem) console.warn(`SKIPPED, read replicas are not tested: ${problem}`);

const SOON = { timeout: 15_000, interval: 20 };

describe.skipIf(problem)("read replicas", () => {
  let replication: Replication;
  beforeAll(async () => {
    replication = await startReplication();
    const { primary } = replication;
    vi.stubEnv("TEST_DATABASE_URL", primary.url);
    vi.stubEnv("TEST_OWNER_DATABASE_URL", primary.ownerUrl);
    unwrapOutcome(await migrate(primary.ownerUrl));
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await replication.stop();
  });

  const standbyAt = (index: number) => {
    const standby = replication.standbys[index];
    if (!standby) throw new Error("There is no such standby");
    return standby;
  };

  /** A replica is used once it has replayed something new. */
  const writeToLog = () => replication.primary.query("select pg_logical_emit_message(true, 'test', '')");

  async function openShop(...replicaUrls: string[]) {
    const context = await openTestInstallation({
      DATABASE_URL: replication.primary.url,
      DATABASE_REPLICA_URLS: replicaUrls.join(),
      LOG_LEVEL: "silent",
    });
    onTestFinished(() => context.close());
    const { app, installation } = context;
    const readMetric = async (name: string, label: string) => {
      const line = (await installation.metrics.metrics())
        .split("\n")
        .find((text) => text.startsWith(`${name}{${label}`));
      return Number(line?.split(" ").at(-1));
    };
    return {
      app,
      installation,
      createCompany: () => createCompany(context),
      isUsed: async () => (await writeToLog()) && (await readMetric("replica_usable", "replica=")) === 1,
      readsOf: (server: string) => readMetric("catalog_reads_total", `server="${server}"`),
    };
  }

  async function createCompany({ app, installation }: Awaited<ReturnType<typeof openTestInstallation>>) {
    const tenant = await createTestCompany(installation);
    const { id, slug } = await createTestProduct(tenant, { price: 10_00, stock: 5 });
    return {
      read: async () => {
        const response = await app.inject({ url: `/ecommerce/products/${slug}`, headers: { ecommerce: tenant.slug } });
        return response.json().data;
      },
      /** Resolves when this process has heard of the change. */
      async write(work: (tx: TenantTransaction, id: string) => Promise<unknown>) {
        const isReceived = watchChanges(installation, { companyId: tenant.companyId, productId: id });
        await withTenantTransaction(tenant, (tx) => work(tx, id));
        await vi.waitUntil(isReceived, { timeout: 15_000, interval: 1 });
      },
    };
  }

  test("serve what visitors see; what a lagging one lacks comes from the primary", async () => {
    const standby = standbyAt(0);
    const shop = await openShop(standby.url);
    const name = `127.0.0.1:${standby.port}`;
    const [company, other] = [await shop.createCompany(), await shop.createCompany()];
    await expect.poll(shop.isUsed, SOON).toBe(true);
    await standby.waitUntilCaughtUp(replication.primary);
    await standby.configure({ recovery_min_apply_delay: "1s" });
    onTestFinished(() => standby.configure({ recovery_min_apply_delay: "0" }));
    await expect.poll(async () => (await other.read()) && (await shop.readsOf(name)), SOON).toBeGreaterThan(0);

    for (let round = 1; round <= 3; round++) {
      await company.write((tx, id) =>
        tx
          .update(products)
          .set({ price: round * 100 })
          .where(eq(products.id, id)),
      );
      expect(await company.read()).toMatchObject({ price: round });
      await company.write((tx, id) =>
        tx
          .update(stock)
          .set({ onHand: round * 10 })
          .where(eq(stock.productId, id)),
      );
      expect(await company.read()).toMatchObject({ price: round, stock: round * 10 });
    }
    const readsBefore = await shop.readsOf(name);
    await other.read();
    expect(await shop.readsOf(name)).toBeGreaterThan(readsBefore);
    const readsAfter = await shop.readsOf(name);
    await expect
      .poll(async () => (await company.read()) && (await shop.readsOf(name)), SOON)
      .toBeGreaterThan(readsAfter);
    expect(await company.read()).toMatchObject({ price: 3, stock: 30 });
  });

  test("that are silent delay a read by the time to notice it, and come back", async () => {
    const { proxy, url } = await startDatabaseProxy(standbyAt(0).url);
    onTestFinished(() => proxy.close());
    const shop = await openShop(url);
    const company = await shop.createCompany();
    await expect.poll(shop.isUsed, SOON).toBe(true);
    const name = `127.0.0.1:${proxy.port}`;
    await expect.poll(async () => (await company.read()) && (await shop.readsOf(name)), SOON).toBeGreaterThan(0);
    proxy.hang();
    const since = performance.now();
    expect(await company.read()).toMatchObject({ price: 10 });
    expect(performance.now() - since).toBeLessThan(10_000);
    expect(await shop.isUsed()).toBe(false);
    await expect.poll(async () => (await shop.app.inject("/readyz")).statusCode, SOON).toBe(200);
    await proxy.restore();
    await expect.poll(shop.isUsed, SOON).toBe(true);
  });

  test("that cannot be used are named with the reason", async () => {
    const { primary } = replication;
    const lines: string[] = [];
    const log = pino({}, { write: (line) => void lines.push(line) });
    const otherDatabase = new URL(standbyAt(0).adminUrl);
    otherDatabase.pathname = "/postgres";
    const unreachable = "postgresql://login@127.0.0.1:1/pecacerta";
    const urls = [unreachable, otherDatabase.href, primary.url];
    const database = withReplicas(openDatabase(primary.url), { urls, log, metrics: new Registry(), pool: {} });
    onTestFinished(() => database.close());
    await expect.poll(() => lines.length, SOON).toBe(3);
    const messages = lines.map((line) => JSON.parse(line)).map(({ replica, msg }) => `${replica} ${msg}`);
    expect(messages.sort()).toEqual(
      [
        "127.0.0.1:1 A read replica is left out: it does not answer: connect ECONNREFUSED 127.0.0.1:1",
        `127.0.0.1:${standbyAt(0).port} A read replica is left out: it belongs to another database`,
        `127.0.0.1:${primary.port} A read replica is left out: it is not a standby`,
      ].sort(),
    );
  });

  async function openReplicaReader(timeoutMs: number) {
    const { primary } = replication;
    const [metrics, log] = [new Registry(), pino({ level: "silent" })];
    const pool = { connections: 1, timeoutMs };
    const database = withReplicas(openDatabase(primary.url), { urls: [standbyAt(0).url], log, metrics, pool });
    onTestFinished(() => database.close());
    const sleep = async (seconds: number): Promise<string> => {
      const text = `select pg_sleep(${seconds}), pg_is_in_recovery() as "isStandby"`;
      const result = await database.replicas?.readerFor(randomUUID()).client.query<{ isStandby: boolean }>(text);
      return result?.rows[0]?.isStandby ? "replica" : "primary";
    };
    const readAfterWrite = async () => (await writeToLog()) && (await sleep(0));
    await expect.poll(readAfterWrite, SOON).toBe("replica");
    return { sleep, metrics };
  }

  test("that are busy stay in use, and only a read that waits too long for a connection goes to the primary", async () => {
    const { sleep, metrics } = await openReplicaReader(2000);
    expect(await Promise.all([sleep(1.4), sleep(1.4), sleep(0)])).toEqual(["replica", "replica", "primary"]);
    expect(await metrics.metrics()).toMatch(/^replica_usable.* 1$/m);
  });

  test("that cancel a statement after its time limit do not make the primary run it", async () => {
    const { sleep, metrics } = await openReplicaReader(1000);
    const readsOfPrimary = async () =>
      /^catalog_reads_total\{server="primary"\}.*$/m.exec(await metrics.metrics())?.[0];
    const before = await readsOfPrimary();
    await expect(sleep(10)).rejects.toThrow("canceling statement due to statement timeout");
    expect(await readsOfPrimary()).toBe(before);
    expect(await metrics.metrics()).toMatch(/^replica_usable.* 1$/m);
  });

  // Last: it ends the primary of the other tests.
  test("that were ahead of a promoted standby are never used", async () => {
    const { primary } = replication;
    const [promoted, ahead] = [standbyAt(0), standbyAt(1)];
    await promoted.stop();
    await primary.query("create table lost_by_the_failover as select from generate_series(1, 1000)");
    await ahead.waitUntilCaughtUp(primary);
    await primary.kill();
    await promoted.start();
    await promoted.promote();
    const shop = await openTestInstallation(
      { DATABASE_URL: promoted.url, DATABASE_REPLICA_URLS: ahead.url, LOG_LEVEL: "silent" },
      promoted.url,
    );
    onTestFinished(() => shop.close());
    const rows = Array(1000).fill("(1)").join();
    for (let round = 0; round < 50; round++) {
      await promoted.query("create table if not exists later (number int)");
      await promoted.query(`insert into later values ${rows}`);
      const metrics = await shop.installation.metrics.metrics();
      expect(metrics).toContain(`replica_usable{replica="127.0.0.1:${ahead.port}"} 0`);
    }
    const later = await promoted.query<{ position: string }>("select pg_current_wal_lsn()::text as position");
    const [passed] = await ahead.query(`select from pg_last_wal_replay_lsn() at where at < '${later[0]?.position}'`);
    expect(passed).toBeDefined();
  });
});
