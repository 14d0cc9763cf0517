import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { createTestFolder } from "@pecacerta/embedded-postgres/test-folder";
import { confirmSecondFactor, signInStaff } from "@pecacerta/server/admin/identity/sign-in";
import { openInstallation } from "@pecacerta/server/app/open-installation";
import { findProductBySlug } from "@pecacerta/server/catalog/products/queries";
import type { Installation } from "@pecacerta/server/companies/installation";
import { findCustomerByEmail } from "@pecacerta/server/customers/accounts/queries";
import { readConfig } from "@pecacerta/server/platform/config/config";
import { startEmbeddedDatabase } from "@pecacerta/server/platform/database/embedded-database";
import { migrate } from "@pecacerta/server/platform/database/migrate";
import type { Database } from "@pecacerta/server/platform/database/open";
import { withTenantTransaction } from "@pecacerta/server/platform/database/tenant";
import { newLog } from "@pecacerta/server/platform/http/logging";
import { unwrapOutcome } from "@pecacerta/server/testing/database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sampleAccounts } from "./accounts.ts";
import { SAMPLE_ACCOUNT } from "./customers.ts";
import { sampleId } from "./load/sample-id.ts";
import { loadSample } from "./load.ts";
import { sampleShops } from "./shop.ts";
import { sample } from "./startup-sample.ts";

const now = new Date("2026-03-10T15:00:00Z");
const undo: (() => Promise<unknown>)[] = [];
let database: Database;
let installation: Installation;

beforeAll(async () => {
  // Not in TMPDIR, which the user that runs PostgreSQL may be unable to read.
  const folder = await createTestFolder("sample");
  undo.push(() => rm(folder, { recursive: true, force: true }));
  const server = await startEmbeddedDatabase({ folder: join(folder, "data"), log: () => {}, durable: false });
  if (!server.ok) throw new Error(server.refusal);
  undo.push(() => server.value.stop());
  const { ownerUrl } = server.value;
  await migrate(ownerUrl);
  const opened = unwrapOutcome(await openInstallation(configOf(), ownerUrl, newLog("error")));
  undo.push(opened.close);
  installation = opened.installation;
  database = installation.database;
}, 60_000);

afterAll(async () => {
  for (const step of undo.reverse()) await step();
}, 60_000);

test("the sample is loaded into an empty database once and can be read back", { timeout: 60_000 }, async () => {
  const shops = sampleShops();
  const slugs = shops.map(({ company }) => company.slug);
  expect(await sampleAccounts(database)).toEqual([]);
  // As an aborted load leaves it.
  const [unfinished = ""] = slugs;
  await insertCompany(sampleId(`company ${unfinished}`, 0), unfinished);
  expect(await loadSample({ database, secretKey: Buffer.alloc(32) }, now)).toEqual({ ok: true, value: slugs });
  expect(await loadSample({ database, secretKey: Buffer.alloc(32) }, now)).toEqual({
    ok: false,
    refusal: "SAMPLE_EXISTS",
  });
  expect((await sampleAccounts(database)).map(({ company }) => company)).toEqual(slugs);

  const { rows } = await database.pool.query<{ id: string; slug: string }>("select id, slug from companies");
  for (const { company, products, orders, customers } of shops) {
    const companyId = rows.find(({ slug }) => slug === company.slug)?.id ?? "";
    const shop = { companyId, slug: company.slug, database };
    const sold = products.find(({ published, fitments }) => published && fitments.length > 0);
    const found = await findProductBySlug(shop, sold?.slug ?? "");
    if (sold) {
      expect(found).toMatchObject({ sku: sold.sku, companyCity: company.cidade, categories: { length: 3 } });
      expect(found?.compatibility).toBeInstanceOf(Array);
    }
    const counted = await withTenantTransaction(shop, async (tx) => {
      const count = await tx.execute(`select (select count(*) from orders)::int orders,
        (select count(*) from customers)::int customers, (select count(*) from stock)::int stock,
        (select count(*) from order_items where price * quantity <> total)::int wrong,
        (select count(*) from products where sale_ends_at is not null)::int "endingSales",
        (select count(*) from attributes)::int attributes`);
      return { account: await findCustomerByEmail(tx, SAMPLE_ACCOUNT.email), ...count.rows[0] };
    });
    expect(counted).toMatchObject({
      orders: orders.length,
      customers: customers.length,
      stock: products.length,
      wrong: 0,
      endingSales: products.filter(({ saleEndsInDays }) => saleEndsInDays !== null).length,
      attributes: new Set(products.flatMap(({ attributes }) => attributes.map(({ slug }) => slug))).size,
    });
    expect(counted.account?.name).toBe("Cliente Exemplo");
  }
});

