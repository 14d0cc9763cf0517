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
import { injectStaffCall } from "../../../testing/inject-staff-call.ts";
import { addTestMembership, createTestStaffUser, signInWithAuthenticator } from "../../../testing/staff.ts";
import { findTestLedger } from "../../../testing/stock-movements.ts";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";
import { acceptBid } from "../../sales/bids/answer-bid.ts";
import { createBid } from "../../sales/bids/commands.ts";

let context: TestInstallation;
let tenant: Tenant;
let token: string;
beforeAll(async () => {
  context = await openTestInstallation({ DATABASE_CONNECTIONS: "16", DATABASE_PATIENCE_MS: "60000" });
  tenant = await createTestCompany(context.installation);
  const user = await createTestStaffUser(context.installation, "Bia");
  await addTestMembership(tenant, user, "owner");
  token = (await signInWithAuthenticator(context.installation, user)).token;
});
afterAll(() => context.close());

const send = (method: "GET" | "POST", path: string, body?: object) =>
  injectStaffCall({ app: context.app, tenant, token }, [method, path], body ? { body } : {});
const move = async (movement: object) =>
  (await send("POST", "/stock/movements", { movements: [movement] })).data[0] as { balance: number; refusal: unknown };
const count = (id: string, counted: number) => move({ product_id: id, reason: "counted", counted });
const stockOf = async (id: string) => (await send("GET", `/stock?product=${id}`)).data.items[0];
const orderOf = async (number: string) => (await send("GET", `/orders/${number}`)).data;
const missingIn = async (number: string): Promise<number[]> =>
  (await orderOf(number)).items.map(({ missing }: { missing: number }) => missing);
const listedMissing = async (numbers: readonly string[]): Promise<number[]> => {
  const { items } = (await send("GET", `/orders?n=${numbers.join()}&sort=oldest`)).data;
  return items.map(({ missing }: { missing: number }) => missing);
};
const isListedShort = async (id: string): Promise<boolean> =>
  (await send("GET", "/stock?view=short&limit=200")).data.items.some(
    (row: { product_id: string }) => row.product_id === id,
  );

async function buy(quantities: readonly { product_id: string; quantity: number }[]): Promise<string> {
  const answer = await sendCheckout(context.app, await createTestCustomer(tenant), { items: [...quantities] });
  expect(answer.statusCode).toBe(201);
  return answer.json().data.number;
}
const buyPieces = (id: string, quantity: number) => buy([{ product_id: id, quantity }]);
async function pay(number: string): Promise<void> {
  const { total } = await orderOf(number);
  expect((await send("POST", `/orders/${number}/pay`, { amount: total })).status).toBe(200);
}

test("[ADM-91] a shelf counted to less than what is sold marks the order until pieces arrive", async () => {
  const { id, slug } = await createTestProduct(tenant, { stock: 30 });
  const number = await buyPieces(id, 1);
  await pay(number);
  expect(await count(id, 0)).toMatchObject({ quantity: -30, balance: -1, refusal: null });
  expect(await stockOf(id)).toMatchObject({ onHand: 0, missing: 1, toPick: 1 });
  expect(await orderOf(number)).toMatchObject({ missing: 1, items: [{ missing: 1 }] });
  expect([await listedMissing([number]), await isListedShort(id)]).toEqual([[1], true]);
  expect((await send("GET", `/orders/print?n=${number}`)).data.lines).toMatchObject([{ quantity: 1, missing: 1 }]);
  const shown = await context.app.inject({ url: `/ecommerce/products/${slug}`, headers: { ecommerce: tenant.slug } });
  expect(shown.json().data.stock).toBe(0);
  const refused = await sendCheckout(context.app, await createTestCustomer(tenant), {
    items: [{ product_id: id, quantity: 1 }],
  });
  expect(refused.json().message).toBe("OUT_OF_STOCK");
  expect(await move({ product_id: id, reason: "lost", quantity: 1 })).toMatchObject({ refusal: "STOCK_TOO_LOW" });
  expect(await move({ product_id: id, reason: "received", quantity: 1 })).toMatchObject({ balance: 0, refusal: null });
  expect([await listedMissing([number]), await missingIn(number), await isListedShort(id)]).toEqual([[0], [0], false]);
  expect((await findTestLedger(tenant, id)).breaks).toEqual([]);
});

