import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openTestInstallation, type TestInstallation, unwrapOutcome } from "../../../testing/database.ts";
import { createApp } from "../../app/app.ts";
import { readConfig } from "../config/config.ts";
import { type ConnectionTimeouts, connectionTimeouts } from "./connections.ts";
import { newMetrics } from "./metrics.ts";

const SHORT: ConnectionTimeouts = {
  headers: 300,
  request: 600,
  slowRequest: 4000,
  silence: 900,
  response: 1500,
  keepAlive: 500,
  checkEvery: 100,
};
const MEGABYTES = Buffer.alloc(32_000_000, "x");
const SIGN_IN = "POST /ecommerce/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n";

let context: TestInstallation;
beforeAll(async () => {
  context = await openTestInstallation();
});
afterAll(() => context.close());

let app: FastifyInstance | undefined;
const clients: Client[] = [];
afterEach(async () => {
  for (const { socket } of clients.splice(0)) socket.destroy();
  await app?.close();
});

/** The shop's program on a port, with two addresses of the test's own. */
async function listen(environment: Record<string, string> = {}, timeouts = SHORT) {
  const settings = { DATABASE_URL: "postgres://x", RATE_LIMITS: "on", REQUESTS_PER_MINUTE: "100000", ...environment };
  app = await createApp(
    { ...context.installation, metrics: newMetrics(), config: unwrapOutcome(readConfig(settings)) },
    { timeouts },
  );
  const held: (() => void)[] = [];
  app.get("/held", (_request, reply) => {
    held.push(() => void reply.send("held"));
  });
  app.get("/large", (_request, reply) => reply.send(MEGABYTES));
  await app.listen({ port: 0, host: "127.0.0.1" });
  const server = app.server;
  return {
    dial: () => dial((server.address() as AddressInfo).port),
    held,
    open: () => new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count))),
  };
}

type Client = {
  socket: Socket;
  text(): string;
  /** The server has ended its side. */
  closed: Promise<void>;
};

/** A client that never closes its side, like one that has lost its network. */
async function dial(port: number): Promise<Client> {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  let text = "";
  socket.on("error", () => {});
  const closed = new Promise<void>((resolve) => {
    socket.once("end", resolve).once("close", () => resolve());
  });
  const client = { socket, text: () => text, closed };
  clients.push(client);
  await once(socket, "connect");
  socket.on("data", (piece) => {
    text += piece;
  });
  return client;
}

const received = async (client: Client, part: string) => {
  while (!client.text().includes(part)) await Promise.race([once(client.socket, "data"), client.closed]);
};

async function untilOpen(open: () => Promise<number>, count: number, withinMs: number) {
  const since = performance.now();
  while ((await open()) !== count) {
    expect(performance.now() - since, `${await open()} connections are open`).toBeLessThan(withinMs);
    await pause(20);
  }
}

