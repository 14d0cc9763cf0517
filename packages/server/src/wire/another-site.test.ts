import { calls } from "@pecacerta/contract/calls";
import qs from "qs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newCustomer, PASSWORD } from "../customers/testing.ts";
import { openForTest, type TestInstallation } from "../database/testing.ts";
import { everyCall, requestFor } from "./every-call.ts";
import { newWorld, type World } from "./world.ts";

let opened: TestInstallation;
let mine: World;
beforeAll(async () => {
  opened = await openForTest();
  mine = await newWorld(opened);
});
afterAll(() => opened.close());

const changing = everyCall.filter(([, { method }]) => method !== "GET").map(([name]) => name);
const FORM = "application/x-www-form-urlencoded";

/** As a form sends it: no header of the page's own, but all cookies, and whose company it is in the address. */
const asForm = { "content-type": FORM, "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };

describe("a page of another site", () => {
  test.each(changing)("%s: its form and its program are refused, whatever they know and have", async (name) => {
    const { method, url, payload = {}, headers } = requestFor(name, mine);
    const cookies = { session_binding: "x", company: mine.shop.slug };
    for (const sent of [
      { headers: { ...mine.owner.headers, ...headers, ...asForm }, payload: qs.stringify(payload) },
      { headers: { ...mine.owner.headers, ...headers, "sec-fetch-mode": "cors" }, payload },
    ]) {
      const answer = await opened.app.inject({
        ...{ method, url, cookies, payload: sent.payload },
        headers: { ...sent.headers, "sec-fetch-site": "cross-site", origin: "https://evil.invalid" },
      });
      expect([answer.statusCode, answer.body]).toEqual([403, '{"message":"FORBIDDEN"}']);
      expect(answer.headers["set-cookie"]).toBeUndefined();
    }
  });

  test("signs nobody in as somebody else, so that nobody is signed out; a page of the shop does", async () => {
    const { customer } = await newCustomer(mine.shop);
    const signIn = (site: string) =>
      opened.app.inject({
        ...{ method: "POST", url: "/ecommerce/login" },
        headers: { "content-type": FORM, ecommerce: mine.shop.slug, "sec-fetch-site": site },
        payload: qs.stringify({ email: customer.email, password: PASSWORD }),
      });
    expect((await signIn("cross-site")).cookies).toEqual([]);
    for (const site of ["same-origin", "same-site", "none"]) {
      expect((await signIn(site)).cookies, site).toMatchObject([{ name: "session_binding" }]);
    }
  });

  test("reads what anybody may read", async () => {
    const { method, path } = calls.latestProducts;
    const headers = { ecommerce: mine.shop.slug, "sec-fetch-site": "cross-site" };
    expect((await opened.app.inject({ method, url: `/ecommerce${path}`, headers })).statusCode).toBe(200);
  });
});
