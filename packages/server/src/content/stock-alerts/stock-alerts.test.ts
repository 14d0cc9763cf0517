import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestProduct } from "../../../testing/catalog.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../testing/database.ts";
import { listMailsTo } from "../../../testing/queued-mails.ts";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";
import { deleteExpiredStockAlerts } from "./commands.ts";
import { createStockAlertJob } from "./stock-alert-job.ts";
import { stockAlerts } from "./tables.ts";

let context: TestInstallation;
let tenant: Tenant;
beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
});
afterAll(() => context.close());

let made = 0;
const newEmail = () => `mecanico${++made}@example.com`;
const newProduct = (fields: { stock?: number; price?: number } = {}) =>
  createTestProduct(tenant, { sku: `ALERT-${++made}`, stock: 0, price: 100_00, ...fields });

const ask = (payload: object, { app } = context, ecommerce = tenant.slug) =>
  app.inject({ method: "POST", url: "/ecommerce/mailing/stock-alert", headers: { ecommerce }, payload });
const alerts = (of = tenant) => withTenantTransaction(of, (tx) => tx.select().from(stockAlerts));
const mailsTo = (email: string) => withTenantTransaction(tenant, (tx) => listMailsTo(tx, email));
const runJob = () => createStockAlertJob(context.installation).run(new AbortController().signal);
const setStock = (productId: string, onHand: number) =>
  withTenantTransaction(tenant, (tx) =>
    tx.execute(sql`
      update stock set on_hand = ${onHand} where company_id = ${tenant.companyId} and product_id = ${productId}`),
  );

