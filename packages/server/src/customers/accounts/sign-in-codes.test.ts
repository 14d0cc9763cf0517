import { ACCOUNT_LINK_LIFETIME_MS } from "@pecacerta/rules/account-link";
import { MAX_SIGN_IN_CODE_ATTEMPTS } from "@pecacerta/rules/sign-in-code";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestCustomer, PASSWORD } from "../../../testing/customers.ts";
import {
  createTestCompany,
  openTestInstallation,
  randomAddress,
  type TestInstallation,
  unwrapOutcome,
} from "../../../testing/database.ts";
import { holdClock } from "../../../testing/minute-limits.ts";
import { listMailsTo } from "../../../testing/queued-mails.ts";
import { hashSecret } from "../../platform/config/secret-token.ts";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";
import { accountLinks, customers } from "../tables.ts";
import { queueSignInCode, signInByCode } from "./sign-in-codes.ts";

let context: TestInstallation;
let tenant: Tenant;
beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
});
afterAll(() => context.close());

const post = (path: string, payload: object, { app = context.app, headers = {}, slug = tenant.slug } = {}) =>
  app.inject({ method: "POST", url: `/ecommerce${path}`, headers: { ecommerce: slug, ...headers }, payload });
const requestCode = async (email: string): Promise<string> =>
  (await post("/login/code", { email })).json().data.request;
const confirm = (request: string, code: string, options = {}) =>
  post("/login/code/confirm", { request, code }, options);

async function codesTo(email: string): Promise<string[]> {
  const mails = await withTenantTransaction(tenant, (tx) => listMailsTo(tx, email));
  return mails
    .filter(({ template }) => template === "sign-in-code")
    .map(({ content }) => ("code" in content ? String(content.code) : ""));
}

/** Another code of six digits. */
const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

const REFUSED = [401, { message: "AUTH_WRONG_CODE" }];
const wrongCode = async (request: string, code: string, options = {}) => {
  const response = await confirm(request, code, options);
  expect([response.statusCode, response.json()]).toEqual(REFUSED);
};

test("the code of a mail signs in once and proves the address", async () => {
  const { customer } = await createTestCustomer(tenant);
  const request = await requestCode(customer.email.toUpperCase());
  const [code = ""] = await codesTo(customer.email);
  expect(code).toMatch(/^\d{6}$/);
  const response = await confirm(request, ` ${code.slice(0, 3)} ${code.slice(3)}`);
  expect(response.statusCode).toBe(200);
  const { Bearer, user } = response.json();
  expect(user).toMatchObject({ id: customer.id, email: customer.email, token: Bearer });
  const me = await context.app.inject({
    url: "/ecommerce/user",
    headers: { ecommerce: tenant.slug, authorization: `Bearer ${Bearer}` },
  });
  expect(me.json().data).toMatchObject({ id: customer.id, email_confirmed: true });
  await wrongCode(request, code);
});

test("a code ends the password and the sessions of who registered the address without proof", async () => {
  const stranger = await createTestCustomer(tenant);
  const { email } = stranger.customer;
  const bodyOf = (password: string) => ({ email, password, ecommerce: tenant.slug, remember: "false" });
  expect((await post("/login", bodyOf(PASSWORD))).statusCode).toBe(200);
  const request = await requestCode(email);
  const [code = ""] = await codesTo(email);
  const { Bearer } = (await confirm(request, code)).json();
  const headers = (token: string) => ({ ecommerce: tenant.slug, authorization: `Bearer ${token}` });
  const user = (token: string) => context.app.inject({ url: "/ecommerce/user", headers: headers(token) });
  expect((await user(stranger.token)).statusCode).toBe(401);
  expect((await post("/login", bodyOf(PASSWORD))).statusCode).toBe(401);
  // Once proven, a code changes neither.
  const again = await requestCode(email);
  await confirm(again, (await codesTo(email))[0] ?? "");
  expect((await user(Bearer)).statusCode).toBe(200);
});

test("a browser's session is bound to its cookie", async () => {
  const { customer } = await createTestCustomer(tenant);
  const request = await requestCode(customer.email);
  const [code = ""] = await codesTo(customer.email);
  const response = await confirm(request, code, { headers: { "sec-fetch-site": "same-origin" } });
  expect(response.cookies).toMatchObject(Array(2).fill({ httpOnly: true, sameSite: "Lax" }));
  const headers = { ecommerce: tenant.slug, authorization: `Bearer ${response.json().Bearer}` };
  expect((await context.app.inject({ url: "/ecommerce/user", headers })).statusCode).toBe(401);
});

test("a code is worth nothing without the secret of its request, and the database stores neither", async () => {
  const { customer } = await createTestCustomer(tenant);
  const [first, second] = [await requestCode(customer.email), await requestCode(customer.email)];
  const [secondCode = "", firstCode = ""] = await codesTo(customer.email);
  if (firstCode !== secondCode) await wrongCode(second, firstCode);
  await wrongCode("x".repeat(43), firstCode);
  const links = await withTenantTransaction(tenant, (tx) =>
    tx.select().from(accountLinks).where(eq(accountLinks.companyId, tx.companyId)),
  );
  const hashes = links.flatMap(({ tokenHash, codeHash }) => [tokenHash, codeHash]).map((hash) => hash?.toString("hex"));
  expect(hashes).toContain(hashSecret(first).toString("hex"));
  expect(hashes).not.toContain(hashSecret(firstCode).toString("hex"));
  expect((await confirm(first, firstCode)).statusCode).toBe(200);
});

