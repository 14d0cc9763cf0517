import { expect, test } from "vitest";
import { addCartItem, emptyCart } from "./cart.ts";
import { afterSignOut, EMPTY_LOGIN, findLoginErrors, guessDelay, isExpired, parseLogin } from "./session.ts";

test("[SS-02] a session ends at its moment, not before", () => {
  expect(isExpired(1000, 999)).toBe(false);
  expect(isExpired(1000, 1000)).toBe(true);
  expect(isExpired(1000, 1001)).toBe(true);
});

test("[SS-02] a moment that cannot be read has passed", () => {
  expect(isExpired(Number.NaN, 1)).toBe(true);
});

test("[SS-02] [SS-04] nothing of the customer is left after sign-out, and the rest stays", () => {
  const product = { id: "p1", name: "Pastilha" };
  const vehicle = { id: "v1", model: "Gol" };
  const state = {
    user: { name: "Ana" },
    token: "secret",
    cart: addCartItem(emptyCart<typeof product>(), { product, options: [], price: 1000, quantity: 2 }),
    wishlist: { items: [product] },
    garage: { items: [vehicle], current: vehicle },
    compare: { products: [product] },
  };
  const left = afterSignOut(state);
  expect(left).toEqual({
    user: null,
    token: null,
    cart: emptyCart(),
    wishlist: { items: [] },
    garage: { items: [], current: null },
    compare: { products: [product] },
  });
  expect(JSON.stringify(left)).not.toContain("secret");
  expect(state.cart.items).toHaveLength(1);
});

test("[VA-04] e-mail and password are required, the e-mail in its format", () => {
  expect(findLoginErrors({ email: "", password: "" })).toEqual({
    email: "ERROR_FORM_REQUIRED",
    password: "ERROR_FORM_REQUIRED",
  });
  expect(findLoginErrors({ email: "  ", password: "x" })).toEqual({ email: "ERROR_FORM_REQUIRED" });
  expect(findLoginErrors({ email: "ana", password: "x" })).toEqual({ email: "ERROR_FORM_INCORRECT_EMAIL" });
  expect(findLoginErrors({ email: "ana@example.com", password: "x" })).toEqual({});
});

test("[VA-04] a login starts empty and is not remembered unless asked", () => {
  expect(EMPTY_LOGIN).toEqual({ email: "", password: "", remember: false });
  expect(parseLogin({ email: " Ana@Example.com ", password: " x " })).toEqual({
    ok: true,
    value: { email: "ana@example.com", password: " x ", remember: false },
  });
  expect(parseLogin({ email: "ana@example.com", password: "x", remember: true })).toMatchObject({
    value: { remember: true },
  });
  expect(parseLogin({ email: "ana", password: "" })).toEqual({
    ok: false,
    refusal: "VALIDATION_FAILED",
    details: { email: "ERROR_FORM_INCORRECT_EMAIL", password: "ERROR_FORM_REQUIRED" },
  });
});

test("who tries to sign in a hundred times an hour waits ever longer, never as long as a lock", () => {
  expect([0, 1, 100, 101, 103, 108, 5000].map(guessDelay)).toEqual([0, 0, 0, 1000, 3000, 8000, 8000]);
});
