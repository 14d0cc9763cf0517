import { calls } from "@pecacerta/contract/calls";
import qs from "qs";
import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { withTenantTransaction } from "../src/platform/database/tenant.ts";
import { createTestCustomer, PASSWORD } from "../testing/customers.ts";
import { openTestInstallation, ownerPoolOf, type TestInstallation } from "../testing/database.ts";
import { listMailsTo } from "../testing/queued-mails.ts";
import { allCalls, requestFor } from "./call-requests.ts";
import { type CompanyFixture, createCompanyFixture } from "./company-fixture.ts";

let context: TestInstallation;
let ownCompany: CompanyFixture;
beforeAll(async () => {
  context = await openTestInstallation();
  ownCompany = await createCompanyFixture(context);
});
afterAll(() => context.close());

const changing = allCalls.filter(([, { method }]) => method !== "GET").map(([name]) => name);
const FORM = "application/x-www-form-urlencoded";

const OTHER = "https://evil.invalid";
/** Headers of a request from another site, from newer browsers to older ones. */
const crossSiteHeaders: [string, Record<string, string>][] = [
  ["its site", { "sec-fetch-site": "cross-site", origin: OTHER }],
  ["that it is another subdomain", { "sec-fetch-site": "same-site", origin: "https://blog.pecas.example" }],
  ["that it is another port of the shop's host", { "sec-fetch-site": "same-site", origin: "http://localhost:8080" }],
  ["that it is a subdomain, and no origin", { "sec-fetch-site": "same-site" }],
  ["a site of a kind that is not known", { "sec-fetch-site": "sibling", origin: OTHER }],
  ["its origin", { origin: OTHER, referer: `${OTHER}/page` }],
  ["that it has no origin", { origin: "null" }],
  ["its address", { referer: `${OTHER}/localhost` }],
];
/** Names that are not the shop's, however like it they look. */
const alike = ["http://localhost.evil.invalid", "http://evil-localhost", "http://x@evil.invalid", "localhost", ""];

/** As a form sends it: no header of the page's own, but all cookies, and whose company it is in the address. */
const asForm = { "content-type": FORM, "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };

describe("a page of another origin", () => {
  test.each(changing)("%s: its forms and scripts are refused, even with valid credentials", async (name) => {
    const { method, url, payload = {}, headers } = requestFor(name, ownCompany);
    const cookies = { [`session_${ownCompany.tenant.companyId}`]: "x", company: ownCompany.tenant.slug };
    const form = { headers: { ...ownCompany.owner.headers, ...headers, ...asForm }, payload: qs.stringify(payload) };
    const program = { headers: { ...ownCompany.owner.headers, ...headers, "sec-fetch-mode": "cors" }, payload };
    for (const [what, says] of crossSiteHeaders) {
      for (const sent of [form, program]) {
        const response = await context.app.inject({
          method,
          url,
          cookies,
          payload: sent.payload,
          headers: { ...sent.headers, ...says },
        });
        expect([response.statusCode, response.body], what).toEqual([403, '{"message":"FORBIDDEN"}']);
        expect(response.headers["set-cookie"]).toBeUndefined();
      }
    }
  });

  test("cannot sign a customer in or out; a page of the shop can", async () => {
    const { customer } = await createTestCustomer(ownCompany.tenant);
    const signIn = (site: string) =>
      context.app.inject({
        method: "POST",
        url: "/ecommerce/login",
        headers: { "content-type": FORM, ecommerce: ownCompany.tenant.slug, "sec-fetch-site": site },
        payload: qs.stringify({ email: customer.email, password: PASSWORD }),
      });
    expect((await signIn("cross-site")).cookies).toEqual([]);
    for (const site of ["same-origin", "none"]) {
      const names = (await signIn(site)).cookies.map(({ name }) => name);
      expect(names, site).toContain(`session_${ownCompany.tenant.companyId}`);
    }
  });

  test("cannot cause a mail; a page of the shop on any of its hosts and a client without a browser can", async () => {
    const strict = await openTestInstallation({ ORIGIN: "https://pecas.example" });
    const pool = ownerPoolOf(strict.installation.database);
    const own = `loja-${ownCompany.tenant.slug}.example`;
    await pool.query("insert into company_hosts (host, company_id) values ($1, $2)", [
      own,
      ownCompany.tenant.companyId,
    ]);
    await strict.installation.directory.reload();
    const subscribe = async (says: Record<string, string>) => {
      const email = `${uuid()}@example.com`;
      const { statusCode } = await strict.app.inject({
        method: "POST",
        url: "/ecommerce/mailing/newsletter",
        payload: qs.stringify({ email }),
        headers: { "content-type": FORM, ecommerce: ownCompany.tenant.slug, host: "localhost:3000", ...says },
      });
      return [statusCode, (await withTenantTransaction(ownCompany.tenant, (tx) => listMailsTo(tx, email))).length];
    };
    const strangers = [...crossSiteHeaders.map(([, says]) => says), ...alike.map((origin) => ({ origin }))];
    for (const origin of ["https://pecas.example:8443", "http://pecas.example", `https://${own}:8443`, `http://${own}`])
      strangers.push({ "sec-fetch-site": "same-site", origin });
    for (const says of strangers) expect(await subscribe(says), JSON.stringify(says)).toEqual([403, 0]);
    for (const says of [
      ...["http://localhost:3000", "http://LOCALHOST", "https://pecas.example", `https://${own}`].map((origin) => ({
        origin,
      })),
      ...[{ referer: "http://localhost:3000/contact-us" }, { host: "[::1]:3000", origin: "http://[::1]:3000" }, {}],
      { "sec-fetch-site": "same-origin", origin: "https://behind-a-proxy.example" },
      ...["https://pecas.example", `https://${own}`].map((origin) => ({ "sec-fetch-site": "same-site", origin })),
      { "sec-fetch-site": "same-site", referer: `https://${own}/contact-us` },
    ]) {
      expect(await subscribe(says as Record<string, string>), JSON.stringify(says)).toEqual([200, 1]);
    }
    await strict.close();
  });

  test("can read public data", async () => {
    const { method, path } = calls.latestProducts;
    const headers = { ecommerce: ownCompany.tenant.slug, "sec-fetch-site": "cross-site", origin: OTHER };
    expect((await context.app.inject({ method, url: `/ecommerce${path}`, headers })).statusCode).toBe(200);
  });
});
