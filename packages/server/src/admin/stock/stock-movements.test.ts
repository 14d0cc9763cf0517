import type { StockMovementResultDto } from "@pecacerta/contract/admin/stock-movements";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestProduct } from "../../../testing/catalog.ts";
import { sendCheckout } from "../../../testing/checkout.ts";
import { createTestCustomer } from "../../../testing/customers.ts";
import {
  createTestCompany,
  openTestInstallation,
  type TestInstallation,
  unwrapOutcome,
} from "../../../testing/database.ts";
import { HOSTILE_TEXTS } from "../../../testing/hostile-texts.ts";
import { injectStaffCall } from "../../../testing/inject-staff-call.ts";
import { addTestMembership, createTestStaffUser, signInTestStaff } from "../../../testing/staff.ts";
import { advanceTestOrder } from "../../../testing/staff-orders.ts";
import { findTestLedger } from "../../../testing/stock-movements.ts";
import { auditEntries } from "../../companies/tables.ts";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";
import { acceptBid } from "../../sales/bids/answer-bid.ts";
import { createBid, withdrawBid } from "../../sales/bids/commands.ts";
import { cancelOrderByStaff } from "../../sales/orders/staff/cancel-order-lines.ts";
import { putBackOrder } from "../../sales/orders/staff/commands.ts";

let context: TestInstallation;
let tenant: Tenant;
let token: string;
let staffId: string;
beforeAll(async () => {
  context = await openTestInstallation({ DATABASE_CONNECTIONS: "16", DATABASE_PATIENCE_MS: "60000" });
  tenant = await createTestCompany(context.installation);
  const user = await createTestStaffUser(context.installation, "Bia");
  staffId = user.id;
  await addTestMembership(tenant, user, "catalog");
  token = (await signInTestStaff(context.installation, user)).token;
});
afterAll(() => context.close());

const send = (method: "GET" | "POST", path: string, fields = {}) =>
  injectStaffCall({ app: context.app, tenant, token }, [method, `/stock${path}`], fields);
const move = (movements: object[], fields: object = {}) =>
  send("POST", "/movements", { body: { movements, ...fields } });
const count = (id: string, counted: number) => move([{ product_id: id, reason: "counted", counted }]);
const ledger = async (query: Record<string, string>) =>
  (await send("GET", `/movements?${new URLSearchParams(query)}`)).data;
const rowOf = async (id: string) => (await send("GET", `?product=${id}`)).data.items[0];

test("[ADM-90] receiving, counting and adjusting record who, why, document, note and balance", async () => {
  const { id, sku } = await createTestProduct(tenant, { stock: 10 });
  const results = await move(
    [
      { product_id: id, reason: "received", quantity: 5 },
      { number: sku.toLowerCase(), reason: "damaged", quantity: 2, note: "Caixa amassada" },
      { product_id: id, reason: "counted", counted: 12 },
      { product_id: id, reason: "corrected", quantity: -1, document: "" },
    ],
    { document: "NF 1234", note: "Fornecedor A" },
  );
  expect(
    results.data.map(({ quantity, balance, refusal }: StockMovementResultDto) => [quantity, balance, refusal]),
  ).toEqual([
    [5, 15, null],
    [-2, 13, null],
    [-1, 12, null],
    [-1, 11, null],
  ]);
  const { items } = await ledger({ product: id });
  expect(items[0]).toMatchObject({
    reason: "corrected",
    quantity: -1,
    balance: 11,
    document: "",
    note: "Fornecedor A",
    staff: { id: staffId, name: "Bia" },
    order: null,
    product: { id, sku },
  });
  expect(items[2]).toMatchObject({ document: "NF 1234", note: "Caixa amassada" });
  expect(items.at(-1)).toMatchObject({ reason: "received", quantity: 10, balance: 10, staff: null });
  expect((await findTestLedger(tenant, id)).breaks).toEqual([]);
  const entries = await withTenantTransaction(tenant, (tx) =>
    tx.select().from(auditEntries).where(eq(auditEntries.subjectId, id)),
  );
  expect(entries).toMatchObject([{ action: "stock.moved", before: { onHand: 10 }, after: { onHand: 11 } }]);
});

