import { isCacheableCall } from "@pecacerta/contract/call";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestCategory } from "../testing/catalog.ts";
import { createTestCustomer } from "../testing/customers.ts";
import { openTestInstallation, type TestInstallation } from "../testing/database.ts";
import { withoutNewVehicles } from "../testing/vehicles.ts";
import { accountCalls, allCalls, appendQuery, type ContractCallName, requestFor } from "./call-requests.ts";
import { type CompanyFixture, createCompanyFixture } from "./company-fixture.ts";

let context: TestInstallation;
let ownCompany: CompanyFixture;
beforeAll(async () => {
  context = await openTestInstallation();
  ownCompany = await createCompanyFixture(context);
});
afterAll(() => context.close());

const publicReads = allCalls.filter(([, call]) => isCacheableCall(call)).map(([name]) => name);
const others = allCalls.filter(([, call]) => !isCacheableCall(call)).map(([name]) => name);

function ask(name: ContractCallName, headers: Record<string, string> = {}) {
  const request = requestFor(name, ownCompany);
  return context.app.inject({ ...request, headers: { ...request.headers, ...ownCompany.owner.headers, ...headers } });
}

describe("cached responses", () => {
  test.each(publicReads)("%s: has an ETag, and a matching one gets 304", (name) =>
    withoutNewVehicles(context.installation.database, async () => {
      const response = await ask(name);
      expect(response.statusCode).toBe(200);
      const etag = String(response.headers.etag);
      expect(etag).toMatch(/^W\/"[\w-]{20,}"$/);
      expect((await ask(name)).headers.etag).toBe(etag);
      for (const sent of [etag, etag.slice(2), `"other", ${etag}`, "*"]) {
        const again = await ask(name, { "if-none-match": sent });
        expect([sent, again.statusCode, again.body, again.headers.etag]).toEqual([sent, 304, "", etag]);
        expect(again.headers["cache-control"]).toBe(response.headers["cache-control"]);
        expect(again.headers.vary).toBe(response.headers.vary);
      }
      expect((await ask(name, { "if-none-match": '"other"' })).statusCode).toBe(200);
      const { url } = requestFor(name, ownCompany);
      const head = await context.app.inject({ method: "HEAD", url, headers: ownCompany.owner.headers });
      expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, "", etag]);
    }),
  );

  test.each(publicReads)("[GEN-01] %s: a shared cache cannot mix companies", async (name) => {
    const global = allCalls.some(([known, { company }]) => known === name && !company);
    const personal = name === "orderByToken";
    const response = await ask(name);
    expect(response.headers["cache-control"]).toBe(personal ? "no-store" : "public, max-age=0, must-revalidate");
    expect(response.headers.vary).toBe(global ? undefined : "ecommerce");
    if (global || personal) return;
    const { url } = requestFor(name, ownCompany);
    const cookies = { company: ownCompany.tenant.slug };
    expect((await context.app.inject({ url, cookies })).headers.vary).toBe("ecommerce, cookie");
    const named = await context.app.inject({ url: appendQuery(url, `company=${ownCompany.tenant.slug}`) });
    expect([named.statusCode, named.headers.vary]).toEqual([200, "ecommerce"]);
  });

  test("[RO-04] personal responses and responses to changes are not cached", async () => {
    for (const name of others) {
      const person = accountCalls.includes(name) ? await createTestCustomer(ownCompany.tenant) : ownCompany.owner;
      const response = await ask(name, { "if-none-match": "*", ...person.headers });
      expect([name, response.headers["cache-control"], response.headers.etag]).toEqual([name, "no-store", undefined]);
      expect(response.statusCode, name).toBeLessThan(300);
    }
  });

  test("[API-06] a new category is in the next response", async () => {
    const before = await ask("listCategories");
    await createTestCategory(ownCompany.tenant);
    const after = await ask("listCategories", { "if-none-match": String(before.headers.etag) });
    expect(after.statusCode).toBe(200);
    expect(after.json().data).toHaveLength(before.json().data.length + 1);
  });
});
