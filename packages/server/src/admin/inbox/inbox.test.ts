import type { InboxKind } from "@pecacerta/rules/inbox";
import type { StaffRole } from "@pecacerta/rules/permission";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestProduct } from "../../../testing/catalog.ts";
import { createTestCustomer, type SignedInCustomer } from "../../../testing/customers.ts";
import {
  createTestCompany,
  openTestInstallation,
  type TestInstallation,
  unwrapOutcome,
} from "../../../testing/database.ts";
import { listMailsTo } from "../../../testing/queued-mails.ts";
import { addTestMembership, createTestStaffUser, signInWithAuthenticator } from "../../../testing/staff.ts";
import { auditEntries } from "../../companies/tables.ts";
import { createContactMessage } from "../../content/contact/commands.ts";
import { createQuestion } from "../../content/questions/commands.ts";
import { saveReview } from "../../content/reviews/commands.ts";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";
import { createBid } from "../../sales/bids/commands.ts";

let context: TestInstallation;
let tenant: Tenant;
let customer: SignedInCustomer;
let product: { id: string; slug: string };
const tokens = new Map<StaffRole, string>();

beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation, { email: "loja@example.com" });
  customer = await createTestCustomer(tenant);
  product = await createTestProduct(tenant, { price: 100_00, stock: 10 });
  for (const role of ["owner", "counter", "catalog"] as const) {
    const user = await createTestStaffUser(context.installation, role);
    await addTestMembership(tenant, user, role);
    tokens.set(role, (await signInWithAuthenticator(context.installation, user)).token);
  }
});
afterAll(() => context.close());

type Sent = { role?: StaffRole; body?: object; headers?: Record<string, string> };

async function send(method: "GET" | "POST" | "PUT", path: string, { role = "owner", body, headers }: Sent = {}) {
  const response = await context.app.inject({
    method,
    url: `/ecommerce/admin${path}`,
    headers: {
      "x-admin": "1",
      "sec-fetch-site": "same-origin",
      ecommerce: tenant.slug,
      cookie: `admin=${tokens.get(role)}`,
      ...headers,
    },
    ...(body && { payload: body }),
  });
  return { status: response.statusCode, ...response.json() };
}

const inTenant = <Value>(work: Parameters<typeof withTenantTransaction<Value>>[1]) =>
  withTenantTransaction(tenant, work);
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

const ask = async (at = new Date(), product_id = product.id): Promise<string> =>
  unwrapOutcome(
    await inTenant((tx) => createQuestion(tx, customer.customer, { product_id, question: "Serve no Uno?" }, at)),
  ).id;
const review = async (rating: number, who = customer): Promise<string> => {
  const input = { productId: product.id, rating, content: "Chegou riscado.", isBuyer: true };
  return unwrapOutcome(await inTenant((tx) => saveReview(tx, who.customer, input, new Date()))).id;
};
const bid = async (value: number, at = new Date()): Promise<string> => {
  const { id: productId } = await createTestProduct(tenant, { price: 100_00, stock: 5 });
  const input = { productId, value, quantity: 2, message: "Levo duas." };
  return unwrapOutcome(await inTenant((tx) => createBid(tx, customer.customer.id, input, at))).id;
};
const write = async (at = new Date()): Promise<string> => {
  const message = { name: "Rosa", email: "rosa@example.com", phone: "", message: "Abrem no sábado?" };
  await inTenant((tx) => createContactMessage(tx, message, { to: "loja@example.com", now: at }));
  const { rows } = await inTenant((tx) =>
    tx.execute<{ id: string }>(
      sql`select id from messages where company_id = ${tx.companyId} order by created_at desc, id desc limit 1`,
    ),
  );
  return rows[0]?.id ?? "";
};
const mailsOf = async (to = customer.customer.email) => await inTenant((tx) => listMailsTo(tx, to));
const auditOf = async (subjectId: string) =>
  (await inTenant((tx) => tx.select().from(auditEntries).orderBy(auditEntries.id)))
    .filter((entry) => entry.subjectId === subjectId)
    .map(({ action, actorKind }) => `${actorKind} ${action}`);
const page = async () =>
  (await context.app.inject({ url: `/ecommerce/products/${product.slug}`, headers: { ecommerce: tenant.slug } })).json()
    .data;
const publicList = async (kind: "question" | "review"): Promise<{ id: string; answer: string | null }[]> =>
  (
    await context.app.inject({
      method: "POST",
      url: `/ecommerce/sale/${kind}/list`,
      headers: { ecommerce: tenant.slug },
      payload: { product_id: product.id },
    })
  ).json().data;

