import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestCustomer, PASSWORD } from "../../../testing/customers.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../testing/database.ts";
import type { Tenant } from "../../platform/database/tenant.ts";

let http: TestInstallation;
let https: TestInstallation;
let here: Tenant;
let there: Tenant;
beforeAll(async () => {
  http = await openTestInstallation();
  https = await openTestInstallation({ ORIGIN: "https://pecas.example" });
  [here, there] = [await createTestCompany(http.installation), await createTestCompany(http.installation)];
});
afterAll(async () => {
  await http.close();
  await https.close();
});

const fromBrowser = { "sec-fetch-site": "same-origin" };

/** A browser that stores the cookies of all companies of one address. */
function newBrowser({ app }: TestInstallation) {
  const cookies: Record<string, string> = {};
  const send = async (
    tenant: Tenant,
    method: "GET" | "POST",
    path: string,
    more: { token?: string; payload?: object },
  ) => {
    const { token, payload } = more;
    const headers = { ...fromBrowser, ecommerce: tenant.slug, ...(token && { authorization: `Bearer ${token}` }) };
    const response = await app.inject({
      method,
      url: `/ecommerce${path}`,
      headers,
      cookies,
      ...(payload && { payload }),
    });
    for (const { name, value, maxAge } of response.cookies) {
      if (value === "" || maxAge === 0) delete cookies[name];
      else cookies[name] = value;
    }
    return response;
  };
  return {
    cookies,
    send,
    async signIn(tenant: Tenant): Promise<string> {
      const { customer } = await createTestCustomer(tenant);
      const response = await send(tenant, "POST", "/login", { payload: { email: customer.email, password: PASSWORD } });
      return response.json().Bearer;
    },
    statusOf: async (tenant: Tenant, token: string) => (await send(tenant, "GET", "/user", { token })).statusCode,
  };
}

describe("a browser signed in at two companies of one address", () => {
  test("keeps both sessions; signing out at one leaves the other", async () => {
    const browser = newBrowser(http);
    const [ours, theirs] = [await browser.signIn(here), await browser.signIn(there)];
    expect([await browser.statusOf(here, ours), await browser.statusOf(there, theirs)]).toEqual([200, 200]);
    expect([await browser.statusOf(there, ours), await browser.statusOf(here, theirs)]).toEqual([401, 401]);
    await browser.send(here, "POST", "/logout", { token: ours });
    expect([await browser.statusOf(here, ours), await browser.statusOf(there, theirs)]).toEqual([401, 200]);
    const sessions = Object.keys(browser.cookies).filter((name) => name.startsWith("session_"));
    expect(sessions).toEqual([`session_${there.companyId}`]);
  });

  test("has a cookie of one company that does not authorize the other's token", async () => {
    const browser = newBrowser(http);
    const ours = await browser.signIn(here);
    const value = browser.cookies[`session_${here.companyId}`] ?? "";
    delete browser.cookies[`session_${here.companyId}`];
    browser.cookies[`session_${there.companyId}`] = value;
    expect(await browser.statusOf(here, ours)).toBe(401);
  });
});

describe("the cookie", () => {
  const setCookieOf = async (context: TestInstallation, headers: Record<string, string>) => {
    const { customer } = await createTestCustomer(here);
    const payload = { email: customer.email, password: PASSWORD };
    const response = await context.app.inject({
      method: "POST",
      url: "/ecommerce/login",
      payload,
      headers: { ...fromBrowser, ecommerce: here.slug, ...headers },
    });
    return [response.headers["set-cookie"]].flat().find((cookie) => cookie?.includes("session_"));
  };

  test.each<Record<string, string>>([{}, { host: "localhost" }, { "x-forwarded-proto": "http" }])(
    "on HTTPS is host-only and secure, whatever the request headers are: %j",
    async (headers) => {
      const cookie = await setCookieOf(https, headers);
      expect(cookie).toMatch(
        new RegExp(`^__Host-session_${here.companyId}=[\\w-]{43}; Path=/; Expires=[^;]+; HttpOnly`),
      );
      expect(cookie).toMatch(/; Secure; SameSite=Lax$/);
      expect(cookie).not.toContain("Domain");
    },
  );

  test.each<Record<string, string>>([{}, { host: "localhost" }, { "x-forwarded-proto": "https" }])(
    "on HTTP has no prefix, which browsers would refuse: %j",
    async (headers) => {
      const cookie = await setCookieOf(http, headers);
      expect(cookie).toMatch(new RegExp(`^session_${here.companyId}=`));
      expect(cookie).not.toContain("Secure");
    },
  );

  test("without the prefix, as another subdomain could set it, is ignored on HTTPS", async () => {
    const browser = newBrowser(https);
    const token = await browser.signIn(here);
    expect(await browser.statusOf(here, token)).toBe(200);
    browser.cookies[`session_${here.companyId}`] = browser.cookies[`__Host-session_${here.companyId}`] ?? "";
    delete browser.cookies[`__Host-session_${here.companyId}`];
    expect(await browser.statusOf(here, token)).toBe(401);
  });

  test("of a session from before the update still binds it, until the next sign-in", async () => {
    const browser = newBrowser(https);
    const token = await browser.signIn(here);
    browser.cookies.session_binding = browser.cookies[`__Host-session_${here.companyId}`] ?? "";
    delete browser.cookies[`__Host-session_${here.companyId}`];
    expect(await browser.statusOf(here, token)).toBe(200);
    await browser.signIn(there);
    expect(await browser.statusOf(here, token)).toBe(200);
  });

  test("is deleted under its own name on sign-out", async () => {
    const browser = newBrowser(https);
    const token = await browser.signIn(here);
    const response = await browser.send(here, "POST", "/logout", { token });
    expect(response.headers["set-cookie"]).toMatch(
      new RegExp(`^__Host-session_${here.companyId}=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 .*Secure`),
    );
  });
});

describe("the company cookie", () => {
  // There is no fallback company: without a company the call returns 404.
  const statusWith = async ({ app }: TestInstallation, cookies: Record<string, string>) =>
    (await app.inject({ url: "/ecommerce/products/latest", cookies })).statusCode;

  test("is read on HTTPS only with the prefix, which no other subdomain can set", async () => {
    expect(await statusWith(https, { "__Host-company": here.slug })).toBe(200);
    expect(await statusWith(https, { company: here.slug })).toBe(404);
  });

  test("is read on HTTP under either name, because a proxy may terminate HTTPS", async () => {
    expect(await statusWith(http, { company: here.slug })).toBe(200);
    expect(await statusWith(http, { company: "nobody", "__Host-company": here.slug })).toBe(200);
  });
});
