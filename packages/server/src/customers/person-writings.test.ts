import type { FieldWriting } from "@pecacerta/rules/testing/field-writings";
import { EMAIL_WRITINGS, LAST_NAME_WRITINGS, PERSON_NAME_WRITINGS } from "@pecacerta/rules/testing/person-writings";
import { desc } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestProduct } from "../../testing/catalog.ts";
import { sendCheckout } from "../../testing/checkout.ts";
import { addressForm, createTestCustomer, PASSWORD, type SignedInCustomer } from "../../testing/customers.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../testing/database.ts";
import { injectStaffCall } from "../../testing/inject-staff-call.ts";
import { addTestMembership, createTestStaffUser, signInWithAuthenticator } from "../../testing/staff.ts";
import { messages } from "../content/contact/tables.ts";
import { newsletterAddresses } from "../content/newsletter/tables.ts";
import { stockAlerts } from "../content/stock-alerts/tables.ts";
import { type Tenant, withTenantTransaction } from "../platform/database/tenant.ts";

let context: TestInstallation;
let tenant: Tenant;
let session: SignedInCustomer;
let staffToken: string;
let productId: string;
let soldOutId: string;
let addressId: string;
let orderNumber: string;

beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation, { email: "loja@example.com" });
  session = await createTestCustomer(tenant);
  productId = (await createTestProduct(tenant, { stock: 900 })).id;
  soldOutId = (await createTestProduct(tenant, { stock: 0 })).id;
  const user = await createTestStaffUser(context.installation, "Ana");
  await addTestMembership(tenant, user, "owner");
  staffToken = (await signInWithAuthenticator(context.installation, user)).token;
  addressId = (await send("POST", "/user/addresses", addressForm)).body.data.id;
  orderNumber = (await sendOrder({})).json().data.number;
});
afterAll(() => context.close());

async function send(method: "POST" | "PUT" | "DELETE", path: string, payload: object) {
  const response = await context.app.inject({ method, url: `/ecommerce${path}`, headers: session.headers, payload });
  return { status: response.statusCode, body: response.json() };
}

const sendOrder = (fields: object) =>
  sendCheckout(context.app, session, {
    items: [{ product_id: productId, quantity: 1 }],
    address: { ...addressForm, ...fields },
  });

async function sendAsStaff(method: "POST" | "PATCH", path: string, body: object, tag?: string) {
  const staff = { app: context.app, tenant, token: staffToken };
  const { status, ...answer } = await injectStaffCall(staff, [method, path], { body, ...(tag && { tag }) });
  return { status, body: answer as { data?: Record<string, unknown>; errors?: object } };
}

const lastMessage = async () =>
  (await withTenantTransaction(tenant, (tx) => tx.select().from(messages).orderBy(desc(messages.id)).limit(1)))[0];

type Answer = { status: number; errors: Record<string, string>; stored?: object | undefined };

const answerOf = ({ status, body }: { status: number; body: { errors?: object } }, stored?: object): Answer => ({
  status,
  errors: Object.fromEntries(
    Object.entries(body.errors ?? {}).map(([path, key]) => [path.replace("address.", ""), key]),
  ),
  stored,
});

type Call = (fields: object) => Promise<Answer>;

const ADDRESS_CALLS: Readonly<Record<string, Call>> = {
  "POST /user/addresses": async (fields) => {
    const sent = await send("POST", "/user/addresses", { ...addressForm, ...fields });
    if (sent.status === 201) await send("DELETE", `/user/addresses/${sent.body.data.id}`, {});
    return answerOf(sent, sent.body.data);
  },
  "PUT /user/addresses/:id": async (fields) => {
    const sent = await send("PUT", `/user/addresses/${addressId}`, { ...addressForm, ...fields });
    return answerOf(sent, sent.body.data);
  },
  "POST /user/orders/checkout": async (fields) => {
    const response = await sendOrder(fields);
    const body = response.json();
    return answerOf({ status: response.statusCode, body }, body.data?.shippingAddress);
  },
  "PATCH /admin/orders/:number": async (fields) => {
    const staff = { app: context.app, tenant, token: staffToken };
    const { data: order } = await injectStaffCall(staff, ["GET", `/orders/${orderNumber}`]);
    const address = { ...addressForm, ...fields };
    const sent = await sendAsStaff("PATCH", `/orders/${orderNumber}`, { address }, `"r${order.revision}"`);
    return answerOf(sent, sent.body.data?.shippingAddress as object);
  },
};

