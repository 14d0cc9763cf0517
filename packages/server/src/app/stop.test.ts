import { once } from "node:events";
import { Agent, request } from "node:http";
import { createConnection } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestCustomer, type SignedInCustomer } from "../../testing/customers.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../testing/database.ts";
import { startProgram } from "../../testing/start-program.ts";

let context: TestInstallation;
let who: SignedInCustomer;
beforeAll(async () => {
  context = await openTestInstallation();
  who = await createTestCustomer(await createTestCompany(context.installation));
});
afterAll(() => context.close());

type ResponseSummary = { status: number; body: string } | { refused: string };

/** Returns the response or the reason of the failure. Reuses connections, as a load balancer does. */
function ask(agent: Agent, url: string): Promise<ResponseSummary> {
  return new Promise((resolve) => {
    const sent = request(url, { agent, headers: who.headers }, (response) => {
      let body = "";
      response.on("data", (part) => {
        body += part;
      });
      response.on("end", () => resolve({ status: response.statusCode ?? 0, body }));
      response.on("error", (error: NodeJS.ErrnoException) => resolve({ refused: error.code ?? "?" }));
    });
    sent.on("error", (error: NodeJS.ErrnoException) => resolve({ refused: error.code ?? "?" }));
    sent.end();
  });
}

/** Repeats the request until the expected response arrives: a busy machine is slow. */
async function until(agent: Agent, url: string, status: number): Promise<ResponseSummary> {
  for (;;) {
    const response = await ask(agent, url);
    if ("refused" in response || response.status === status) return response;
    await setTimeout(20);
  }
}

describe("a shop that receives SIGTERM", () => {
  test("reports it, answers all requests sent until then, and exits with 0 within ten seconds", async () => {
    const program = await startProgram({ RATE_LIMITS: "off" });
    const agent = new Agent({ keepAlive: true, maxSockets: 8 });
    const responses: (ResponseSummary & { begun: number })[] = [];
    let isNotReadySeen = false;
    // Like a load balancer: sends requests until /readyz reports that the shop is not ready.
    const visitor = async () => {
      while (!isNotReadySeen) {
        const begun = performance.now();
        responses.push({ begun, ...(await ask(agent, `${program.address}/ecommerce/user`)) });
      }
    };
    const visitors = Array.from({ length: 8 }, visitor);
    await until(new Agent(), `${program.address}/readyz`, 200);
    while (responses.length < 50) await setTimeout(20);

    const signaledAt = performance.now();
    const slow = slowOrder(program.address);
    await slow.begun;
    program.process.kill("SIGTERM");
    const ready = await until(new Agent(), `${program.address}/readyz`, 503);
    expect(ready).toMatchObject({ status: 503, body: expect.stringContaining("draining") });
    expect(await ask(new Agent(), `${program.address}/healthz`)).toMatchObject({ status: 200 });
    const served = responses.length;
    isNotReadySeen = true;
    await Promise.all(visitors);
    // A request that began before the server refuses connections may still send the rest of its body.
    await setTimeout(1500);
    slow.finish();
    expect(await slow.answered).toBe(422);

    expect(await program.exitCode).toBe(0);
    expect(performance.now() - signaledAt).toBeLessThan(10_000);
    agent.destroy();
    expect(responses.length).toBeGreaterThanOrEqual(served);
    // A stalled machine may send a request too late, when the shop no longer accepts it.
    const inTime = responses.filter(({ begun }) => begun < signaledAt + 1000);
    expect(inTime.filter((response) => !("status" in response && response.status === 200))).toEqual([]);
    expect(await ask(new Agent(), `${program.address}/healthz`)).toEqual({ refused: "ECONNREFUSED" });
  }, 40_000);

  test("answers the first request of a connection that it accepted just before the end", async () => {
    const program = await startProgram({ DRAIN_SECONDS: "0" });
    const slow = slowOrder(program.address);
    await slow.begun;
    const { port } = new URL(program.address);
    const connection = createConnection({ host: "127.0.0.1", port: Number(port) });
    await once(connection, "connect");
    program.process.kill("SIGTERM");
    while (await isReachable(Number(port))) await setTimeout(5);
    connection.write("GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n");
    expect(await text(connection)).toMatch(/^HTTP\/1\.1 200 /);
    slow.finish();
    expect(await slow.answered).toBe(422);
    expect(await program.exitCode).toBe(0);
  }, 40_000);

  test("exits at once with 1 on a second signal", async () => {
    const program = await startProgram();
    program.process.kill("SIGTERM");
    await until(new Agent(), `${program.address}/readyz`, 503);
    // The launcher and a service manager may both pass on the same signal: it counts once.
    program.process.kill("SIGTERM");
    await setTimeout(600);
    program.process.kill("SIGTERM");
    expect(await program.exitCode).toBe(1);
  });
});

async function isReachable(port: number): Promise<boolean> {
  const connection = createConnection({ host: "127.0.0.1", port });
  try {
    await once(connection, "connect");
    return true;
  } catch {
    return false;
  } finally {
    connection.destroy();
  }
}

/** Sends the first part of a body; the caller sends the second. */
function slowOrder(address: string) {
  const headers = { "content-type": "application/json", "content-length": "2", ...who.headers };
  const sent = request(`${address}/ecommerce/user/addresses`, { method: "POST", headers, agent: false });
  const answered = new Promise((resolve, reject) => {
    sent.once("response", (response) => resolve(response.resume().statusCode)).once("error", reject);
  });
  const begun = new Promise((resolve) => sent.write("{", resolve));
  return { begun, answered, finish: () => sent.end("}") };
}
