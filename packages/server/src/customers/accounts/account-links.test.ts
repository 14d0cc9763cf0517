import { ACCOUNT_LINK_LIFETIME_MS } from "@pecacerta/rules/account-link";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestCustomer, PASSWORD } from "../../../testing/customers.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../testing/database.ts";
import { listMailsTo } from "../../../testing/queued-mails.ts";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";
import type { Customer } from "../sessions/session.ts";
import { createAccountLink } from "./account-links.ts";
import { confirmEmailByLink } from "./confirmation.ts";
import { resetPasswordByLink } from "./recovery.ts";

let context: TestInstallation;
let tenant: Tenant;
beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
});
afterAll(() => context.close());

const NEW = "outra-senha";
const call = (method: "GET" | "POST" | "HEAD", path: string, payload?: object, headers = {}) =>
  context.app.inject({
    method,
    url: `/ecommerce${path}`,
    headers: { ecommerce: tenant.slug, ...headers },
    ...(payload && { payload }),
  });
const signIn = (email: string, password: string) => call("POST", "/login", { email, password, ecommerce: tenant.slug });
const recover = (email: string) => call("POST", "/password/recover", { email });
const reset = (token: string, password = NEW) => call("POST", "/password/reset", { token, password });
const confirm = (token: string, headers = {}) => call("GET", `/confirm-email/${token}`, undefined, headers);