const PERSON_CALLS: Readonly<Record<string, Call>> = {
  "POST /register": async (fields) => {
    const account = { name: "Ana", email: `${crypto.randomUUID()}@example.com`, password: PASSWORD };
    const ids = { cpf: "529.982.247-25", phone: "(62) 99123-4567", ecommerce_id: tenant.slug };
    const sent = await send("POST", "/register", { ...account, ...ids, ...fields });
    return answerOf(sent, sent.body.user);
  },
  "POST /user/profile": async (fields) => {
    const own = { name: "Ana", email: session.customer.email, cpf: "529.982.247-25", phone: "(62) 99123-4567" };
    const sent = await send("POST", "/user/profile", { ...own, password: PASSWORD, ...fields });
    // A new e-mail address is stored once its link is used.
    return answerOf(sent, "email" in fields ? undefined : sent.body.data);
  },
  "POST /mailing/contact": async (fields) => {
    const message = { name: "Ana", email: "ana@example.com", message: "Abrem hoje?", ...fields };
    const sent = await send("POST", "/mailing/contact", message);
    return answerOf(sent, await lastMessage());
  },
};

const sendOnly =
  (path: string, others: object = {}): Call =>
  async (fields) =>
    answerOf(await send("POST", path, { ...others, ...fields }));

const sendOnlyAsStaff =
  (path: string, others: object = {}): Call =>
  async (fields) =>
    answerOf(await sendAsStaff("POST", path, { ...others, ...fields }));

const EMAIL_CALLS: Readonly<Record<string, Call>> = {
  ...ADDRESS_CALLS,
  ...PERSON_CALLS,
  "POST /mailing/newsletter": sendOnly("/mailing/newsletter"),
  "POST /mailing/stock-alert": async (fields) =>
    answerOf(await send("POST", "/mailing/stock-alert", { product_id: soldOutId, ...fields })),
  "POST /login": sendOnly("/login", { password: "errada-1" }),
  "POST /login/code": sendOnly("/login/code"),
  "POST /password/recover": sendOnly("/password/recover"),
  "POST /orders/track": sendOnly("/orders/track", { number: "999999" }),
  "POST /admin/session": sendOnlyAsStaff("/session", { password: "errada-1" }),
  "POST /admin/password/recover": sendOnlyAsStaff("/password/recover"),
  "POST /admin/staff": async (fields) => {
    const rights = { role: "counter", addedPermissions: [], removedPermissions: [] };
    return answerOf(await sendAsStaff("POST", "/staff", { ...rights, ...fields }));
  },
  "POST /admin/support": sendOnlyAsStaff("/support", { hours: 4, role: "read-only" }),
};

const NAME_CALLS: readonly (readonly [string, string, Call])[] = [
  ...Object.entries(ADDRESS_CALLS).map(([name, call]) => [name, "firstName", call] as const),
  ...Object.entries(ADDRESS_CALLS).map(([name, call]) => [name, "lastName", call] as const),
  ...Object.entries(PERSON_CALLS).map(([name, call]) => [name, "name", call] as const),
  [
    "PATCH /admin/me",
    "name",
    async (fields) => {
      const sent = await sendAsStaff("PATCH", "/me", fields);
      return answerOf(sent, sent.body.data);
    },
  ],
];

async function expectAnswers(writings: readonly FieldWriting[], field: string, call: Call) {
  for (const { typed, stored: expected } of writings) {
    const { status, errors, stored } = await call({ [field]: typed });
    if (expected === undefined) expect([status, Object.keys(errors)], typed).toEqual([422, [field]]);
    else {
      expect([status === 422, errors], `${typed} ${status}`).toEqual([false, {}]);
      if (stored) expect(stored, typed).toMatchObject({ [field]: expected });
    }
  }
}

test.each(NAME_CALLS)("[VA-06] %s reads every writing of a name: %s", async (_name, field, call) => {
  await expectAnswers(field === "lastName" ? LAST_NAME_WRITINGS : PERSON_NAME_WRITINGS, field, call);
});

test.each(Object.entries(EMAIL_CALLS))("[VA-01] %s reads every writing of an e-mail", async (_name, call) => {
  await expectAnswers(EMAIL_WRITINGS, "email", call);
});

test("[VA-01] the newsletter and the alerts of a product have each address once", async () => {
  for (const name of ["POST /mailing/newsletter", "POST /mailing/stock-alert"])
    await expectAnswers(EMAIL_WRITINGS, "email", EMAIL_CALLS[name] as Call);
  const expected = new Set(EMAIL_WRITINGS.flatMap(({ stored }) => stored ?? []));
  for (const table of [newsletterAddresses, stockAlerts]) {
    const rows = await withTenantTransaction(tenant, (tx) => tx.select({ email: table.email }).from(table));
    expect(rows.map(({ email }) => email).sort()).toEqual([...expected].sort());
  }
});

test("[VA-06] the link of an invitation is read after the name that is sent with it", async () => {
  const call = sendOnlyAsStaff("/invitations/accept", { token: "x", password: "uma senha comprida" });
  // Empty and missing mean the same there: an account may exist.
  await expectAnswers(
    PERSON_NAME_WRITINGS.filter(({ typed }) => typed !== ""),
    "name",
    call,
  );
});
