import type { AddressInfo } from "node:net";
import { createServer, connect as dial, type Server, type Socket } from "node:net";
import { setTimeout } from "node:timers/promises";
import { afterEach, describe, expect, test } from "vitest";
import { requestFor } from "../../../contract-tests/every-call.ts";
import { newWorld, type World } from "../../../contract-tests/world.ts";
import {
  accepted,
  databaseUrl,
  openForTest,
  TEST_SECRET_KEY,
  type TestInstallation,
} from "../../../testing/database.ts";
import { createApp } from "../../app/app.ts";
import { openInstallation } from "../../app/open-installation.ts";
import { readConfig } from "../config/config.ts";
import { newLog } from "./logging.ts";
import { newInternalServer } from "./metrics.ts";

let opened: TestInstallation;
afterEach(() => opened.close());

const ask = async (url: string) => (await opened.app.inject(url)).statusCode;

async function until(url: string, status: number): Promise<number> {
  const start = performance.now();
  while ((await ask(url)) !== status) {
    if (performance.now() - start > 15_000) throw new Error(`${url} was never ${status}`);
    await setTimeout(25);
  }
  return performance.now() - start;
}

/** Reads as a shopper and as a customer, and orders. */
async function use(world: World): Promise<number[]> {
  const statuses: number[] = [];
  for (const name of ["latestProducts", "currentUser", "checkout"] as const) {
    const { headers, ...request } = requestFor(name, world);
    const answer = await opened.app.inject({ ...request, headers: { ...headers, ...world.owner.headers } });
    statuses.push(answer.statusCode);
  }
  return statuses;
}

describe("while the database is away", () => {
  /** A way to the database that can be closed and opened again; the shop sees what a restart looks like from outside. */
  async function openOverBridge() {
    const url = new URL(databaseUrl());
    const socket = url.searchParams.get("host");
    const target = socket
      ? { path: `${socket}/.s.PGSQL.${url.port || 5432}` }
      : { port: Number(url.port), host: url.hostname };
    const sockets = new Set<Socket>();
    const carry = (client: Socket) => {
      const server = dial(target as { port: number });
      for (const [one, other] of [
        [client, server],
        [server, client],
      ] as const) {
        sockets.add(one);
        one.on("error", () => other.destroy()).on("close", () => other.destroy() && sockets.delete(one));
        one.pipe(other);
      }
    };
    let bridge = await listen(carry, 0);
    const { port } = bridge.address() as AddressInfo;
    const bridged = new URL(url);
    bridged.searchParams.delete("host");
    bridged.hostname = "127.0.0.1";
    bridged.port = String(port);
    const config = accepted(readConfig({ RATE_LIMITS: "off", SECRET_KEY: TEST_SECRET_KEY }));
    const { installation, close } = accepted(await openInstallation(config, bridged.href, newLog("silent")));
    const app = await createApp(installation);
    opened = {
      installation,
      app,
      async close() {
        await app.close();
        await close();
        bridge.close();
      },
    };
    return {
      cut() {
        bridge.close();
        for (const one of sockets) one.destroy();
      },
      async mend() {
        bridge = await listen(carry, port);
      },
    };
  }

  function listen(carry: (client: Socket) => void, port: number): Promise<Server> {
    return new Promise((resolve) => {
      const server = createServer(carry).listen(port, "127.0.0.1", () => resolve(server));
    });
  }

  test("the process lives, is not ready, refuses with Retry-After, and serves again by itself", async () => {
    const bridge = await openOverBridge();
    const world = await newWorld(opened);
    expect(await use(world)).toEqual([200, 200, 201]);
    for (let round = 0; round < 2; round++) {
      bridge.cut();
      await until("/readyz", 503);
      expect(await ask("/healthz")).toBe(200);
      const start = performance.now();
      expect(await use(world)).toEqual([503, 503, 503]);
      expect(performance.now() - start).toBeLessThan(6000);
      await bridge.mend();
      expect(await until("/readyz", 200)).toBeLessThan(5000);
      expect(await use(world)).toEqual([200, 200, 201]);
    }
  });

  test("connections that the database ends are replaced, again and again", async () => {
    opened = await openForTest({ LOG_LEVEL: "silent" });
    const world = await newWorld(opened);
    const { pool } = opened.installation.database;
    for (let round = 0; round < 5; round++) {
      // Each ends its own: other tests run on the same server.
      await Promise.all([
        ...Array.from({ length: 4 }, () => pool.query("select pg_terminate_backend(pg_backend_pid())").catch(() => {})),
        use(world),
      ]);
      expect(await use(world)).toEqual([200, 200, 201]);
    }
    expect(await ask("/readyz")).toBe(200);
  });
});

