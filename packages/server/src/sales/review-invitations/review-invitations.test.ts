import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PASSWORD } from "../../../testing/customers.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../testing/database.ts";
import { listMailsTo } from "../../../testing/queued-mails.ts";
import { advanceTestOrder, placeTestOrder, type TestOrder } from "../../../testing/staff-orders.ts";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";
import type { MailContents } from "../../platform/mail/mail-types.ts";
import { createReviewInvitationJob } from "./review-invitation-job.ts";

let context: TestInstallation;
let tenant: Tenant;
beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
});
afterAll(() => context.close());

const runJob = () => createReviewInvitationJob(context.installation).run(new AbortController().signal);
const inTenant = (statement: (companyId: string) => ReturnType<typeof sql>) =>
  withTenantTransaction(tenant, (tx) => tx.execute(statement(tx.companyId)));

async function deliver(days: number, quantities = [2, 1]): Promise<TestOrder> {
  const order = await placeTestOrder(context.app, tenant, quantities);
  await advanceTestOrder(tenant, order, "completed");
  await changeDelivery(order, days);
  return order;
}
const changeDelivery = ({ id }: TestOrder, days: number) =>
  inTenant(
    (companyId) => sql`
      update order_steps set at = now() - make_interval(days => ${days})
      where company_id = ${companyId} and order_id = ${id} and status_code = 2`,
  );
const choose = ({ session: { headers } }: TestOrder, enabled: boolean) =>
  context.app.inject({ method: "POST", url: "/ecommerce/user/review-mails", headers, payload: { enabled } });
const invitations = async ({ session }: TestOrder): Promise<MailContents["review-invitation"][]> => {
  const mails = await withTenantTransaction(tenant, (tx) => listMailsTo(tx, session.customer.email));
  return mails.flatMap((mail) =>
    mail.template === "review-invitation" ? [mail.content as MailContents["review-invitation"]] : [],
  );
};

test("a week after its delivery an order is one mail with its parts, however many jobs run", async () => {
  const order = await deliver(6);
  await runJob();
  expect(await invitations(order)).toEqual([]);
  await changeDelivery(order, 8);
  await Promise.all([runJob(), runJob(), runJob()]);
  await runJob();
  const [invitation, ...others] = await invitations(order);
  expect(others).toEqual([]);
  expect(invitation?.number).toBe(order.number);
  expect(invitation?.items).toEqual([
    { name: expect.any(String), path: expect.stringMatching(/^\/products\/[\w-]+#reviews$/) },
    { name: expect.any(String), path: expect.stringMatching(/^\/products\/[\w-]+#reviews$/) },
  ]);
});

test("what was delivered long ago, is on its way or was paid back is no mail", async () => {
  const [old, shipped, refunded] = [await deliver(22), await placeTestOrder(context.app, tenant), await deliver(8)];
  await advanceTestOrder(tenant, shipped, "shipped");
  await inTenant(
    (companyId) => sql`
      update orders set payment_state = 'refunded' where company_id = ${companyId} and id = ${refunded.id}`,
  );
  await runJob();
  for (const order of [old, shipped, refunded]) expect(await invitations(order)).toEqual([]);
});

test("a part that its buyer has reviewed is left out, and an order without another is no mail", async () => {
  const [two, one] = [await deliver(8), await deliver(8, [1])];
  for (const { session, productIds } of [two, one]) {
    const payload = { product_id: productIds[0], rating: 5, revision: "Serviu bem." };
    const { headers } = session;
    const review = await context.app.inject({ method: "POST", url: "/ecommerce/sale/review/insert", headers, payload });
    expect(review.statusCode).toBe(201);
  }
  await runJob();
  expect((await invitations(two))[0]?.items).toHaveLength(1);
  expect(await invitations(one)).toEqual([]);
});

test("the link in the mail ends such mails for its customer alone, and an erased customer gets none", async () => {
  const [order, neighbor, erased] = [await deliver(8), await deliver(8), await deliver(6)];
  await runJob();
  const [{ leavePath } = { leavePath: "" }] = await invitations(order);
  const leave = (path: string) =>
    context.app.inject({ method: "POST", url: `${path}&company=${tenant.slug}`, headers: { accept: "text/html" } });
  const [customerId] = (leavePath.split("token=")[1] ?? "").split(".");
  const declined = async () =>
    await inTenant(
      (companyId) => sql`
        select id from customers where company_id = ${companyId} and review_mails_declined_at is not null`,
    ).then(({ rows }) => rows.map(({ id }) => id));
  expect((await leave(`/review-invitation/leave?token=${customerId}.guess`)).statusCode).toBe(303);
  expect(await declined()).toEqual([]);
  expect((await leave(leavePath)).headers.location).toBe(`/review-invitation/left?company=${tenant.slug}`);
  expect(await declined()).toEqual([customerId]);

  await inTenant((companyId) => sql`update orders set review_invited_at = null where company_id = ${companyId}`);
  const deleted = await context.app.inject({
    method: "POST",
    url: "/ecommerce/user/delete",
    headers: erased.session.headers,
    payload: { password: PASSWORD },
  });
  expect(deleted.statusCode).toBe(200);
  await changeDelivery(erased, 8);
  await runJob();
  // The one that waited was not sent either.
  expect(await invitations(order)).toEqual([]);
  expect(await invitations(neighbor)).toHaveLength(2);
  expect(await invitations(erased)).toEqual([]);
});

test("a customer who left the invitations comes back in the account", async () => {
  const order = await deliver(6);
  const { headers } = order.session;
  const isEnabled = async () =>
    (await context.app.inject({ method: "GET", url: "/ecommerce/user", headers })).json().data.review_mails;
  const deliverNow = async () => {
    await changeDelivery(order, 8);
    await runJob();
  };
  expect(await isEnabled()).toBe(true);
  expect((await choose(order, false)).json().data).toEqual({ review_mails: false });
  expect(await isEnabled()).toBe(false);
  await deliverNow();
  expect(await invitations(order)).toEqual([]);
  expect((await choose(order, true)).json().data).toEqual({ review_mails: true });
  expect(await isEnabled()).toBe(true);
  await deliverNow();
  expect(await invitations(order)).toHaveLength(1);
});

test("who leaves the invitations in the account gets none that waits, and nobody else leaves", async () => {
  const [order, neighbor] = [await deliver(8), await deliver(8)];
  await runJob();
  expect(await invitations(order)).toHaveLength(1);
  expect((await choose(order, false)).statusCode).toBe(200);
  expect(await invitations(order)).toEqual([]);
  expect(await invitations(neighbor)).toHaveLength(1);
  const { headers } = neighbor.session;
  const own = await context.app.inject({ method: "GET", url: "/ecommerce/user", headers });
  expect(own.json().data.review_mails).toBe(true);
});
