import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createTestProduct } from "../../../testing/catalog.ts";
import { createTestCustomer, PASSWORD, type SignedInCustomer } from "../../../testing/customers.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../testing/database.ts";
import { listMailsTo } from "../../../testing/queued-mails.ts";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";
import { eraseCustomer } from "../../privacy/erase-customer.ts";
import { createAccountLink } from "./account-links.ts";

let context: TestInstallation;
let tenant: Tenant;
beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
});
afterAll(() => context.close());

type Headers = Record<string, string>;
const call = (method: "GET" | "POST" | "DELETE", path: string, headers: Headers, payload?: object) =>
  context.app.inject({ method, url: `/ecommerce${path}`, headers, ...(payload && { payload }) });
const login = async (email: string, password = PASSWORD, more: Headers = {}) =>
  await call("POST", "/login", { ecommerce: tenant.slug, ...more }, { email, password, ecommerce: tenant.slug });
const fetchUser = (headers: Headers) => call("GET", "/user", headers);
const signInAgain = async ({ customer, headers }: SignedInCustomer, more: Headers = {}) => ({
  ...headers,
  authorization: `Bearer ${(await login(customer.email, PASSWORD, more)).json().Bearer}`,
});
const secretIn = (content: object | undefined) => (JSON.stringify(content).match(/#([\w-]+)/) ?? [])[1];
const newAddress = () => `${crypto.randomUUID()}@example.com`;
const profileOf = (email: string, more: object = {}) => ({
  name: "  Ana  Maria ",
  email,
  cpf: "111.444.777-35",
  phone: "(11) 98765-4321",
  rg: "12.345.678-9",
  ...more,
});

test("[RO-03] any call is unauthorized when its account is deleted while it waits", async () => {
  const { customer, headers } = await createTestCustomer(tenant);
  const { id: product } = await createTestProduct(tenant);
  const { pool } = context.installation.database;
  const result = await withTenantTransaction(tenant, async (tx) => {
    await eraseCustomer(tx, customer, new Date());
    const waiting = [
      call("POST", "/user/profile", headers, profileOf(newAddress(), { password: PASSWORD })),
      call("POST", "/user/wishlist/insert", headers, { product_uuid: product }),
      login(customer.email),
    ];
    const allWait = async () => {
      const { rows } = await pool.query("select 1 from pg_locks where not granted");
      expect(rows.length).toBeGreaterThanOrEqual(waiting.length);
    };
    await vi.waitFor(allWait, { timeout: 15_000 });
    return { waiting };
  });
  const responses = (await Promise.all(result.waiting)).map((response) => [
    response.statusCode,
    response.json().message,
  ]);
  expect(responses).toEqual([
    [401, "AUTH_UNAUTHORIZED"],
    [401, "AUTH_UNAUTHORIZED"],
    [401, "AUTH_WRONG_PASSWORD"],
  ]);
});

describe("the profile", () => {
  test("[SS-03] [VA-07] changes cpf, name, phone and rg at once", async () => {
    const { customer, headers } = await createTestCustomer(tenant);
    const changed = await call("POST", "/user/profile", headers, profileOf(customer.email.toUpperCase()));
    expect(changed.statusCode).toBe(200);
    const after = { name: "Ana Maria", cpf: "11144477735", phone: "11987654321", rg: "12.345.678-9" };
    expect(changed.json().data).toMatchObject({ id: customer.id, email: customer.email, ...after });
    expect((await fetchUser(headers)).json().data).toEqual({
      ...changed.json().data,
      email_confirmed: false,
      review_mails: true,
    });
  });

  test("[SS-03] a new e-mail address needs the password and takes effect once it is confirmed", async () => {
    const { customer, headers } = await createTestCustomer(tenant);
    const next = newAddress();
    for (const sent of [profileOf(next), profileOf(next, { password: "errada-1" })]) {
      const refused = await call("POST", "/user/profile", headers, sent);
      expect([refused.statusCode, refused.json()]).toEqual([401, { message: "AUTH_WRONG_PASSWORD" }]);
    }
    expect((await fetchUser(headers)).json().data.name).toBe(customer.name);
    const changed = await call("POST", "/user/profile", headers, profileOf(next, { password: PASSWORD }));
    expect(changed.json().data).toMatchObject({ name: "Ana Maria", email: customer.email });
    const [mail] = await withTenantTransaction(tenant, (tx) => listMailsTo(tx, next));
    expect(mail).toMatchObject({ template: "new-email", content: { name: "Ana Maria" } });
    expect((await login(next)).statusCode).toBe(401);
    const secret = secretIn(mail?.content);
    expect((await call("GET", `/confirm-email/${secret}`, headers)).json()).toEqual({ data: { email: next } });
    expect((await fetchUser(headers)).json().data.email).toBe(next);
    expect((await login(next)).statusCode).toBe(200);
    expect((await login(customer.email)).statusCode).toBe(401);
    const [notice] = await withTenantTransaction(tenant, (tx) => listMailsTo(tx, customer.email));
    expect(notice).toMatchObject({ template: "email-changed", content: { newEmail: next } });
  });

  test("[SS-03] links to replaced or former addresses are refused", async () => {
    const { customer, headers } = await createTestCustomer(tenant);
    const [mistyped, next] = [newAddress(), newAddress()];
    const first = await withTenantTransaction(tenant, (tx) =>
      createAccountLink(tx, { customerId: customer.id, purpose: "confirmation", email: customer.email }, new Date()),
    );
    const secretTo = async (email: string) => {
      await call("POST", "/user/profile", headers, profileOf(email, { password: PASSWORD }));
      const [mail] = await withTenantTransaction(tenant, (tx) => listMailsTo(tx, email));
      return secretIn(mail?.content);
    };
    const confirmed = async (secret: string | undefined) =>
      (await call("GET", `/confirm-email/${secret}`, { ecommerce: tenant.slug })).statusCode;
    const [stranger, own] = [await secretTo(mistyped), await secretTo(next)];
    expect(await confirmed(stranger)).toBe(404);
    expect(await confirmed(own)).toBe(200);
    expect([await confirmed(first), await confirmed(stranger)]).toEqual([404, 404]);
    expect((await fetchUser(headers)).json().data.email).toBe(next);
  });

  test.each(["changed", "recovered"])(
    "[VA-03] once the password is %s, an address requested by a thief cannot be confirmed",
    async (how) => {
      const { customer, headers } = await createTestCustomer(tenant);
      const thiefAddress = newAddress();
      await call("POST", "/user/profile", headers, profileOf(thiefAddress, { password: PASSWORD }));
      if (how === "changed")
        await call("POST", "/user/password", headers, { current: PASSWORD, password: "nova-senha" });
      else {
        await call("POST", "/password/recover", headers, { email: customer.email });
        const mails = await withTenantTransaction(tenant, (tx) => listMailsTo(tx, customer.email));
        const token = secretIn(mails.find(({ template }) => template === "password-recovery")?.content);
        await call("POST", "/password/reset", headers, { token, password: "nova-senha" });
      }
      expect((await login(customer.email, "nova-senha")).statusCode).toBe(200);
      const [mail] = await withTenantTransaction(tenant, (tx) => listMailsTo(tx, thiefAddress));
      const moved = await call("GET", `/confirm-email/${secretIn(mail?.content)}`, { ecommerce: tenant.slug });
      expect([moved.statusCode, moved.json()]).toEqual([404, { message: "TOKEN_NOT_FOUND" }]);
      expect((await login(thiefAddress, "nova-senha")).statusCode).toBe(401);
    },
  );

  test("[VA-02] an address with an account is refused, also when the account was created after the mail", async () => {
    const { customer: other } = await createTestCustomer(tenant);
    const { headers } = await createTestCustomer(tenant);
    const taken = await call("POST", "/user/profile", headers, profileOf(other.email, { password: PASSWORD }));
    expect([taken.statusCode, taken.json().message]).toEqual([409, "AUTH_EMAIL_ALREADY_IN_USE"]);
    const next = newAddress();
    await call("POST", "/user/profile", headers, profileOf(next, { password: PASSWORD }));
    await createTestCustomer(tenant, next);
    const [mail] = await withTenantTransaction(tenant, (tx) => listMailsTo(tx, next));
    const secret = secretIn(mail?.content);
    expect((await call("GET", `/confirm-email/${secret}`, headers)).json()).toEqual({ message: "TOKEN_NOT_FOUND" });
  });

  test("[VA-01] [VA-07] returns an error for each invalid field", async () => {
    const { headers } = await createTestCustomer(tenant);
    const response = await call("POST", "/user/profile", headers, { email: "x", cpf: "11111111111", phone: "123" });
    expect([response.statusCode, response.json()]).toEqual([
      422,
      {
        message: "VALIDATION_FAILED",
        errors: {
          name: "ERROR_FORM_REQUIRED",
          email: "AUTH_INVALID_EMAIL",
          cpf: "INVALID_CPF",
          phone: "INVALID_PHONE",
        },
      },
    ]);
  });

  test("[SS-03] changes only its own fields, and no other customer", async () => {
    const { customer, headers } = await createTestCustomer(tenant);
    const { customer: other } = await createTestCustomer(tenant);
    const row = async (id: string) => {
      const select = sql`select * from customers where id = ${id}`;
      const [values = {}] = (await withTenantTransaction(tenant, (tx) => tx.execute(select))).rows;
      return Object.fromEntries(Object.entries(values).filter(([name]) => !/_(form|reversed)$/.test(name)));
    };
    const [before, otherBefore] = [await row(customer.id), await row(other.id)];
    const extras = {
      id: other.id,
      user_id: other.id,
      customer_id: other.id,
      company_id: crypto.randomUUID(),
      role: "admin",
      is_admin: true,
      password_hash: "x",
      email_confirmed_at: "1999-01-01",
      token: "x",
      created_at: "1999-01-01",
      constructor: { name: "x" },
    };
    await call("POST", "/user/profile", headers, profileOf(customer.email, extras));
    const changed = { name: "Ana Maria", cpf: "11144477735", phone: "11987654321", rg: "12.345.678-9" };
    expect(await row(customer.id)).toEqual({ ...before, ...changed });
    expect(await row(other.id)).toEqual(otherBefore);
  });
});

describe("the password", () => {
  const change = (headers: Headers, current: string, password: string) =>
    call("POST", "/user/password", headers, { current, password });

  test("[VA-03] changes with the current one; all other sessions end, and the owner is notified", async () => {
    const session = await createTestCustomer(tenant);
    const { customer, headers } = session;
    const other = await signInAgain(session);
    const wrong = await change(headers, "errada-1", "nova-senha");
    expect([wrong.statusCode, wrong.json()]).toEqual([401, { message: "AUTH_WRONG_PASSWORD" }]);
    const weak = await change(headers, PASSWORD, "12345");
    expect([weak.statusCode, weak.json()]).toEqual([
      422,
      { message: "AUTH_WEAK_PASSWORD", errors: { password: "AUTH_WEAK_PASSWORD" } },
    ]);
    expect((await change(headers, "", "nova-senha")).json().errors).toEqual({ current: "ERROR_FORM_REQUIRED" });
    expect((await fetchUser(other)).statusCode).toBe(200);
    expect((await change(headers, PASSWORD, "nova-senha")).json()).toEqual({ data: null });
    expect((await fetchUser(other)).statusCode).toBe(401);
    expect((await fetchUser(headers)).statusCode).toBe(200);
    expect((await login(customer.email)).statusCode).toBe(401);
    expect((await login(customer.email, "nova-senha")).statusCode).toBe(200);
    const [notice] = await withTenantTransaction(tenant, (tx) => listMailsTo(tx, customer.email));
    expect(notice?.template).toBe("password-changed");
  });

  test("limits guesses with stolen sessions; the owner elsewhere and at the sign-in is not affected", async () => {
    const strict = await openTestInstallation({ RATE_LIMITS: "on", TRUST_PROXY: "127.0.0.1" });
    try {
      const { headers, customer } = await createTestCustomer(tenant);
      const tried = (address: string, path: string, payload: object) =>
        strict.app.inject({
          method: "POST",
          url: `/ecommerce${path}`,
          headers: { ...headers, "x-forwarded-for": address },
          payload,
        });
      const statuses = [];
      for (let tries = 0; tries < 8; tries++) {
        const [path, payload] =
          tries % 2
            ? ["/user/delete", { password: "x" }]
            : ["/user/password", { current: "x", password: "nova-senha" }];
        statuses.push((await tried("203.0.113.7", String(path), payload as object)).statusCode);
      }
      expect(statuses).toEqual([...Array(7).fill(401), 429]);
      const elsewhere = await tried("203.0.113.8", "/user/password", { current: "x", password: "nova-senha" });
      expect(elsewhere.statusCode).toBe(401);
      const signIn = { email: customer.email, password: PASSWORD };
      expect((await tried("203.0.113.7", "/login", signIn)).statusCode).toBe(200);
    } finally {
      await strict.close();
    }
  });
});

describe("open sessions", () => {
  const CHROME =
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0 Safari/537.36";

  test("[RO-04] are listed with their devices and can be ended one by one", async () => {
    const session = await createTestCustomer(tenant);
    const other = await signInAgain(session, { "user-agent": CHROME });
    const { data } = (await call("GET", "/user/sessions", session.headers)).json();
    expect(data.map(({ device, current }: { device: string; current: boolean }) => [device, current])).toEqual([
      ["Chrome · Windows", false],
      ["", true],
    ]);
    expect(JSON.stringify(data)).not.toMatch(/hash|token/);
    const stranger = await createTestCustomer(tenant);
    for (const [headers, id] of [
      [stranger.headers, data[0].id],
      [session.headers, crypto.randomUUID()],
    ]) {
      const response = await call("DELETE", `/user/sessions/${id}`, headers);
      expect([response.statusCode, response.body]).toEqual([404, '{"message":"SESSION_NOT_FOUND"}']);
    }
    const left = await call("DELETE", `/user/sessions/${data[0].id}`, session.headers);
    expect(left.json().data).toEqual([data[1]]);
    expect((await fetchUser(other)).statusCode).toBe(401);
    expect((await fetchUser(session.headers)).statusCode).toBe(200);
  });

  test("can be ended all but the current one", async () => {
    const session = await createTestCustomer(tenant);
    const others = [await signInAgain(session), await signInAgain(session)];
    const { data } = (await call("DELETE", "/user/sessions", session.headers)).json();
    expect(data.map(({ current }: { current: boolean }) => current)).toEqual([true]);
    for (const other of others) expect((await fetchUser(other)).statusCode).toBe(401);
  });
});
