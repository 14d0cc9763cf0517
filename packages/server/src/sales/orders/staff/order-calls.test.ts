import type { StaffRole } from "@pecacerta/rules/permission";
import { and, count, eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  createTestCompany,
  openTestInstallation,
  ownerPoolOf,
  type TestInstallation,
} from "../../../../testing/database.ts";
import { HOSTILE_TEXTS } from "../../../../testing/hostile-texts.ts";
import { injectStaffCall, type StaffCallFields } from "../../../../testing/inject-staff-call.ts";
import { addTestMembership, createTestStaffUser, signInWithAuthenticator } from "../../../../testing/staff.ts";
import { advanceTestOrder, placeTestOrder, type TestOrder } from "../../../../testing/staff-orders.ts";
import { auditEntries } from "../../../companies/tables.ts";
import { type Tenant, withTenantTransaction } from "../../../platform/database/tenant.ts";

let context: TestInstallation;
let tenant: Tenant;
const tokens = new Map<StaffRole, string>();
beforeAll(async () => {
  context = await openTestInstallation();
  const { installation } = context;
  tenant = await createTestCompany(installation);
  for (const role of ["owner", "manager", "counter", "read-only"] as const) {
    const user = await createTestStaffUser(installation);
    await addTestMembership(tenant, user, role);
    tokens.set(role, (await signInWithAuthenticator(installation, user)).token);
  }
});
afterAll(() => context.close());

const sendAs = (role: StaffRole, method: "GET" | "POST" | "PATCH", path: string, fields?: StaffCallFields) =>
  injectStaffCall({ app: context.app, tenant, token: tokens.get(role) ?? "" }, [method, `/orders${path}`], fields);

async function placePaid(of = tenant): Promise<TestOrder> {
  const order = await placeTestOrder(context.app, of);
  await advanceTestOrder(of, order, "to-pick");
  return order;
}

const setFreshAt = (time: string) =>
  ownerPoolOf(context.installation.database).query(
    `update staff_sessions set fresh_at = ${time}
     where staff_user_id in (select staff_user_id from staff_companies where company_id = $1)`,
    [tenant.companyId],
  );
const endFreshness = () => setFreshAt("fresh_at - interval '1 day'");

test("owners and managers read the whole CPF, counter clerks its end, and others nothing of it", async () => {
  const { number } = await placePaid();
  const cpfAs = async (role: StaffRole) => (await sendAs(role, "GET", `/${number}`)).data.buyer.cpf;
  expect(await cpfAs("owner")).toBe("529.982.247-25");
  expect(await cpfAs("manager")).toBe("529.982.247-25");
  expect(await cpfAs("counter")).toBe("***.***.247-25");
  expect(await cpfAs("read-only")).toBe("");
});

test("refunds of an order above the company's limit need a fresh sign-in, in pieces too", async () => {
  const order = await placePaid();
  const at = `/${order.number}/refunds`;
  await withTenantTransaction(tenant, (tx) =>
    tx.execute(`update company_settings set refund_limit = 10000 where company_id = '${tx.companyId}'`),
  );
  const fresh = { body: { amount: 1, method: "pix" } };
  expect((await sendAs("manager", "POST", at, fresh)).status).toBe(200);
  await endFreshness();
  const refund = (amount: number, key?: string) =>
    sendAs("manager", "POST", at, { body: { amount, method: "pix" }, ...(key ? { key } : {}) });
  expect((await refund(60)).status).toBe(200);
  const key = uuid();
  expect(await refund(40, key)).toMatchObject({ status: 403, message: "FRESH_SIGN_IN_NEEDED" });
  await setFreshAt("now()");
  for (const _time of [1, 2]) expect((await refund(40, key)).data.refundedAmount).toBe(101);
  expect(await refund(41, key)).toMatchObject({ status: 422, message: "IDEMPOTENCY_KEY_REUSED" });
  const { rows } = await withTenantTransaction(tenant, (tx) =>
    tx.execute(`select response from staff_idempotency_keys where company_id = '${tx.companyId}' and key = '${key}'`),
  );
  expect(rows).toEqual([{ response: null }]);
});

