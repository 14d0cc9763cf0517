import { Agent, request } from "node:http";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newCustomer, type SignedCustomer } from "../../testing/customers.ts";
import { newCompany, openForTest, type TestInstallation } from "../../testing/database.ts";
import { startProgram } from "../../testing/start-program.ts";

let opened: TestInstallation;
let who: SignedCustomer;
beforeAll(async () => {
  opened = await openForTest();
  who = await newCustomer(await newCompany(opened.installation));
});
afterAll(() => opened.close());

type Answered = { status: number; body: string } | { refused: string };

/** One request: its answer, or why there is none. Connections are kept, as a load balancer keeps them. */
function ask(agent: Agent, url: string): Promise<Answered> {
  return new Promise((resolve) => {
    const sent = request(url, { agent, headers: who.headers }, (answer) => {
      let body = "";
      answer.on("data", (part) => {
        body += part;
      });
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, body }));
      answer.on("error", (error: NodeJS.ErrnoException) => resolve({ refused: error.code ?? "?" }));
    });
    sent.on("error", (error: NodeJS.ErrnoException) => resolve({ refused: error.code ?? "?" }));
    sent.end();
  });
}

/** Asks until the answer is the wanted one: a busy machine takes its time. */
async function until(agent: Agent, url: string, status: number): Promise<Answered> {
  for (;;) {
    const answer = await ask(agent, url);
    if ("refused" in answer || answer.status === status) return answer;
    await setTimeout(20);
  }
}

describe("a shop that is asked to stop", () => {
  test("says so first, answers all that was sent until then, and ends with 0 within ten seconds", async () => {
    const shop = await startProgram({ RATE_LIMITS: "off" });
    const agent = new Agent({ keepAlive: true, maxSockets: 8 });
    const answers: (Answered & { begun: number })[] = [];
    let told = false;
    // Like a load balancer: sends until it has heard that the shop is not ready.
    const visitor = async () => {
      while (!told) {
        const begun = performance.now();
        answers.push({ begun, ...(await ask(agent, `${shop.address}/ecommerce/user`)) });
      }
    };
    const visitors = Array.from({ length: 8 }, visitor);
    expect(await ask(new Agent(), `${shop.address}/readyz`)).toMatchObject({ status: 200 });
    while (answers.length < 50) await setTimeout(20);

    const asked = performance.now();
    const slow = slowOrder(shop.address);
    await slow.begun;
    shop.process.kill("SIGTERM");
    const ready = await until(new Agent(), `${shop.address}/readyz`, 503);
    expect(ready).toMatchObject({ status: 503, body: expect.stringContaining("draining") });
    expect(await ask(new Agent(), `${shop.address}/healthz`)).toMatchObject({ status: 200 });
    const served = answers.length;
    told = true;
    await Promise.all(visitors);
    // Past the moment from which no new connection is taken, the rest of a request that came before is still waited for.
    await setTimeout(1500);
    slow.finish();
    expect(await slow.answered).toBe(422);

    expect(await shop.ended).toBe(0);
    expect(performance.now() - asked).toBeLessThan(10_000);
    agent.destroy();
    expect(answers.length).toBeGreaterThanOrEqual(served);
    // On a machine that stands still for a second, a visitor may hear of it too late.
    const inTime = answers.filter(({ begun }) => begun < asked + 1000);
    expect(inTime.filter((answer) => !("status" in answer && answer.status === 200))).toEqual([]);
    expect(await ask(new Agent(), `${shop.address}/healthz`)).toEqual({ refused: "ECONNREFUSED" });
  }, 40_000);

  test("ends at once with 1 when it is asked again", async () => {
    const shop = await startProgram();
    shop.process.kill("SIGTERM");
    await until(new Agent(), `${shop.address}/readyz`, 503);
    // The launcher and a service manager may both pass on the same signal: that is not asking again.
    shop.process.kill("SIGTERM");
    await setTimeout(600);
    shop.process.kill("SIGTERM");
    expect(await shop.ended).toBe(1);
  });
});

/** A request whose body comes in two parts, the second when it is told to. */
function slowOrder(address: string) {
  const headers = { "content-type": "application/json", "content-length": "2", ...who.headers };
  const sent = request(`${address}/ecommerce/user/addresses`, { method: "POST", headers, agent: false });
  const answered = new Promise((resolve, reject) => {
    sent.once("response", (answer) => resolve(answer.resume().statusCode)).once("error", reject);
  });
  const begun = new Promise((resolve) => sent.write("{", resolve));
  return { begun, answered, finish: () => sent.end("}") };
}
