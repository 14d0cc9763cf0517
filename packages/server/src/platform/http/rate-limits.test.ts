import { sql } from "drizzle-orm";
import type { InjectOptions } from "fastify";
import { afterEach, describe, expect, test } from "vitest";
import { requestFor } from "../../../contract-tests/call-requests.ts";
import { type CompanyFixture, createCompanyFixture } from "../../../contract-tests/company-fixture.ts";
import { createTestCustomer, PASSWORD } from "../../../testing/customers.ts";
import {
  createTestCompany,
  openTestInstallation,
  randomAddress,
  type TestInstallation,
} from "../../../testing/database.ts";
import { holdClock } from "../../../testing/minute-limits.ts";
import { withTenantTransaction } from "../database/tenant.ts";
import { incrementAttempts } from "./rate-limits.ts";

const LIMITS = {
  RATE_LIMITS: "on",
  REQUESTS_PER_MINUTE: "60",
  REGISTRATIONS_PER_HOUR: "3",
  CHECKOUTS_PER_MINUTE: "3",
  SEARCHES_PER_MINUTE: "3",
  TRACKINGS_PER_HOUR: "3",
};
const TOO_MANY = '{"message":"TOO_MANY_REQUESTS"}';

let context: TestInstallation;
let ownCompany: CompanyFixture;
afterEach(() => context.close());

async function open(environment: Record<string, string> = {}): Promise<void> {
  holdClock();
  context = await openTestInstallation({ ...LIMITS, ...environment });
  ownCompany = await createCompanyFixture(context);
}

type Sending = InjectOptions & { headers?: Record<string, string> };

/** Repeats the request until it is refused. Returns the number of accepted ones. */
async function timesUntilRefused(next: (time: number) => Sending, most = 10): Promise<number> {
  for (let time = 0; time < most; time++) {
    const { headers, ...sending } = next(time);
    const response = await context.app.inject({
      ...sending,
      headers: { ecommerce: ownCompany.tenant.slug, ...headers },
    });
    if (response.statusCode !== 429) continue;
    expect(response.body).toBe(TOO_MANY);
    expect(response.headers["content-type"]).toBe("application/json; charset=utf-8");
    const wait = Number(response.headers["retry-after"]);
    expect(Number.isInteger(wait) && wait >= 1 && wait <= 3600).toBe(true);
    return time;
  }
  return most;
}

const from = (time: number) => ({ "x-forwarded-for": `203.0.113.${time}`, forwarded: `for=203.0.113.${time}` });
const input = (name: Parameters<typeof requestFor>[0], headers: Record<string, string> = {}) => {
  const { headers: own, ...request } = requestFor(name, ownCompany);
  return { ...request, headers: { ...own, ...headers } };
};

