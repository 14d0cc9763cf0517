import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { InjectOptions } from "fastify";
import { afterEach, describe, expect, test } from "vitest";
import { requestFor } from "../../../contract-tests/every-call.ts";
import { newWorld, type World } from "../../../contract-tests/world.ts";
import { newCustomer, PASSWORD } from "../../../testing/customers.ts";
import { newCompany, openForTest, randomAddress, type TestInstallation } from "../../../testing/database.ts";
import { withTenantTransaction } from "../database/tenant.ts";
import { incrementAttempts } from "./rate-limits.ts";

const LIMITS = {
  RATE_LIMITS: "on",
  REQUESTS_PER_MINUTE: "60",
  LOGINS_PER_MINUTE: "3",
  REGISTRATIONS_PER_HOUR: "3",
  CHECKOUTS_PER_MINUTE: "3",
  SEARCHES_PER_MINUTE: "3",
  TRACKINGS_PER_HOUR: "3",
};
const TOO_MANY = '{"message":"TOO_MANY_REQUESTS"}';

let opened: TestInstallation;
let mine: World;
afterEach(() => opened.close());

async function open(environment: Record<string, string> = {}): Promise<void> {
  // Some limits count by the minute of the clock: what begins at the end of one would be counted in two.
  const left = 60_000 - (Date.now() % 60_000);
  if (left < 8000) await setTimeout(left + 50);
  opened = await openForTest({ ...LIMITS, ...environment });
  mine = await newWorld(opened);
}

type Sending = InjectOptions & { headers?: Record<string, string> };

/** Sends the same until it is too much; how often that went well. */
async function timesUntilRefused(next: (time: number) => Sending, most = 10): Promise<number> {
  for (let time = 0; time < most; time++) {
    const { headers, ...sending } = next(time);
    const answer = await opened.app.inject({
      ...sending,
      headers: { ecommerce: mine.shop.slug, ...headers },
    });
    if (answer.statusCode !== 429) continue;
    expect(answer.body).toBe(TOO_MANY);
    expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
    const wait = Number(answer.headers["retry-after"]);
    expect(Number.isInteger(wait) && wait >= 1 && wait <= 3600).toBe(true);
    return time;
  }
  return most;
}

const from = (time: number) => ({ "x-forwarded-for": `203.0.113.${time}`, forwarded: `for=203.0.113.${time}` });
const asked = (name: Parameters<typeof requestFor>[0], headers: Record<string, string> = {}) => {
  const { headers: own, ...request } = requestFor(name, mine);
  return { ...request, headers: { ...own, ...headers } };
};

