import fc from "fast-check";
import { expect, test } from "vitest";
import { buildWhatsappDraft, buildWhatsappLink, buildWhatsappMessage, buildWhatsappReference } from "./whatsapp.ts";

test("[ER-07] the link names the phone with country code 55 and the draft", () => {
  expect(buildWhatsappLink("(11) 98765-4321", "Olá!\nTem a peça?")).toEqual({
    ok: true,
    value: "https://wa.me/5511987654321?text=Ol%C3%A1!%0ATem%20a%20pe%C3%A7a%3F",
  });
  expect(buildWhatsappLink("11987654321")).toEqual({ ok: true, value: "https://wa.me/5511987654321" });
});

test.each([null, undefined, "", "abc", "1@evil.com/#", "123"])("[ER-07] %j is no WhatsApp number", (phone) => {
  expect(buildWhatsappLink(phone, "Olá")).toEqual({ ok: false, refusal: "TEXT_TOAST_WHATSAPP_NOT_FOUND" });
});

test("[ER-07] for any text, the link has that number and that text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const link = buildWhatsappLink("11987654321", text);
      const address = new URL(link.ok ? link.value : "");
      expect([address.host, address.pathname, address.hash]).toEqual(["wa.me", "/5511987654321", ""]);
      expect(address.searchParams.get("text") ?? "").toBe(text.toWellFormed());
    }),
  );
});

test("[ER-07] half a surrogate pair in a draft does not break the link", () => {
  expect(buildWhatsappLink("11987654321", "a\uD800")).toEqual({
    ok: true,
    value: "https://wa.me/5511987654321?text=a%EF%BF%BD",
  });
});

test("a draft leaves out empty lines", () => {
  expect(
    buildWhatsappMessage(["Olá!", null, "", " Pastilha \u0000 de freio ", undefined, "https://example.com/p"]),
  ).toBe("Olá!\nPastilha de freio\nhttps://example.com/p");
  expect(buildWhatsappMessage(["a".repeat(5000)])).toHaveLength(1000);
});

test("[ER-07] a draft greets once: with the question, or with the company's greeting if there is none", () => {
  const greeting = "Olá! Vim pelo site.";
  expect(buildWhatsappDraft(greeting, "Olá! Tenho interesse.", null, "Meu CEP: 74000-100")).toBe(
    "Olá! Tenho interesse.\nMeu CEP: 74000-100",
  );
  expect(buildWhatsappDraft(greeting, undefined, "Meu veículo: Gol")).toBe("Olá! Vim pelo site.\nMeu veículo: Gol");
  expect(buildWhatsappDraft(null, "")).toBe("");
});

test("[ER-07] a reference has products, quantities and the vehicle", () => {
  const vehicle = { cod_fipe: "005340-6", year_code: "2014-1" };
  const [pads, disc] = [
    { sku: "PC-0101", quantity: 2 },
    { sku: "PC-0204", quantity: 1 },
  ] as const;
  expect(buildWhatsappReference([pads, disc], vehicle)).toBe("[2xPC-0101 PC-0204 | 005340-6/2014-1]");
  expect(buildWhatsappReference([disc], null)).toMatch(/^\[PC-0204\]$/);
  expect(buildWhatsappReference([], vehicle)).toBe("[005340-6/2014-1]");
  expect(buildWhatsappReference([], null)).toBe("");
  expect(buildWhatsappReference(Array(15).fill(disc), null)).toMatch(/^\[(PC-0204 ){12}\+3\]$/);
});