test("[ADM-91] of several orders the oldest paid ones keep their pieces, and unpaid ones lose theirs first", async () => {
  const { id } = await createTestProduct(tenant, { stock: 10 });
  const other = await createTestProduct(tenant, { stock: 10 });
  const unpaid = await buyPieces(id, 2);
  const paidLast = await buy([
    { product_id: id, quantity: 2 },
    { product_id: other.id, quantity: 1 },
  ]);
  const paidFirst = await buyPieces(id, 2);
  for (const number of [paidFirst, paidLast]) await pay(number);
  const all = [unpaid, paidLast, paidFirst];
  for (const [counted, missing] of [
    [6, [0, 0, 0]],
    [5, [1, 0, 0]],
    [3, [2, 1, 0]],
    [1, [2, 2, 1]],
    [0, [2, 2, 2]],
  ] as const) {
    expect(await count(id, counted)).toMatchObject({ refusal: null });
    expect(await listedMissing(all), `${counted}`).toEqual(missing);
  }
  expect(await missingIn(paidLast)).toEqual([2, 0]);
  expect((await send("POST", `/orders/${unpaid}/cancel`, { stock: "restock" })).status).toBe(200);
  expect(await stockOf(id)).toMatchObject({ onHand: 0, missing: 4, toPick: 4 });
  expect(await count(id, 4)).toMatchObject({ balance: 0 });
});

test("an accepted bid loses its pieces before any order", async () => {
  const { id } = await createTestProduct(tenant, { stock: 10, price: 100_00 });
  const { customer } = await createTestCustomer(tenant);
  const now = new Date();
  const input = { productId: id, value: 80_00, quantity: 3, message: "" };
  const bid = unwrapOutcome(await withTenantTransaction(tenant, (tx) => createBid(tx, customer.id, input, now)));
  await withTenantTransaction(tenant, (tx) => acceptBid(tx, { kind: "program" }, { id: bid.id, now }));
  const number = await buyPieces(id, 2);
  expect(await count(id, 2)).toMatchObject({ balance: -3 });
  expect([await missingIn(number), await isListedShort(id)]).toEqual([[0], true]);
  expect(await count(id, 1)).toMatchObject({ balance: -4 });
  expect(await missingIn(number)).toEqual([1]);
});

test("[ADM-91] picking what a count did not find corrects the stock", async () => {
  const { id } = await createTestProduct(tenant, { stock: 10 });
  const [one, other] = [await buyPieces(id, 1), await buyPieces(id, 2)];
  for (const number of [one, other]) await pay(number);
  expect(await count(id, 2)).toMatchObject({ balance: -1 });
  expect((await send("POST", "/orders/pick", { numbers: [other] })).data).toMatchObject([{ refusal: null }]);
  expect([await missingIn(other), await missingIn(one), await stockOf(id)]).toMatchObject([[0], [1], { missing: 1 }]);
  expect((await send("POST", `/orders/${one}/pick`)).status).toBe(200);
  expect(await stockOf(id)).toMatchObject({ onHand: 0, missing: 0, toPick: 0 });
  const { breaks } = await findTestLedger(tenant, id);
  expect(breaks).toEqual([]);
  const { items } = (await send("GET", `/stock/movements?product=${id}&reason=corrected`)).data;
  expect(items).toMatchObject([{ quantity: 1, balance: 0, order: one, staff: { name: "Bia" } }]);
});

test("[ADM-91] a count while orders are placed leaves each piece that is sold and not there to one order", async () => {
  const { id } = await createTestProduct(tenant, { stock: 20 });
  const buyers = await Promise.all(Array.from({ length: 12 }, () => createTestCustomer(tenant)));
  const [answers] = await Promise.all([
    Promise.all(buyers.map((buyer) => sendCheckout(context.app, buyer, { items: [{ product_id: id, quantity: 1 }] }))),
    count(id, 1),
  ]);
  const placed = answers.filter(({ statusCode }) => statusCode === 201).map((answer) => answer.json().data.number);
  const { breaks, onHand } = await findTestLedger(tenant, id);
  expect([breaks, onHand]).toEqual([[], 1 - placed.length]);
  const missing = placed.length === 0 ? [] : await listedMissing(placed);
  expect(missing.reduce((sum, pieces) => sum + pieces, 0)).toBe(Math.max(0, placed.length - 1));
  expect(await stockOf(id)).toMatchObject({ onHand: placed.length === 0 ? 1 : 0, toPick: placed.length });
});