test("the oldest waits first, page by page, with the law's day, and each member sees their kinds", async () => {
  const late = await ask(daysAgo(6));
  const waiting = [late, await write(daysAgo(4)), await bid(90_00, daysAgo(3)), await ask(daysAgo(2)), await ask()];
  const seen: string[] = [];
  let after = "";
  do {
    const { data } = await send("GET", `/inbox?limit=2${after && `&after=${after}`}`);
    seen.push(...data.items.map(({ id }: { id: string }) => id));
    after = data.next;
  } while (after);
  expect(seen).toEqual(waiting);
  const { data } = await send("GET", "/inbox");
  expect(data.items.map(({ kind, overdue }: { kind: InboxKind; overdue: boolean }) => [kind, overdue])).toEqual([
    ["questions", true],
    ["messages", false],
    ["bids", false],
    ["questions", false],
    ["questions", false],
  ]);
  expect(data.items[0].dueAt).toBe(new Date(Date.parse(data.items[0].createdAt) + 5 * 86_400_000).toISOString());
  expect(data.counts.waiting).toEqual({ questions: 3, bids: 1, reviews: 0, messages: 1 });
  const clerk = (await send("GET", "/inbox", { role: "catalog" })).data;
  expect(clerk.counts.waiting).toEqual({ questions: 3, bids: 0, reviews: 0, messages: 0 });
  expect(clerk.items).toHaveLength(3);
  expect((await send("GET", "/inbox?kind=messages", { role: "catalog" })).data.items).toEqual([]);
  expect(await send("GET", `/inbox/messages/${waiting[1]}`, { role: "catalog" })).toMatchObject({ status: 404 });
  for (const after of ["1", "x.y", `${"9".repeat(16)}.${late}`, `1.${"-".repeat(36)}`])
    expect((await send("GET", `/inbox?after=${encodeURIComponent(after)}`)).status).toBeLessThan(423);
  const newest = (await send("GET", "/inbox?view=all&limit=1")).data;
  expect([newest.items[0].id, newest.counts.all.questions]).toEqual([waiting.at(-1), 3]);
});

test("of two clerks who answer a question at once one wins, and the other sees the answer", async () => {
  const id = await ask();
  const before = (await mailsOf()).length;
  const answers = await Promise.all(
    ["Serve.", "Não serve."].map((answer) =>
      send("POST", `/questions/${id}/answer`, { role: "counter", body: { answer } }),
    ),
  );
  const [won, lost] = answers.toSorted((one, other) => one.status - other.status);
  expect([won?.status, lost?.status, lost?.message]).toEqual([200, 409, "ALREADY_ANSWERED"]);
  expect(lost?.answer).toEqual(won?.data.answer);
  expect(lost?.answer.by).toBe("counter");
  const standing: string = won?.data.answer.text;
  expect((await publicList("question")).find((one) => one.id === id)?.answer).toBe(standing);
  const body = { answer: "Serve, de 2010 a 2014.", previous: standing };
  expect((await send("POST", `/questions/${id}/answer`, { body })).status).toBe(200);
  expect((await send("POST", `/questions/${id}/answer`, { body })).status).toBe(200);
  expect((await mailsOf()).length).toBe(before + 1);
  expect(await auditOf(id)).toEqual(["staff question.answered", "staff question.answer-changed"]);
  expect((await send("POST", `/questions/${id}/answer`, { body: { answer: " " } })).errors).toEqual({
    answer: "ERROR_FORM_REQUIRED",
  });
});

test("a hidden question is gone from the shop, and waits no more", async () => {
  const id = await ask();
  const isListed = async () => (await publicList("question")).some((one) => one.id === id);
  expect((await send("POST", `/questions/${id}/hide`, { role: "counter", body: { reason: "offensive" } })).status).toBe(
    403,
  );
  expect((await send("POST", `/questions/${id}/hide`, { body: {} })).errors).toEqual({ reason: "ERROR_FORM_REQUIRED" });
  const hidden = await send("POST", `/questions/${id}/hide`, { body: { reason: "offensive" } });
  expect(hidden.data).toMatchObject({ waiting: false, hidden: { reason: "offensive" } });
  expect(await isListed()).toBe(false);
  expect((await send("POST", `/questions/${id}/show`)).data).toMatchObject({ waiting: true, hidden: null });
  expect(await isListed()).toBe(true);
  const again = { headers: { "idempotency-key": "k1" }, body: { reason: "false" } };
  for (const time of [1, 2]) expect((await send("POST", `/questions/${id}/hide`, again)).status, `${time}`).toBe(200);
  const { rows } = await inTenant((tx) =>
    tx.execute(sql`select response::text from staff_idempotency_keys where company_id = ${tx.companyId}`),
  );
  expect(JSON.stringify(rows)).not.toContain("Serve no Uno?");
  expect(await auditOf(id)).toEqual(["staff question.hidden", "staff question.shown", "staff question.hidden"]);
});

