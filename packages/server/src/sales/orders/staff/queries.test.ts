import { getStaffOrderCall, listStaffOrdersCall } from "@pecacerta/contract/admin/orders";
import { ORDER_VIEWS, type OrderView } from "@pecacerta/rules/order-stage";
import { ROLE_PERMISSIONS } from "@pecacerta/rules/permission";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { createTestProduct } from "../../../../testing/catalog.ts";
import { sendCheckout } from "../../../../testing/checkout.ts";
import { addressForm, createTestCustomer } from "../../../../testing/customers.ts";
import {
  createTestCompany,
  openTestInstallation,
  type TestInstallation,
  unwrapOutcome,
} from "../../../../testing/database.ts";
import { advanceTestOrder, placeTestOrder, type TestOrder, testActor } from "../../../../testing/staff-orders.ts";
import { type Tenant, withTenantTransaction } from "../../../platform/database/tenant.ts";
import { cancelOrderByStaff } from "./cancel-order-lines.ts";
import { addOrderNote, shipOrder } from "./commands.ts";
import { findStaffOrder } from "./find-order.ts";
import { countStaffOrders, type ListOrdersInput, listStaffOrders } from "./list-orders.ts";
import { refundOrder } from "./refund-order.ts";

const counterClerk = { role: "counter", permissions: new Set(ROLE_PERMISSIONS.counter) } as const;

let context: TestInstallation;
beforeAll(async () => {
  context = await openTestInstallation();
});
afterAll(() => context.close());

const newCompany = () => createTestCompany(context.installation);
const list = (tenant: Tenant, input: Partial<ListOrdersInput> = {}) =>
  withTenantTransaction(tenant, (tx) =>
    listStaffOrders(tx, { view: "all", sort: "newest", limit: 50, seesContacts: true, now: new Date(), ...input }),
  );
const numbers = async (tenant: Tenant, input: Partial<ListOrdersInput> = {}) =>
  (await list(tenant, input)).items.map(({ number }) => number);

describe("the views", () => {
  let tenant: Tenant;
  const placed: Record<string, TestOrder> = {};
  beforeAll(async () => {
    tenant = await newCompany();
    for (const stage of [
      "awaiting-payment",
      "to-pick",
      "picked",
      "packed",
      "shipped",
      "completed",
      "cancelled",
    ] as const) {
      const order = await placeTestOrder(context.app, tenant);
      await advanceTestOrder(tenant, order, stage);
      placed[stage] = order;
    }
  });
  const numbersOf = (...stages: string[]) => stages.map((stage) => placed[stage]?.number).toReversed();

  test("have the orders of their stages, newest first, and their counts", async () => {
    const expected: Record<OrderView, (string | undefined)[]> = {
      "to-confirm": numbersOf("awaiting-payment"),
      "to-pick": numbersOf("to-pick"),
      "to-ship": numbersOf("picked", "packed"),
      late: [],
      "to-put-back": numbersOf("cancelled"),
      "to-refund": numbersOf("cancelled"),
      sent: numbersOf("shipped", "completed"),
      all: numbersOf(...Object.keys(placed)),
    };
    for (const view of ORDER_VIEWS) expect(await numbers(tenant, { view })).toEqual(expected[view]);
    const counts = await withTenantTransaction(tenant, (tx) => countStaffOrders(tx, new Date()));
    expect(counts).toEqual(Object.fromEntries(Object.entries(expected).map(([view, { length }]) => [view, length])));
  });

  test("are late once the days until dispatch have passed", async () => {
    const now = new Date(Date.now() + 30 * 86_400_000);
    const late = await list(tenant, { view: "late", sort: "oldest", now });
    expect(late.items.map(({ number }) => number)).toEqual(numbersOf("to-pick", "picked", "packed").toReversed());
    expect(late.items.every((order) => order.late)).toBe(true);
    const counts = await withTenantTransaction(tenant, (tx) => countStaffOrders(tx, now));
    expect(counts.late).toBe(3);
  });

  test.each([undefined, "cliente"])("are read page by page, each order once, with the search %s", async (q) => {
    for (const sort of ["newest", "oldest"] as const) {
      const all: string[] = [];
      let after: string | undefined;
      do {
        const page = await list(tenant, { q, sort, limit: 3, after });
        expect(page.total).toBe(7);
        all.push(...page.items.map(({ number }) => number));
        after = page.next ?? undefined;
      } while (after);
      expect(all).toEqual(await numbers(tenant, { sort }));
      expect(new Set(all).size).toBe(7);
      expect(await list(tenant, { q, sort, limit: 3, after: all.at(-1) })).toMatchObject({ items: [], total: 7 });
    }
  });
});