/** The secrets in the links of the mails to an address, newest first. */
async function secretsTo(email: string, template: string): Promise<string[]> {
  const mails = await withTenantTransaction(tenant, (tx) => listMailsTo(tx, email));
  return mails.filter((mail) => mail.template === template).map(({ content }) => secretIn(content));
}
const secretIn = (content: object): string => ("path" in content ? String(content.path) : "").replace(/^[^#]*#/, "");

const linkFor = ({ id, email }: Customer, purpose: "confirmation" | "recovery", now = new Date()) =>
  withTenantTransaction(tenant, (tx) => createAccountLink(tx, { customerId: id, purpose, email }, now));

describe("a forgotten password", () => {
  test("[VA-03] the link in the mail sets a new one once; all sessions and other links end, and the owner is notified", async () => {
    const { customer, headers } = await createTestCustomer(tenant);
    await recover(customer.email.toUpperCase());
    expect((await recover(customer.email)).json()).toEqual({ data: "TEXT_RECOVERY_SENT" });
    const [last = "", first = ""] = await secretsTo(customer.email, "password-recovery");
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(last).not.toBe(first);
    const weak = await reset(first, "12345");
    expect([weak.statusCode, weak.json().message]).toEqual([422, "AUTH_WEAK_PASSWORD"]);
    expect((await reset(first)).json()).toEqual({ data: null });
    for (const used of [first, last]) {
      const again = await reset(used, "mais-uma");
      expect([again.statusCode, again.json()]).toEqual([404, { message: "TOKEN_NOT_FOUND" }]);
    }
    expect((await context.app.inject({ url: "/ecommerce/user", headers })).statusCode).toBe(401);
    expect((await signIn(customer.email, PASSWORD)).statusCode).toBe(401);
    expect((await signIn(customer.email, NEW)).statusCode).toBe(200);
    expect(await secretsTo(customer.email, "password-changed")).toHaveLength(1);
  });

  test("[API-02] an unknown address gets the same response after the same time, and no mail", async () => {
    const { customer } = await createTestCustomer(tenant);
    const unknown = "ninguem-nunca@example.com";
    const took = { existing: [] as number[], unknown: [] as number[] };
    for (let round = 0; round < 6; round++) {
      for (const [account, email] of [
        ["existing", customer.email],
        ["unknown", unknown],
      ] as const) {
        const start = performance.now();
        const answer = await recover(email);
        took[account].push(performance.now() - start);
        expect([answer.statusCode, answer.body]).toEqual([200, '{"data":"TEXT_RECOVERY_SENT"}']);
      }
    }
    // The minimum of each: a busy machine only adds time.
    const [existing, none] = [Math.min(...took.existing), Math.min(...took.unknown)];
    expect(Math.min(existing, none)).toBeGreaterThan(240);
    expect(Math.abs(existing - none) / none).toBeLessThan(0.25);
    expect(await withTenantTransaction(tenant, (tx) => listMailsTo(tx, unknown))).toEqual([]);
  });

  test("refuses text that is not an address", async () => {
    expect((await recover("sem-arroba")).json().errors).toEqual({ email: "ERROR_FORM_INCORRECT_EMAIL" });
    expect((await call("POST", "/password/recover", {})).json().errors).toEqual({ email: "ERROR_FORM_REQUIRED" });
  });

  test("a link lasts thirty minutes", async () => {
    const { customer } = await createTestCustomer(tenant);
    const now = new Date("2026-03-14T12:00:00Z");
    const after = (ms: number) => new Date(now.getTime() + ms);
    const old = await linkFor(customer, "recovery", now);
    expect(ACCOUNT_LINK_LIFETIME_MS.recovery).toBe(60 * 60_000);
    const use = { token: old, password: NEW, fromBrowser: false, deviceToken: undefined };
    expect(await resetPasswordByLink(tenant, { ...use, now: after(ACCOUNT_LINK_LIFETIME_MS.recovery) })).toEqual({
      ok: false,
      refusal: "TOKEN_NOT_FOUND",
    });
    const outcome = await resetPasswordByLink(tenant, { ...use, now: after(ACCOUNT_LINK_LIFETIME_MS.recovery - 1) });
    expect(outcome.ok).toBe(true);
  });

  test("of twenty concurrent uses of one link, one succeeds", async () => {
    const { customer } = await createTestCustomer(tenant);
    const token = await linkFor(customer, "recovery");
    const answers = await Promise.all(Array.from({ length: 20 }, () => reset(token)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(19).fill(404)]);
  });

  test("[RO-04] a link is refused for another company, for another purpose, and when invented", async () => {
    const { customer } = await createTestCustomer(tenant);
    const other = await createTestCompany(context.installation);
    const token = await linkFor(customer, "recovery");
    const payload = { token, password: NEW };
    const elsewhere = await call("POST", "/password/reset", payload, { ecommerce: other.slug });
    expect([elsewhere.statusCode, elsewhere.body]).toEqual([404, '{"message":"TOKEN_NOT_FOUND"}']);
    for (const wrong of [await linkFor(customer, "confirmation"), "x".repeat(43), "x"]) {
      expect((await reset(wrong)).body).toBe(elsewhere.body);
    }
    expect((await confirm(token)).body).toBe(elsewhere.body);
    expect((await signIn(customer.email, PASSWORD)).statusCode).toBe(200);
  });

  test("sends three mails an hour to one account, and allows ten requests from one network", async () => {
    const strict = await openTestInstallation({ RATE_LIMITS: "on", RECOVERIES_PER_HOUR: "5" });
    try {
      const { customer } = await createTestCustomer(tenant);
      const url = "/ecommerce/password/recover";
      const statuses = [];
      for (let tries = 0; tries < 12; tries++) {
        const answer = await strict.app.inject({
          method: "POST",
          url,
          headers: { ecommerce: tenant.slug },
          payload: { email: customer.email },
        });
        statuses.push(answer.statusCode);
        if (answer.statusCode === 429) expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
      }
      // A new hour may start meanwhile.
      expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(2);
      expect(await secretsTo(customer.email, "password-recovery")).toHaveLength(3);
    } finally {
      await strict.close();
    }
  });
});

describe("an e-mail address", () => {
  const register = async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const person = { name: "Ana Souza", email, password: PASSWORD, cpf: "529.982.247-25", phone: "(62) 99123-4567" };
    expect((await call("POST", "/register", { ...person, ecommerce_id: tenant.slug })).statusCode).toBe(201);
    return email;
  };

  test("[API-03] a new account gets a confirmation mail; its link confirms the address once", async () => {
    const email = await register();
    const [secret = "", ...more] = await secretsTo(email, "email-confirmation");
    expect(more).toEqual([]);
    const [mail] = await withTenantTransaction(tenant, (tx) => listMailsTo(tx, email));
    expect(mail?.content).toEqual({ name: "Ana Souza", path: `/account/confirmEmail#${secret}` });
    const confirmed = await confirm(secret);
    expect([confirmed.statusCode, confirmed.json()]).toEqual([200, { data: { email } }]);
    expect((await confirm(secret)).json()).toEqual({ message: "TOKEN_NOT_FOUND" });
  });

  test("is confirmed by requests of the shop's own pages only, not by navigation or prefetching", async () => {
    const [secret = ""] = await secretsTo(await register(), "email-confirmation");
    for (const headers of [
      { "sec-fetch-mode": "navigate", "sec-fetch-site": "none" },
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-dest": "image" },
      { "sec-purpose": "prefetch" },
    ]) {
      const answer = await confirm(secret, headers);
      expect([answer.statusCode, answer.json().message]).toEqual([403, "FORBIDDEN"]);
    }
    expect((await call("HEAD", `/confirm-email/${secret}`)).statusCode).toBe(405);
    expect((await confirm(secret, { "sec-fetch-mode": "cors", "sec-fetch-site": "same-origin" })).statusCode).toBe(200);
  });

  test("a link lasts a day", async () => {
    const { customer } = await createTestCustomer(tenant);
    const now = new Date("2026-03-14T12:00:00Z");
    const secret = await linkFor(customer, "confirmation", now);
    const at = (ms: number) =>
      withTenantTransaction(tenant, (tx) => confirmEmailByLink(tx, secret, new Date(now.getTime() + ms)));
    expect(await at(ACCOUNT_LINK_LIFETIME_MS.confirmation)).toEqual({ ok: false, refusal: "TOKEN_NOT_FOUND" });
    expect((await at(ACCOUNT_LINK_LIFETIME_MS.confirmation - 1)).ok).toBe(true);
  });
});

test("the confirmation mail can be requested three times an hour until the address is confirmed", async () => {
  const limited = await openTestInstallation({ RATE_LIMITS: "on" });
  const { customer, headers } = await createTestCustomer(tenant);
  const url = "/ecommerce/user/confirmation";
  const send = () => limited.app.inject({ method: "POST", url, headers });
  const user = async () => (await limited.app.inject({ url: "/ecommerce/user", headers })).json().data;
  expect(await user()).toMatchObject({ email_confirmed: false });
  for (let sent = 0; sent < 3; sent++) expect((await send()).json()).toEqual({ data: "TEXT_CONFIRMATION_SENT" });
  const refused = await send();
  expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "3600"]);
  const secrets = await secretsTo(customer.email, "email-confirmation");
  expect(new Set(secrets).size).toBe(3);
  expect((await confirm(secrets[0] ?? "")).statusCode).toBe(200);
  expect(await user()).toMatchObject({ email_confirmed: true });
  expect((await send()).json()).toEqual({ message: "EMAIL_CONFIRMED" });
  await limited.close();
});