describe("limits", () => {
  test("[API-02] [VA-03] stop password guessing, whatever address the client claims to have", async () => {
    await open();
    const { email } = ownCompany.owner.customer;
    const guess = (time: number) => ({
      ...input("login", from(time)),
      payload: { email: time % 2 ? email.toUpperCase() : ` ${email}`, password: `chute-${time}` },
    });
    expect(await timesUntilRefused(guess)).toBe(7);
    // The customer cannot sign in from the same address, but can from another, and so can other customers.
    const right = { method: "POST" as const, url: "/ecommerce/login", payload: { email, password: PASSWORD } };
    const headers = { ecommerce: ownCompany.tenant.slug };
    expect((await context.app.inject({ ...right, headers })).statusCode).toBe(429);
    expect((await context.app.inject({ ...right, headers, remoteAddress: "198.51.100.7" })).statusCode).toBe(200);
    const otherCustomer = await createTestCustomer(ownCompany.tenant);
    const payload = { email: otherCustomer.customer.email, password: PASSWORD };
    expect((await context.app.inject({ ...right, headers, payload })).statusCode).toBe(200);
  });

  test("[API-02] stop trying one password on many accounts from one address", async () => {
    await open({ LOGINS_PER_MINUTE: "4" });
    const guess = (time: number) => ({
      ...input("login", from(time)),
      payload: { email: `pessoa-${time}@example.com`, password: "segredo" },
    });
    expect(await timesUntilRefused(guess, 20)).toBe(4);
  });

  test("[API-03] stop mass registration", async () => {
    await open();
    expect(await timesUntilRefused((time) => input("register", from(time)))).toBe(3);
  });

  test("[API-17] stop repeated checkouts", async () => {
    await open();
    expect(await timesUntilRefused((time) => input("checkout", { ...ownCompany.owner.headers, ...from(time) }))).toBe(
      3,
    );
    const otherCustomer = await createTestCustomer(ownCompany.tenant);
    const other = await context.app.inject(input("checkout", otherCustomer.headers));
    expect(other.statusCode).toBe(201);
  });

  test("[API-09] stop repeated searches", async () => {
    await open();
    expect(await timesUntilRefused((time) => input("searchProducts", from(time)))).toBe(3);
    expect(await timesUntilRefused((time) => input("searchSuggestions", from(time)))).toBe(3);
  });

  test("[API-17] stop guessing an order's e-mail, and an order's number", async () => {
    await open();
    const guess = (time: number) => ({
      ...input("trackOrder", from(time)),
      payload: { number: ownCompany.order.number, email: `chute-${time}@example.com` },
    });
    expect(await timesUntilRefused(guess)).toBe(3);
    const right = input("trackOrder", { ecommerce: ownCompany.tenant.slug });
    const ownerAddress = randomAddress();
    const owner = () => context.app.inject({ ...right, remoteAddress: ownerAddress });
    // Guesses do not lock out a customer who knows the e-mail.
    for (let look = 0; look < 8; look++) expect((await owner()).statusCode).toBe(200);
  });

  test("[API-17] slow guesses at one order's e-mail from many places, and let the owner through", async () => {
    await open();
    const subject = `track:order:${ownCompany.order.number}`;
    const hours = [new Date(), new Date(Date.now() + 3_600_000)];
    for (const now of hours)
      await incrementAttempts(ownCompany.tenant, context.installation.config, { subject, seconds: 3600, now });
    await withTenantTransaction(ownCompany.tenant, (tx) =>
      tx.execute(sql`update limit_counts set count = 100 where company_id = ${tx.companyId} and subject = ${subject}`),
    );
    const started = performance.now();
    expect((await context.app.inject(input("trackOrder", { ecommerce: ownCompany.tenant.slug }))).statusCode).toBe(200);
    expect(performance.now() - started).toBeGreaterThan(900);
  });

  test("count a network over all companies", async () => {
    await open();
    expect(await timesUntilRefused((time) => input("register", from(time)))).toBe(3);
    const other = await createTestCompany(context.installation);
    const elsewhere = requestFor("register", { ...ownCompany, tenant: other });
    expect((await context.app.inject(elsewhere)).statusCode).toBe(429);
    expect((await context.app.inject({ ...elsewhere, remoteAddress: randomAddress() })).statusCode).not.toBe(429);
  });

  test("apply to all requests together, unknown paths included, and count IPv6 by network", async () => {
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

  test("count the address that a trusted proxy forwards", async () => {
    await open({ TRUST_PROXY: "127.0.0.1" });
    const behindProxy = (sending: Sending) => ({ ...sending, remoteAddress: "127.0.0.1" });
    expect(await timesUntilRefused((time) => behindProxy(input("searchProducts", from(time))))).toBe(10);
    expect(await timesUntilRefused(() => behindProxy(input("searchProducts", from(77))))).toBe(3);
  });

  test("can be switched off", async () => {
    await open({ RATE_LIMITS: "off" });
    expect(await timesUntilRefused(() => input("searchProducts"), 80)).toBe(80);
    expect(await timesUntilRefused(() => input("trackOrder"), 12)).toBe(12);
    expect(
      await timesUntilRefused(() => ({ ...input("login"), payload: { email: "a@example.com", password: "x" } })),
    ).toBe(10);
  });
});

describe("signing in", () => {
  test("[VA-03] does the same work and returns the same response whether or not the account exists", async () => {
    await open({ RATE_LIMITS: "off" });
    const tenant = await createTestCompany(context.installation);
    const { customer } = await createTestCustomer(tenant);
    // CPU work, not elapsed time: other load on the machine must not affect the result.
    const work = { known: 0, unknown: 0 };
    for (let round = 0; round < 16; round++) {
      for (const who of ["known", "unknown"] as const) {
        const email = who === "known" ? customer.email : `ninguem-${round}@example.com`;
        const start = process.cpuUsage();
        const response = await context.app.inject({
          method: "POST",
          url: "/ecommerce/login",
          headers: { ecommerce: tenant.slug },
          payload: { email, password: "errada" },
        });
        // The first round warms up.
        const { user, system } = process.cpuUsage(start);
        if (round > 0) work[who] += user + system;
        expect([response.statusCode, response.body]).toEqual([401, '{"message":"AUTH_WRONG_PASSWORD"}']);
      }
    }
    // A password hash is most of the work.
    expect(work.unknown / work.known).toBeGreaterThan(0.5);
    expect(work.unknown / work.known).toBeLessThan(2);
  });
});
