import { expect, test } from "vitest";
import { parsePixKey } from "./pix-key.ts";

test.each([
  ["529.982.247-25", "52998224725"],
  ["11.222.333/0001-81", "11222333000181"],
  ["12.abc.345/01de-35", "12ABC34501DE35"],
  ["Loja@Example.com", "loja@example.com"],
  ["(11) 98765-4321", "+5511987654321"],
  ["+5511987654321", "+5511987654321"],
  ["  loja@example.com ", "loja@example.com"],
  [`${"a".repeat(60)}@${"b".repeat(12)}.com`, `${"a".repeat(60)}@${"b".repeat(12)}.com`],
  ["123E4567-E12B-12D1-A456-426655440000", "123e4567-e12b-12d1-a456-426655440000"],
])("the Pix key %s is stored as %s", (typed, key) => {
  expect(parsePixKey(typed)).toEqual({ ok: true, value: key });
  expect(parsePixKey(key)).toEqual({ ok: true, value: key });
});

test.each([
  "",
  "abc",
  "123",
  "joão@example.com",
  "x123e4567-e12b-12d1-a456-426655440000",
  "123e4567-e12b-12d1-a456-4266554400000",
  `${"a".repeat(60)}@${"b".repeat(13)}.com`,
  `${"a".repeat(70)}@example.com`,
])("'%s' is no Pix key", (typed) => {
  expect(parsePixKey(typed)).toEqual({ ok: false, refusal: "INVALID_PIX_KEY" });
});
