import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanParagraphs, cleanText, normalizeForSearch, normalizePartNumber, shortenText, slugify } from "./text.ts";

const anyText = fc.string({ unit: "grapheme" });

test("texts are compared without case, accents and repeated spaces", () => {
  expect(normalizeForSearch("  Óleo   de\tFREIO  ")).toBe("oleo de freio");
  expect(normalizeForSearch("Suspensão")).toBe(normalizeForSearch("SUSPENSAO"));
});

test("a slug is made of lower case letters, digits and single dashes", () => {
  expect(slugify("Pastilha de freio dianteira - Gol (2014)")).toBe("pastilha-de-freio-dianteira-gol-2014");
  expect(slugify("Óleo 5W-30 São João")).toBe("oleo-5w-30-sao-joao");
  expect(slugify("!!!")).toBe("");
  expect(slugify("peça ".repeat(30))).toBe("peca-".repeat(16).slice(0, -1));
  fc.assert(
    fc.property(anyText, (text) => {
      expect(slugify(text)).toMatch(/^$|^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(slugify(slugify(text))).toBe(slugify(text));
      expect(slugify(text).length).toBeLessThanOrEqual(80);
    }),
  );
});

test("part numbers are equal regardless of punctuation and case", () => {
  expect(normalizePartNumber("n-1020/a")).toBe("N1020A");
  expect(normalizePartNumber(" N 1020.A ")).toBe("N1020A");
  fc.assert(
    fc.property(anyText, (text) => {
      expect(normalizePartNumber(text)).toMatch(/^[A-Z0-9]*$/);
      expect(normalizePartNumber(normalizePartNumber(text))).toBe(normalizePartNumber(text));
    }),
  );
});

test("a line of text has no control or direction characters", () => {
  expect(cleanText("  Ana\u0000 \r\n Souza\u202E ")).toBe("Ana Souza");
  expect(cleanText("\uD800a")).toBe("\uFFFDa");
  expect(cleanText("👨‍👩‍👧 família")).toBe("👨‍👩‍👧 família");
  for (const unseen of ["\u200D", "\u200C \u200D", "\u0301", "\u00AD\u034F"]) expect(cleanText(unseen)).toBe("");
  for (const blank of "\u115F\u1160\u2800\u3164\uFFA0\u{1D159}") {
    expect(cleanText(`${blank}Ana${blank} Souza`)).toBe("Ana Souza");
    expect(cleanText(`${blank}\uFE0F${blank}`)).toBe("");
  }
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(cleanText(text)).not.toMatch(/[\p{Cc}\u202A-\u202E]/u);
      expect(cleanText(cleanText(text))).toBe(cleanText(text));
    }),
  );
});

test("paragraphs keep their line breaks", () => {
  expect(cleanParagraphs("um\r\n\r\n\r\n\r\ndois \u0000 três\rquatro")).toBe("um\n\ndois três\nquatro");
});

test("a long text is cut after a whole word", () => {
  expect(shortenText("Pastilha de freio", 17)).toBe("Pastilha de freio");
  expect(shortenText("Pastilha de freio", 16)).toBe("Pastilha de…");
  expect(shortenText("Pastilha, de freio", 12)).toBe("Pastilha…");
  expect(shortenText("Pastilhadefreio", 8)).toBe("Pastilh…");
});
