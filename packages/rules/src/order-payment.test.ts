import { expect, test } from "vitest";
import { isPartlyPaid, openAmount, receivedPaymentState } from "./order-payment.ts";

const order = { total: 471_04, cancelledAmount: 0, isCancelled: false };

test.each([
  [null, 471_04, "pending"],
  [47_10, 423_94, "pending"],
  [471_03, 1, "pending"],
  [471_04, 0, "paid"],
  [500_00, 0, "paid"],
] as const)("with %s received, %i is open and the order is %s", (paidAmount, open, state) => {
  expect(openAmount({ ...order, paidAmount })).toBe(open);
  expect(receivedPaymentState({ ...order, paidAmount })).toBe(state);
});

test("canceled lines need no payment", () => {
  const lessLines = { ...order, cancelledAmount: 71_04, paidAmount: 400_00 };
  expect(openAmount(lessLines)).toBe(0);
  expect(receivedPaymentState(lessLines)).toBe("paid");
});

test("the money of a canceled order is due for a refund", () => {
  expect(receivedPaymentState({ ...order, isCancelled: true, paidAmount: 47_10 })).toBe("refund-due");
  expect(receivedPaymentState({ ...order, isCancelled: true, paidAmount: null })).toBe("expired");
});

test("only an order that waits with some money is paid in part", () => {
  expect(isPartlyPaid({ paymentState: "pending", paidAmount: 47_10 })).toBe(true);
  expect(isPartlyPaid({ paymentState: "pending", paidAmount: null })).toBe(false);
  expect(isPartlyPaid({ paymentState: "paid", paidAmount: 47_10 })).toBe(false);
});
