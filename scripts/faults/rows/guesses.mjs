import { once } from "node:events";
import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { formatSeconds, sendRequest, startHarnessShop, withSampleCompany } from "../harness.mjs";
import { CUSTOMER_PASSWORD, createOrderingCustomer } from "../orders.mjs";

export const name = "guesses";
export const promise =
  "100 strangers guess at one account: its known browser signs in 20 of 20 within 2 s, a new one within 60 s; at most 30 hashes, one mail";

const COMPANY = "pecacerta";
const STRANGERS = 100;
const SECONDS = 60;

/** Guesses from as many loopback addresses, each again a second after its answer. The returned function stops them. */
export async function cause(shop, email) {
  const statuses = new Map();
  let isRunning = true;
  const strangers = Array.from({ length: STRANGERS }, async (_, at) => {
    const address = `127.0.1.${at + 1}`;
    const agent = new Agent({ localAddress: address, keepAlive: true });
    for (let count = 0; isRunning; count += 1) {
      const { status } = await signIn(shop, { email, password: `chute ${count}`, agent });
      statuses.set(address, [...(statuses.get(address) ?? []), status]);
      await pause(1000);
    }
    agent.destroy();
  });
  const whenStopped = Promise.all(strangers);
  while (statuses.size < STRANGERS) await pause(50);
  return {
    statuses,
    stop: async () => {
      isRunning = false;
      await whenStopped;
    },
    whenStopped,
  };
}

export async function proof({ statuses, whenStopped }) {
  await whenStopped;
  const all = [...statuses.values()].flat();
  return {
    "100 addresses guessed": statuses.size === STRANGERS,
    "wrong passwords were checked": all.includes(401),
    "guesses were refused until the end": all.at(-1) === 429,
    "nobody got in, and nothing failed": all.every((status) => status === 401 || status === 429),
  };
}

export async function run(harness, causeFault) {
  const shop = await startHarnessShop(harness, { RATE_LIMITS: "on", REQUESTS_PER_MINUTE: "100000" });
  const { email } = await createOrderingCustomer(shop.url);
  const cookie = cookiesOf(await signIn(shop, { email, password: CUSTOMER_PASSWORD, from: "127.0.2.1" }));
  const hashesBefore = await countHashes(shop);
  const startedAt = performance.now();
  const guessing = await causeFault(shop, email);
  const newBrowser = signInPatiently(shop, email);
  const known = [];
  for (let time = 0; time < 20; time += 1) {
    known.push(await signIn(shop, { email, password: CUSTOMER_PASSWORD, from: "127.0.2.1", cookie }));
    await pause(500);
  }
  const newBrowserMs = await newBrowser;
  await pause(Math.max(0, 1000 * SECONDS - (performance.now() - startedAt)));
  await guessing.stop();
  const hashes = (await countHashes(shop)) - hashesBefore;
  const mails = await countMails(harness.server.ownerUrl, email);
  const inTime = known.filter(({ status, ms }) => status === 200 && ms < 2000).length;
  const slowestMs = Math.max(...known.map(({ ms }) => ms));
  return {
    figure: `known browser ${inTime} of 20, slowest ${formatSeconds(slowestMs)}; new browser after ${formatSeconds(newBrowserMs)}; ${hashes} hashes of others in ${formatSeconds(performance.now() - startedAt)}; ${mails} mail`,
    ok: inTime === 20 && newBrowserMs < 60_000 && hashes <= 30 && mails === 1,
  };
}

/** As the form does: waits as long as it is told and sends the same again. */
async function signInPatiently(shop, email) {
  const since = performance.now();
  for (;;) {
    const { status, headers } = await signIn(shop, { email, password: CUSTOMER_PASSWORD, from: "127.0.3.1" });
    if (status === 200) return performance.now() - since;
    if (performance.now() - since > 120_000) return Number.POSITIVE_INFINITY;
    await pause(1000 * Number(headers?.["retry-after"] ?? 1));
  }
}

async function signIn(shop, { email, password, from, agent = new Agent({ localAddress: from }), cookie = "" }) {
  const startedAt = performance.now();
  const outgoing = request(`${shop.url}/ecommerce/login`, {
    method: "POST",
    agent,
    headers: { "content-type": "application/json", "sec-fetch-site": "same-origin", cookie },
  });
  outgoing.end(JSON.stringify({ email, password, ecommerce: COMPANY }));
  const [response] = await once(outgoing, "response");
  response.resume();
  await once(response, "end");
  return { status: response.statusCode, headers: response.headers, ms: performance.now() - startedAt };
}

const cookiesOf = ({ headers }) => (headers["set-cookie"] ?? []).map((cookie) => cookie.split(";")[0]).join("; ");

async function countHashes({ output }) {
  const address = output.map((line) => /^Metrics: (\S+)/.exec(line)?.[1]).findLast(Boolean);
  const { text } = await sendRequest(address);
  return Number(/^password_checks_total\{lane="open"\} (\d+)/m.exec(text)?.[1] ?? 0);
}

async function countMails(ownerUrl, email) {
  let count = 0;
  await withSampleCompany(ownerUrl, async (client) => {
    const text = "select from outbox where recipient = $1 and template = 'failed-sign-ins'";
    count = (await client.query(text, [email])).rowCount;
  });
  return count;
}
