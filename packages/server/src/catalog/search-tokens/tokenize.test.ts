import { describe, expect, test } from "vitest";
import { searchDocument, tokenizeQuery } from "./tokenize.ts";

describe("the search document of a product", () => {
  test("has name, brand, parts of the part number, categories and measures and values of attributes, one line each, without accents, capitals and stop words", () => {
    const form = searchDocument({
      name: "Filtro de Óleo WK-58 para motor 1.6",
      brand: "Rota Sul",
      partNumber: "BP.4410-d",
      categories: ["Filtros", "Motor e óleo"],
      attributes: [
        { name: "Altura", values: [{ name: "25,6 cm" }] },
        { name: "Disco", values: [{ name: "ventilado" }] },
        { name: "Altura da embalagem", values: [{ name: "30 cm" }] },
      ],
    });
    expect(form.split("\n")).toEqual([
      "filtro oleo wk58 wk 58 motor 1.6",
      "rota sul",
      "bp 4410",
      "filtros motor oleo",
      "#256mm",
      "#ventilado",
    ]);
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
