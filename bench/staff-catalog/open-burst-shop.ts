import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { openInstallation } from "@pecacerta/server/app/open-installation";
import { readConfig } from "@pecacerta/server/platform/config/config";
import { withTenantTransaction } from "@pecacerta/server/platform/database/tenant";
import { newLog } from "@pecacerta/server/platform/http/logging";
import { addressForm, createTestCustomer, type SignedInCustomer } from "@pecacerta/server/testing/customers";
import { TEST_SECRET_KEY, unwrapOutcome } from "@pecacerta/server/testing/database";
import { addTestMembership, createTestStaffUser, signInWithAuthenticator } from "@pecacerta/server/testing/staff";
import { sql } from "drizzle-orm";
import { type LoadGenerator, startLoadGenerator, startMeasuredShop } from "../processes.ts";
import type { Cleanup, StaffData } from "../staff/open-staff-data.ts";
import type { StaffBenchProduct } from "./staff-catalog-scenarios.ts";

const CUSTOMERS = 16;

export type BurstShop = {
  url: string;
  slug: string;
  generator: LoadGenerator;
  cookie: string;
  customers: SignedInCustomer[];
};

/** The shop as a process of its own, a member of its staff, and customers who may order without end. */
export async function openBurstShop(
  { url, folder, tenant }: StaffData,
  stocked: readonly string[],
  cleanup: Cleanup,
): Promise<BurstShop> {
  const config = { DATABASE_URL: url, SECRET_KEY: TEST_SECRET_KEY, LOG_LEVEL: "error", RATE_LIMITS: "off" };
  const opened = await openInstallation(unwrapOutcome(readConfig(config)), url, newLog("error"));
  const { installation, close } = unwrapOutcome(opened);
  cleanup.push(close);
  await withTenantTransaction(tenant, async (tx) => {
    await tx.execute(sql`update company_settings set new_customer_pieces = null, new_customer_open_orders = null,
      new_customer_open_value = null where company_id = ${tx.companyId}`);
    // The generated orders took their numbers themselves.
    await tx.execute(sql`insert into order_numbers (company_id, last_number)
      values (${tx.companyId}, (select coalesce(max(number), 1000) from orders where company_id = ${tx.companyId}))
      on conflict (company_id) do update set last_number = excluded.last_number`);
    await tx.execute(sql`update stock set on_hand = 1000000
      where company_id = ${tx.companyId} and product_id = any (${sql.param(stocked)}::uuid[])`);
  });
  const user = await createTestStaffUser(installation);
  await addTestMembership(tenant, user, "owner");
  const { token } = await signInWithAuthenticator(installation, user);
  const customers = await Promise.all(Array.from({ length: CUSTOMERS }, () => createTestCustomer(tenant)));
  const generator = startLoadGenerator();
  cleanup.push(generator.stop);
  const shop = await startMeasuredShop(
    join(folder, "shop"),
    { DATABASE_URL: url, DEFAULT_COMPANY: tenant.slug, SECRET_KEY: TEST_SECRET_KEY },
    process.env.BURST_PROFILE ? ["--cpu-prof", "--cpu-prof-dir", process.env.BURST_PROFILE] : [],
  );
  cleanup.push(shop.stop);
  return { url: shop.url, slug: tenant.slug, generator, cookie: `admin=${token}`, customers };
}

/** `at`: the number of the order; customers take turns. */
export async function orderOne({ url, customers }: BurstShop, at: number, product: StaffBenchProduct): Promise<void> {
  const customer = customers[at % customers.length];
  await send(`${url}/ecommerce/user/orders/checkout`, "POST", {
    headers: { ...customer?.headers, "idempotency-key": randomUUID() },
    body: { items: [{ product_id: product.id, quantity: 1 }], address: addressForm, payment: "combine" },
  });
}

export async function savePrice(
  { url, slug, cookie }: BurstShop,
  product: StaffBenchProduct,
  price: number,
): Promise<void> {
  const base = product.price;
  product.price = price;
  await send(`${url}/ecommerce/admin/products/${product.id}`, "PATCH", {
    headers: { "x-admin": "1", "sec-fetch-site": "same-origin", ecommerce: slug, cookie, "if-match": "*" },
    body: { changes: { price: price / 100 }, base: { price: base / 100 } },
  });
}

type Sent = { headers: Record<string, string>; body: object };

async function send(url: string, method: string, { headers, body }: Sent): Promise<void> {
  const response = await fetch(url, {
    method,
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`);
  await response.arrayBuffer();
}
