import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestProduct } from "../../testing/catalog.ts";
import { createTestCustomer } from "../../testing/customers.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../testing/database.ts";
import { injectStaffCall } from "../../testing/inject-staff-call.ts";
import { listMailsTo } from "../../testing/queued-mails.ts";
import {
  addTestMembership,
  createTestStaffUser,
  signInTestStaff,
  signInWithAuthenticator,
  type TestStaffUser,
} from "../../testing/staff.ts";
import { placeTestOrder } from "../../testing/staff-orders.ts";
import { type Tenant, withTenantTransaction } from "../platform/database/tenant.ts";

let context: TestInstallation;
let tenant: Tenant;
let owner: TestStaffUser;
beforeAll(async () => {
  context = await openTestInstallation();
});
beforeEach(async () => {
  tenant = await createTestCompany(context.installation);
  owner = await createMember("owner");
});
afterAll(() => context.close());

async function createMember(role: "owner" | "counter" | "catalog" | "read-only"): Promise<TestStaffUser> {
  const user = await createTestStaffUser(context.installation);
  await addTestMembership(tenant, user, role);
  return user;
}

const mailsTo = ({ email }: TestStaffUser) => withTenantTransaction(tenant, (tx) => listMailsTo(tx, email));
const templatesTo = async (user: TestStaffUser) => (await mailsTo(user)).map(({ template }) => template);

async function makeBid() {
  const { headers } = await createTestCustomer(tenant);
  const { id } = await createTestProduct(tenant, {
    name: "Disco",
    brand: "Travaboa",
    partNumber: "BP4410D",
    price: 100_00,
    stock: 3,
  });
  const payload = { product_id: id, value: 80, quantity: 2, message: "Pago no Pix" };
  const response = await context.app.inject({ method: "POST", url: "/ecommerce/user/bid/insert", headers, payload });
  expect(response.statusCode).toBe(201);
  return response.json().data;
}

async function switchOf(user: TestStaffUser, body: object) {
  const { token } = await signInTestStaff(context.installation, user);
  const { app } = context;
  return await injectStaffCall({ app, tenant, token }, ["PATCH", "/me/notifications"], { body });
}

test("a new order is one mail to each member who may read orders, without the customer's data", async () => {
  const [clerk, reader, cataloger] = [
    await createMember("counter"),
    await createMember("read-only"),
    await createMember("catalog"),
  ];
  const { number, session } = await placeTestOrder(context.app, tenant);
  const [mail, ...others] = await mailsTo(owner);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    template: "staff-new-order",
    customerId: null,
    content: {
      number,
      path: `/painel/${tenant.slug}/pedidos/${number}`,
      items: [{ quantity: 2, total: 200_00 }],
      payment: "combine",
    },
  });
  expect(JSON.stringify(mail?.content)).not.toMatch(session.customer.name);
  for (const user of [clerk, reader]) expect(await templatesTo(user)).toEqual(["staff-new-order"]);
  expect(await templatesTo(cataloger)).toEqual([]);
});

test("a new bid is one mail to each member who may answer it", async () => {
  const [clerk, reader] = [await createMember("counter"), await createMember("read-only")];
  const { id } = await makeBid();
  const path = `/painel/${tenant.slug}/caixa/bids/${id}`;
  for (const user of [owner, clerk])
    expect(await mailsTo(user)).toMatchObject([
      {
        template: "staff-new-bid",
        content: {
          product: expect.stringMatching(/^Disco \(Travaboa · BP4410D · SKU .+\)$/),
          path,
          value: 80_00,
          quantity: 2,
        },
      },
    ]);
  expect(await templatesTo(reader)).toEqual([]);
});

test("each member switches each mail off and on again", async () => {
  const clerk = await createMember("counter");
  const sent = { company: tenant.slug, notification: "new-order", sent: false };
  const { status, data } = await switchOf(clerk, sent);
  expect([status, data.companies[0].notifications]).toEqual([200, ["new-bid"]]);
  await placeTestOrder(context.app, tenant);
  await makeBid();
  expect(await templatesTo(clerk)).toEqual(["staff-new-bid"]);
  expect((await templatesTo(owner)).toSorted()).toEqual(["staff-new-bid", "staff-new-order"]);
  expect((await switchOf(clerk, { ...sent, sent: true })).data.companies[0].notifications).toEqual([
    "new-order",
    "new-bid",
  ]);
  await placeTestOrder(context.app, tenant);
  expect(await templatesTo(clerk)).toEqual(["staff-new-order", "staff-new-bid"]);
});

test("nobody switches what is no notification, or of another company", async () => {
  const body = { company: tenant.slug, notification: "new-order", sent: false };
  const other = await createTestCompany(context.installation);
  expect(await switchOf(owner, { ...body, company: other.slug })).toMatchObject({
    status: 404,
    message: "COMPANY_NOT_FOUND",
  });
  for (const wrong of [{ notification: "all" }, { sent: "no" }, { company: "" }])
    expect((await switchOf(owner, { ...body, ...wrong })).status).toBe("company" in wrong ? 404 : 422);
});

test("who has left, or whose time is over, gets no mail", async () => {
  const [left, expired] = [await createMember("counter"), await createMember("counter")];
  await withTenantTransaction(tenant, async (tx) => {
    const isOf = ({ id }: TestStaffUser) => sql`company_id = ${tx.companyId} and staff_user_id = ${id}`;
    await tx.execute(sql`delete from staff_memberships where ${isOf(left)}`);
    await tx.execute(sql`update staff_memberships set expires_at = now() where ${isOf(expired)}`);
  });
  await placeTestOrder(context.app, tenant);
  for (const user of [left, expired]) expect(await mailsTo(user)).toEqual([]);
  expect(await templatesTo(owner)).toEqual(["staff-new-order"]);
});

test("a mail that waits is not sent to who has been removed since", async () => {
  const clerk = await createMember("counter");
  await placeTestOrder(context.app, tenant);
  expect(await templatesTo(clerk)).toEqual(["staff-new-order"]);
  const { token } = await signInWithAuthenticator(context.installation, owner, new Date());
  const call = { app: context.app, tenant, token };
  expect((await injectStaffCall(call, ["DELETE", `/staff/${clerk.id}`])).status).toBe(200);
  expect(await mailsTo(clerk)).toEqual([]);
  expect(await templatesTo(owner)).toEqual(["staff-new-order"]);
});

test("the mails of orders beyond the day's limit are held, and the orders are taken", async () => {
  const busy = await openTestInstallation({ RATE_LIMITS: "on", CHECKOUTS_PER_MINUTE: "100" });
  try {
    await placeTestOrder(busy.app, tenant);
    await withTenantTransaction(tenant, (tx) =>
      tx.execute(sql`
        update mail_counts set count = 1000 where company_id = ${tx.companyId} and subject like 'staff-new-order %'`),
    );
    await placeTestOrder(busy.app, tenant);
    expect((await mailsTo(owner)).map(({ state }) => state)).toEqual(["given-up", "waiting"]);
  } finally {
    await busy.close();
  }
});
