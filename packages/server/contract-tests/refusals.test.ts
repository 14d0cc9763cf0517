import { isRefusal } from "@pecacerta/contract/refusals";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestInstallation, type TestInstallation } from "../testing/database.ts";
import { allCalls, requestFor } from "./call-requests.ts";
import { type CompanyFixture, createCompanyFixture } from "./company-fixture.ts";

let context: TestInstallation;
let ownCompany: CompanyFixture;
beforeAll(async () => {
  context = await openTestInstallation();
  ownCompany = await createCompanyFixture(context);
});
afterAll(() => context.close());

type RefusalBody = { message: string; errors?: Record<string, string>; requestId?: string };

function expectRefusal(response: { body: string; headers: Record<string, unknown> }): RefusalBody {
  expect(response.headers["content-type"]).toBe("application/json; charset=utf-8");
  expect(response.headers["cache-control"]).toBe("no-store");
  const output = JSON.parse(response.body) as RefusalBody;
  expect(isRefusal(output.message), output.message).toBe(true);
  for (const fault of Object.values(output.errors ?? {})) expect(isRefusal(fault), fault).toBe(true);
  return output;
}

describe("a refusal", () => {
  test("of an unknown address below /ecommerce is NOT_FOUND as JSON, with any method", async () => {
    for (const url of [
      "",
      "/",
      "/nada",
      "/products/a/b/c/d",
      "/user/",
      "/products/%zz",
      `/products/${"a".repeat(600)}`,
      "/%00",
    ]) {
      for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const) {
        if (url === "/user/" && method === "GET") continue;
        const payload = method === "GET" ? {} : { payload: "<a/>", headers: { "content-type": "text/xml" } };
        const response = await context.app.inject({ method, url: `/ecommerce${url}`, ...payload });
        const known = method === "GET" && url.startsWith("/products/") ? /^(PRODUCT_)?NOT_FOUND$/ : /^NOT_FOUND$/;
        expect([method, url, response.statusCode]).toEqual([method, url, 404]);
        const { message, ...more } = expectRefusal(response);
        expect(message).toMatch(known);
        expect(more).toEqual({});
      }
    }
  });

  test("of a call with another method is NOT_FOUND", async () => {
    const places = new Set(allCalls.map(([, { method, path }]) => `${method} ${path}`));
    let tried = 0;
    for (const [name, { path }] of allCalls) {
      for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"] as const) {
        // `/user/orders/checkout` is `GET /user/orders/:number` too.
        const taken = [...places].some((place) => place.startsWith(`${method} `) && covers(place, path));
        if (taken) continue;
        tried++;
        const { url } = requestFor(name, ownCompany);
        const response = await context.app.inject({ method, url, headers: ownCompany.owner.headers });
        expect([method, path, response.statusCode, response.body]).toEqual([
          method,
          path,
          404,
          '{"message":"NOT_FOUND"}',
        ]);
      }
    }
    expect(tried).toBeGreaterThan(100);
  });

  test("names each field by its path, with a key of the contract", async () => {
    for (const [name, { method, body }] of allCalls) {
      // A call that needs no field has none that is wrong.
      if (!body || body.safeParse({}).success) continue;
      const { url, headers } = requestFor(name, ownCompany);
      for (const payload of [
        {},
        { items: [{ product_id: 7, quantity: -1 }] },
        { email: ["a"], name: { a: 1 }, items: 7 },
      ]) {
        const response = await context.app.inject({
          method,
          url,
          headers: { ...headers, ...ownCompany.owner.headers },
          payload,
        });
        expect([name, response.statusCode]).toEqual([name, 422]);
        const { errors, requestId } = expectRefusal(response);
        expect(Object.keys(errors ?? {}), name).not.toEqual([]);
        for (const field of Object.keys(errors ?? {})) expect(field).toMatch(/^[\w-]+(\.[\w-]+)*$/);
        expect(requestId).toBeUndefined();
      }
    }
  });
});

describe("while the database is down", () => {
  test("every call that needs it returns 503 with Retry-After and a request id, and nothing else", async () => {
    const broken = await openTestInstallation({ LOG_LEVEL: "silent" });
    const world = await createCompanyFixture(broken);
    await broken.installation.database.close();
    const served = ["listener", "addressByCep"];
    for (const [name] of allCalls.filter(([name]) => !served.includes(name))) {
      const asking = requestFor(name, world);
      const response = await broken.app.inject({ ...asking, headers: { ...world.owner.headers, ...asking.headers } });
      expect([name, response.statusCode]).toEqual([name, 503]);
      expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
      expect(expectRefusal(response)).toEqual({
        message: "SERVICE_UNAVAILABLE",
        requestId: response.headers["x-request-id"],
      });
    }
    expect((await broken.app.inject("/healthz")).statusCode).toBe(200);
    await broken.app.close();
  });

  test("a bug returns 500 with a request id, and nothing else", async () => {
    const broken = await openTestInstallation({ LOG_LEVEL: "silent" });
    const { tenant } = await createCompanyFixture(broken);
    Object.assign(broken.installation.directory, {
      bySlug: () => Promise.reject(new TypeError("secret of the house")),
    });
    const response = await broken.app.inject({
      url: "/ecommerce/products/latest",
      headers: { ecommerce: tenant.slug },
    });
    expect(response.statusCode).toBe(500);
    expect(expectRefusal(response)).toEqual({ message: "INTERNAL_ERROR", requestId: response.headers["x-request-id"] });
    await broken.close();
  });
});

function covers(place: string, path: string): boolean {
  const [, known = ""] = place.split(" ");
  return new RegExp(`^${known.replace(/:\w+/g, "[^/]+")}$`).test(path);
}
