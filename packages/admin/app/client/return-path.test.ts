import { expect, test } from "vitest";
import { readReturnPath, staffSignInPath } from "./return-path.ts";

const followed = (path: string) => readReturnPath(new URL(staffSignInPath(path), "http://localhost").searchParams);

test("the sign-in leads back to the page, with its query", () => {
  for (const path of ["/", "/conta", "/pecacerta/pedidos?visao=a%20enviar&q=a&b=c"]) expect(followed(path)).toBe(path);
});

test.each([
  "//evil.invalid",
  "/\\evil.invalid",
  "https://evil.invalid",
  "javascript:alert(1)",
  "evil",
  "/a b",
  "/\tevil",
  "/entrar?volta=/",
])("the sign-in does not lead to %j", (path) => {
  expect(readReturnPath(new URLSearchParams({ volta: path }))).toBe("/");
});
