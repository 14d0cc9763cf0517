import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../testing/database.ts";
import { listMailsTo } from "../../../testing/queued-mails.ts";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";
import { subscribeToNewsletter } from "./commands.ts";
import { newsletterAddresses } from "./tables.ts";

let context: TestInstallation;
let tenant: Tenant;
beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
});
afterAll(() => context.close());

const post = (path: string, payload: object, { app } = context, ecommerce = tenant.slug) =>
  app.inject({ method: "POST", url: `/ecommerce/mailing/newsletter${path}`, headers: { ecommerce }, payload });
const subscribe = (email: string) => post("", { email });
const addresses = (of = tenant) => withTenantTransaction(of, (tx) => tx.select().from(newsletterAddresses));
const mails = (email: string, of = tenant) => withTenantTransaction(of, (tx) => listMailsTo(tx, email));

let made = 0;
const newEmail = () => `leitor${++made}@example.com`;

/** The secret in the links of the only mail to this address. */
async function secretOf(email: string): Promise<string> {
  const [mail] = await mails(email);
  const { path = "", leavePath = "" } = (mail?.content ?? {}) as { path?: string; leavePath?: string };
  const [, secret = ""] = /^\/newsletter\/confirm#([\w-]{43})$/.exec(path) ?? [];
  expect(leavePath).toBe(`/newsletter/leave?token=${secret}`);
  return secret;
}

describe("the newsletter", () => {
  test("[API-04] sends a confirmation mail and subscribes the address once it is confirmed", async () => {
    const email = newEmail();
    const response = await subscribe(` ${email.toUpperCase()} `);
    expect([response.statusCode, response.json()]).toEqual([200, { data: expect.stringContaining("confirme") }]);
    const secret = await secretOf(email);
    const stateOf = async () => (await addresses()).find((one) => one.email === email)?.confirmedAt;
    expect(await stateOf()).toBeNull();
    for (let time = 0; time < 2; time++) {
      const confirmed = await post("/confirm", { token: secret });
      expect([confirmed.statusCode, confirmed.json()]).toEqual([200, { data: expect.stringContaining("confirmada") }]);
      expect(await stateOf()).toBeInstanceOf(Date);
    }
  });

  test("[API-04] responds the same to a known address and sends it at most one mail an hour", async () => {
    const [email, other] = [newEmail(), newEmail()];
    const responses = await Promise.all(Array.from({ length: 20 }, () => subscribe(email)));
    const first = await subscribe(other);
    expect(new Set(responses.map(({ body }) => body))).toEqual(new Set([first.body]));
    expect((await mails(email)).length).toBe(1);
    const later = (ms: number) =>
      withTenantTransaction(tenant, (tx) =>
        subscribeToNewsletter(tx, { email, secretKey: context.installation.secretKey, now: new Date(Date.now() + ms) }),
      );
    await later(3_000_000);
    expect((await mails(email)).length).toBe(1);
    await later(3_700_000);
    const [second, one] = await mails(email);
    // The links of the first mail still work.
    expect(second?.content).toEqual(one?.content);
    await post("/confirm", { token: await secretOf(email) });
    await later(9_000_000);
    expect((await mails(email)).length).toBe(2);
  });

  test("[API-04] can be unsubscribed with one click by people and mail programs, which deletes the address", async () => {
    const [email, other] = [newEmail(), newEmail()];
    await subscribe(email);
    const secret = await secretOf(email);
    const response = await post("/leave", { token: secret });
    expect([response.statusCode, response.json()]).toEqual([200, { data: expect.stringContaining("não recebe mais") }]);
    expect((await addresses()).map((one) => one.email)).not.toContain(email);
    const gone = await post("/leave", { token: secret });
    expect([gone.statusCode, gone.json()]).toEqual([404, { message: "TOKEN_NOT_FOUND" }]);
    expect((await post("/confirm", { token: secret })).statusCode).toBe(404);

    await subscribe(other);
    const url = `/newsletter/leave?token=${await secretOf(other)}&company=${tenant.slug}`;
    // Web mail sends another origin or none: the token is sufficient.
    const headers = { "content-type": "application/x-www-form-urlencoded", origin: "null" };
    for (let time = 0; time < 2; time++) {
      const clicked = await context.app.inject({ method: "POST", url, headers, payload: "List-Unsubscribe=One-Click" });
      expect([clicked.statusCode, clicked.headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
    }
    expect((await addresses()).map((one) => one.email)).not.toContain(other);
  });

  test.each(["a=1", "token=", "token=a&token=b", "token[x]=1", "token=%00", "token=nada&company=nenhuma"])(
    "unsubscribing with %j changes nothing",
    async (query) => {
      const before = (await addresses()).length;
      const response = await context.app.inject({ method: "POST", url: `/newsletter/leave?${query}` });
      expect(response.statusCode).toBe(200);
      expect((await addresses()).length).toBe(before);
    },
  );

  test("[API-04] [GEN-01] tokens of one company are unknown in another", async () => {
    const email = newEmail();
    await subscribe(email);
    const otherTenant = await createTestCompany(context.installation);
    const token = await secretOf(email);
    for (const path of ["/confirm", "/leave"])
      expect((await post(path, { token }, context, otherTenant.slug)).statusCode).toBe(404);
    expect(await addresses(otherTenant)).toEqual([]);
    expect(await mails(email, otherTenant)).toEqual([]);
  });

  test.each([
    ["maria", "ERROR_FORM_INCORRECT_EMAIL"],
    ["maria@", "ERROR_FORM_INCORRECT_EMAIL"],
    ["a@b@c", "ERROR_FORM_INCORRECT_EMAIL"],
    [`${"a".repeat(250)}@example.com`, "ERROR_FORM_INCORRECT_EMAIL"],
    ["", "ERROR_FORM_REQUIRED"],
    [undefined, "ERROR_FORM_REQUIRED"],
  ])("[API-04] refuses %j with a text", async (email, key) => {
    const response = await post("", { email });
    expect([response.statusCode, response.json()]).toEqual([
      422,
      { message: key, errors: { email: key }, data: expect.stringContaining("mail") },
    ]);
  });

  test("[API-04] puts no line breaks into mail headers", async () => {
    for (const email of ["a@example.com\r\nBcc: b@example.com", "a@example.com\n", "a\u0000@example.com"]) {
      expect([422, 200]).toContain((await post("", { email })).statusCode);
    }
    for (const { email } of await addresses()) expect(email).not.toMatch(/[\r\n\0]|bcc:/i);
  });

  test("[API-04] is limited per network", async () => {
    const strict = await openTestInstallation({ RATE_LIMITS: "on", NEWSLETTERS_PER_HOUR: "2" });
    try {
      const limitedTenant = await createTestCompany(strict.installation);
      const send = () => post("", { email: newEmail() }, strict, limitedTenant.slug);
      expect([await send(), await send()].map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      const refused = await send();
      expect([refused.statusCode, refused.json().message]).toEqual([429, "TOO_MANY_REQUESTS"]);
      expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
      expect((await addresses(limitedTenant)).length).toBe(2);
    } finally {
      await strict.close();
    }
  });
});
