import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { deletionVariants, distantVariants, isOneTypoApart, isTwoTyposApart, spellingForms } from "./typo.ts";

describe("a typo", () => {
  test.each([
    ["frieo", "freio"],
    ["freo", "freio"],
    ["freiio", "freio"],
    ["freia", "freio"],
    ["rfeio", "freio"],
  ])("%s is one typo from %s, and both share a deletion variant", (typed, corrected) => {
    expect(isOneTypoApart(typed, corrected)).toBe(true);
    expect(deletionVariants(typed).some((spelling) => deletionVariants(corrected).includes(spelling))).toBe(true);
  });

  test.each([
    ["friao", "freio"],
    ["freio", "freioss"],
    ["mola", "freio"],
  ])("%s and %s are more than one typo apart", (one, other) => expect(isOneTypoApart(one, other)).toBe(false));

  test.each([
    ["retrovizor", "retrovizores"],
    ["vellas", "vella"],
    ["latao", "latoes"],
    ["cuissa", "cuica"],
    ["cochim", "coxim"],
  ])("of %s is also looked for in %s", (typed, form) => expect(spellingForms(typed)).toContain(form));

  test("of a short word is looked for in no other form", () => expect(spellingForms("gol")).toEqual(["gol"]));

  test("is found at any position of a word", () => {
    const word = fc.stringMatching(/^[a-e]{4,9}$/);
    fc.assert(
      fc.property(word, fc.nat(8), fc.constantFrom(..."abcde"), (corrected, spot, letter) => {
        const at = spot % corrected.length;
        const [before, after] = [corrected.slice(0, at), corrected.slice(at + 1)];
        const swapped = `${before}${after.slice(0, 1)}${corrected[at]}${after.slice(1)}`;
        for (const typed of [
          before + after,
          before + letter + after,
          before + letter + corrected.slice(at),
          swapped,
          corrected,
        ])
          expect([isOneTypoApart(typed, corrected), isOneTypoApart(corrected, typed)], typed).toEqual([true, true]);
        expect(isOneTypoApart(`${corrected}${letter}${letter}`, corrected)).toBe(false);
      }),
    );
  });

  test("is not corrected in short words and in codes", () => {
    expect(deletionVariants("gol")).toEqual([]);
    expect(deletionVariants("wk58")).toEqual([]);
  });
});

describe("two typos", () => {
  test.each([
    ["amortessedor", "amortecedor"],
    ["amotesedor", "amortecedor"],
    ["anortecidor", "amortecedor"],
    ["estabelizadora", "estabilizadora"],
    ["alternnadorr", "alternador"],
  ])("lie between %s and %s", (one, other) => {
    expect([isTwoTyposApart(one, other), isTwoTyposApart(other, one)]).toEqual([true, true]);
  });

  test.each([
    ["anorticidor", "amortecedor"],
    ["radiador", "alternador"],
  ])("do not turn %s into %s", (one, other) => expect(isTwoTyposApart(one, other)).toBe(false));

  test("are looked for in words of nine letters or more", () => {
    expect(distantVariants("pastilha")).toEqual([]);
    expect(distantVariants("amortessedor")).toContain("amorteedor");
    expect(distantVariants("x".repeat(41))).toEqual([]);
  });
});
