import { bodyLimitOf } from "@pecacerta/contract/body-limit";
import type { Call } from "@pecacerta/contract/call";
import { calls } from "@pecacerta/contract/calls";
import { sql } from "drizzle-orm";
import qs from "qs";
import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { withTenantTransaction } from "../src/platform/database/tenant.ts";
import { createTestCustomer } from "../testing/customers.ts";
import { openTestInstallation, type TestInstallation } from "../testing/database.ts";
import { accountCalls, allCalls, type ContractCallName, removedItems, requestFor } from "./call-requests.ts";
import { type CompanyFixture, createCompanyFixture, deleteBids, recreate } from "./company-fixture.ts";

let context: TestInstallation;
let ownCompany: CompanyFixture;
beforeAll(async () => {
  context = await openTestInstallation();
  ownCompany = await createCompanyFixture(context);
});
afterAll(() => context.close());

const FORM = "application/x-www-form-urlencoded";
const JSON_TYPE = "application/json";
const writes = allCalls.filter(([, { method }]) => method !== "GET").map(([name]) => name);
const withBody = allCalls.filter(([, { body }]) => body).map(([name]) => name);

/** Sends a call's request with a body of one's own making. */
async function send(
  name: ContractCallName,
  type: string | undefined,
  payload: string,
  headers: Record<string, string> = {},
) {
  if (name === "placeBid") await deleteBids(ownCompany);
  const { method, url, headers: own } = requestFor(name, ownCompany);
  const person = accountCalls.includes(name) ? await createTestCustomer(ownCompany.tenant) : ownCompany.owner;
  const typed = type === undefined ? {} : { "content-type": type };
  return context.app.inject({ method, url, headers: { ...own, ...person.headers, ...headers, ...typed }, payload });
}

/** The body of a call that will succeed, however often it was made before. */
async function bodyFor(name: ContractCallName): Promise<object> {
  const thing = removedItems[name];
  if (thing) ownCompany = { ...ownCompany, ...(await recreate(context, ownCompany, thing)) };
  return requestFor(name, ownCompany).payload ?? {};
}

// `subscribe` checks the missing address itself, outside its schema.
const needsNothing = (name: ContractCallName): boolean =>
  name !== "subscribe" && ((calls[name] as Call).body?.safeParse({}).success ?? true);

/** Every row that my company has in a table, as text. */
async function rowsOf(table: string): Promise<string> {
  const { rows } = await withTenantTransaction(ownCompany.tenant, (tx) =>
    tx.execute<{ row: string }>(sql`
    select t::text as row from ${sql.identifier(table)} t`),
  );
  return rows.map(({ row }) => row).join("\n");
}

const formOf = (body: object) => qs.stringify(body, { arrayFormat: "indices" });

/** What differs between two answers to one and the same thing. */
const settled = (body: string) =>
  body
    .replace(/"(id|token|Bearer|request|at|date|createdAt|payBy|expiresAt|expires_in)":"[^"]*"/g, "")
    .replace(/"(number|lastItemId)":"?\d+"?/g, "")
    .replace(/[\w-]+@example.com/g, "");