test("each movement is refused alone, and a repeated key moves nothing twice", async () => {
  const [one, other] = [await createTestProduct(tenant, { stock: 3 }), await createTestProduct(tenant, { stock: 3 })];
  const body = {
    movements: [
      { product_id: one.id, reason: "lost", quantity: 4 },
      { product_id: other.id, reason: "lost", quantity: 3 },
      { number: "nenhuma-1", reason: "lost", quantity: 1 },
      { product_id: one.id, reason: "received", quantity: 1_000_000 },
    ],
  };
  const first = await send("POST", "/movements", { body, key: "once" });
  expect(first.data).toMatchObject([
    { refusal: "STOCK_TOO_LOW", balance: 3, sku: one.sku },
    { refusal: null, balance: 0 },
    { refusal: "PRODUCT_NOT_FOUND", product_id: null, balance: null },
    { refusal: null, balance: 1_000_003 },
  ]);
  expect(await send("POST", "/movements", { body, key: "once" })).toEqual(first);
  expect(await send("POST", "/movements", { body: { movements: body.movements.slice(1) }, key: "once" })).toMatchObject(
    {
      status: 422,
      message: "IDEMPOTENCY_KEY_REUSED",
    },
  );
  expect((await findTestLedger(tenant, other.id)).moves).toHaveLength(2);
});

test("a number is a SKU as it is typed, else a SKU, an own part number or a GTIN; of several products it is refused", async () => {
  const named = await createTestProduct(tenant, { sku: "AB-100", partNumber: "ZZ-100" });
  const [one, other] = [
    await createTestProduct(tenant, { partNumber: "AB 100" }),
    await createTestProduct(tenant, { partNumber: "CD-200" }),
  ];
  await createTestProduct(tenant, { partNumber: "CD200", numbers: [{ kind: "oem", maker: "VW", number: "EF-300" }] });
  await withTenantTransaction(tenant, (tx) =>
    tx.execute(sql`update products set gtin = '7891234567895' where company_id = ${tx.companyId} and id = ${one.id}`),
  );
  const found = async (number: string) => {
    const [result] = (await move([{ number, reason: "received", quantity: 1 }])).data;
    return result.refusal ?? result.product_id;
  };
  expect(await found("ab100")).toBe(named.id);
  expect(await found("zz 100")).toBe(named.id);
  expect(await found("7891234567895")).toBe(one.id);
  for (const sku of ["AX-9", "AX9"]) {
    const { id } = await createTestProduct(tenant, { sku });
    expect([await found(sku), await found(sku.toLowerCase())]).toEqual([id, id]);
  }
  expect(await found("AX 9")).toBe("NUMBER_AMBIGUOUS");
  expect(await found("EF-300")).toBe("PRODUCT_NOT_FOUND");
  expect(await found("CD-200")).toBe("NUMBER_AMBIGUOUS");
  await withTenantTransaction(tenant, (tx) =>
    tx.execute(sql`update products set archived_at = now(), published = false
      where company_id = ${tx.companyId} and id = ${other.id}`),
  );
  expect(await found("cd 200")).not.toBe("NUMBER_AMBIGUOUS");
  const { data } = await send("GET", "?number=AB-100");
  expect(data).toMatchObject({ items: [{ product_id: named.id }], total: 1, next: null });
});

test("fields that cannot be read, and products of other companies, are refused", async () => {
  const { id } = await createTestProduct(tenant);
  for (const [field, movement] of [
    ["reason", { reason: "ordered", quantity: 1 }],
    ["quantity", { reason: "received" }],
    ["quantity", { reason: "received", quantity: -1 }],
    ["quantity", { reason: "received", quantity: "1.5" }],
    ["quantity", { reason: "corrected", quantity: 1e9 }],
    ["counted", { reason: "counted", quantity: 1 }],
    ["counted", { reason: "counted", counted: -1 }],
  ] as const)
    expect((await move([{ product_id: id, ...movement }])).errors, JSON.stringify(movement)).toHaveProperty([
      `movements.0.${field}`,
    ]);
  expect(await move([{ reason: "received", quantity: 1 }])).toMatchObject({
    errors: { "movements.0.number": "ERROR_FORM_REQUIRED" },
  });
  expect((await move([])).status).toBe(422);
  expect((await move(Array(501).fill({ product_id: id, reason: "received", quantity: 1 }))).status).toBe(422);
  const foreign = await createTestProduct(await createTestCompany(context.installation));
  expect((await move([{ product_id: foreign.id, reason: "received", quantity: 1 }])).data).toMatchObject([
    { refusal: "PRODUCT_NOT_FOUND", name: "" },
  ]);
  for (const text of HOSTILE_TEXTS) {
    const hostile = { reason: "received", quantity: 1, number: text };
    expect((await move([hostile])).status, text).toBeLessThan(500);
    const noted = { product_id: id, reason: "received", quantity: 1, note: text.slice(0, 300), document: text };
    expect((await move([noted])).status, text).toBeLessThan(500);
    expect((await send("GET", `?${new URLSearchParams({ q: text })}`)).status, text).toBeLessThan(500);
  }
  for (const query of ["after=x", "after=1.x", "reason=x", "from=ontem", "to=0000-01-01", "actor=Ana"])
    expect((await send("GET", `/movements?${query}`)).status, query).toBe(422);
  expect((await send("GET", "?after=1.x")).data.items).toEqual([]);
  expect((await send("GET", `?product=${foreign.id}`)).data).toMatchObject({ items: [], total: 0 });
});

