import { expect, test } from "vitest";
import {
  findTrackOrderErrors,
  normalizeOrderNumber,
  ORDER_STATUS_CODES,
  orderStatusFromCode,
  PAYMENT_STATES,
  paymentStateAfterCancel,
  readOrderNumber,
} from "./order.ts";

test("[OR-01] code 1 is PENDING, 2 is COMPLETED, anything else SHIPPED", () => {
  expect(orderStatusFromCode(1)).toBe("PENDING");
  expect(orderStatusFromCode(2)).toBe("COMPLETED");
  for (const code of [3, 0, 4, -1, 99, Number.NaN]) expect(orderStatusFromCode(code)).toBe("SHIPPED");
});

test("[OR-01] every status has a code that is converted back to it", () => {
  for (const [status, code] of Object.entries(ORDER_STATUS_CODES)) expect(orderStatusFromCode(code)).toBe(status);
});

test("[OR-04] tracking needs a number, with or without #, and an e-mail address", () => {
  const writings = [
    "1001",
    " 1001 ",
    "#1001",
    "# 1001",
    "nº 1001",
    "Pedido nº 1001",
    "pedido 1001",
    "N. 1001",
    "n.º1001",
    "Pedido: 1001",
    "Pedido nº: 1001",
    "pedido #1001",
    "nro 1001",
    "Núm. 1001",
    "Pedido número nº 1001",
    "número: #1001",
  ];
  for (const typed of writings) expect(readOrderNumber(typed), typed).toBe("1001");
  for (const typed of [
    "pedido",
    "nota 1001",
    "P1001",
    "N1001",
    "no1001",
    "1001 1002",
    "nº 10-01",
    `${"n ".repeat(30)}1`,
  ])
    expect(readOrderNumber(typed), typed).toBe(typed);
  for (const typed of ["1001", " 1001 ", "#1001", "# 1001"]) expect(normalizeOrderNumber(typed)).toBe("1001");
  for (const typed of ["10#01", "nº 1001"]) expect(normalizeOrderNumber(typed)).toBe(typed);
  expect(findTrackOrderErrors({ number: "#1001", email: " Ana@Example.com " })).toEqual({});
  expect(findTrackOrderErrors({ number: "", email: "" })).toEqual({
    number: "ERROR_FORM_REQUIRED",
    email: "ERROR_FORM_REQUIRED",
  });
  expect(findTrackOrderErrors({ number: "10 01", email: "ana" })).toEqual({
    number: "ERROR_FORM_INVALID",
    email: "ERROR_FORM_INCORRECT_EMAIL",
  });
});

test("canceling makes a paid order due for a refund and an unpaid one expired", () => {
  const states = PAYMENT_STATES.map((state) => [state, paymentStateAfterCancel(state, null)]);
  expect(Object.fromEntries(states)).toEqual({
    pending: "expired",
    paid: "refund-due",
    expired: "expired",
    "refund-due": "refund-due",
    refunded: "refunded",
  });
  expect(paymentStateAfterCancel("pending", 47_10)).toBe("refund-due");
});