describe("the search", () => {
  let tenant: Tenant;
  let number: string;
  beforeAll(async () => {
    tenant = await newCompany();
    await placeTestOrder(context.app, tenant);
    const session = await createTestCustomer(tenant, "jose.compras@example.com");
    const product = { name: "Bieleta dianteira", sku: "Brk-0042", partNumber: "TR 10.013-B", price: 1_145_00 };
    const { id } = await createTestProduct(tenant, product);
    const buyer = { firstName: "José Antônio", lastName: "Conceição D’Ávila", phone: "(11) 98765-4321" };
    const checkout = { items: [{ product_id: id, quantity: 1 }], address: { ...addressForm, ...buyer } };
    number = (await sendCheckout(context.app, session, checkout)).json().data.number;
    await withTenantTransaction(tenant, async (tx) => {
      await tx.execute(
        `update customers set cpf = '39053344705' where company_id = '${tx.companyId}' and id = '${session.customer.id}'`,
      );
      await tx.execute(`update orders set payment_state = 'paid' where company_id = '${tx.companyId}'`);
      const shipment = { carrier: "", tracking: "AA123456785BR", now: new Date() };
      unwrapOutcome(await shipOrder(tx, testActor(), { number, ...shipment }));
    });
  });

  test.each([
    "#{number}",
    "{number}",
    "José Ant",
    "jose antonio conc",
    "CONCEICAO",
    "conceição",
    "conceicao d'av",
    "D'Avila",
    "d’ávila",
    "D`ávila",
    "josé d´avila",
    "josé conceição d'á",
    "jose.COMPRAS@example.com",
    "jose.compras",
    "1399,00",
    "R$ 1.399,00",
    "R$\u00A01.399,00",
    "r$1399,00",
    "R$ 1399",
    "1399.00",
    "1399",
    "1.399",
    "bieleta",
    "BIELETAS diant",
    "tr10013b",
    "TR 10013",
    "tr-10.013",
    "brk0042",
    "brk 0042",
    "(11) 98765",
    "11 9876",
    "+55 (11) 98765",
    "+55 11 9876-5432",
    "(11) 98765-4321",
    "+55 11 98765-4321",
    "4321",
    "390.533.447-05",
    "47-05",
    "brk-0042",
    "BRK",
    "aa123456785br",
    "AA123",
  ])("%s finds one order", async (typed) => {
    expect(await numbers(tenant, { q: typed.replace("{number}", number) })).toEqual([number]);
  });

  test.each([
    "zz",
    "%",
    "344705",
    "R$ 1398",
    "1399,1",
    "(11) 98",
    "avila conceicao",
    "#0042",
    "_",
    "'",
    "\\",
    "€€€",
    "99999999999999999999",
    "a",
    "..",
    "José%",
  ])("%s finds nothing", async (typed) => {
    expect(await list(tenant, { q: typed })).toEqual({ items: [], next: null, total: 0, isMore: false });
  });

  test("an amount without a comma finds its orders behind the one with this number, page by page", async () => {
    const shop = await newCompany();
    const { id } = await createTestProduct(shop, { price: 1_145_00 });
    for (const at of [1, 2, 3]) {
      const session = await createTestCustomer(shop, `cliente-${at}@example.com`);
      await sendCheckout(context.app, session, { items: [{ product_id: id, quantity: 1 }], address: addressForm });
    }
    const [newest = "", middle = "", oldest = ""] = await numbers(shop, {});
    await withTenantTransaction(shop, (tx) =>
      tx.execute(sql`update orders set number = 1399 where company_id = ${tx.companyId} and number = ${middle}`),
    );
    expect(await numbers(shop, { q: "1399" })).toEqual(["1399", newest, oldest]);
    expect(await numbers(shop, { q: "1.399", sort: "oldest" })).toEqual(["1399", oldest, newest]);
    for (const limit of [1, 2]) {
      const first = await list(shop, { q: "1399", limit });
      const second = await list(shop, { q: "1399", limit, after: first.next ?? undefined });
      const shown = [...first.items, ...second.items].map((order) => order.number);
      expect(shown).toEqual(["1399", newest, oldest].slice(0, 2 * limit));
    }
  });

  test("[GEN-01] another company finds nothing", async () => {
    const foreign = await newCompany();
    for (const typed of [number, "conceicao", "4321", "brk-0042", "jose.compras", "1.399,00", "bieleta"])
      expect(await numbers(foreign, { q: typed })).toEqual([]);
    expect(
      await withTenantTransaction(foreign, (tx) =>
        findStaffOrder(tx, { number, now: new Date(), member: counterClerk }),
      ),
    ).toBeUndefined();
  });
});

