import fc from "fast-check";
import { expect, test } from "vitest";
import { formatPixCode, toTxid } from "./pix.ts";
import { pixCrc } from "./pix-fields.ts";

const charge = { key: "12345678909", name: "Fulano de Tal", city: "Brasilia", amount: 12345 };

test("the checksum is CRC16/CCITT-FALSE", () => {
  expect(pixCrc("123456789")).toBe("29B1");
});

test("the published examples are reproduced exactly", () => {
  expect(
    formatPixCode({ key: "123e4567-e12b-12d1-a456-426655440000", name: "Fulano de Tal", city: "BRASILIA", amount: 0 }),
  ).toBe(
    "00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D",
  );
  expect(formatPixCode(charge)).toBe(
    "00020126330014br.gov.bcb.pix0111123456789095204000053039865406123.455802BR5913Fulano de Tal6008Brasilia62070503***630479EE",
  );
});

test("a checksum keeps its leading zeros", () => {
  const codes = Array.from({ length: 2000 }, (_, at) => formatPixCode({ ...charge, amount: at + 1 }));
  const short = codes.filter((code) => /63040[0-9A-F]{3}$/.test(code));
  expect(short.length).toBeGreaterThan(50);
  expect(codes.every(hasValidChecksum)).toBe(true);
});

test.each([
  [1, "54040.01"],
  [10, "54040.10"],
  [100, "54041.00"],
  [999_999_999_999, "54139999999999.99"],
])("%d centavos are formatted as %s", (amount, field) => {
  expect(formatPixCode({ ...charge, amount })).toContain(field);
});

test("name and city become ASCII of at most 25 and 15 characters", () => {
  const code = formatPixCode({ ...charge, name: "Peça Certa Autopeças São José Ltda", city: "São José dos Campos" });
  const fields = decodeFields(code);
  expect(fields.get("59")).toBe("Peca Certa Autopecas Sao");
  expect(fields.get("60")).toBe("Sao Jose dos Ca");
});

test("a name or city without ASCII letters gives a valid code", () => {
  expect(decodePixCode(formatPixCode({ ...charge, name: "محل", city: " " }))).toMatchObject({
    name: "RECEBEDOR",
    city: "BRASIL",
  });
});

test.each([
  ["an empty key", { key: "" }],
  ["a key of 78 characters", { key: "a".repeat(78) }],
  ["a key with a blank", { key: "a b" }],
  ["a key with an accent", { key: "joão@example.com" }],
  ["a negative amount", { amount: -1 }],
  ["half a centavo", { amount: 0.5 }],
  ["an amount too long", { amount: 1e12 }],
  ["a transaction id with a dash", { txid: "a-b" }],
  ["a transaction id of 26", { txid: "a".repeat(26) }],
])("a code with %s is refused", (_, over) => {
  expect(() => formatPixCode({ ...charge, ...over })).toThrow(RangeError);
});

test("a transaction id consists of letters and digits", () => {
  expect(toTxid("2026-000123")).toBe("2026000123");
  expect(toTxid("a".repeat(40))).toHaveLength(25);
  expect(toTxid("---")).toBeNull();
});

const charges = fc.record({
  key: fc.oneof(fc.stringMatching(/^\d{11}$/), fc.uuid(), fc.stringMatching(/^[\x21-\x7e]{1,77}$/)),
  name: fc.stringMatching(/^[A-Za-z]{1,12}( [A-Za-z]{1,12})?$/),
  city: fc.stringMatching(/^[A-Za-z]{1,15}$/),
  amount: fc.nat({ max: 999_999_999_999 }),
  txid: fc.option(fc.stringMatching(/^[A-Za-z0-9]{1,25}$/)),
});

test("a formatted code can be parsed back", () => {
  fc.assert(
    fc.property(charges, (one) => {
      expect(decodePixCode(formatPixCode(one))).toEqual(one);
    }),
  );
});

test("any name and city give a well-formed ASCII code within the limits", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "binary" }), (name, city) => {
      const code = formatPixCode({ ...charge, name, city });
      const fields = decodeFields(code);
      expect(code).toMatch(/^[\x20-\x7e]+$/);
      expect(fields.get("59")?.length).toBeLessThanOrEqual(25);
      expect(fields.get("60")?.length).toBeLessThanOrEqual(15);
      expect([...fields.keys()]).toEqual(["00", "26", "52", "53", "54", "58", "59", "60", "62", "63"]);
    }),
  );
});

test("one changed character breaks the checksum", () => {
  const code = formatPixCode(charge);
  fc.assert(
    fc.property(fc.nat({ max: code.length - 1 }), fc.stringMatching(/^[\x20-\x7e]$/), (at, character) => {
      fc.pre(code[at] !== character);
      const changed = code.slice(0, at) + character + code.slice(at + 1);
      expect(hasValidChecksum(changed)).toBe(false);
    }),
  );
});

const hasValidChecksum = (code: string): boolean =>
  /6304[0-9A-F]{4}$/.test(code) && pixCrc(code.slice(0, -4)) === code.slice(-4);

/** The charge that a static code was made from, as a bank's application reads it. */
function decodePixCode(code: string) {
  const fields = decodeFields(code);
  const account = decodeFields(fields.get("26") ?? "");
  const txid = decodeFields(fields.get("62") ?? "").get("05");
  return {
    key: account.get("01"),
    name: fields.get("59"),
    city: fields.get("60"),
    amount: Number((fields.get("54") ?? "0.00").replace(".", "")),
    txid: txid === "***" ? null : txid,
  };
}

function decodeFields(text: string): Map<string, string> {
  const fields = new Map<string, string>();
  let at = 0;
  while (at < text.length) {
    const [, id, length] = /^(\d\d)(\d\d)/.exec(text.slice(at, at + 4)) ?? [];
    const value = text.slice(at + 4, at + 4 + Number(length));
    if (id === undefined || fields.has(id) || value === "" || value.length !== Number(length)) throw new Error(text);
    fields.set(id, value);
    at += 4 + value.length;
  }
  return fields;
}
