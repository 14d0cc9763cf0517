import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestCustomer, PASSWORD } from "../../../testing/customers.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../testing/database.ts";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";
import { hashPassword } from "../../platform/password/password-hash.ts";
import { customers } from "../tables.ts";

let context: TestInstallation;
let tenant: Tenant;
beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
});
afterAll(() => context.close());

const FORM = { "content-type": "application/x-www-form-urlencoded" };
const registration = (more: Record<string, string> = {}) => ({
  name: "Cliente Exemplo",
  email: `${crypto.randomUUID()}@example.com`,
  password: "segredo-1",
  ecommerce_id: tenant.slug,
  cpf: "529.982.247-25",
  phone: "(62) 99123-4567",
  ...more,
});
const post = (url: string, payload: Record<string, unknown>, headers: Record<string, string> = {}) =>
  context.app.inject({ method: "POST", url: `/ecommerce${url}`, payload, headers });
const postForm = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  context.app.inject({
    method: "POST",
    url: `/ecommerce${url}`,
    payload: new URLSearchParams(fields).toString(),
    headers: { ...FORM, ...headers },
  });

describe("registration", () => {
  test("[API-03] [VA-06] [EN-06] creates an account, from a form and from JSON", async () => {
    for (const send of [post, postForm]) {
      const sent = registration();
      const answer = await send("/register", sent);
      expect(answer.statusCode).toBe(201);
      const { user } = answer.json();
      expect(user).toMatchObject({
        name: sent.name,
        email: sent.email,
        ecommerce: tenant.slug,
        ecommerce_id: tenant.companyId,
      });
      expect(answer.body).not.toMatch(/password|argon2/);
    }
  });

  test("[VA-01] [VA-02] refuses an invalid e-mail, a weak password and an e-mail that has an account", async () => {
    const invalid = await post("/register", registration({ email: "sem-arroba" }));
    expect([invalid.statusCode, invalid.json().message]).toEqual([422, "AUTH_INVALID_EMAIL"]);
    const weak = await post("/register", registration({ password: "12345" }));
    expect([weak.statusCode, weak.json()]).toEqual([
      422,
      { message: "AUTH_WEAK_PASSWORD", errors: { password: "AUTH_WEAK_PASSWORD" } },
    ]);
    for (const unseen of ["\u200B", "\u2800", "\u3164", "\u00AD"]) {
      const blank = await post("/register", registration({ password: unseen.repeat(6) }));
      expect([blank.statusCode, blank.json().message]).toEqual([422, "AUTH_WEAK_PASSWORD"]);
    }
    const sent = registration();
    expect((await post("/register", sent)).statusCode).toBe(201);
    const again = await post("/register", { ...sent, email: sent.email.toUpperCase() });
    expect([again.statusCode, again.json().message]).toEqual([409, "AUTH_EMAIL_ALREADY_IN_USE"]);
  });

  test("[VA-07] refuses an invalid CPF and telephone number", async () => {
    const answer = await post("/register", registration({ cpf: "11111111111", phone: "123" }));
    expect(answer.json()).toEqual({
      message: "VALIDATION_FAILED",
      errors: { cpf: "INVALID_CPF", phone: "INVALID_PHONE" },
    });
  });

  test("[VA-02] fifty concurrent registrations with one e-mail address create one account", async () => {
    const sent = registration();
    const answers = await Promise.all(Array.from({ length: 50 }, () => post("/register", sent)));
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([201, ...Array(49).fill(409)]);
  });

  test("[VA-06] never lets a client choose its own id, company or token", async () => {
    const other = await createTestCompany(context.installation);
    const answer = await post("/register", {
      ...registration(),
      id: "00000000-0000-7000-8000-000000000000",
      company_id: other.companyId,
      token: "mine",
    });
    expect(answer.json().user.ecommerce_id).toBe(tenant.companyId);
    expect(answer.json().user.id).not.toBe("00000000-0000-7000-8000-000000000000");
  });
});