test("the tables are analyzed, so that the first searches are planned well", async () => {
  const { rows } = await database.pool.query("select reltuples from pg_class where relname = 'fitments'");
  expect(rows[0].reltuples).toBeGreaterThan(0);
});

const configOf = (environment: Record<string, string> = {}) =>
  unwrapOutcome(readConfig({ SECRET_KEY: "k".repeat(32), LOG_LEVEL: "error", ...environment }));

const ownersOf = (environment?: Record<string, string>) =>
  sample.owners({ ...installation, config: configOf(environment) });

const countStaff = async () =>
  (await database.pool.query<{ staff: string[] }>("select array_agg(email order by email) staff from staff_users"))
    .rows[0]?.staff;

const EXPOSED: readonly Record<string, string>[] = [
  { ORIGIN: "https://loja.example.com" },
  { ORIGIN: "http://localhost:3000" },
  { ADMIN_ORIGIN: "https://painel.example.com" },
  { ORIGIN: "https://loja.example.com", ADMIN_ORIGIN: "http://localhost:3000" },
  { HOST: "0.0.0.0" },
  { HOST: "0.0.0.0", SAMPLE: "on" },
  { TRUST_PROXY: "loopback" },
  { SAMPLE: "off" },
];

test.each([...EXPOSED])("a shop with %j has no sample owner", async (environment) => {
  expect(await ownersOf(environment)).toEqual([]);
  expect(await countStaff()).toBeNull();
});

test("on this machine alone, a newcomer signs in as the owner of each sample company", async () => {
  const lines = await ownersOf();
  const emails = sampleShops().map(({ company }) => `dona@${company.slug}.example.com`);
  expect(lines.slice(0, -2)).toEqual(emails);
  const [, password = ""] = /^password (\S+)$/.exec(lines.at(-2) ?? "") ?? [];
  const [, code = ""] = /code now: (\d{6})/.exec(lines.at(-1) ?? "") ?? [];
  const origin = { network: "10.1.1.1", deviceToken: undefined };
  const signIn = (email: string) => signInStaff(installation, { email, password, origin, device: "", now: new Date() });
  for (const email of emails) {
    const { token, state } = unwrapOutcome(await signIn(email));
    expect(state).toBe("second-factor");
    unwrapOutcome(await confirmSecondFactor(installation, { token, code, origin, device: "", now: new Date() }));
  }
  const { rows } = await database.pool.query("select role from staff_memberships");
  expect(rows).toEqual(emails.map(() => ({ role: "owner" })));
  expect((await ownersOf()).slice(0, -1)).toEqual(lines.slice(0, -1));
  expect(await ownersOf({ ORIGIN: "https://loja.example.com" })).toEqual([]);
  expect(await signIn(emails[0] ?? "")).toMatchObject({ refusal: "AUTH_WRONG_PASSWORD" });
});

test("a company that another program created under a sample's name is not changed", async () => {
  const [slug = ""] = sampleShops().map(({ company }) => company.slug);
  await database.pool.query("update companies set slug = 'renamed' where slug = $1", [slug]);
  await insertCompany(randomUUID(), slug);
  expect(await loadSample({ database, secretKey: Buffer.alloc(32) }, now)).toMatchObject({ refusal: "SAMPLE_EXISTS" });
});

const insertCompany = (id: string, slug: string) =>
  database.pool.query("insert into companies (id, slug) values ($1, $2)", [id, slug]);
