import { addCartItem, emptyCart } from "@pecacerta/rules/cart";
import { expect, test } from "vitest";
import type { CartProduct } from "../cart/cart-product.ts";
import { toCheckoutRefusal } from "./place-order.ts";

const product = (id: string): CartProduct => ({
  id,
  name: `Peça ${id}`,
  slug: id,
  brand: "",
  sku: id,
  partNumber: id,
  options: [],
  image: null,
});
const line = { options: [], price: 1990, quantity: 4 };
const cart = addCartItem(addCartItem(emptyCart<CartProduct>(), { ...line, product: product("a") }), {
  ...line,
  product: product("b"),
});
const failed = { ok: false as const, status: 409, errors: {}, responseBody: null };

test("the stock left of each line comes with the line's name", () => {
  const errors = { "items.1.quantity": "OUT_OF_STOCK:3", "items.0.quantity": "OUT_OF_STOCK:0" };
  expect(toCheckoutRefusal({ ...failed, refusal: "OUT_OF_STOCK", errors }, cart)).toEqual({
    reason: "stock",
    shortages: [
      { key: "b []", name: "Peça b", left: 3 },
      { key: "a []", name: "Peça a", left: 0 },
    ],
  });
});

test("a changed price comes with the total before and after", () => {
  const answer = { message: "PRICE_CHANGED", total: 204_88 };
  expect(toCheckoutRefusal({ ...failed, refusal: "PRICE_CHANGED", responseBody: answer }, cart)).toEqual({
    reason: "price",
    before: cart.total,
    after: 204_88,
  });
});

test("address and payment errors become field errors, any other refusal keeps its key", () => {
  const errors = { "address.postcode": "INVALID_CEP" };
  expect(toCheckoutRefusal({ ...failed, refusal: "VALIDATION_FAILED", errors }, cart)).toEqual({
    reason: "fields",
    errors: { postcode: "INVALID_CEP" },
  });
  const ofPayment = { payment: "PAYMENT_NOT_OFFERED" };
  expect(toCheckoutRefusal({ ...failed, refusal: "PAYMENT_NOT_OFFERED", errors: ofPayment }, cart)).toEqual({
    reason: "fields",
    errors: ofPayment,
  });
  expect(toCheckoutRefusal({ ...failed, refusal: "ADDRESS_NOT_FOUND", errors: {} }, cart)).toEqual({
    reason: "refused",
    refusal: "ADDRESS_NOT_FOUND",
  });
});

test("[OR-06] an order request without a response may have placed the order", () => {
  expect(toCheckoutRefusal({ ...failed, status: 0, refusal: "NETWORK_ERROR" }, cart).reason).toBe("unanswered");
  expect(toCheckoutRefusal({ ...failed, status: 502, refusal: "INTERNAL_ERROR" }, cart).reason).toBe("unanswered");
});