describe("a body", () => {
  test("[API-01] may be form-encoded or JSON with the same result", async () => {
    expect(withBody.length).toBeGreaterThanOrEqual(8);
    for (const name of withBody) {
      const json = await send(name, JSON_TYPE, JSON.stringify(await bodyFor(name)), { "idempotency-key": uuid() });
      const form = await send(name, FORM, formOf(await bodyFor(name)), { "idempotency-key": uuid() });
      expect([name, json.statusCode]).toEqual([name, form.statusCode]);
      expect(json.statusCode, name).toBeLessThan(300);
      expect(settled(json.body)).toBe(settled(form.body));
    }
  });

  test("that cannot be parsed is 400", async () => {
    for (const name of writes) {
      for (const broken of [
        "{",
        '{"a":}',
        "[1,",
        "nada",
        '{"a":1}}',
        '{"__proto__":{"x":1}}',
        '{"a":{"constructor":{"prototype":{}}}}',
      ]) {
        const response = await send(name, JSON_TYPE, broken);
        expect([name, broken, response.statusCode, response.body]).toEqual([
          name,
          broken,
          400,
          '{"message":"BAD_REQUEST"}',
        ]);
      }
    }
  });

  test("larger than the call allows is 413", async () => {
    for (const name of writes) {
      const text = "x".repeat(bodyLimitOf(calls[name]));
      for (const [type, payload] of [
        [JSON_TYPE, JSON.stringify({ a: text })],
        [FORM, `a=${text}`],
      ] as const) {
        const response = await send(name, type, payload);
        expect([name, response.statusCode, response.body]).toEqual([name, 413, '{"message":"PAYLOAD_TOO_LARGE"}']);
      }
    }
    expect((await send("login", JSON_TYPE, `{"email":"${"x".repeat(99_980)}"}`)).statusCode).toBe(422);
  });

  test("that is empty lacks the same fields with any media type", async () => {
    for (const name of withBody) {
      const responses = [
        await send(name, undefined, ""),
        await send(name, JSON_TYPE, ""),
        await send(name, JSON_TYPE, " \n"),
        await send(name, JSON_TYPE, "{}"),
        await send(name, FORM, ""),
      ];
      for (const response of responses)
        expect([name, response.statusCode, response.body]).toEqual([
          name,
          needsNothing(name) ? 200 : 422,
          responses[0]?.body,
        ]);
      if (!needsNothing(name)) expect(responses[0]?.json().errors).not.toHaveProperty("body");
    }
  });

  test("that is JSON but not an object is 422", async () => {
    for (const name of withBody) {
      for (const sent of ["null", "7", '"x"', "[]", "true"]) {
        expect([name, sent, (await send(name, JSON_TYPE, sent)).statusCode]).toEqual([name, sent, 422]);
      }
    }
  });

  test("may be missing where a call needs none, with any media type", async () => {
    for (const type of [undefined, JSON_TYPE, FORM]) {
      const world = { ...ownCompany, owner: await createTestCustomer(ownCompany.tenant) };
      const { method, url } = requestFor("logout", world);
      const headers = { ...world.owner.headers, ...(type ? { "content-type": type } : {}) };
      expect((await context.app.inject({ method, url, headers, payload: "" })).statusCode).toBe(200);
    }
  });
});

describe("a media type", () => {
  const refused = [
    ...[
      "text/plain",
      "text/xml",
      "application/xml",
      "multipart/form-data; boundary=x",
      "application/octet-stream",
      "image/png",
    ],
    ...[
      "application/jsonp",
      "application/json-patch+json",
      "application/vnd.api+json",
      "application/ld+json",
      "text/json",
    ],
    ...[
      "application/x-www-form-urlencodedx",
      "xapplication/json",
      "application/",
      "/json",
      "application",
      "json",
      "*/*",
    ],
    ...[
      "application /json",
      "application/ json",
      "application/json\tx",
      "application\t/json",
      "application/json,text/plain",
    ],
    ...[
      "text/plain; application/json",
      "text/plain, application/json",
      "text/plain;x=application/json",
      '"application/json"',
    ],
    ...["application/json; charset=utf-16", "application/json;charset=latin1", `${FORM}; charset=iso-8859-1`],
    ...["application/json; charset=utf-7", 'application/json; charset="utf-16le"', "application/json ; CHARSET=UTF-32"],
    ...["", " ", ";", ";charset=utf-8", "null", "undefined", "__proto__", "constructor", "application/json/x", "a/b/c"],
  ];
  const read = [
    ...["application/json", "APPLICATION/JSON", "application/json; charset=utf-8", 'application/json;charset="UTF-8"'],
    ...["application/json ; charset=utf8", "application/json;", "\tapplication/json", " application/json "],
  ];

  test("that is not supported is 415 or 400 without any effect", async () => {
    expect(refused.length).toBeGreaterThanOrEqual(40);
    const email = `${uuid()}@example.com`;
    const body = { ...requestFor("register", ownCompany).payload, email };
    for (const type of refused) {
      for (const payload of [JSON.stringify(body), formOf(body)]) {
        const response = await send("register", type, payload);
        expect([type, [400, 415].includes(response.statusCode), response.json().message]).toEqual([
          type,
          true,
          response.statusCode === 415 ? "UNSUPPORTED_MEDIA_TYPE" : "BAD_REQUEST",
        ]);
      }
    }
    expect((await send("register", undefined, JSON.stringify(body))).statusCode).toBe(415);
    expect((await send("register", JSON_TYPE, JSON.stringify(body), { "content-encoding": "gzip" })).statusCode).toBe(
      415,
    );
    expect(await rowsOf("customers")).not.toContain(email);
  });

  test("is checked for every call that changes data", async () => {
    for (const name of writes) {
      for (const type of ["text/plain", "application/xml", "multipart/form-data; boundary=x"]) {
        const response = await send(name, type, "a=1");
        expect([name, response.statusCode, response.body]).toEqual([name, 415, '{"message":"UNSUPPORTED_MEDIA_TYPE"}']);
      }
    }
  });

  test("may have the case and parameters that the standard allows", async () => {
    const body = JSON.stringify(requestFor("login", ownCompany).payload);
    for (const type of read) expect([type, (await send("login", type, body)).statusCode]).toEqual([type, 200]);
  });
});