test("a count includes pieces that a bid holds or an order has sold, until they are picked", async () => {
  const { id } = await createTestProduct(tenant, { stock: 10, price: 100_00 });
  const session = await createTestCustomer(tenant);
  const now = new Date();
  const bid = unwrapOutcome(
    await withTenantTransaction(tenant, (tx) =>
      createBid(tx, session.customer.id, { productId: id, value: 80_00, quantity: 3, message: "" }, now),
    ),
  );
  await withTenantTransaction(tenant, (tx) => acceptBid(tx, { kind: "program" }, { id: bid.id, now }));
  const buyer = await createTestCustomer(tenant);
  const order = (await sendCheckout(context.app, buyer, { items: [{ product_id: id, quantity: 2 }] })).json().data;
  expect(await rowOf(id)).toMatchObject({ onHand: 5, reserved: 3, toPick: 2 });
  expect((await count(id, 10)).data).toMatchObject([{ quantity: 0, balance: 5 }]);
  expect((await count(id, 9)).data).toMatchObject([{ quantity: -1, balance: 4 }]);
  expect((await move([{ product_id: id, reason: "lost", quantity: 5 }])).data[0].refusal).toBe("STOCK_TOO_LOW");
  const placed = {
    number: order.number,
    total: Math.round(order.total * 100),
    id: order.id,
    session,
    productIds: [id],
  };
  await advanceTestOrder(tenant, placed, "picked");
  await withTenantTransaction(tenant, (tx) => withdrawBid(tx, session.customer.id, { id: bid.id, now }));
  expect(await rowOf(id)).toMatchObject({ onHand: 7, reserved: 0, toPick: 0 });
  expect((await count(id, 7)).data).toMatchObject([{ quantity: 0, balance: 7 }]);
  const { breaks, moves } = await findTestLedger(tenant, id);
  expect(breaks).toEqual([]);
  expect(moves.map(({ reason }) => reason)).toEqual([
    ...["received", "reserved", "ordered", "counted", "counted", "released", "counted"],
  ]);
  const { items } = await ledger({ product: id, reason: "ordered" });
  expect(items).toMatchObject([{ order: order.number, quantity: -2 }]);
});

test("a count leaves out pieces of a canceled order that were picked, until they are put back", async () => {
  const { id } = await createTestProduct(tenant, { stock: 10, price: 100_00 });
  const session = await createTestCustomer(tenant);
  const order = (await sendCheckout(context.app, session, { items: [{ product_id: id, quantity: 4 }] })).json().data;
  const total = Math.round(order.total * 100);
  await advanceTestOrder(tenant, { number: order.number, total, id: order.id, session, productIds: [id] }, "picked");
  const input = { number: order.number, stock: "restock", now: new Date() } as const;
  const cancel = (lines?: { position: number; quantity: number; stock: "damaged" | "restock" }[]) =>
    withTenantTransaction(tenant, (tx) => cancelOrderByStaff(tx, { kind: "program" }, { ...input, lines }));
  unwrapOutcome(await cancel([{ position: 1, quantity: 1, stock: "damaged" }]));
  expect(await rowOf(id)).toMatchObject({ onHand: 6, toPutBack: 0 });
  unwrapOutcome(await cancel());
  expect(await rowOf(id)).toMatchObject({ onHand: 9, toPick: 0, toPutBack: 3 });
  expect((await count(id, 6)).data).toMatchObject([{ quantity: 0, balance: 9 }]);
  unwrapOutcome(await withTenantTransaction(tenant, (tx) => putBackOrder(tx, { kind: "program" }, input)));
  expect(await rowOf(id)).toMatchObject({ onHand: 9, toPutBack: 0 });
  expect((await count(id, 9)).data).toMatchObject([{ quantity: 0, balance: 9 }]);
});

