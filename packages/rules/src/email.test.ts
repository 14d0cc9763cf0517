import fc from "fast-check";
import { expect, test } from "vitest";
import { isEmail, normaliseEmail } from "./email.ts";

test.each(["a@b", "ana@example.com", "ana.b+c@sub.example.com", "joão@exemplo.com.br"])(
  "[VA-01] %s is an e-mail",
  (text) => {
    expect(isEmail(text)).toBe(true);
  },
);

test.each([
  "",
  "@",
  "a@",
  "@b",
  "ana",
  "a@b@c",
  "a@@b",
  "a @b",
  "a@b\nBcc: c@d",
  "a@b\u0000",
  "a\t@b",
  `${"a".repeat(250)}@b.co`,
])("[VA-01] %j is no e-mail", (text) => {
  expect(isEmail(text)).toBe(false);
});

test("[VA-01] text, one @, then text is all it takes", () => {
  const part = fc.stringMatching(/^[a-z0-9.+_-]{1,30}$/);
  fc.assert(
    fc.property(part, part, (name, host) => {
      expect(isEmail(`${name}@${host}`)).toBe(true);
      expect(isEmail(`${name}${host}`)).toBe(false);
      expect(isEmail(`${name}@${host}@${host}`)).toBe(false);
    }),
  );
});

test("one account has one form of its e-mail", () => {
  expect(normaliseEmail(" Ana@EXAMPLE.com ")).toBe("ana@example.com");
  expect(normaliseEmail("ana＠example.com")).toBe("ana@example.com");
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      expect(normaliseEmail(normaliseEmail(text))).toBe(normaliseEmail(text));
    }),
  );
});
