import { expect, test } from "vitest";
import { pathAfterSignIn, signInPath } from "./next-path.ts";

test("signing in leads back to a path of the shop", () => {
  expect(pathAfterSignIn("/cart/checkout?step=2#pix")).toBe("/cart/checkout?step=2#pix");
  expect(pathAfterSignIn(new URLSearchParams(signInPath("/products/óleo?a=1&b=2").split("?")[1]).get("next"))).toBe(
    "/products/óleo?a=1&b=2",
  );
});

test.each([
  null,
  "",
  "https://evil.example",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "\\/evil.example",
  "javascript:alert(1)",
  "/a\n//evil.example",
])("[RT-10] and never out of it: %j leads to the dashboard", (next) => {
  expect(pathAfterSignIn(next)).toBe("/account/dashboard");
});