test("an order from before events were recorded shows what its times tell", async () => {
  const tenant = await newCompany();
  const order = await placeTestOrder(context.app, tenant);
  await advanceTestOrder(tenant, order, "shipped");
  const read = () =>
    withTenantTransaction(tenant, (tx) =>
      findStaffOrder(tx, { number: order.number, now: new Date(), member: counterClerk }),
    );
  const kinds = async () => (await read())?.events.map(({ kind, actor }) => [kind, actor.kind]);
  expect(await kinds()).toEqual([
    ["placed", "customer"],
    ["paid", "staff"],
    ["shipped", "staff"],
  ]);
  await withTenantTransaction(tenant, (tx) =>
    tx.execute(`delete from order_events where company_id = '${tx.companyId}'`),
  );
  expect(await kinds()).toEqual([
    ["placed", "customer"],
    ["paid", "program"],
    ["shipped", "program"],
  ]);
});

test("the page of an order has its work, money, notes and history, and is as the contract says", async () => {
  const tenant = await newCompany();
  const order = await placeTestOrder(context.app, tenant, [2, 1]);
  await advanceTestOrder(tenant, order, "to-pick");
  const [input, actor] = [{ number: order.number, now: new Date() }, testActor("Rui")];
  await withTenantTransaction(tenant, async (tx) => {
    const lines = [{ position: 1, quantity: 1, stock: "damaged" as const }];
    unwrapOutcome(await cancelOrderByStaff(tx, actor, { ...input, stock: "restock", lines }));
    unwrapOutcome(
      await refundOrder(tx, actor, { ...input, amount: 50_00, method: "pix", reason: "Quebrada", isFresh: false }),
    );
    unwrapOutcome(await addOrderNote(tx, actor, { ...input, text: "Ligar antes" }));
  });
  const found = await withTenantTransaction(tenant, (tx) => findStaffOrder(tx, { ...input, member: counterClerk }));
  expect(found).toMatchObject({
    stage: "to-pick",
    actions: expect.arrayContaining(["pick", "ship", "refund"]),
    buyer: { name: "Cliente Exemplo", phone: "62991234567", cpf: "***.***.247-25" },
    paidAmount: order.total,
    refundedAmount: 50_00,
    // One piece at 100.00 with its fifth of tax.
    refundDue: 70_00,
    notes: [{ name: "Rui", text: "Ligar antes" }],
    refunds: [{ amount: 50_00, method: "pix", reason: "Quebrada", name: "Rui" }],
  });
  expect(found?.items.map(({ position, cancelledQuantity }) => [position, cancelledQuantity])).toEqual([
    [1, 1],
    [2, 0],
  ]);
  expect(found?.events.map(({ kind, actor: { kind: by, name } }) => [kind, by, name])).toEqual([
    ["placed", "customer", ""],
    ["paid", "staff", "Bia do Balcão"],
    ["lines-cancelled", "staff", "Rui"],
    ["refunded", "staff", "Rui"],
    ["note-added", "staff", "Rui"],
  ]);
  const sent = z.encode(getStaffOrderCall.responses[200], { data: found as NonNullable<typeof found> });
  expect(sent.data).toMatchObject({ refundDue: 70, refunds: [{ amount: 50 }] });
  expect(JSON.stringify(sent)).not.toMatch(/529\.?982\.?247|token/);
  expect(() =>
    z.encode(listStaffOrdersCall.responses[200], { data: { items: [], next: null, total: 0, isMore: false } }),
  ).not.toThrow();
});
