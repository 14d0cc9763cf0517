import { expect, test } from "vitest";
import { PAYMENT_STATES } from "./order.ts";
import {
  cancelledAmount,
  firstDayOnTime,
  isOrderMailTrue,
  ORDER_MAILS,
  ORDER_STAGES,
  type OrderProgress,
  orderActions,
  orderStage,
  refundDue,
  STAGE_ACTIONS,
} from "./order-stage.ts";

const placed = {
  status: "PENDING",
  paymentState: "pending",
  paidAmount: null,
  pickedAt: null,
  packedAt: null,
  cancelledAt: null,
  putBackAt: null,
} as const;
const at = "2026-11-23T12:00:00.000Z";

const ORDERS: [(typeof ORDER_STAGES)[number], OrderProgress][] = [
  ["awaiting-payment", placed],
  ["awaiting-payment", { ...placed, paidAmount: 47_10 }],
  ["awaiting-payment", { ...placed, pickedAt: at, packedAt: at }],
  ["to-pick", { ...placed, paymentState: "paid" }],
  ["picked", { ...placed, paymentState: "paid", pickedAt: at }],
  ["packed", { ...placed, paymentState: "paid", packedAt: at }],
  ["packed", { ...placed, paymentState: "paid", pickedAt: at, packedAt: at }],
  ["to-pick", { ...placed, paymentState: "refunded" }],
  ["shipped", { ...placed, status: "SHIPPED", paymentState: "paid", pickedAt: at }],
  ["shipped", { ...placed, status: "SHIPPED" }],
  ["completed", { ...placed, status: "COMPLETED" }],
  ["cancelled", { ...placed, paymentState: "expired", cancelledAt: at }],
  ["cancelled", { ...placed, paymentState: "refund-due", pickedAt: at, packedAt: at, cancelledAt: at }],
];

test.each(ORDERS)("the stage is %s for %o", (stage, order) => {
  expect(orderStage(order)).toBe(stage);
});

test("every stage can be reached", () => {
  expect(new Set(ORDERS.map(([stage]) => stage))).toEqual(new Set(ORDER_STAGES));
});

test("what is shipped, completed or canceled is neither shipped nor canceled again, and its address stays", () => {
  for (const stage of ["shipped", "completed", "cancelled"] as const)
    for (const action of ["ship", "cancel", "cancel-lines", "change-address", "pick", "pack"] as const)
      expect(STAGE_ACTIONS[stage]).not.toContain(action);
});

test("only what is unpaid is paid, and only what was paid is refunded", () => {
  for (const paymentState of PAYMENT_STATES) {
    const actions = ORDERS.map(([, order]) => orderActions({ ...order, paymentState }));
    const isPaid = paymentState === "paid" || paymentState === "refund-due";
    expect(actions.some((allowed) => allowed.includes("refund"))).toBe(isPaid);
    expect(actions.some((allowed) => allowed.includes("pay"))).toBe(paymentState === "pending");
  }
});

test("a confirmed payment is reversed in every stage, until money went back", () => {
  for (const [, order] of ORDERS) {
    const canReverse = (change: Partial<OrderProgress>) =>
      orderActions({ ...order, ...change }).includes("reverse-payment");
    expect(canReverse({ paymentState: "paid" })).toBe(true);
    expect(canReverse({ paymentState: "pending", paidAmount: 1 })).toBe(true);
    expect(canReverse({ paymentState: "pending", paidAmount: null })).toBe(false);
    expect(canReverse({ paymentState: "refunded" })).toBe(false);
  }
});

test("an unpaid order is not shipped, and an order that waits can be packed without a pick", () => {
  expect(orderActions(placed)).toEqual(["pay", "cancel", "change-address", "add-note", "send-mail"]);
  expect(orderActions({ ...placed, paymentState: "paid" })).toEqual(expect.arrayContaining(["pick", "pack", "ship"]));
});

test("only what was picked and then canceled is put back, once", () => {
  const canPutBack = (change: Partial<OrderProgress>) => orderActions({ ...placed, ...change }).includes("put-back");
  expect(canPutBack({ cancelledAt: at })).toBe(false);
  expect(canPutBack({ packedAt: at })).toBe(false);
  expect(canPutBack({ cancelledAt: at, pickedAt: at })).toBe(true);
  expect(canPutBack({ cancelledAt: at, packedAt: at })).toBe(true);
  expect(canPutBack({ cancelledAt: at, pickedAt: at, putBackAt: at })).toBe(false);
});

test.each([
  ["Monday 2026-11-23", 1795446000_000, 2, "2026-11-18"],
  ["that Monday before dawn in Brasília", 1795482000_000, 2, "2026-11-18"],
  ["Friday 2026-11-27", 1795791600_000, 1, "2026-11-26"],
  ["Thursday 2026-11-26", 1795705200_000, 0, "2026-11-26"],
  ["Friday 2026-11-27, without stated days,", 1795791600_000, null, "2026-11-25"],
])("on %s (%i) with %s days, orders paid since %s are on time", (_, now, days, first) => {
  expect(firstDayOnTime(now, days)).toBe(first);
});

test("canceled pieces cost their price and their share of an added tax", () => {
  const items = [
    { price: 100_00, cancelledQuantity: 2 },
    { price: 33_33, cancelledQuantity: 0 },
  ];
  expect(cancelledAmount({ subtotal: 300_00, tax: 60_00, taxIncluded: false }, items)).toBe(240_00);
  expect(cancelledAmount({ subtotal: 300_00, tax: 60_00, taxIncluded: true }, items)).toBe(200_00);
});

test("an order's mail is sent again while it is true", () => {
  const mails = Object.fromEntries(
    ORDER_STAGES.map((stage) => [stage, ORDER_MAILS.filter((mail) => isOrderMailTrue(mail, stage))]),
  );
  expect(mails).toEqual({
    "awaiting-payment": ["received"],
    "to-pick": ["received", "paid"],
    picked: ["received", "paid"],
    packed: ["received", "paid"],
    shipped: ["received", "shipped"],
    completed: ["received", "completed"],
    cancelled: ["cancelled"],
  });
});

test("the refund that is due never exceeds what was paid", () => {
  const money = { isCancelled: false, total: 100, paid: 100, refunded: 0, cancelled: 0 };
  expect(refundDue(money)).toBe(0);
  expect(refundDue({ ...money, cancelled: 40 })).toBe(40);
  expect(refundDue({ ...money, cancelled: 40, refunded: 50 })).toBe(0);
  expect(refundDue({ ...money, cancelled: 400 })).toBe(100);
  expect(refundDue({ ...money, isCancelled: true, refunded: 30 })).toBe(70);
  expect(refundDue({ ...money, paid: 130 })).toBe(30);
  expect(refundDue({ ...money, paid: 40 })).toBe(0);
  expect(refundDue({ ...money, paid: 40, isCancelled: true })).toBe(40);
});