test("pieces of a picked order that staff cancel alone are on the shelf at once", async () => {
  const { id } = await createTestProduct(tenant, { stock: 10, price: 100_00 });
  const session = await createTestCustomer(tenant);
  const items = [1, 2].map((quantity) => ({ product_id: id, quantity }));
  const order = (await sendCheckout(context.app, session, { items })).json().data;
  const total = Math.round(order.total * 100);
  await advanceTestOrder(tenant, { number: order.number, total, id: order.id, session, productIds: [id] }, "picked");
  const input = { number: order.number, stock: "restock", now: new Date() } as const;
  const lines = [{ position: 2, quantity: 1, stock: "restock" }] as const;
  const cancel = () =>
    withTenantTransaction(tenant, (tx) => cancelOrderByStaff(tx, { kind: "program" }, { ...input, lines }));
  unwrapOutcome(await cancel());
  expect(await rowOf(id)).toMatchObject({ onHand: 8, toPutBack: 0 });
  expect((await count(id, 8)).data).toMatchObject([{ quantity: 0, balance: 8 }]);
  const url = `/ecommerce/user/orders/${order.number}/cancel`;
  expect((await context.app.inject({ method: "POST", url, headers: session.headers })).statusCode).toBe(200);
  expect(await rowOf(id)).toMatchObject({ onHand: 10, toPutBack: 2 });
  expect((await count(id, 8)).data).toMatchObject([{ quantity: 0, balance: 10 }]);
  unwrapOutcome(await withTenantTransaction(tenant, (tx) => putBackOrder(tx, { kind: "program" }, input)));
  expect((await count(id, 10)).data).toMatchObject([{ quantity: 0, balance: 10 }]);
});

test("[ADM-91] fifty counts of one shelf at once leave one balance and fifty movements", async () => {
  const { id } = await createTestProduct(tenant, { stock: 10 });
  const answers = await Promise.all(Array.from({ length: 50 }, () => count(id, 7)));
  expect(answers.map(({ status, data }) => [status, data[0].balance])).toEqual(Array(50).fill([200, 7]));
  const { onHand, moves, breaks } = await findTestLedger(tenant, id);
  expect([onHand, moves.length, breaks]).toEqual([7, 51, []]);
});