test("an order with money to give back stands in its view until the last centavo is back", async () => {
  const [whole, part, byBuyer] = [await placePaid(), await placePaid(), await placePaid()];
  const owed = async () =>
    (await sendAs("manager", "GET", "?view=to-refund")).data.items.map(
      ({ number, refundDue }: { number: string; refundDue: number }) => [number, refundDue],
    );
  const before = await owed();
  const total = whole.total / 100;
  await sendAs("manager", "POST", `/${whole.number}/cancel`, { body: {} });
  await sendAs("manager", "POST", `/${part.number}/cancel`, { body: { lines: [{ position: 1, quantity: 1 }] } });
  await context.app.inject({
    method: "POST",
    url: `/ecommerce/user/orders/${byBuyer.number}/cancel`,
    headers: byBuyer.session.headers,
  });
  const piece = (await sendAs("manager", "GET", `/${part.number}`)).data.refundDue;
  expect(await owed()).toEqual([[byBuyer.number, total], [part.number, piece], [whole.number, total], ...before]);
  const refund = (number: string, amount: number) =>
    sendAs("manager", "POST", `/${number}/refunds`, { body: { amount, method: "pix" } });
  await refund(whole.number, total - 0.01);
  await refund(part.number, piece);
  await refund(byBuyer.number, total);
  expect(await owed()).toEqual([[whole.number, 0.01], ...before]);
  await refund(whole.number, 0.01);
  expect(await owed()).toEqual(before);
});

test("orders are filtered by number, day, payment and channel", async () => {
  const company = await createTestCompany(context.installation);
  const user = await createTestStaffUser(context.installation);
  await addTestMembership(company, user, "counter");
  const { token } = await signInWithAuthenticator(context.installation, user);
  const placed = [await placePaid(company), await placePaid(company), await placePaid(company)];
  const [first, second, third] = placed.map(({ number }) => number);
  const set = (number: string | undefined, columns: string) =>
    withTenantTransaction(company, (tx) =>
      tx.execute(`update orders set ${columns} where company_id = '${tx.companyId}' and number = ${number}`),
    );
  await set(first, "created_at = '2026-10-31T23:59:59-03:00', payment = 'pix'");
  await set(second, "created_at = '2026-11-01T00:00:00-03:00', payment = 'pix', channel = 'counter'");
  await set(third, "created_at = '2026-11-30T23:59:59.999-03:00', payment = 'boleto'");
  const list = async (query: string) => {
    const call = ["GET", `/orders?${query}`] as const;
    const { data } = await injectStaffCall({ app: context.app, tenant: company, token }, call);
    expect(data.total).toBe(data.items.length);
    return data.items.map(({ number }: { number: string }) => number);
  };
  expect(await list("from=2026-11-01&to=2026-11-30")).toEqual([third, second]);
  expect(await list("to=2026-10-31")).toEqual([first]);
  expect(await list(`n=${first},${third},999999`)).toEqual([third, first]);
  expect(await list("payment=pix")).toEqual([second, first]);
  expect(await list("channel=counter&payment=pix")).toEqual([second]);
  expect(await list("view=to-pick&payment=boleto&from=2026-11-30")).toEqual([third]);
  const refused = injectStaffCall({ app: context.app, tenant: company, token }, ["GET", "/orders?from=ontem"]);
  expect((await refused).status).toBe(422);
});

