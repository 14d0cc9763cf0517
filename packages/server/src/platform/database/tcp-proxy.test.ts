import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { databaseUrl } from "../../../testing/database.ts";
import { startDatabaseProxy, type TcpProxy } from "../../../testing/tcp-proxy.ts";
import { connect } from "./open.ts";

let proxy: TcpProxy;
let url: string;
beforeEach(async () => {
  ({ proxy, url } = await startDatabaseProxy(databaseUrl()));
});
afterEach(() => proxy.close());

test("a hanging connection transfers nothing until it passes again, and others are not affected", async () => {
  const listening = await connect(url);
  await listening.query("listen proxied");
  const other = await connect(url);
  proxy.hang(({ sent }) => sent.includes("listen proxied"));
  let answered = false;
  const notification = new Promise((resolve) => listening.once("notification", resolve));
  void notification.then(() => {
    answered = true;
  });
  await other.query("notify proxied");
  await other.query("select 1");
  expect(answered).toBe(false);
  await proxy.restore();
  await notification;
  await Promise.all([listening.end(), other.end()]);
});

test("latency delays each direction", async () => {
  const client = await connect(url);
  proxy.latency(50);
  const since = performance.now();
  await client.query("select 1");
  expect(performance.now() - since).toBeGreaterThanOrEqual(95);
  await client.end();
});

test("a cut passes the statement and the given bytes of the response, and resets the connection", async () => {
  const client = await connect(url);
  await client.query("select set_config('app.cut', '1', false)");
  proxy.cutAfter(3);
  await expect(client.query("select set_config('app.cut', '2', false)")).rejects.toThrow(/ECONNRESET|terminated/);
  expect(proxy.connections()).toEqual([]);
});

test("reset ends open connections, and down refuses new ones until pass", async () => {
  const client = await connect(url);
  proxy.reset();
  await expect(client.query("select 1")).rejects.toThrow();
  await proxy.down();
  await expect(connect(url)).rejects.toMatchObject({ code: "ECONNREFUSED" });
  await proxy.restore();
  const again = await connect(url);
  expect((await again.query("select 1")).rowCount).toBe(1);
  await again.end();
});

test("a new connection to a hanging proxy is accepted and receives nothing", async () => {
  proxy.hang();
  const client = connect(url);
  const first = await Promise.race([client.then(() => "connected"), pause(200, "silent")]);
  expect(first).toBe("silent");
  await proxy.restore();
  await (await client).end();
});
