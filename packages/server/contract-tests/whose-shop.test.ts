import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newCustomer } from "../testing/customers.ts";
import { openForTest, type TestInstallation } from "../testing/database.ts";
import { asking, everyCall, type Name, ofAccount, requestFor } from "./every-call.ts";
import { newWorld, type World } from "./world.ts";

let opened: TestInstallation;
let mine: World;
let theirs: World;

beforeAll(async () => {
  opened = await openForTest();
  mine = await newWorld(opened);
  theirs = await newWorld(opened);
});
afterAll(() => opened.close());

const companyCalls = everyCall.filter(([, { company }]) => company).map(([name]) => name);

function ask(name: Name, about: World, headers: Record<string, string>) {
  const request = requestFor(name, about);
  return opened.app.inject({ ...request, headers: { ...request.headers, ...headers } });
}

describe("the company of a call", () => {
  test.each(companyCalls)(
    "[GEN-06] %s: an unknown one, two, or none that could be, is 404 and nobody's",
    async (name) => {
      const { authorization = "" } = mine.owner.headers;
      for (const ecommerce of [
        "nenhuma",
        "",
        `${mine.shop.slug}, ${theirs.shop.slug}`,
        "A,B",
        "../admin",
        "x".repeat(300),
      ]) {
        const answer = await ask(name, mine, { ecommerce, authorization });
        expect([answer.statusCode, answer.body], ecommerce).toEqual([404, '{"message":"COMPANY_NOT_FOUND"}']);
      }
    },
  );

  test("[GEN-06] a header that comes twice names no company, even where both are the same", async () => {
    await opened.app.listen({ port: 0, host: "127.0.0.1" });
    const { port } = opened.app.server.address() as AddressInfo;
    for (const second of [mine.shop.slug, theirs.shop.slug]) {
      const status = await new Promise((resolve, reject) => {
        const headers = ["ecommerce", mine.shop.slug, "ecommerce", second, "host", "localhost"];
        const sent = request({ port, host: "127.0.0.1", path: "/ecommerce/products/latest", headers, agent: false });
        sent
          .once("response", (answer) => resolve(answer.resume().statusCode))
          .once("error", reject)
          .end();
      });
      expect(status).toBe(404);
    }
  });

  // What a body or an address says of another company never wins over the header.
  test.each(everyCall.map(([name]) => name))("[GEN-01] %s: not a letter of another company's", async (name) => {
    const person = ofAccount.includes(name) ? await newCustomer(mine.shop) : mine.owner;
    const { authorization = "" } = person.headers;
    const said = `company=${theirs.shop.slug}&ecommerce=${theirs.shop.slug}&company_id=${theirs.shop.companyId}`;
    for (const about of [mine, theirs]) {
      // A seller's settings are everybody's to read, by the seller's own slug.
      if (about === theirs && name === "listener") continue;
      const { method, url, headers, payload } = requestFor(name, about);
      const answer = await opened.app.inject({
        method,
        url: asking(url, said),
        headers: { ...headers, ecommerce: mine.shop.slug, authorization },
        cookies: { company: theirs.shop.slug },
        ...(payload && {
          payload: { ...payload, company_id: theirs.shop.companyId, companyId: theirs.shop.companyId },
        }),
      });
      const told = JSON.stringify([answer.headers, answer.body.replaceAll(sentIn(url, payload), "")]);
      expect(told).not.toContain(theirs.canary);
      expect(told).not.toContain(theirs.shop.companyId);
      expect(answer.statusCode).toBeLessThan(about === mine ? 300 : 500);
    }
  });

  // An e-mail that is registered here comes back to whoever sent it: that is no secret of the other company's.
  const sentIn = (_url: string, payload: Record<string, unknown> = {}) => String(payload.email ?? "\0");

  test("[GEN-01] what is of another company is answered as what is not there", async () => {
    const nowhere = "0197a1c2-0000-7000-8000-00000000ffff";
    const none: World = {
      ...mine,
      category: "nenhuma",
      product: { id: nowhere, slug: "nenhuma" },
      address: nowhere,
      order: { id: nowhere, number: "987654", token: "x".repeat(43), email: theirs.order.email },
    };
    const naming: Name[] = ["categoryBySlug", "productBySlug", "productByUuid", "relatedProducts", "analogProducts"];
    const owned: Name[] = ["addToCart", "saveCart", "checkout", "orderByToken", "orderByUuid", "trackOrder"];
    for (const name of [...naming, ...owned]) {
      const [foreign, unknown] = [
        await ask(name, theirs, mine.owner.headers),
        await ask(name, none, mine.owner.headers),
      ];
      expect([name, foreign.statusCode, foreign.body]).toEqual([name, 404, unknown.body]);
    }
  });

  test("[RO-04] an account of one company opens no other", async () => {
    const { payload } = requestFor("login", theirs);
    const answer = await opened.app.inject({
      method: "POST",
      url: "/ecommerce/login",
      headers: { ecommerce: mine.shop.slug },
      payload: payload ?? {},
    });
    expect([answer.statusCode, answer.body]).toEqual([401, '{"message":"AUTH_WRONG_PASSWORD"}']);
  });
});