describe("an unknown field", () => {
  const extras = {
    role: "admin",
    is_admin: true,
    company_id: "0197a1c2-0000-7000-8000-00000000ffff",
    companyId: "0197a1c2-0000-7000-8000-00000000ffff",
    customer_id: "0197a1c2-0000-7000-8000-00000000ffff",
    customerId: "0197a1c2-0000-7000-8000-00000000ffff",
    id: "0197a1c2-0000-7000-8000-00000000ffff",
    status: "COMPLETED",
    statusCode: 2,
    paymentState: "paid",
    price: 1,
    total: 0.01,
    password_hash: "x",
    passwordHash: "x",
    created_at: "1999-01-01",
    createdAt: "1999-01-01T00:00:00.000Z",
    number: "1",
  };
  // What `trackOrder` asks for is one of these names.
  const tried = withBody.filter((name) => name !== "trackOrder");

  test("is ignored and never stored", async () => {
    for (const name of tried) {
      for (const type of [JSON_TYPE, FORM]) {
        const body = { ...extras, ...(await bodyFor(name)) };
        const sent = type === FORM ? formOf(body) : JSON.stringify(body);
        const response = await send(name, type, sent, { "idempotency-key": uuid() });
        expect(response.statusCode, name).toBeLessThan(300);
        expect(response.body, name).not.toMatch(
          /0197a1c2-0000-7000-8000-00000000ffff|1999-01-01|admin|"paid"|COMPLETED|:0\.01\b/,
        );
      }
    }
    for (const table of ["customers", "addresses", "orders", "order_items", "sessions"]) {
      expect(await rowsOf(table), table).toMatch(/^\(/);
      expect(await rowsOf(table)).not.toMatch(/0197a1c2-0000-7000-8000-00000000ffff|1999-01-01|admin/);
    }
  });

  test("cannot reach a prototype", async () => {
    const { payload = {} } = requestFor("login", ownCompany);
    for (const name of [
      "__proto__",
      "constructor",
      "constructor[prototype]",
      "a[__proto__]",
      "__proto__[__proto__]",
      "toString",
    ]) {
      const form = await send(
        "login",
        FORM,
        `${formOf(payload)}&${encodeURIComponent(name)}[polluted]=1&${name}.polluted=1`,
      );
      expect([name, form.statusCode]).toEqual([name, 200]);
      const query = `?${name}[polluted]=1&filter_${name}=1&filter_a[__proto__][polluted]=1`;
      const listed = await context.app.inject({
        url: `/ecommerce/products${query}`,
        headers: ownCompany.owner.headers,
      });
      expect([name, listed.statusCode]).toEqual([name, 200]);
    }
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(Object.prototype).not.toHaveProperty("polluted");
  });

  test("a query parameter that comes twice is refused, unless it is a list", async () => {
    const listed = (query: string) =>
      context.app.inject({ url: `/ecommerce/products?${query}`, headers: { ecommerce: ownCompany.tenant.slug } });
    for (const query of [
      "page=1&page=2",
      "limit=1&limit=1",
      "sort=default&sort=default",
      "search=a&search=b",
      "page[]=1",
      "page=1&page=",
    ]) {
      const response = await listed(query);
      expect([query, response.statusCode, response.json().message]).toEqual([
        query,
        query === "page[]=1" ? 200 : 422,
        query === "page[]=1" ? undefined : "VALIDATION_FAILED",
      ]);
    }
    expect((await listed("filter_brand=a&filter_brand=b")).statusCode).toBe(200);
  });
});
