import { expect, test } from "vitest";
import { pathAfterSignIn, signInPath } from "./next-path.ts";

test("sign-in redirects to a path of the shop only", () => {
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
  "http:evil.example",
  "https:/evil.example",
  "https:evil.example",
  "HTTPS://evil.example",
  "///evil.example",
  "////evil.example",
  "/\\/evil.example",
  "\\\\evil.example",
  "/\t\\evil.example",
  "\t//evil.example",
  " //evil.example",
  "\u0000//evil.example",
  "/\r/evil.example",
  "//evil.example/%2e%2e",
  "//user@evil.example",
  "//[::1]/",
  "//2130706433/",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:alert(1)",
  "blob:https://evil.example/1",
  "file:///etc/passwd",
  "evil.example",
  ".evil.example",
  "@evil.example",
  "?next=//evil.example",
  "#//evil.example",
  "ftp://evil.example",
])("[RT-10] sign-in never redirects to another site: %j leads to the dashboard", (next) => {
  expect(pathAfterSignIn(next)).toBe("/account/dashboard");
});
