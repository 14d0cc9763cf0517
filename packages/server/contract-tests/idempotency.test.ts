import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestCustomer } from "../testing/customers.ts";
import { openTestInstallation, type TestInstallation } from "../testing/database.ts";
import { requestFor } from "./call-requests.ts";
import { type CompanyFixture, createCompanyFixture } from "./company-fixture.ts";

let context: TestInstallation;
let ownCompany: CompanyFixture;
let otherCompany: CompanyFixture;
beforeAll(async () => {
  context = await openTestInstallation();
  ownCompany = await createCompanyFixture(context);
  otherCompany = await createCompanyFixture(context);
});
afterAll(() => context.close());

type Name = "addAddress" | "register";
type Sending = {
  key?: string;
  world?: CompanyFixture;
  headers?: Record<string, string>;
  changed?: Record<string, unknown>;
};

/** Sends a call that makes something; each customer has a book of its own, each company its accounts. */
function send(name: Name, payload: Record<string, unknown>, { key, world = ownCompany, headers, changed }: Sending) {
  const { method, url } = requestFor(name, world);
  const intent: Record<string, string> = key === undefined ? {} : { "idempotency-key": key };
  return context.app.inject({
    method,
    url,
    headers: { ...(headers ?? world.owner.headers), ...intent },
    payload: { ...payload, ...changed },
  });
}

const bodyOf = (name: Name) => requestFor(name, ownCompany).payload ?? {};

async function addressesOf(headers: Record<string, string>): Promise<number> {
  return (await context.app.inject({ url: "/ecommerce/user/addresses", headers })).json().data.length;
}

describe("an idempotency key", () => {
  test.each(["addAddress", "register"] as const)(
    "[API-03] [AD-01] %s: the same again gets the first answer",
    async (name) => {
      const [key, body, before] = [uuid(), bodyOf(name), await addressesOf(ownCompany.owner.headers)];
      const first = await send(name, body, { key });
      expect(first.statusCode).toBe(201);
      for (let time = 0; time < 3; time++) {
        const again = await send(name, body, { key });
        expect([again.statusCode, again.body]).toEqual([201, first.body]);
      }
      expect(await addressesOf(ownCompany.owner.headers)).toBe(before + (name === "addAddress" ? 1 : 0));
    },
  );

  test.each(["addAddress", "register"] as const)("[API-03] [AD-01] %s: many at once do it once", async (name) => {
    const [key, body, before] = [uuid(), bodyOf(name), await addressesOf(ownCompany.owner.headers)];
    const responses = await Promise.all(Array.from({ length: 12 }, () => send(name, body, { key })));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(201));
    expect(new Set(responses.map((response) => response.body)).size).toBe(1);
    expect(await addressesOf(ownCompany.owner.headers)).toBe(before + (name === "addAddress" ? 1 : 0));
  });

  test.each([
    ["addAddress", { city: "Anápolis" }],
    ["register", { name: "Outro Nome" }],
    ["register", { phone: "(62) 99123-0000" }],
    ["register", { password: "outra-senha" }],
    ["register", { email: `${uuid()}@example.com` }],
  ] as const)("[API-03] [AD-01] %s: with another body is refused, and does nothing", async (name, changed) => {
    const [key, body] = [uuid(), bodyOf(name)];
    expect((await send(name, body, { key })).statusCode).toBe(201);
    const before = await addressesOf(ownCompany.owner.headers);
    const other = await send(name, body, { key, changed });
    expect([other.statusCode, other.body]).toEqual([422, '{"message":"IDEMPOTENCY_KEY_REUSED"}']);
    expect(await addressesOf(ownCompany.owner.headers)).toBe(before);
    expect((await send(name, body, { key })).statusCode).toBe(201);
  });

  test("[AD-01] is separate for each customer", async () => {
    const [key, body, otherCustomer] = [uuid(), bodyOf("addAddress"), await createTestCustomer(ownCompany.tenant)];
    const first = await send("addAddress", body, { key });
    const other = await send("addAddress", body, {
      key,
      headers: otherCustomer.headers,
      changed: { city: "Anápolis" },
    });
    expect([first.statusCode, other.statusCode]).toEqual([201, 201]);
    expect(other.json().data.id).not.toBe(first.json().data.id);
    expect(await addressesOf(otherCustomer.headers)).toBe(1);
  });

  test("[API-03] [GEN-01] of a registration is separate for each company, and reusable after a refusal", async () => {
    const [key, body] = [uuid(), bodyOf("register")];
    const taken = { email: ownCompany.owner.customer.email };
    expect((await send("register", body, { key, changed: taken })).statusCode).toBe(409);
    const first = await send("register", body, { key });
    const other = await send("register", body, { key, world: otherCompany });
    expect([first.statusCode, other.statusCode]).toEqual([201, 201]);
    expect(other.json().user.id).not.toBe(first.json().user.id);
    expect(other.json().user.ecommerce).toBe(otherCompany.tenant.slug);
  });

  test("[API-03] [AD-01] is optional, but must be valid", async () => {
    const otherCustomer = await createTestCustomer(ownCompany.tenant);
    for (let time = 0; time < 2; time++) {
      expect((await send("addAddress", bodyOf("addAddress"), { headers: otherCustomer.headers })).statusCode).toBe(201);
    }
    expect(await addressesOf(otherCustomer.headers)).toBe(2);
    for (const name of ["addAddress", "register"] as const) {
      for (const key of ["", "x".repeat(256), "á"]) {
        expect([name, key, (await send(name, bodyOf(name), { key })).statusCode]).toEqual([name, key, 422]);
      }
    }
  });

  test("of a registration is separate for each e-mail address", async () => {
    const { method, url } = requestFor("register", ownCompany);
    const register = (remoteAddress: string, payload: object) =>
      context.app.inject({ method, url, remoteAddress, payload, headers: { "idempotency-key": "1" } });
    const [body, other] = [bodyOf("register"), bodyOf("register")];
    const first = await register("203.0.113.1", body);
    expect(first.statusCode).toBe(201);
    const repeated = await register("203.0.113.1", body);
    expect([repeated.statusCode, repeated.body]).toEqual([201, first.body]);
    const stranger = await register("203.0.113.2", body);
    expect([stranger.statusCode, stranger.json()]).toEqual([409, { message: "AUTH_EMAIL_ALREADY_IN_USE" }]);
    expect((await register("203.0.113.2", { ...other, email: `${uuid()}@example.com` })).statusCode).toBe(201);
  });
});
