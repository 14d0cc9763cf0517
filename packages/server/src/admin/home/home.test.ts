import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../testing/database.ts";
import {
  addTestMembership,
  createTestStaffUser,
  signInTestStaff,
  signInWithAuthenticator,
} from "../../../testing/staff.ts";
import { advanceTestOrder, placeTestOrder, type TestOrder } from "../../../testing/staff-orders.ts";
import { companySettings } from "../../companies/tables.ts";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";
import { orders } from "../../sales/tables/orders.ts";
import { withIdentityTransaction } from "../identity/identity-transaction.ts";
import { staffSessions } from "../identity/tables.ts";

let context: TestInstallation;
let tenant: Tenant;
let order: TestOrder;
beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
  order = await placeTestOrder(context.app, tenant);
  await advanceTestOrder(tenant, order, "to-pick");
  await placeTestOrder(context.app, tenant);
  await ask("Serve no Gol 2014?");
});
afterAll(() => context.close());

const ask = (question: string) =>
  context.app.inject({
    method: "POST",
    url: "/ecommerce/sale/question/insert",
    headers: order.session.headers,
    payload: { product_id: order.productIds[0], question },
  });

async function signInAs(role: "counter" | "catalog" | "read-only") {
  const user = await createTestStaffUser(context.installation);
  await addTestMembership(tenant, user, role);
  return { user, ...(await signInTestStaff(context.installation, user)) };
}

const get = (path: string, token: string, headers: Record<string, string> = {}) =>
  context.app.inject({
    url: `/ecommerce/admin${path}`,
    headers: {
      "x-admin": "1",
      "sec-fetch-site": "same-origin",
      ecommerce: tenant.slug,
      cookie: `admin=${token}`,
      ...headers,
    },
  });

test("the menu's counts are those of what a member may see", async () => {
  const orders = { "to-confirm": 1, "to-pick": 1, "to-ship": 0, late: 0, "to-put-back": 0, "to-refund": 0 };
  const expected = {
    counter: { orders, inbox: { waiting: 1 }, support: null },
    catalog: { orders: null, inbox: { waiting: 1 }, support: null },
  };
  for (const role of ["counter", "catalog"] as const) {
    const { token } = await signInAs(role);
    expect((await get("/counts", token)).json().data).toEqual(expected[role]);
  }
  const { token } = await signInAs("read-only");
  expect((await get("/counts", token)).json().data).toEqual({ orders, inbox: null, support: null });
});

test("counts that are known are not sent again, and no page that is left alone keeps its session alive", async () => {
  const { token, user } = await signInAs("counter");
  const setSeenAt = (minutesAgo: number) =>
    withIdentityTransaction(context.installation.database, (tx) =>
      tx
        .update(staffSessions)
        .set({ seenAt: new Date(Date.now() - minutesAgo * 60_000) })
        .where(eq(staffSessions.staffUserId, user.id)),
    );
  const first = await get("/counts", token);
  expect(first.headers["cache-control"]).toBe("no-store");
  const known = { "if-none-match": String(first.headers.etag) };
  const again = await get("/counts", token, known);
  expect([again.statusCode, again.body, again.headers.ecommerce]).toEqual([304, "", tenant.slug]);
  await ask("E no Voyage?");
  expect((await get("/counts", token, known)).json().data.inbox.waiting).toBe(2);
  const minutesSinceSeen = async () => {
    const [session] = await withIdentityTransaction(context.installation.database, (tx) =>
      tx.select().from(staffSessions).where(eq(staffSessions.staffUserId, user.id)),
    );
    return Math.round((Date.now() - (session?.seenAt.getTime() ?? 0)) / 60_000);
  };
  await setSeenAt(29);
  await get("/counts", token);
  expect((await get("/orders", token, { "x-admin": "unattended" })).statusCode).toBe(200);
  expect((await get("/me", token, { "x-admin": "unattended" })).statusCode).toBe(200);
  expect(await minutesSinceSeen()).toBe(29);
  await get("/orders", token);
  expect(await minutesSinceSeen()).toBe(0);
  await setSeenAt(31);
  expect((await get("/counts", token, known)).statusCode).toBe(401);
});

test("the first page shows a member what their permissions allow", async () => {
  const { token } = await signInAs("counter");
  const { data } = (await get("/home", token)).json();
  expect(data).toMatchObject({ oldestOrders: [{ number: order.number }], figures: null, setup: null });
  expect(Date.now() - Date.parse(data.unansweredSince)).toBeLessThan(300_000);
  const catalog = (await get("/home", (await signInAs("catalog")).token)).json().data;
  expect(catalog).toMatchObject({ oldestOrders: null, figures: null, setup: null });
});

test("figures compare today with the days before, without canceled orders; sales are paid ones", async () => {
  const { token } = await signInAs("read-only");
  const figures = async () => (await get("/home", token)).json().data.figures;
  const { today } = await figures();
  expect(today).toEqual({ orders: 2, revenue: order.total / 100 });
  const [older, cancelled] = [await placeTestOrder(context.app, tenant), await placeTestOrder(context.app, tenant)];
  await advanceTestOrder(tenant, older, "to-pick");
  const DAY_MS = 86_400_000;
  const setDaysAgo = ({ id }: TestOrder, days: number) => {
    const createdAt = new Date(Date.now() - days * DAY_MS);
    return withTenantTransaction(tenant, (tx) => tx.update(orders).set({ createdAt }).where(eq(orders.id, id)));
  };
  await advanceTestOrder(tenant, cancelled, "cancelled");
  await setDaysAgo(older, 1);
  const one = { orders: 1, revenue: older.total / 100 };
  expect(await figures()).toEqual({ today, yesterday: one, week: one });
  await setDaysAgo(older, 5);
  expect(await figures()).toEqual({ today, yesterday: { orders: 0, revenue: 0 }, week: one });
  await setDaysAgo(older, 9);
  expect((await figures()).week.orders).toBe(0);
});

test("low stock lists what sold and runs out; the first steps come from the shop's data", async () => {
  const { productIds } = await placeTestOrder(context.app, tenant, [9, 1]);
  const user = await createTestStaffUser(context.installation);
  await addTestMembership(tenant, user, "owner");
  const { token } = await signInWithAuthenticator(context.installation, user);
  const { data } = (await get("/home", token)).json();
  expect(data.lowStock).toMatchObject({ total: 1, items: [{ id: productIds[0], onHand: 1 }] });
  const done = data.setup.flatMap((step: { task: string; done: boolean }) => (step.done ? [step.task] : []));
  expect(done).toEqual(["part"]);
  await addTestMembership(tenant, await createTestStaffUser(context.installation), "owner");
  await withTenantTransaction(tenant, (tx) =>
    tx
      .update(companySettings)
      .set({ pixKey: "loja@example.com", logotipo: "/logo.svg", dispatchDays: 1, transitDays: null })
      .where(eq(companySettings.companyId, tx.companyId)),
  );
  const { setup } = (await get("/home", token)).json().data;
  expect(setup.filter((step: { done: boolean }) => step.done).map(({ task }: { task: string }) => task)).toEqual([
    ...["pix", "logo", "part", "second-owner"],
  ]);
});
