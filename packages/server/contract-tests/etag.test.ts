import { isCacheableCall } from "@pecacerta/contract/call";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newCategory } from "../testing/catalog.ts";
import { newCustomer } from "../testing/customers.ts";
import { openForTest, type TestInstallation } from "../testing/database.ts";
import { withoutNewVehicles } from "../testing/vehicles.ts";
import { asking, everyCall, type Name, ofAccount, requestFor } from "./every-call.ts";
import { newWorld, type World } from "./world.ts";

let opened: TestInstallation;
let mine: World;
beforeAll(async () => {
  opened = await openForTest();
  mine = await newWorld(opened);
});
afterAll(() => opened.close());

const publicReads = everyCall.filter(([, call]) => isCacheableCall(call)).map(([name]) => name);
const others = everyCall.filter(([, call]) => !isCacheableCall(call)).map(([name]) => name);

function ask(name: Name, headers: Record<string, string> = {}) {
  const request = requestFor(name, mine);
  return opened.app.inject({ ...request, headers: { ...request.headers, ...mine.owner.headers, ...headers } });
}

describe("copies of answers", () => {
  test.each(publicReads)("%s: carries an ETag, and who has it already is told so", (name) =>
    withoutNewVehicles(opened.installation.database, async () => {
      const answer = await ask(name);
      expect(answer.statusCode).toBe(200);
      const etag = String(answer.headers.etag);
      expect(etag).toMatch(/^"[\w-]{20,}"$/);
      expect((await ask(name)).headers.etag).toBe(etag);
      for (const sent of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
        const again = await ask(name, { "if-none-match": sent });
        expect([sent, again.statusCode, again.body, again.headers.etag]).toEqual([sent, 304, "", etag]);
        expect(again.headers["cache-control"]).toBe(answer.headers["cache-control"]);
        expect(again.headers.vary).toBe(answer.headers.vary);
      }
      expect((await ask(name, { "if-none-match": '"other"' })).statusCode).toBe(200);
      const { url } = requestFor(name, mine);
      const head = await opened.app.inject({ method: "HEAD", url, headers: mine.owner.headers });
      expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, "", etag]);
    }),
  );

  test.each(publicReads)("[GEN-01] %s: no cache on the way takes one company's for another's", async (name) => {
    const global = everyCall.some(([known, { company }]) => known === name && !company);
    const personal = name === "orderByToken";
    const answer = await ask(name);
    expect(answer.headers["cache-control"]).toBe(personal ? "no-store" : "public, max-age=0, must-revalidate");
    expect(answer.headers.vary).toBe(global ? undefined : "ecommerce");
    if (global || personal) return;
    const { url } = requestFor(name, mine);
    const cookies = { company: mine.shop.slug };
    expect((await opened.app.inject({ url, cookies })).headers.vary).toBe("ecommerce, cookie");
    const named = await opened.app.inject({ url: asking(url, `company=${mine.shop.slug}`) });
    expect([named.statusCode, named.headers.vary]).toEqual([200, "ecommerce"]);
  });

  test("[RO-04] what is a customer's own, and what changes something, is kept by nobody", async () => {
    for (const name of others) {
      const person = ofAccount.includes(name) ? await newCustomer(mine.shop) : mine.owner;
      const answer = await ask(name, { "if-none-match": "*", ...person.headers });
      expect([name, answer.headers["cache-control"], answer.headers.etag]).toEqual([name, "no-store", undefined]);
      expect(answer.statusCode, name).toBeLessThan(300);
    }
  });

  test("[API-06] a new category is seen at the next look", async () => {
    const before = await ask("listCategories");
    await newCategory(mine.shop);
    const after = await ask("listCategories", { "if-none-match": String(before.headers.etag) });
    expect(after.statusCode).toBe(200);
    expect(after.json().data).toHaveLength(before.json().data.length + 1);
  });
});