describe("an abandoned connection is closed", () => {
  test.each<[string, string[]]>([
    ["that sends nothing", []],
    ["that sends half a head", ["GET /healthz HTTP/1.1\r\nhost: x\r\n"]],
    ["that sends half a body", [`${SIGN_IN}content-length: 20\r\n\r\n{"email"`]],
    ["that sends no HTTP", ["nada\r\n\r\n"]],
    ["that goes on after an error", ["nada\r\n\r\n", "mais nada\r\n\r\n"]],
    ["that sends a broken body", [`${SIGN_IN}transfer-encoding: chunked\r\n\r\nzz\r\n`]],
    ["that sends a body that is too long", [`${SIGN_IN}content-length: 200000\r\n\r\n{`]],
    ["that was answered and says no more", ["GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n"]],
  ])("%s", async (_case, pieces) => {
    const { dial, open } = await listen();
    const all = await Promise.all(Array.from({ length: 40 }, dial));
    for (const piece of pieces) {
      for (const { socket } of all) socket.write(piece);
      await pause(20);
    }
    await untilOpen(open, 0, 4000);
    for (const client of all) expect(client.text().match(/HTTP\/1\.1 \d+/g)?.length ?? 0).toBeLessThanOrEqual(1);
  });

  test("that sends a body by single bytes; one that comes in at a modest rate is received", async () => {
    const { dial } = await listen();
    const [slow, steady] = [await dial(), await dial()];
    let left = 60_000;
    const head = `${SIGN_IN}content-length: ${left}\r\n\r\n`;
    const sendMore = (bytes: number) => {
      left -= bytes;
      steady.socket.write("x".repeat(bytes));
    };
    for (const { socket } of [slow, steady]) socket.write(head);
    const pieces = setInterval(() => {
      if (slow.socket.writable) slow.socket.write("x");
      sendMore(1500);
    }, 100);
    await slow.closed;
    clearInterval(pieces);
    const closedAfter = steady.text();
    sendMore(left);
    while (!steady.text()) await pause(50);
    expect(closedAfter).toBe("");
    expect(slow.text()).toMatch(/^HTTP\/1\.1 400 /);
    expect(slow.text()).not.toContain("x-request-id");
    expect(steady.text()).toContain("x-request-id");
  });

  test("that never reads its response, or takes minutes to read it", async () => {
    const { dial, open } = await listen();
    const stuck = await dial();
    const slow = await dial();
    for (const { socket } of [stuck, slow]) socket.pause().write("GET /large HTTP/1.1\r\nhost: x\r\n\r\n");
    const reading = setInterval(() => {
      slow.socket.resume();
      slow.socket.once("data", () => slow.socket.pause());
    }, 50);
    await untilOpen(open, 0, 6000);
    clearInterval(reading);
    expect(slow.text().length).toBeGreaterThan(0);
    expect(slow.text().length).toBeLessThan(MEGABYTES.length);
  });
});

describe("one response for one request", () => {
  test("a parse error during a request writes nothing, and the response arrives whole", async () => {
    const { dial, held } = await listen();
    const client = await dial();
    client.socket.write("GET /held HTTP/1.1\r\nhost: x\r\n\r\n");
    while (held.length === 0) await pause(5);
    client.socket.write("nada\r\n\r\n");
    await pause(50);
    expect(client.text()).toBe("");
    held[0]?.();
    await client.closed;
    expect(client.text().match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 200"]);
    expect(client.text()).toMatch(/\r\n\r\nheld$/);
  });

  test("an error during a response is not written into it", async () => {
    const { dial } = await listen({}, connectionTimeouts);
    const client = await dial();
    client.socket.write("GET /large HTTP/1.1\r\nhost: x\r\n\r\nnada\r\n\r\n");
    await client.closed;
    const [, body = ""] = client.text().split("\r\n\r\n");
    expect(client.text().match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 200"]);
    expect(body.length).toBe(MEGABYTES.length);
  });
});

describe("the number of connections is limited", () => {
  const LONG = { ...connectionTimeouts, headers: 60_000 };

  test("idle connections of an address are closed for a new one", async () => {
    const { dial, open } = await listen({ CONNECTIONS_PER_ADDRESS: "20" }, LONG);
    await Promise.all(Array.from({ length: 60 }, dial));
    await untilOpen(open, 20, 2000);
    const client = await dial();
    client.socket.write("GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n");
    await received(client, "ok");
    expect(await open()).toBe(20);
  });

  test("a new connection is refused while all of an address are busy", async () => {
    const { dial, open, held } = await listen({ CONNECTIONS_PER_ADDRESS: "5" }, LONG);
    const busy = await Promise.all(Array.from({ length: 5 }, dial));
    for (const { socket } of busy) socket.write("GET /held HTTP/1.1\r\nhost: x\r\n\r\n");
    while (held.length < 5) await pause(5);
    const refused = await dial();
    await refused.closed;
    expect(await open()).toBe(5);
    for (const response of held) response();
    await Promise.all(busy.map((client) => received(client, "held")));
  });

  test("a trusted proxy may open as many as the process accepts, minus one", async () => {
    const settings = { CONNECTIONS_PER_ADDRESS: "5", TRUST_PROXY: "loopback", MAX_CONNECTIONS: "30" };
    const { dial, open } = await listen(settings, LONG);
    await Promise.all(Array.from({ length: 80 }, dial));
    await untilOpen(open, 29, 2000);
    const client = await dial();
    client.socket.write("GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n");
    await received(client, "ok");
    expect(await open()).toBe(29);
  });
});