test("a hidden review does not count, whatever its author does; an answer is shown and mailed once", async () => {
  const [five, one] = [await review(5), await review(1, await createTestCustomer(tenant))];
  expect(await page()).toMatchObject({ rating: 3, reviews: 2 });
  expect((await send("GET", "/inbox?kind=reviews")).data.items.map(({ id }: { id: string }) => id)).toEqual([one]);
  await Promise.all([1, 2].map(() => send("POST", `/reviews/${five}/hide`, { body: { reason: "false" } })));
  expect(await page()).toMatchObject({ rating: 1, reviews: 1 });
  expect((await publicList("review")).map(({ id }) => id)).toEqual([one]);
  expect(await review(4)).toBe(five);
  expect(await page()).toMatchObject({ rating: 1, reviews: 1 });
  await send("POST", `/reviews/${five}/show`);
  expect(await page()).toMatchObject({ rating: 2.5, reviews: 2 });
  const before = (await mailsOf()).length;
  for (const [answer, previous] of [["Trocamos."], ["Trocamos, sem custo.", "Trocamos."]])
    expect((await send("POST", `/reviews/${five}/answer`, { body: { answer, previous } })).status).toBe(200);
  expect((await publicList("review")).find(({ id }) => id === five)?.answer).toBe("Trocamos, sem custo.");
  expect((await mailsOf()).length).toBe(before + 1);
  await review(2);
  expect((await publicList("review")).find(({ id }) => id === five)?.answer).toBeNull();
});

test("counter staff accept and propose nothing below the floor price; a bid is answered once", async () => {
  const [low, fair] = [await bid(79_00), await bid(80_00)];
  const accept = (id: string, role: StaffRole) => send("POST", `/bids/${id}/accept`, { role });
  expect(await accept(low, "counter")).toMatchObject({ status: 422, message: "BID_BELOW_FLOOR" });
  const counter = { role: "counter", body: { value: 79.99 } } as const;
  expect(await send("POST", `/bids/${low}/counter`, counter)).toMatchObject({
    status: 422,
    errors: { value: "BID_BELOW_FLOOR" },
  });
  expect((await accept(fair, "counter")).data).toMatchObject({
    waiting: false,
    bid: { status: "accepted", floor: 80 },
  });
  expect((await accept(low, "owner")).data).toMatchObject({ bid: { status: "accepted" } });
  const again = await bid(85_00);
  const both = await Promise.all([accept(again, "counter"), send("POST", `/bids/${again}/refuse`)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await auditOf(again)).toHaveLength(1);
  expect(await send("POST", `/bids/${again}/counter`, { body: { value: 90 } })).toMatchObject({
    message: "BID_CLOSED",
  });
});

test("the cost beside a bid is for staff who may change prices", async () => {
  const id = await bid(80_00);
  const costOf = async (role: StaffRole) => (await send("GET", `/inbox/bids/${id}`, { role })).data.bid.cost;
  expect(await costOf("owner")).toBeNull();
  await inTenant(async (tx) => {
    const { rows } = await tx.execute<{ product: string }>(
      sql`select product_id as product from bids where company_id = ${tx.companyId} and id = ${id}`,
    );
    await tx.execute(sql`insert into product_internals (company_id, product_id, cost)
      values (${tx.companyId}, ${rows[0]?.product}, 6050)`);
  });
  expect(await Promise.all((["owner", "counter"] as const).map(costOf))).toEqual([60.5, null]);
});

test("a message is answered once by mail, or closed", async () => {
  const id = await write();
  const answers = await Promise.all(
    ["Sim, até 12 h.", "Não."].map((answer) =>
      send("POST", `/messages/${id}/answer`, { role: "counter", body: { answer } }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const mails = await mailsOf("rosa@example.com");
  expect(mails.map(({ template }) => template)).toEqual(["message-answered"]);
  const other = await write();
  expect((await send("POST", `/messages/${other}/close`)).data).toMatchObject({ waiting: false, answer: null });
  expect([...(await auditOf(id)), ...(await auditOf(other))]).toEqual([
    "staff message.answered",
    "staff message.closed",
  ]);
});

test("templates are replaced as a whole, on the revision that was seen", async () => {
  const put = (tag: string | undefined, templates: object[], role: StaffRole = "owner") =>
    send("PUT", "/templates", { role, body: { templates }, headers: tag === undefined ? {} : { "if-match": tag } });
  const template = { title: "Prazo", text: "Chega em 3 dias, {nome}." };
  expect((await send("GET", "/templates", { role: "counter" })).data).toEqual({ revision: 0, templates: [] });
  expect((await put('"r0"', [template], "counter")).status).toBe(403);
  expect((await put(undefined, [template])).message).toBe("VERSION_NEEDED");
  const saved = await Promise.all([put('"r0"', [template]), put('"r0"', [template])]);
  expect(saved.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await put('"r0"', [])).message).toBe("CHANGED_MEANWHILE");
  expect((await put('"r1"', [])).data).toEqual({ revision: 2, templates: [] });
  expect((await put('"r2"', [{ title: "", text: "" }])).errors).toEqual({
    "templates.0.title": "ERROR_FORM_REQUIRED",
    "templates.0.text": "ERROR_FORM_REQUIRED",
  });
});
