import type { AddressInfo } from "node:net";
import { createServer, connect as dial, type Server, type Socket } from "node:net";
import { setTimeout } from "node:timers/promises";
import { afterEach, describe, expect, test } from "vitest";
import { requestFor } from "../../../contract-tests/call-requests.ts";
import { type CompanyFixture, createCompanyFixture } from "../../../contract-tests/company-fixture.ts";
import {
  databaseUrl,
  openTestInstallation,
  TEST_SECRET_KEY,
  type TestInstallation,
  unwrapOutcome,
} from "../../../testing/database.ts";
import { createApp } from "../../app/app.ts";
import { openInstallation } from "../../app/open-installation.ts";
import { createVehicleLookup } from "../../catalog/vehicles/create-vehicle-lookup.ts";
import { readConfig } from "../config/config.ts";
import { newLog } from "./logging.ts";
import { newInternalServer } from "./metrics.ts";

let context: TestInstallation;
afterEach(() => context.close());

const ask = async (url: string) => (await context.app.inject(url)).statusCode;

async function until(url: string, status: number): Promise<void> {
  const start = performance.now();
  while ((await ask(url)) !== status) {
    if (performance.now() - start > 15_000) throw new Error(`${url} was never ${status}`);
    await setTimeout(25);
  }
}

/** Reads as a shopper and as a customer, and orders. */
async function use(world: CompanyFixture): Promise<number[]> {
  const statuses: number[] = [];
  for (const name of ["latestProducts", "currentUser", "checkout"] as const) {
    const { headers, ...request } = requestFor(name, world);
    const response = await context.app.inject({ ...request, headers: { ...headers, ...world.owner.headers } });
    statuses.push(response.statusCode);
  }
  return statuses;
}

describe("while the database is down", () => {
  /** A proxy that closes and opens again: for the shop, a restart of the database. */
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
    const config = unwrapOutcome(readConfig({ RATE_LIMITS: "off", SECRET_KEY: TEST_SECRET_KEY }));
    const { installation, close } = unwrapOutcome(await openInstallation(config, bridged.href, newLog("silent")));
    const vehicleLookup = createVehicleLookup(config);
    const app = await createApp(installation, { vehicleLookup });
    context = {
      installation,
      app,
      vehicleLookup,
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

  test("the process is alive but not ready, refuses with Retry-After, and recovers by itself", async () => {
    const bridge = await openOverBridge();
    const world = await createCompanyFixture(context);
    expect(await use(world)).toEqual([200, 200, 201]);
    for (let round = 0; round < 2; round++) {
      bridge.cut();
      await until("/readyz", 503);
      expect(await ask("/healthz")).toBe(200);
      const start = performance.now();
      expect(await use(world)).toEqual([503, 503, 503]);
      expect(performance.now() - start).toBeLessThan(20_000);
      await bridge.mend();
      await until("/readyz", 200);
      expect(await use(world)).toEqual([200, 200, 201]);
    }
  });

  test("connections that the database closes are replaced every time", async () => {
    context = await openTestInstallation({ LOG_LEVEL: "silent" });
    const world = await createCompanyFixture(context);
    const { pool } = context.installation.database;
    for (let round = 0; round < 5; round++) {
      // Ends only its own connections: other tests use the same server.
      await Promise.all([
        ...Array.from({ length: 4 }, () => pool.query("select pg_terminate_backend(pg_backend_pid())").catch(() => {})),
        use(world),
      ]);
      expect(await use(world)).toEqual([200, 200, 201]);
    }
    await expect.poll(() => ask("/readyz"), { timeout: 10_000 }).toBe(200);
  });
});

describe("health and metrics", () => {
  test("the process is ready until it drains, and alive all the time", async () => {
    context = await openTestInstallation();
    expect(await ask("/healthz")).toBe(200);
    await expect.poll(() => ask("/readyz"), { timeout: 10_000 }).toBe(200);
    context.installation.draining = true;
    const ready = await context.app.inject("/readyz");
    expect([ready.statusCode, ready.json().reason]).toEqual([503, "draining"]);
    expect(Number(ready.headers["retry-after"])).toBeGreaterThan(0);
    expect(ready.headers.connection).toBe("close");
    expect(await ask("/healthz")).toBe(200);
  });

  test("the metrics are on the internal port only, by route and never by address", async () => {
    context = await openTestInstallation();
    const world = await createCompanyFixture(context);
    await use(world);
    for (const url of ["/metrics", "/ecommerce/metrics", "/internal/metrics"])
      expect([url, await ask(url)]).toEqual([url, 404]);
    const internal = newInternalServer(context.installation.metrics);
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

  test("every response has a request id and security headers", async () => {
    context = await openTestInstallation({ ORIGIN: "https://loja.example.com", RATE_LIMITS: "on" });
    const world = await createCompanyFixture(context);
    const ids = new Set<unknown>();
    const input = [
      "/healthz",
      "/readyz",
      "/ecommerce/products/latest",
      "/ecommerce/user",
      "/ecommerce/nada",
      "/ecommerce/%zz",
      "/ecommerce/openapi.json",
    ];
    for (const url of [...input, "/ecommerce/docs/", `/ecommerce/listener/${world.tenant.slug}`]) {
      const headers = { ecommerce: world.tenant.slug, "x-request-id": "mine" };
      const response = await context.app.inject({ url, headers });
      expect(response.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
      ids.add(response.headers["x-request-id"]);
      if (url !== "/ecommerce/%zz") expect(response.headers["strict-transport-security"]).toMatch(/^max-age=\d{8}/);
      expect(response.headers).not.toHaveProperty("x-powered-by");
      expect(response.headers).not.toHaveProperty("server");
      if (!url.startsWith("/ecommerce")) continue;
      expect([url, response.headers["x-content-type-options"]]).toEqual([url, "nosniff"]);
      expect(response.headers["x-frame-options"]).toBe("DENY");
      expect(response.headers["referrer-policy"]).toBe("no-referrer");
      expect(response.headers["cross-origin-resource-policy"]).toBe("same-origin");
      expect(response.headers["content-security-policy"]).toMatch(/frame-ancestors 'none'/);
      if (!url.includes("docs")) expect(response.headers["content-security-policy"]).toMatch(/^default-src 'none'/);
    }
    expect(ids.size).toBe(9);
  });

  test("requests have limits of size and time", async () => {
    context = await openTestInstallation();
    const { server } = context.app;
    expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 300_000]);
    await context.app.listen({ port: 0, host: "127.0.0.1" });
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
      const output = await new Promise<string>((resolve) => {
        let text = "";
        const socket = dial(port, "127.0.0.1", () => socket.write(sent));
        socket.on("data", (part) => {
          text += part;
          if (text.includes("}")) socket.destroy();
        });
        socket.on("close", () => resolve(text)).on("error", () => {});
      });
      expect(output).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*\\{"message":"${message}"\\}$`));
    }
  });
});
