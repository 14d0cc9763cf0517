import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestCustomer } from "../testing/customers.ts";
import { openTestInstallation, type TestInstallation } from "../testing/database.ts";
import { accountCalls, allCalls, appendQuery, type ContractCallName, requestFor } from "./call-requests.ts";
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

const companyCalls = allCalls.filter(([, { company }]) => company).map(([name]) => name);

function send(name: ContractCallName, about: CompanyFixture, headers: Record<string, string>) {
  const request = requestFor(name, about);
  return context.app.inject({ ...request, headers: { ...request.headers, ...headers } });
}

describe("the company of a call", () => {
  test.each(companyCalls)(
    "[GEN-06] %s: an unknown one, two, or none that could be, is 404 and nobody's",
    async (name) => {
      const { authorization = "" } = ownCompany.owner.headers;
      for (const ecommerce of [
        "nenhuma",
        "",
        `${ownCompany.tenant.slug}, ${otherCompany.tenant.slug}`,
        "A,B",
        "../admin",
        "x".repeat(300),
      ]) {
        const response = await send(name, ownCompany, { ecommerce, authorization });
        expect([response.statusCode, response.body], ecommerce).toEqual([404, '{"message":"COMPANY_NOT_FOUND"}']);
      }
    },
  );

  test("[GEN-06] a repeated header selects no company, even with equal values", async () => {
    await context.app.listen({ port: 0, host: "127.0.0.1" });
    const { port } = context.app.server.address() as AddressInfo;
    for (const second of [ownCompany.tenant.slug, otherCompany.tenant.slug]) {
      const status = await new Promise((resolve, reject) => {
        const headers = ["ecommerce", ownCompany.tenant.slug, "ecommerce", second, "host", "localhost"];
        const sent = request({ port, host: "127.0.0.1", path: "/ecommerce/products/latest", headers, agent: false });
        sent
          .once("response", (response) => resolve(response.resume().statusCode))
          .once("error", reject)
          .end();
      });
      expect(status).toBe(404);
    }
  });

  // What a body or an address says of another company never wins over the header.
  test.each(allCalls.map(([name]) => name))("[GEN-01] %s: contains nothing of another company", async (name) => {
    const person = accountCalls.includes(name) ? await createTestCustomer(ownCompany.tenant) : ownCompany.owner;
    const { authorization = "" } = person.headers;
    const otherCompanyQuery = `company=${otherCompany.tenant.slug}&ecommerce=${otherCompany.tenant.slug}&company_id=${otherCompany.tenant.companyId}`;
    for (const about of [ownCompany, otherCompany]) {
      // A seller's settings are everybody's to read, by the seller's own slug.
      if (about === otherCompany && name === "listener") continue;
      const { method, url, headers, payload } = requestFor(name, about);
      const response = await context.app.inject({
        method,
        url: appendQuery(url, otherCompanyQuery),
        headers: { ...headers, ecommerce: ownCompany.tenant.slug, authorization },
        cookies: { company: otherCompany.tenant.slug },
        ...(payload && {
          payload: { ...payload, company_id: otherCompany.tenant.companyId, companyId: otherCompany.tenant.companyId },
        }),
      });
      const output = JSON.stringify([response.headers, response.body.replaceAll(echoedText(url, payload), "")]);
      expect(output).not.toContain(otherCompany.canary);
      expect(output).not.toContain(otherCompany.tenant.companyId);
      expect(response.statusCode).toBeLessThan(about === ownCompany ? 300 : 500);
    }
  });

  // The response repeats the sent e-mail: it is no secret of the other company.
  const echoedText = (_url: string, payload: Record<string, unknown> = {}) => String(payload.email ?? "\0");

  test("[GEN-01] an id of another company gets the same response as an unknown one", async () => {
    const missingId = "0197a1c2-0000-7000-8000-00000000ffff";
    const none: CompanyFixture = {
      ...ownCompany,
      category: "nenhuma",
      product: { id: missingId, slug: "nenhuma" },
      address: missingId,
      order: { id: missingId, number: "987654", token: "x".repeat(43), email: otherCompany.order.email },
    };
    const publicCalls: ContractCallName[] = [
      "categoryBySlug",
      "productBySlug",
      "productByUuid",
      "relatedProducts",
      "analogProducts",
    ];
    const customerCalls: ContractCallName[] = [
      "addToCart",
      "saveCart",
      "checkout",
      "orderByToken",
      "orderByUuid",
      "trackOrder",
    ];
    for (const name of [...publicCalls, ...customerCalls]) {
      const [foreign, unknown] = [
        await send(name, otherCompany, ownCompany.owner.headers),
        await send(name, none, ownCompany.owner.headers),
      ];
      expect([name, foreign.statusCode, foreign.body]).toEqual([name, 404, unknown.body]);
    }
  });

  test("[RO-04] an account of one company cannot sign in at another", async () => {
    const { payload } = requestFor("login", otherCompany);
    const response = await context.app.inject({
      method: "POST",
      url: "/ecommerce/login",
      headers: { ecommerce: ownCompany.tenant.slug },
      payload: payload ?? {},
    });
    expect([response.statusCode, response.body]).toEqual([401, '{"message":"AUTH_WRONG_PASSWORD"}']);
  });
});