test("hostile texts are stored as they are or refused, and come back as data", async () => {
  const order = await placePaid();
  const at = `/${order.number}`;
  // Some of each kind: the storefront's tests send all of them.
  for (const text of HOSTILE_TEXTS.filter((_, index) => index % 8 === 0)) {
    const sent = [
      await sendAs("owner", "POST", `${at}/refunds`, { body: { amount: 0.01, method: "pix", reason: text } }),
      await sendAs("owner", "POST", `${at}/notes`, { body: { text } }),
      await sendAs(
        "owner",
        "GET",
        `${at}/mails/preview?mail=shipped&tracking=${encodeURIComponent(text.toWellFormed())}`,
      ),
    ];
    for (const { status } of sent) expect([200, 422]).toContain(status);
  }
  const { notes, refunds } = (await sendAs("owner", "GET", at)).data;
  const script = HOSTILE_TEXTS[0];
  expect(notes.map((note: { text: string }) => note.text)).toContain(script);
  expect(refunds.map(({ reason }: { reason: string }) => reason)).toContain(script);
  for (const method of ["POST", "PATCH"] as const) {
    const body = { carrier: script, tracking: method === "POST" ? "AA1" : "AA2" };
    const fields = { body, tag: '"r999"' };
    const { status, conflicts } = await sendAs("owner", method, method === "POST" ? `${at}/ship` : at, fields);
    expect([status, conflicts]).toEqual(method === "POST" ? [200, undefined] : [409, ["tracking"]]);
  }
  const mail = await sendAs("owner", "GET", `${at}/mails/preview?mail=shipped`);
  expect(mail.data).toMatchObject({ to: order.session.customer.email, subject: expect.stringContaining("enviado") });
  expect(mail.data.text).toContain(script);
});

test("many orders at once: duplicates, unknown numbers and those of other companies have a result each", async () => {
  const [first, second] = [await placePaid(), await placePaid()];
  const other = await createTestCompany(context.installation);
  const foreign = await placePaid(other);
  const unknown = Array.from({ length: 496 }, (_, index) => String(900_000 + index));
  // Every company counts from the same number, so a foreign number may be one of this company's.
  const numbers = [second.number, first.number, first.number, "1", ...unknown];
  const picked = await sendAs("counter", "POST", "/pick", { body: { numbers } });
  expect(picked.data).toHaveLength(500);
  expect(picked.data.slice(0, 4)).toEqual([
    { number: second.number, refusal: null },
    { number: first.number, refusal: null },
    { number: first.number, refusal: "ORDER_CLOSED" },
    { number: "1", refusal: "ORDER_NOT_FOUND" },
  ]);
  expect(await sendAs("counter", "POST", "/pick", { body: { numbers: [...numbers, "2"] } })).toMatchObject({
    status: 422,
    errors: { numbers: "ERROR_FORM_TOO_LONG" },
  });
  expect((await sendAs("counter", "POST", "/pack", { body: { numbers: [first.number] } })).data).toHaveLength(1);
  const rows = [first, second].map(({ number }, index) => ({ number, tracking: `AA${index}BR` }));
  const shipping = { body: { carrier: "Correios", orders: [...rows, ...rows] }, key: uuid() };
  for (const _time of [1, 2])
    expect(
      (await sendAs("counter", "POST", "/ship", shipping)).data.map((row: { refusal: string }) => row.refusal),
    ).toEqual([null, null, "ORDER_CLOSED", "ORDER_CLOSED"]);
  expect(await countAudits(first)).toEqual({
    "order.paid": 1,
    "order.picked": 1,
    "order.packed": 1,
    "order.shipped": 1,
  });
  expect(await countAudits(foreign, other)).toEqual({ "order.paid": 1 });
});

async function countAudits({ id }: TestOrder, of = tenant): Promise<Record<string, number>> {
  const rows = await withTenantTransaction(of, (tx) =>
    tx
      .select({ action: auditEntries.action, count: count() })
      .from(auditEntries)
      .where(and(eq(auditEntries.companyId, tx.companyId), eq(auditEntries.subjectId, id)))
      .groupBy(auditEntries.action),
  );
  return Object.fromEntries(rows.map((row) => [row.action, row.count]));
}
