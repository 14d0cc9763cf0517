import { v7 as uuid } from "uuid";
import { expect, onTestFinished, test } from "vitest";
import { createTestCompany, openTestInstallation, randomAddress } from "../../testing/database.ts";
import { holdClock } from "../../testing/minute-limits.ts";
import { addTestMembership, createTestStaffUser, STAFF_PASSWORD, signInTestStaff } from "../../testing/staff.ts";

test("ten clerks behind one address do not slow each other down, and invented sessions share its limit", async () => {
  holdClock();
  const context = await openTestInstallation({
    RATE_LIMITS: "on",
    REQUESTS_PER_MINUTE: "30",
    ADMIN_ORIGIN: "https://painel.example.com",
  });
  onTestFinished(() => context.close());
  const { installation, app } = context;
  const tenant = await createTestCompany(installation);
  const remoteAddress = randomAddress();
  const list = async (token: string) => {
    const headers = {
      host: "painel.example.com",
      ecommerce: tenant.slug,
      cookie: `__Host-admin=${token}`,
      "x-admin": "1",
      "sec-fetch-site": "same-origin",
    };
    return (await app.inject({ url: "/ecommerce/admin/orders", headers, remoteAddress })).statusCode;
  };
  const clerks = Array.from({ length: 10 }, async () => {
    const user = await createTestStaffUser(installation);
    await addTestMembership(tenant, user, "counter");
    return (await signInTestStaff(installation, user)).token;
  });
  const statuses: number[] = [];
  const tokens = await Promise.all(clerks);
  for (const token of tokens) for (let call = 0; call < 20; call++) statuses.push(await list(token));
  expect(new Set(statuses)).toEqual(new Set([200]));
  const [busy = ""] = tokens;
  for (let call = 0; call < 31; call++) statuses.push(await list(busy));
  expect(statuses.at(-1)).toBe(429);
  const invented = Array.from({ length: 30 }, (_, index) => `${index}`.padStart(43, "x"));
  const refused: number[] = [];
  for (const token of invented) refused.push(await list(token));
  expect([refused[0], refused.at(-1)]).toEqual([401, 429]);
});

test("one address tries 20 passwords a minute, on whatever accounts", async () => {
  holdClock();
  const context = await openTestInstallation({ RATE_LIMITS: "on", ADMIN_ORIGIN: "https://painel.example.com" });
  onTestFinished(() => context.close());
  const headers = { host: "painel.example.com", "x-admin": "1", "sec-fetch-site": "same-origin" };
  const tryFrom = async (remoteAddress: string) => {
    const payload = { email: `${uuid()}@example.com`, password: STAFF_PASSWORD };
    const url = "/ecommerce/admin/session";
    return (await context.app.inject({ method: "POST", url, headers, payload, remoteAddress })).statusCode;
  };
  const [one, other] = [randomAddress(), randomAddress()];
  for (let attempt = 0; attempt < 20; attempt++) expect(await tryFrom(one)).toBe(401);
  expect([await tryFrom(one), await tryFrom(other)]).toEqual([429, 401]);
});