describe("limits", () => {
  test("[API-02] [VA-03] stop guessing a password, whatever address a client claims to have", async () => {
    await open();
    const { email } = mine.owner.customer;
    const guess = (time: number) => ({
      ...asked("login", from(time)),
      payload: { email: time % 2 ? email.toUpperCase() : ` ${email}`, password: `chute-${time}` },
    });
    expect(await timesUntilRefused(guess)).toBe(3);
    // Who knows the password is stopped from the same address, and let in from another, and so is everyone else.
    const right = { method: "POST" as const, url: "/ecommerce/login", payload: { email, password: PASSWORD } };
    const headers = { ecommerce: mine.shop.slug };
    expect((await opened.app.inject({ ...right, headers })).statusCode).toBe(429);
    expect((await opened.app.inject({ ...right, headers, remoteAddress: "198.51.100.7" })).statusCode).toBe(200);
    const neighbour = await newCustomer(mine.shop);
    const payload = { email: neighbour.customer.email, password: PASSWORD };
    expect((await opened.app.inject({ ...right, headers, payload })).statusCode).toBe(200);
  });

  test("[API-02] stop trying one password on many accounts from one address", async () => {
    await open({ LOGINS_PER_MINUTE: "1" });
    const guess = (time: number) => ({
      ...asked("login", from(time)),
      payload: { email: `pessoa-${time}@example.com`, password: "segredo" },
    });
    expect(await timesUntilRefused(guess, 20)).toBe(4);
  });

  test("[API-03] stop opening accounts by the dozen", async () => {
    await open();
    expect(await timesUntilRefused((time) => asked("register", from(time)))).toBe(3);
  });

  test("[API-17] stop ordering over and over", async () => {
    await open();
    expect(await timesUntilRefused((time) => asked("checkout", { ...mine.owner.headers, ...from(time) }))).toBe(3);
    const neighbour = await newCustomer(mine.shop);
    const other = await opened.app.inject(asked("checkout", neighbour.headers));
    expect(other.statusCode).toBe(201);
  });

  test("[API-09] stop searching over and over", async () => {
    await open();
    expect(await timesUntilRefused((time) => asked("searchProducts", from(time)))).toBe(3);
    expect(await timesUntilRefused((time) => asked("searchSuggestions", from(time)))).toBe(3);
  });

  test("[API-17] stop guessing an order's e-mail, and an order's number", async () => {
    await open();
    const guess = (time: number) => ({
      ...asked("trackOrder", from(time)),
      payload: { number: mine.order.number, email: `chute-${time}@example.com` },
    });
    expect(await timesUntilRefused(guess)).toBe(3);
    const right = asked("trackOrder", { ecommerce: mine.shop.slug });
    const ownerAddress = randomAddress();
    const owner = () => opened.app.inject({ ...right, remoteAddress: ownerAddress });
    // The guesses lock nobody out who knows the e-mail, however often they look.
    for (let look = 0; look < 8; look++) expect((await owner()).statusCode).toBe(200);
  });

  test("[API-17] slow guesses at one order's e-mail from many places, and let the owner through", async () => {
    await open();
    const subject = `track:order:${mine.order.number}`;
    const hours = [new Date(), new Date(Date.now() + 3_600_000)];
    for (const now of hours)
      await incrementAttempts(mine.shop, opened.installation.config, { subject, seconds: 3600, now });
    await withTenantTransaction(mine.shop, (tx) =>
      tx.execute(sql`update limit_counts set count = 100 where subject = ${subject}`),
    );
    const started = performance.now();
    expect((await opened.app.inject(asked("trackOrder", { ecommerce: mine.shop.slug }))).statusCode).toBe(200);
    expect(performance.now() - started).toBeGreaterThan(900);
  });

  test("count an address over all companies: another company's shop is no new budget", async () => {
    await open();
    expect(await timesUntilRefused((time) => asked("register", from(time)))).toBe(3);
    const other = await newCompany(opened.installation);
    const elsewhere = requestFor("register", { ...mine, shop: other });
    expect((await opened.app.inject(elsewhere)).statusCode).toBe(429);
    expect((await opened.app.inject({ ...elsewhere, remoteAddress: randomAddress() })).statusCode).not.toBe(429);
  });

  test("stop everything at last, what is not there included, and count by network in IPv6", async () => {
    await open();
    const urls = ["/ecommerce/products/latest", "/ecommerce/nada", "/ecommerce/categories/all"];
    const some = (time: number) => ({ url: urls[time % 3] ?? "", headers: from(time) });
    const before = await timesUntilRefused(some, 200);
    expect(before).toBeGreaterThan(30);
    expect(before).toBeLessThanOrEqual(200);
    const [one, two, other] = ["2001:db8::1", "2001:db8::ffff:0:0:2", "2001:db8:0:1::1"];
    const at = (remoteAddress: string) => () => ({ url: "/ecommerce/countries", remoteAddress });
    expect(await timesUntilRefused(at(one), 70)).toBe(60);
    expect(await timesUntilRefused(at(two), 1)).toBe(0);
    expect(await timesUntilRefused(at(other), 1)).toBe(1);
  });

  test("count whom a trusted proxy names", async () => {
    await open({ TRUST_PROXY: "127.0.0.1" });
    const behindProxy = (sending: Sending) => ({ ...sending, remoteAddress: "127.0.0.1" });
    expect(await timesUntilRefused((time) => behindProxy(asked("searchProducts", from(time))))).toBe(10);
    expect(await timesUntilRefused(() => behindProxy(asked("searchProducts", from(77))))).toBe(3);
  });

  test("can be switched off", async () => {
    await open({ RATE_LIMITS: "off" });
    expect(await timesUntilRefused(() => asked("searchProducts"), 80)).toBe(80);
    expect(await timesUntilRefused(() => asked("trackOrder"), 12)).toBe(12);
    expect(
      await timesUntilRefused(() => ({ ...asked("login"), payload: { email: "a@example.com", password: "x" } })),
    ).toBe(10);
  });
});

describe("signing in", () => {
  test("[VA-03] does the same work and tells the same, whether an account is there or not", async () => {
    await open({ RATE_LIMITS: "off" });
    const shop = await newCompany(opened.installation);
    const { customer } = await newCustomer(shop);
    // Work, not time: what else the machine does must not decide this.
    const work = { known: 0, unknown: 0 };
    for (let round = 0; round < 16; round++) {
      for (const who of ["known", "unknown"] as const) {
        const email = who === "known" ? customer.email : `ninguem-${round}@example.com`;
        const start = process.cpuUsage();
        const answer = await opened.app.inject({
          method: "POST",
          url: "/ecommerce/login",
          headers: { ecommerce: shop.slug },
          payload: { email, password: "errada" },
        });
        // The first of each warms up.
        const { user, system } = process.cpuUsage(start);
        if (round > 0) work[who] += user + system;
        expect([answer.statusCode, answer.body]).toEqual([401, '{"message":"AUTH_WRONG_PASSWORD"}']);
      }
    }
    // A hash is most of the work: without one, an answer would cost a fraction.
    expect(work.unknown / work.known).toBeGreaterThan(0.5);
    expect(work.unknown / work.known).toBeLessThan(2);
  });
});
