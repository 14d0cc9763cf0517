import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { searchDocument, tokenizeQuery } from "./tokenize.ts";
import { deletionVariants, isOneTypoApart } from "./typo.ts";

describe("the search document of a product", () => {
  test("has name, brand, parts of the part number and categories, one line each, without accents, capitals and stop words", () => {
    const form = searchDocument({
      name: "Filtro de Óleo WK-58 para motor 1.6",
      brand: "Rota Sul",
      partNumber: "BP.4410-d",
      categories: ["Filtros", "Motor e óleo"],
    });
    expect(form.split("\n")).toEqual(["filtro oleo wk58 wk 58 motor 1.6", "rota sul", "bp 4410", "filtros motor oleo"]);
  });
});

describe("the tokens of an input", () => {
  test.each([
    ["  Pastilha   DE freio ", ["pastilha", "freio"]],
    ["5W-30", ["5w30"]],
    ["bp.4410-d gol", ["bp4410d", "gol"]],
    ["motor 1,6", ["motor", "1.6"]],
    ["para", ["para"]],
    ["%_\\ ' \"; --", []],
    ["\u{1f697}", []],
  ])("%j is %j", (typed, words) => expect(tokenizeQuery(typed)).toEqual(words));
});

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
