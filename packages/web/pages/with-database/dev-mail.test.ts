import { type Tenant, withTenantTransaction } from "@pecacerta/server/platform/database/tenant";
import { queueMail } from "@pecacerta/server/platform/mail/commands";
import { createTestCompany } from "@pecacerta/server/testing/database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BuiltShop, openBuiltShop } from "./built-shop.ts";

let built: BuiltShop;
let shop: Tenant;
let origin: string;
beforeAll(async () => {
  built = await openBuiltShop();
  shop = await createTestCompany(built.installation);
  const mail = {
    template: "stock-returned",
    to: "ana@example.com",
    customerId: null,
    content: { product: "Filtro de óleo", path: "/products/filtro", leavePath: "/?leave=1" },
  } as const;
  await withTenantTransaction(shop, (tx) => queueMail(tx, mail));
  origin = await built.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => built.close());

async function get(path: string, key?: string) {
  const query = new URLSearchParams({ company: shop.slug, ...(key !== undefined && { key }) });
  const answer = await fetch(`${origin}${path}?${query}`, { headers: { accept: "text/html" } });
  const { date: _, "x-request-id": __, ...headers } = Object.fromEntries(answer.headers);
  return { status: answer.status, headers, body: await answer.text() };
}

// Four times each: from the second time on a page comes from the cache.
const TIMES = [1, 2, 3, 4];

test("the built shop shows unsent mails with the key, and a 404 without it", async () => {
  const { devPagesKey } = built.installation;
  for (const _time of TIMES) {
    const unknown = await get("/dev/nothing");
    expect(unknown.status).toBe(404);
    for (const key of [undefined, "", "wrong", `${devPagesKey}a`]) {
      expect(await get("/dev/mail", key), key).toEqual(unknown);
      expect(await get("/dev/mail/01a20474-33b4-72dd-ba7f-38b5402d754b", key), key).toEqual(unknown);
    }
    const mails = await get("/dev/mail", devPagesKey);
    expect([mails.status, mails.body.includes("ana@example.com")]).toEqual([200, true]);
  }
});