describe("a stock alert", () => {
  test("is one mail, however often it is asked for and however many jobs run, once the product can be bought", async () => {
    const [product, email] = [await newProduct(), newEmail()];
    const body = { email: ` ${email.toUpperCase()} `, product_id: product.id };
    const responses = await Promise.all(Array.from({ length: 5 }, () => ask(body)));
    for (const response of responses)
      expect([response.statusCode, response.json()]).toEqual([200, { data: "TEXT_STOCK_ALERT_CREATED" }]);
    await runJob();
    expect(await mailsTo(email)).toEqual([]);

    await setStock(product.id, 3);
    await Promise.all([runJob(), runJob(), runJob()]);
    const mails = await mailsTo(email);
    expect(mails.map(({ template, content }) => [template, content])).toEqual([
      [
        "stock-returned",
        {
          product: `${product.name} (SKU ${product.sku})`,
          path: `/products/${product.slug}`,
          leavePath: expect.stringMatching(/^\/stock-alert\/leave\?token=[\w-]{43}$/),
        },
      ],
    ]);
    await setStock(product.id, 0);
    await setStock(product.id, 3);
    await runJob();
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test("is refused for a product that can be bought: each request would be a mail", async () => {
    const [product, email] = [await newProduct({ stock: 1 }), newEmail()];
    const response = await ask({ email, product_id: product.id });
    expect([response.statusCode, response.json()]).toEqual([409, { message: "PRODUCT_AVAILABLE" }]);
    await runJob();
    expect(await mailsTo(email)).toEqual([]);
  });

  test("is one of 50 at most that wait for an address", async () => {
    const [email, neighbor] = [newEmail(), newEmail()];
    const products = await Promise.all(Array.from({ length: 51 }, () => newProduct()));
    for (const { id } of products) expect((await ask({ email, product_id: id })).statusCode).toBe(200);
    for (const { id } of products.slice(50)) await ask({ email: neighbor, product_id: id });
    const waiting = await alerts();
    expect(waiting.filter((one) => one.email === email)).toHaveLength(50);
    expect(waiting.filter((one) => one.email === neighbor)).toHaveLength(1);
  });

  test("waits for a price as well", async () => {
    const [product, email] = [await newProduct({ stock: 5, price: 0 }), newEmail()];
    await ask({ email, product_id: product.id });
    await runJob();
    expect(await mailsTo(email)).toEqual([]);
    await withTenantTransaction(tenant, (tx) =>
      tx.execute(sql`update products set price = 5000 where company_id = ${tenant.companyId} and id = ${product.id}`),
    );
    await runJob();
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test("has a link that deletes the other alerts of its address, for people and mail programs", async () => {
    const [back, other, email, neighbor] = [await newProduct(), await newProduct(), newEmail(), newEmail()];
    for (const { id } of [back, other]) await ask({ email, product_id: id });
    await ask({ email: neighbor, product_id: other.id });
    await setStock(back.id, 1);
    await runJob();
    const { leavePath = "" } = ((await mailsTo(email))[0]?.content ?? {}) as { leavePath?: string };
    const leave = (path: string) =>
      context.app.inject({
        method: "POST",
        url: `${path}&company=${tenant.slug}`,
        payload: "List-Unsubscribe=One-Click",
        headers: { "content-type": "application/x-www-form-urlencoded", origin: "null" },
      });
    const addresses = async () => (await alerts()).map((one) => one.email);
    expect((await leave("/stock-alert/leave?token=nada")).statusCode).toBe(200);
    expect(await addresses()).toContain(email);
    for (let time = 0; time < 2; time++) expect((await leave(leavePath)).statusCode).toBe(200);
    expect(await addresses()).not.toContain(email);
    expect(await addresses()).toContain(neighbor);
    const headers = { accept: "text/html,*/*", "content-type": "application/x-www-form-urlencoded" };
    const url = `${leavePath}&company=${tenant.slug}`;
    const { statusCode, headers: sent } = await context.app.inject({ method: "POST", url, headers });
    expect([statusCode, sent.location]).toEqual([303, `/stock-alert/left?company=${tenant.slug}`]);
  });

  test("leads a browser that posts the form itself to a page, with the refusal if there is one", async () => {
    const { id } = await newProduct();
    const post = async (email: string, accept: string) => {
      const { statusCode, headers } = await context.app.inject({
        method: "POST",
        url: "/ecommerce/mailing/stock-alert",
        headers: { ecommerce: tenant.slug, accept, "content-type": "application/x-www-form-urlencoded" },
        payload: new URLSearchParams({ email, product_id: id }).toString(),
      });
      return [statusCode, headers.location];
    };
    expect(await post(newEmail(), "text/html,*/*;q=0.8")).toEqual([303, "/stock-alert/requested"]);
    expect(await post("maria", "text/html,*/*;q=0.8")).toEqual([
      303,
      "/stock-alert/requested?problem=ERROR_FORM_INCORRECT_EMAIL",
    ]);
    expect(await post(newEmail(), "*/*")).toEqual([200, undefined]);
  });

  test("is forgotten after a year", async () => {
    const [product, email] = [await newProduct(), newEmail()];
    await ask({ email, product_id: product.id });
    const cleanUp = (days: number) =>
      withTenantTransaction(tenant, (tx) => deleteExpiredStockAlerts(tx, new Date(Date.now() + days * 86_400_000)));
    await cleanUp(364);
    expect((await alerts()).map((one) => one.email)).toContain(email);
    await cleanUp(366);
    expect(await alerts()).toEqual([]);
  });

  test.each([
    ["maria", "ERROR_FORM_INCORRECT_EMAIL"],
    ["", "ERROR_FORM_REQUIRED"],
  ])("refuses the address %j", async (email, key) => {
    const { id } = await newProduct();
    const response = await ask({ email, product_id: id });
    expect([response.statusCode, response.json()]).toEqual([422, { message: key, errors: { email: key } }]);
  });

  test("[GEN-01] knows the products of its company only", async () => {
    const otherTenant = await createTestCompany(context.installation);
    const { id } = await newProduct();
    const response = await ask({ email: newEmail(), product_id: id }, context, otherTenant.slug);
    expect([response.statusCode, response.json()]).toEqual([404, { message: "PRODUCT_NOT_FOUND" }]);
    expect(await alerts(otherTenant)).toEqual([]);
  });

  test("is limited per network", async () => {
    const strict = await openTestInstallation({ RATE_LIMITS: "on", STOCK_ALERTS_PER_HOUR: "2" });
    try {
      const { id } = await newProduct();
      const send = () => ask({ email: newEmail(), product_id: id }, strict);
      expect([await send(), await send(), await send()].map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
    } finally {
      await strict.close();
    }
  });
});