describe("what is watched", () => {
  test("ready until it drains, alive all the time", async () => {
    opened = await openForTest();
    expect([await ask("/healthz"), await ask("/readyz")]).toEqual([200, 200]);
    opened.installation.draining = true;
    const ready = await opened.app.inject("/readyz");
    expect([ready.statusCode, ready.json().reason]).toEqual([503, "draining"]);
    expect(Number(ready.headers["retry-after"])).toBeGreaterThan(0);
    expect(ready.headers.connection).toBe("close");
    expect(await ask("/healthz")).toBe(200);
  });

  test("the metrics are on the internal port only, by route and never by address", async () => {
    opened = await openForTest();
    const world = await newWorld(opened);
    await use(world);
    for (const url of ["/metrics", "/ecommerce/metrics", "/internal/metrics"])
      expect([url, await ask(url)]).toEqual([url, 404]);
    const internal = newInternalServer(opened.installation.metrics);
    const { body, headers } = await internal.inject("/metrics");
    expect(headers["content-type"]).toMatch(/^text\/plain; version=/);
    expect(body).toMatch(
      /http_request_duration_seconds_count\{method="POST",route="\/ecommerce\/user\/orders\/checkout",status="201"\} 1/,
    );
    expect(body).toMatch(/process_resident_memory_bytes \d+/);
    expect(body).not.toContain(world.canary);
    for (const url of ["/healthz", "/ecommerce/products/latest"])
      expect((await internal.inject(url)).statusCode).toBe(404);
    await internal.close();
  });

  test("every answer carries its id, and what a browser must know to do no harm with it", async () => {
    opened = await openForTest({ ORIGIN: "https://loja.example.com", RATE_LIMITS: "on" });
    const world = await newWorld(opened);
    const ids = new Set<unknown>();
    const asked = [
      "/healthz",
      "/readyz",
      "/ecommerce/products/latest",
      "/ecommerce/user",
      "/ecommerce/nada",
      "/ecommerce/%zz",
      "/ecommerce/openapi.json",
    ];
    for (const url of [...asked, "/ecommerce/docs/", `/ecommerce/listener/${world.shop.slug}`]) {
      const headers = { ecommerce: world.shop.slug, "x-request-id": "mine" };
      const answer = await opened.app.inject({ url, headers });
      expect(answer.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
      ids.add(answer.headers["x-request-id"]);
      if (url !== "/ecommerce/%zz") expect(answer.headers["strict-transport-security"]).toMatch(/^max-age=\d{8}/);
      expect(answer.headers).not.toHaveProperty("x-powered-by");
      expect(answer.headers).not.toHaveProperty("server");
      if (!url.startsWith("/ecommerce")) continue;
      expect([url, answer.headers["x-content-type-options"]]).toEqual([url, "nosniff"]);
      expect(answer.headers["x-frame-options"]).toBe("DENY");
      expect(answer.headers["referrer-policy"]).toBe("no-referrer");
      expect(answer.headers["cross-origin-resource-policy"]).toBe("same-origin");
      expect(answer.headers["content-security-policy"]).toMatch(/frame-ancestors 'none'/);
      if (!url.includes("docs")) expect(answer.headers["content-security-policy"]).toMatch(/^default-src 'none'/);
    }
    expect(ids.size).toBe(9);
  });

  test("requests have limits of size and time", async () => {
    opened = await openForTest();
    const { server } = opened.app;
    expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 30_000]);
    await opened.app.listen({ port: 0, host: "127.0.0.1" });
    const { port } = server.address() as AddressInfo;
    for (const [sent, status, message] of [
      ["nada\r\n\r\n", 400, "BAD_REQUEST"],
      [`GET / HTTP/1.1\r\nhost: x\r\nx: ${"x".repeat(40_000)}\r\n\r\n`, 413, "PAYLOAD_TOO_LARGE"],
      ["GET / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n", 400, "BAD_REQUEST"],
      [
        "POST /ecommerce/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 200000\r\n\r\n",
        413,
        "PAYLOAD_TOO_LARGE",
      ],
    ] as const) {
      const told = await new Promise<string>((resolve) => {
        let text = "";
        const socket = dial(port, "127.0.0.1", () => socket.write(sent));
        socket.on("data", (part) => {
          text += part;
          if (text.includes("}")) socket.destroy();
        });
        socket.on("close", () => resolve(text)).on("error", () => {});
      });
      expect(told).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*\\{"message":"${message}"\\}$`));
    }
  });
});
