import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestProduct } from "../../../testing/catalog.ts";
import { sendCheckout } from "../../../testing/checkout.ts";
import { createTestCustomer, PASSWORD, type SignedInCustomer } from "../../../testing/customers.ts";
import {
  createTestCompany,
  openTestInstallation,
  type TestInstallation,
  unwrapOutcome,
} from "../../../testing/database.ts";
import { listMailsTo } from "../../../testing/queued-mails.ts";
import { type Tenant, withTenantTransaction } from "../database/tenant.ts";
import { readConfig } from "./config.ts";
import { deriveSecret, readSecretKey } from "./secret-key.ts";

describe("the key file", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "secret-key-"));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const read = (more: Record<string, string> = {}) =>
    readSecretKey(unwrapOutcome(readConfig({ DATA_DIR: join(folder, "data"), ...more })));

  test("is created once, readable by its owner only, by concurrent processes", async () => {
    const keys = await Promise.all(Array.from({ length: 8 }, () => read()));
    const [first] = keys.map((key) => unwrapOutcome(key).toString());
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(new Set([...keys, await read()].map((key) => unwrapOutcome(key).toString()))).toEqual(new Set([first]));
    expect(await readdir(join(folder, "data"))).toEqual(["secret-key"]);
    expect((await stat(join(folder, "data", "secret-key"))).mode & 0o777).toBe(0o600);
  });

  test("is not needed if SECRET_KEY is set", async () => {
    const SECRET_KEY = "0123456789abcdef0123456789abcdef";
    expect(unwrapOutcome(await read({ SECRET_KEY })).toString()).toBe(SECRET_KEY);
    expect(await readdir(folder)).toEqual([]);
  });

  test("that is truncated or cannot be written is reported in one line", async () => {
    await read();
    await writeFile(join(folder, "data", "secret-key"), "short");
    expect(await read()).toMatchObject({ ok: false, refusal: expect.stringMatching(/secret-key is too short/) });
    expect(await read({ DATA_DIR: "/proc/none" })).toMatchObject({
      ok: false,
      refusal: expect.stringMatching(/^The key .* cannot be used: .*SECRET_KEY instead\.$/),
    });
  });
});

test("a derived secret differs by key and by each part", () => {
  const [key, other] = [Buffer.from("a"), Buffer.from("b")];
  const secrets = [
    deriveSecret(key, "order", "1", "2"),
    deriveSecret(other, "order", "1", "2"),
    deriveSecret(key, "order", "12"),
    deriveSecret(key, "newsletter", "1", "2"),
  ];
  expect(new Set(secrets).size).toBe(4);
  for (const secret of secrets) expect(secret).toMatch(/^[\w-]{43}$/);
});

describe("secrets in the database", () => {
  let context: TestInstallation;
  let tenant: Tenant;
  let who: SignedInCustomer;
  beforeAll(async () => {
    context = await openTestInstallation();
    tenant = await createTestCompany(context.installation);
    who = await createTestCustomer(tenant);
  });
  afterAll(() => context.close());

  const post = (path: string, payload: object, headers: Record<string, string> = { ecommerce: tenant.slug }) =>
    context.app.inject({ method: "POST", url: `/ecommerce${path}`, headers, payload });

  test("sessions, orders, mail links and newsletter tokens are stored as hashes only", async () => {
    const { id } = await createTestProduct(tenant, { stock: 3 });
    const placed = await sendCheckout(context.app, who, { items: [{ product_id: id, quantity: 1 }] }, "once");
    const { token } = placed.json().data;
    const { email } = who.customer;
    const login = await post("/login", { email, password: PASSWORD, ecommerce: tenant.slug });
    await post("/mailing/newsletter", { email });
    await post("/password/recover", { email });
    const mails = await withTenantTransaction(tenant, (tx) => listMailsTo(tx, email));
    const linked = mails.flatMap(({ content }) =>
      [...JSON.stringify(content).matchAll(/[#=]([\w-]{43})/g)].map(([, one]) => one),
    );
    const secrets = [token, who.token, login.json().Bearer, ...linked];
    expect(secrets.length).toBeGreaterThanOrEqual(6);
    // A queued mail contains the link; its content is deleted after sending.
    await withTenantTransaction(tenant, (tx) =>
      tx.execute(
        sql`update outbox set state = 'sent', sent_at = now(), content = '{}' where company_id = ${tx.companyId}`,
      ),
    );
    const { rows: tables } = await context.installation.database.pool.query<{ name: string }>(
      "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'company_id'",
    );
    for (const { name } of tables) {
      const { rows } = await withTenantTransaction(tenant, (tx) =>
        tx.execute<{ row: string }>(sql`select t::text as row from ${sql.identifier(name)} t`),
      );
      const text = rows.map(({ row }) => row).join("\n");
      for (const secret of secrets) expect(text.includes(secret), name).toBe(false);
    }
  });

  test("an order's token is returned again and opens the order", async () => {
    const { id } = await createTestProduct(tenant, { stock: 3 });
    const send = () => sendCheckout(context.app, who, { items: [{ product_id: id, quantity: 1 }] }, "twice");
    const [first, again] = [await send(), await send()];
    expect(again.body).toBe(first.body);
    const { number, token } = first.json().data;
    const get = async (path: string) =>
      (await context.app.inject({ url: `/ecommerce${path}`, headers: who.headers })).json();
    expect((await get(`/user/orders/${number}`)).data.token).toBe(token);
    expect((await get("/user/orders")).data[0].token).toBe(token);
    expect((await get(`/orders/token/${token}`)).data).toMatchObject({ number, token });
  });

  test("an older order, or one of another key, keeps its mailed link; lists return no token for it", async () => {
    const { id } = await createTestProduct(tenant, { stock: 3 });
    const placed = await sendCheckout(context.app, who, { items: [{ product_id: id, quantity: 1 }] }, "thrice");
    const { number } = placed.json().data;
    const old = "pW4gq0m2bXhJw0n1o3x9kT7uYd5cVf8a";
    await withTenantTransaction(tenant, (tx) =>
      tx.execute(
        sql`update orders set token_hash = sha256(convert_to(${old}, 'UTF8')) where company_id = ${tx.companyId} and number = ${number}`,
      ),
    );
    const get = async (path: string) =>
      (await context.app.inject({ url: `/ecommerce${path}`, headers: who.headers })).json();
    expect((await get(`/orders/token/${old}`)).data).toMatchObject({ number, token: old });
    expect((await get(`/user/orders/${number}`)).data.token).toBe("");
  });
});