test("[ADM-91] orders, cancellations, receipts and counts at once keep the balances of each product a chain", async () => {
  const products = await Promise.all([20, 20].map((stock) => createTestProduct(tenant, { stock })));
  const customers = await Promise.all(Array.from({ length: 5 }, () => createTestCustomer(tenant)));
  const items = products.map(({ id }) => ({ product_id: id, quantity: 1 }));
  const buyAndCancel = async (at: number) => {
    const customer = customers[at % 5];
    if (!customer) return;
    const answer = await sendCheckout(context.app, customer, { items: at % 2 ? items.toReversed() : items });
    if (answer.statusCode !== 201 || at % 3 === 0) return;
    const { number } = answer.json().data;
    const url = `/ecommerce/user/orders/${number}/cancel`;
    expect((await context.app.inject({ method: "POST", url, headers: customer.headers })).statusCode).toBe(200);
  };
  // A row of it may be refused: the orders may hold more than was counted.
  const expectMoved = async (movements: object[]) => expect((await move(movements)).status).toBe(200);
  const both = (movement: object) => products.map(({ id }) => ({ product_id: id, ...movement }));
  await Promise.all(
    Array.from({ length: 20 }, async (_, at) => {
      await Promise.all([
        buyAndCancel(at),
        expectMoved(both({ reason: "counted", counted: 15 + (at % 3) }).toReversed()),
        expectMoved(both({ reason: "received", quantity: 1 })),
      ]);
    }),
  );
  for (const { id } of products) {
    const { onHand, moves, breaks } = await findTestLedger(tenant, id);
    expect(breaks).toEqual([]);
    expect(await numbersByTime(id)).toEqual(moves.map((_, at) => at + 1));
    expect(moves.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(onHand);
    expect(new Set(moves.map(({ reason }) => reason))).toEqual(
      new Set(["received", "counted", "ordered", "cancelled"]),
    );
  }
});

/** As the ledger of the company lists them. */
async function numbersByTime(productId: string): Promise<number[]> {
  const { rows } = await withTenantTransaction(tenant, (tx) =>
    tx.execute<{ number: number }>(sql`select number from stock_moves
      where company_id = ${tx.companyId} and product_id = ${productId} order by created_at, id`),
  );
  return rows.map(({ number }) => number);
}

type ListedItem = { id: string; product_id: string; number: string };

/** The same clerk in a company without other movements. */
async function openCompany() {
  const company = await createTestCompany(context.installation);
  await addTestMembership(company, { id: staffId, email: "bia@example.com", name: "Bia" }, "catalog");
  const call = async (path: string, query: Record<string, string> = {}) => {
    const url = `/stock${path}?${new URLSearchParams(query)}`;
    return (await injectStaffCall({ app: context.app, tenant: company, token }, ["GET", url])).data;
  };
  const post = (movements: object[]) =>
    injectStaffCall({ app: context.app, tenant: company, token }, ["POST", "/stock/movements"], {
      body: { movements },
    });
  return { company, call, post };
}

test("[ADM-92] the ledger of the company filters by reason, person and day, and continues page by page", async () => {
  const { company, call, post } = await openCompany();
  const [one, other] = [await createTestProduct(company), await createTestProduct(company)];
  for (const quantity of [1, 2, 3]) await post([{ product_id: one.id, reason: "lost", quantity }]);
  await post([one, other].map(({ id }) => ({ product_id: id, reason: "counted", counted: 9 })));
  const list = (query: Record<string, string>) => call("/movements", query);
  const all = await list({});
  expect(all).toMatchObject({ total: 7, isMore: false, next: null, product: null });
  expect(all.members).toEqual([{ id: staffId, name: "Bia" }]);
  for (const query of [{}, { product: one.id }, { actor: staffId }] as Record<string, string>[]) {
    const whole = (await list(query)).items.map(({ id }: ListedItem) => id);
    const pages: string[] = [];
    for (let after = ""; ; ) {
      const page = await list({ ...query, limit: "2", ...(after && { after }) });
      pages.push(...page.items.map(({ id }: ListedItem) => id));
      if (page.next === null) break;
      after = page.next;
    }
    expect(pages).toEqual(whole);
  }
  expect((await list({ reason: "lost" })).items.map(({ quantity }: { quantity: number }) => quantity)).toEqual([
    ...[-3, -2, -1],
  ]);
  expect((await list({ reason: "received" })).total).toBe(2);
  expect((await list({ reason: "ordered" })).total).toBe(0);
  expect((await list({ actor: staffId })).total).toBe(5);
  const today = new Date().toLocaleDateString("sv-SE", { timeZone: "America/Sao_Paulo" });
  expect((await list({ from: today, to: today })).total).toBe(7);
  expect((await list({ to: "2020-01-01" })).total).toBe(0);
  expect(await list({ product: other.id })).toMatchObject({ total: 2, product: { id: other.id, sku: other.sku } });
  expect(await list({ after: other.id })).toMatchObject({ items: [] });
});

test("[ADM-92] stock is listed by view, the best sold first, and found by any number", async () => {
  const { company, call } = await openCompany();
  const make = (stock: number, sold: number, more = {}) => createTestProduct(company, { stock, sold, ...more });
  const plenty = await make(50, 9);
  const ended = await make(0, 3, { partNumber: "PN-9001" });
  const unsold = await make(0, 0);
  const few = await make(2, 5);
  const underMinimum = await make(4, 0);
  const draft = await make(0, 8);
  await withTenantTransaction(company, async (tx) => {
    await tx.execute(sql`update stock set minimum = 4
      where company_id = ${tx.companyId} and product_id = ${underMinimum.id}`);
    await tx.execute(
      sql`update products set published = false where company_id = ${tx.companyId} and id = ${draft.id}`,
    );
  });
  const idsIn = async (query: Record<string, string>): Promise<string[]> =>
    (await call("", query)).items.map(({ product_id }: ListedItem) => product_id);
  expect(await idsIn({ view: "low" })).toEqual([draft.id, few.id, ended.id, underMinimum.id]);
  expect(await idsIn({ view: "out" })).toEqual([draft.id, ended.id, unsold.id]);
  const all = await idsIn({});
  expect(all.slice(0, 4)).toEqual([plenty.id, draft.id, few.id, ended.id]);
  const pages: string[] = [];
  for (let after = ""; ; ) {
    const page = await call("", { limit: "1", ...(after && { after }) });
    pages.push(...page.items.map(({ product_id }: ListedItem) => product_id));
    if (page.next === null) break;
    after = page.next;
  }
  expect(pages).toEqual(all);
  expect(await idsIn({ q: "pn9001", view: "low" })).toEqual([ended.id]);
  expect(await idsIn({ q: "ventilado", view: "out" })).toHaveLength(6);
  expect(await idsIn({ number: "PN-900" })).toEqual([]);
  await withTenantTransaction(company, (tx) =>
    tx.execute(sql`update products set published = false, archived_at = now()
      where company_id = ${tx.companyId} and id in (${draft.id}, ${unsold.id})`),
  );
  expect(await idsIn({ view: "low" })).toEqual([few.id, ended.id, underMinimum.id]);
  expect(await idsIn({ view: "out" })).toEqual([ended.id]);
  expect((await call("", { product: draft.id })).items).toMatchObject([{ state: "archived", onHand: 0, reserved: 0 }]);
});