test("five wrong attempts end a code; two right ones at once sign in once", async () => {
  const { customer } = await createTestCustomer(tenant);
  const request = await requestCode(customer.email);
  const [code = ""] = await codesTo(customer.email);
  for (let tries = 0; tries < MAX_SIGN_IN_CODE_ATTEMPTS; tries++) await wrongCode(request, wrong(code));
  await wrongCode(request, code);

  const next = await requestCode(customer.email);
  const [nextCode = ""] = await codesTo(customer.email);
  for (let tries = 1; tries < MAX_SIGN_IN_CODE_ATTEMPTS; tries++) await wrongCode(next, wrong(nextCode));
  const another = await requestCode(customer.email);
  const [anotherCode = ""] = await codesTo(customer.email);
  const twice = await Promise.all([confirm(another, anotherCode), confirm(another, anotherCode)]);
  expect(twice.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  expect((await confirm(next, nextCode)).statusCode).toBe(200);
});

test("a code ends after ten minutes, at another company, and when the account has another address", async () => {
  const { customer } = await createTestCustomer(tenant);
  const now = new Date();
  const ask = async (at: Date) => {
    const origin = { network: randomAddress(), deviceToken: undefined, isLimited: false, now: at };
    const { config } = context.installation;
    return unwrapOutcome(
      await withTenantTransaction(tenant, (tx) => queueSignInCode(tx, { email: customer.email, origin, config })),
    );
  };
  const enter = async (secret: string, at: Date) => {
    const [code = ""] = await codesTo(customer.email);
    return signInByCode(tenant, {
      secret,
      code,
      remember: false,
      fromBrowser: false,
      device: "",
      deviceToken: undefined,
      now: at,
    });
  };
  const later = (ms: number) => new Date(now.getTime() + ms);
  expect(await enter(await ask(now), later(ACCOUNT_LINK_LIFETIME_MS["sign-in"]))).toEqual({
    ok: false,
    refusal: "AUTH_WRONG_CODE",
  });
  expect((await enter(await ask(now), later(ACCOUNT_LINK_LIFETIME_MS["sign-in"] - 1))).ok).toBe(true);

  const secret = await ask(now);
  const [code = ""] = await codesTo(customer.email);
  const other = await createTestCompany(context.installation);
  await wrongCode(secret, code, { slug: other.slug });
  await withTenantTransaction(tenant, (tx) =>
    tx
      .update(customers)
      .set({ email: `${crypto.randomUUID()}@example.com` })
      .where(sql`${customers.companyId} = ${tx.companyId} and ${customers.id} = ${customer.id}`),
  );
  await wrongCode(secret, code);
});

test("an unknown address is answered alike, without a mail", async () => {
  const { customer } = await createTestCustomer(tenant);
  const unknown = `${crypto.randomUUID()}@example.com`;
  const durations: Record<string, number> = {};
  for (const email of [customer.email, unknown]) {
    const start = performance.now();
    const response = await post("/login/code", { email });
    durations[email] = performance.now() - start;
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { data: { request: expect.stringMatching(/^[\w-]{43}$/) } },
    ]);
    await wrongCode(response.json().data.request, "000000");
  }
  for (const duration of Object.values(durations)) expect(duration).toBeGreaterThanOrEqual(245);
  expect(await codesTo(unknown)).toEqual([]);
});

test.each([
  ["/login/code", {}, { email: "ERROR_FORM_REQUIRED" }],
  ["/login/code", { email: "sem-arroba" }, { email: "ERROR_FORM_INCORRECT_EMAIL" }],
  ["/login/code/confirm", { request: "x".repeat(43) }, { code: "ERROR_FORM_REQUIRED" }],
  ["/login/code/confirm", { request: "x".repeat(43), code: "12" }, { code: "ERROR_FORM_INVALID" }],
])("%s refuses %j", async (path, payload, errors) => {
  const response = await post(path, payload);
  expect([response.statusCode, response.json().errors]).toEqual([422, errors]);
});

test("ten networks at once get three mails an hour", async () => {
  const strict = await openTestInstallation({ RATE_LIMITS: "on", TRUST_PROXY: "127.0.0.1" });
  try {
    const { customer } = await createTestCustomer(tenant);
    const { email } = customer;
    const ask = (path: string) =>
      post(path, { email }, { app: strict.app, headers: { "x-forwarded-for": randomAddress() } });
    const mails = async (template: string) =>
      (await withTenantTransaction(tenant, (tx) => listMailsTo(tx, email))).filter(
        (mail) => mail.template === template,
      );
    for (const [path, template] of Object.entries({
      "/login/code": "sign-in-code",
      "/password/recover": "password-recovery",
    })) {
      await Promise.all(Array.from({ length: 10 }, () => ask(path)));
      expect(await mails(template)).toHaveLength(3);
    }
  } finally {
    await strict.close();
  }
});

test("one network gets two codes of an account an hour; it asks and guesses as often as with passwords", async () => {
  holdClock();
  const strict = await openTestInstallation({ RATE_LIMITS: "on", RECOVERIES_PER_HOUR: "5", LOGINS_PER_MINUTE: "8" });
  try {
    const { customer } = await createTestCustomer(tenant);
    const requests = [];
    for (let tries = 0; tries < 12; tries++)
      requests.push((await post("/login/code", { email: customer.email }, { app: strict.app })).statusCode);
    expect(requests.filter((status) => status === 429).length).toBeGreaterThanOrEqual(2);
    expect(await codesTo(customer.email)).toHaveLength(2);
    const guesses = [];
    for (let tries = 0; tries < 18; tries++)
      guesses.push((await confirm("x".repeat(43), "000000", { app: strict.app })).statusCode);
    expect(guesses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(2);
  } finally {
    await strict.close();
  }
});
