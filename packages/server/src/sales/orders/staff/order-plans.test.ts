import { randomBytes } from "node:crypto";
import { ORDER_VIEWS } from "@pecacerta/rules/order-stage";
import { ROLE_PERMISSIONS } from "@pecacerta/rules/permission";
import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  createTestCompany,
  openTestInstallation,
  ownerPoolOf,
  type TestInstallation,
} from "../../../../testing/database.ts";
import { explainTransaction, findFullScans } from "../../../../testing/record-statements.ts";
import { placeTestOrder, testActor } from "../../../../testing/staff-orders.ts";
import { findBestCustomers } from "../../../admin/customers/find-best-customers.ts";
import { type Tenant, type TenantTransaction, withTenantTransaction } from "../../../platform/database/tenant.ts";
import { orders } from "../../tables/orders.ts";
import { findStaffOrder } from "./find-order.ts";
import { countStaffOrders, listStaffOrders } from "./list-orders.ts";
import { findOrderFigures } from "./order-figures.ts";
import { payOrder } from "./pay-order.ts";
import { findOrderPrint } from "./print-orders.ts";

let context: TestInstallation;
let tenant: Tenant;
let number: string;
beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
  number = (await placeTestOrder(context.app, tenant)).number;
});
afterAll(() => context.close());

const now = new Date(Date.now() + 60_000);
const base = { view: "all", sort: "newest", limit: 50, seesContacts: true, now } as const;
const search = (q: string) => (tx: TenantTransaction) => listStaffOrders(tx, { ...base, q });
const member = { role: "owner", permissions: new Set(ROLE_PERMISSIONS.owner) } as const;

type Work = (tx: TenantTransaction) => Promise<unknown>;

const WORKS: [string, Work][] = [
  ...ORDER_VIEWS.map((view): [string, Work] => [`the view ${view}`, (tx) => listStaffOrders(tx, { ...base, view })]),
  ["orders by their numbers", (tx) => listStaffOrders(tx, { ...base, n: ["1001", "1002"] })],
  ["a month", (tx) => listStaffOrders(tx, { ...base, from: "2026-11-01", to: "2026-11-30" })],
  ["a payment", (tx) => listStaffOrders(tx, { ...base, payment: "card" })],
  ["a channel", (tx) => listStaffOrders(tx, { ...base, channel: "counter" })],
  ["a page in the middle", (tx) => listStaffOrders(tx, { ...base, after: "1000" })],
  ["the counts", (tx) => countStaffOrders(tx, now)],
  ["the figures of the last days", (tx) => findOrderFigures(tx, now)],
  ["a search by number, phone or CPF", search("62991234567")],
  ["a search by name", search("cliente exemplo")],
  ["a search by words in any order", search("exemplo 4567 cliente@example.com 1001")],
  ["a search for customers by words in any order", (tx) => findBestCustomers(tx, { term: "4567 exemplo", max: 5 })],
  ["a search by amount", search("R$ 154,90")],
  ["a search by e-mail, SKU or tracking code", search("AA123456785BR")],
  ["a search by product", search("filtro de óleo")],
  ["an order's page", (tx) => findStaffOrder(tx, { number, now, member })],
  ["a print", (tx) => findOrderPrint(tx, [number])],
  ["an action", (tx) => payOrder(tx, testActor(), { number, amount: 1, reference: "", now })],
];

test.each(WORKS)("%s scans no large table", async (_, work) => {
  const plans = await explainTransaction(tenant, work);
  expect(plans.length).toBeGreaterThan(0);
  expect(plans.flatMap(findFullScans)).toEqual([]);
});

test("orders are found by a rare payment or channel, not sorted out of all", async () => {
  await copyOrders(1000);
  for (const [column, filter] of [
    ["payment", { payment: "card" }],
    ["channel", { channel: "counter" }],
  ] as const) {
    const plans = await explainTransaction(tenant, (tx) => listStaffOrders(tx, { ...base, ...filter }));
    const ofColumn = plans.filter((plan) => plan.includes(`(${column} = `));
    expect(ofColumn).toHaveLength(2);
    for (const plan of ofColumn) expect(plan).toMatch(new RegExp(`Index Cond: .*\\(${column} = `));
  }
});

/** Copies the one that was placed: with Pix, in the shop. */
async function copyOrders(count: number): Promise<void> {
  await withTenantTransaction(tenant, async (tx) => {
    const placed = await tx.select().from(orders).where(eq(orders.companyId, tx.companyId));
    const last = Math.max(...placed.map((order) => order.number));
    const copies = placed.slice(0, 1).flatMap((order) =>
      Array.from({ length: count }, (_, index) => ({
        ...order,
        id: uuid(),
        number: last + 1 + index,
        tokenHash: randomBytes(32),
      })),
    );
    await tx.insert(orders).values(copies);
  });
  await ownerPoolOf(context.installation.database).query("analyze orders");
}