describe("signing in", () => {
  test("[API-02] returns the user, the token and its expiry; the token authorizes calls", async () => {
    const { customer } = await createTestCustomer(tenant);
    for (const send of [post, postForm]) {
      const answer = await send("/login", { email: customer.email, password: PASSWORD, ecommerce: tenant.slug });
      expect(answer.statusCode).toBe(200);
      const { user, Bearer, expires_in } = answer.json();
      expect(Date.parse(expires_in)).toBeGreaterThan(Date.now());
      expect(user).toMatchObject({ id: customer.id, token: Bearer, expires_in });
      const userResponse = await context.app.inject({
        url: "/ecommerce/user",
        headers: { ecommerce: tenant.slug, authorization: `Bearer ${Bearer}` },
      });
      expect(userResponse.json().data).toMatchObject({ id: customer.id, email: customer.email });
    }
  });

  test("a password from before the rules became stricter still signs in", async () => {
    const { customer } = await createTestCustomer(tenant);
    const password = "\u200B".repeat(6);
    const passwordHash = await hashPassword(password);
    await withTenantTransaction(tenant, (tx) =>
      tx.update(customers).set({ passwordHash }).where(eq(customers.id, customer.id)),
    );
    const answer = await post("/login", { email: customer.email, password, ecommerce: tenant.slug });
    expect(answer.statusCode).toBe(200);
  });

  test("[VA-03] a wrong password and an unknown e-mail address get the same response", async () => {
    const { customer } = await createTestCustomer(tenant);
    const wrong = await post("/login", { email: customer.email, password: "outra-coisa", ecommerce: tenant.slug });
    const unknownWork = await post("/login", {
      email: "ninguem@example.com",
      password: PASSWORD,
      ecommerce: tenant.slug,
    });
    expect([wrong.statusCode, wrong.json()]).toEqual([401, { message: "AUTH_WRONG_PASSWORD" }]);
    expect(unknownWork.body).toBe(wrong.body);
    expect(unknownWork.statusCode).toBe(wrong.statusCode);
  });

  test("[API-02] [VA-01] names the missing or invalid field", async () => {
    expect((await post("/login", { email: "x", password: "y" })).json()).toEqual({
      message: "ERROR_FORM_INCORRECT_EMAIL",
      errors: { email: "ERROR_FORM_INCORRECT_EMAIL" },
    });
    expect((await post("/login", { email: "a@example.com" })).json().errors).toEqual({
      password: "ERROR_FORM_REQUIRED",
    });
    expect(
      (await post("/login", { email: "a@example.com", password: "x", ecommerce: "nenhuma-loja" })).statusCode,
    ).toBe(404);
  });

  test("[SS-04] signing out ends the token", async () => {
    const { headers } = await createTestCustomer(tenant);
    const asBrowser = { ...headers, "sec-fetch-site": "same-origin" };
    const signedOut = await context.app.inject({ method: "POST", url: "/ecommerce/logout", headers: asBrowser });
    expect(signedOut.statusCode).toBe(200);
    // Clears the HTTP cache only, not the storage of a visitor.
    expect(signedOut.headers["clear-site-data"]).toBe('"cache"');
    const after = await context.app.inject({ url: "/ecommerce/user", headers });
    expect([after.statusCode, after.json()]).toEqual([401, { message: "AUTH_UNAUTHORIZED" }]);
  });

  test("[RO-04] a token of one company is unauthorized in another", async () => {
    const other = await createTestCompany(context.installation);
    const { headers } = await createTestCustomer(tenant);
    const answer = await context.app.inject({ url: "/ecommerce/user", headers: { ...headers, ecommerce: other.slug } });
    expect([answer.statusCode, answer.json().message]).toEqual([401, "AUTH_UNAUTHORIZED"]);
  });

  test("a token issued to a browser is refused without the browser's cookie", async () => {
    const { customer } = await createTestCustomer(tenant);
    const login = await post(
      "/login",
      { email: customer.email, password: PASSWORD, ecommerce: tenant.slug },
      { "sec-fetch-site": "same-origin" },
    );
    const [binding] = login.cookies;
    expect(binding).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
    const headers = { ecommerce: tenant.slug, authorization: `Bearer ${login.json().Bearer}` };
    const user = (cookies: Record<string, string>) => context.app.inject({ url: "/ecommerce/user", headers, cookies });
    expect((await user({})).statusCode).toBe(401);
    expect((await user({ [binding?.name ?? ""]: "guessed" })).statusCode).toBe(401);
    expect((await user({ [binding?.name ?? ""]: binding?.value ?? "" })).statusCode).toBe(200);
    const cookieAlone = await context.app.inject({
      url: "/ecommerce/user",
      headers: { ecommerce: tenant.slug },
      cookies: { [binding?.name ?? ""]: binding?.value ?? "" },
    });
    expect(cookieAlone.statusCode).toBe(401);
  });

  test("[API-02] an unknown e-mail address takes the same work as a wrong password", async () => {
    const { customer } = await createTestCustomer(tenant);
    // CPU time, not wall time: the machine may be busy.
    const workFor = async (email: string) => {
      const before = process.cpuUsage();
      await post("/login", { email, password: "errada-1", ecommerce: tenant.slug });
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    let [knownWork, unknownWork] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (let round = 0; round < 12; round++) {
      knownWork = Math.min(knownWork, await workFor(customer.email));
      unknownWork = Math.min(unknownWork, await workFor("ninguem@example.com"));
    }
    // Without hashing it would be a fifth.
    expect(unknownWork / knownWork).toBeGreaterThan(0.5);
    expect(unknownWork / knownWork).toBeLessThan(2);
  });

  test("limits guesses at an account with Retry-After; the owner elsewhere is not affected", async () => {
    const limited = await openTestInstallation({ RATE_LIMITS: "on", TRUST_PROXY: "127.0.0.1" });
    try {
      const { customer } = await createTestCustomer(tenant);
      const tries = [];
      for (let index = 0; index < 8; index++) {
        tries.push(
          await limited.app.inject({
            method: "POST",
            url: "/ecommerce/login",
            payload: { email: customer.email, password: "errada-1", ecommerce: tenant.slug },
          }),
        );
      }
      const refused = tries.filter(({ statusCode }) => statusCode === 429);
      expect(refused).toHaveLength(1);
      expect(Number(refused[0]?.headers["retry-after"])).toBeGreaterThan(0);
      const elsewhere = await limited.app.inject({
        method: "POST",
        url: "/ecommerce/login",
        headers: { "x-forwarded-for": "203.0.113.9" },
        payload: { email: customer.email, password: PASSWORD, ecommerce: tenant.slug },
      });
      expect(elsewhere.statusCode).toBe(200);
    } finally {
      await limited.close();
    }
  });
});
