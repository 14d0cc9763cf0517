import { expect, test } from "vitest";
import { identityCalls } from "./admin/identity-calls.ts";
import { calls } from "./calls.ts";
import { checksPassword } from "./checks-password.ts";

test("a call checks a password if its body has one", () => {
  const names = Object.entries({ ...calls, ...identityCalls })
    .filter(([, call]) => checksPassword(call))
    .map(([name]) => name);
  expect(names).toEqual(expect.arrayContaining(["login", "register", "changePassword", "resetPassword", "signIn"]));
  expect(names).not.toContain("searchProducts");
});
