import { isRefusal } from "@pecacerta/contract/refusals";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openForTest, type TestInstallation } from "../testing/database.ts";
import { everyCall, requestFor } from "./every-call.ts";
import { newWorld, type World } from "./world.ts";

let opened: TestInstallation;
let mine: World;
beforeAll(async () => {
  opened = await openForTest();
  mine = await newWorld(opened);
});
afterAll(() => opened.close());

type Told = { message: string; errors?: Record<string, string>; requestId?: string };

function expectRefusal(answer: { body: string; headers: Record<string, unknown> }): Told {
  expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
  expect(answer.headers["cache-control"]).toBe("no-store");
  const told = JSON.parse(answer.body) as Told;
  expect(isRefusal(told.message), told.message).toBe(true);
  for (const fault of Object.values(told.errors ?? {})) expect(isRefusal(fault), fault).toBe(true);
  return told;
}

describe("what is refused", () => {
  test("an address below /ecommerce that is no call is NOT_FOUND as JSON, whatever it is asked with", async () => {
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
        const answer = await opened.app.inject({ method, url: `/ecommerce${url}`, ...payload });
        const known = method === "GET" && url.startsWith("/products/") ? /^(PRODUCT_)?NOT_FOUND$/ : /^NOT_FOUND$/;
        expect([method, url, answer.statusCode]).toEqual([method, url, 404]);
        const { message, ...more } = expectRefusal(answer);
        expect(message).toMatch(known);
        expect(more).toEqual({});
      }
    }
  });

  test("a call asked with another method is NOT_FOUND", async () => {
    const places = new Set(everyCall.map(([, { method, path }]) => `${method} ${path}`));
    let tried = 0;
    for (const [name, { path }] of everyCall) {
      for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"] as const) {
        // `/user/orders/checkout` is `GET /user/orders/:number` too.
        const taken = [...places].some((place) => place.startsWith(`${method} `) && covers(place, path));
        if (taken) continue;
        tried++;
        const { url } = requestFor(name, mine);
        const answer = await opened.app.inject({ method, url, headers: mine.owner.headers });
        expect([method, path, answer.statusCode, answer.body]).toEqual([method, path, 404, '{"message":"NOT_FOUND"}']);
      }
    }
    expect(tried).toBeGreaterThan(100);
  });

  test("fields are named by their path, each with a key of the catalogue", async () => {
    for (const [name, { method, body }] of everyCall) {
      // A call that needs no field has none that is wrong.
      if (!body || body.safeParse({}).success) continue;
      const { url, headers } = requestFor(name, mine);
      for (const payload of [
        {},
        { items: [{ product_id: 7, quantity: -1 }] },
        { email: ["a"], name: { a: 1 }, items: 7 },
      ]) {
        const answer = await opened.app.inject({
          method,
          url,
          headers: { ...headers, ...mine.owner.headers },
          payload,
        });
        expect([name, answer.statusCode]).toEqual([name, 422]);
        const { errors, requestId } = expectRefusal(answer);
        expect(Object.keys(errors ?? {}), name).not.toEqual([]);
        for (const field of Object.keys(errors ?? {})) expect(field).toMatch(/^[\w-]+(\.[\w-]+)*$/);
        expect(requestId).toBeUndefined();
      }
    }
  });
});

describe("when the database is gone", () => {
  test("every call that needs it is 503 with Retry-After and a request id, and tells nothing else", async () => {
    const broken = await openForTest({ LOG_LEVEL: "silent" });
    const world = await newWorld(broken);
    await broken.installation.database.close();
    const served = ["listener", "addressByCep"];
    for (const [name] of everyCall.filter(([name]) => !served.includes(name))) {
      const asking = requestFor(name, world);
      const answer = await broken.app.inject({ ...asking, headers: { ...world.owner.headers, ...asking.headers } });
      expect([name, answer.statusCode]).toEqual([name, 503]);
      expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
      expect(expectRefusal(answer)).toEqual({
        message: "SERVICE_UNAVAILABLE",
        requestId: answer.headers["x-request-id"],
      });
    }
    expect((await broken.app.inject("/readyz")).statusCode).toBe(503);
    expect((await broken.app.inject("/healthz")).statusCode).toBe(200);
    await broken.app.close();
  });

  test("a bug is 500 with a request id, and tells nothing else", async () => {
    const broken = await openForTest({ LOG_LEVEL: "silent" });
    const { shop } = await newWorld(broken);
    Object.assign(broken.installation.directory, {
      bySlug: () => Promise.reject(new TypeError("secret of the house")),
    });
    const answer = await broken.app.inject({ url: "/ecommerce/products/latest", headers: { ecommerce: shop.slug } });
    expect(answer.statusCode).toBe(500);
    expect(expectRefusal(answer)).toEqual({ message: "INTERNAL_ERROR", requestId: answer.headers["x-request-id"] });
    await broken.close();
  });
});

function covers(place: string, path: string): boolean {
  const [, known = ""] = place.split(" ");
  return new RegExp(`^${known.replace(/:\w+/g, "[^/]+")}$`).test(path);
}
