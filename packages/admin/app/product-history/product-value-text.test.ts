import { expect, test } from "vitest";
import { changeTexts, productValueText } from "./product-value-text.ts";

test.each([
  ["price", 123450, "R$\u00A01.234,50"],
  ["compareAtPrice", null, "vazio"],
  ["saleEndsAt", "2026-12-25T02:59:59.000Z", "24/12/2026"],
  ["whenOut", "on-backorder", "Vender sob encomenda"],
  ["condition", "remanufactured", "Remanufaturado"],
  ["origin", 0, "0 · Nacional"],
  ["featured", false, "não"],
  ["warrantyMonths", 1, "1 mês"],
  ["weight", 850, "0,85 kg"],
  ["box", { length: 200, width: 105, height: 60 }, "20 × 10,5 × 6 cm"],
  ["numbers", [{ kind: "oem", maker: "VW", number: "5U0 698" }], "Original (OEM) VW 5U0 698"],
  [
    "attributes",
    [{ slug: "t", name: "Tensão", featured: true, values: [{ slug: "12-v", name: "12 V" }] }],
    "Tensão: 12 V",
  ],
  ["state", "archived", "Arquivado"],
] as const)("a clerk reads %s %j as %j", (field, value, text) => {
  expect(productValueText(field, value)).toBe(text);
});

test("fitments are read with their years, and exceptions as such", () => {
  const gol = {
    type: 1,
    make: "VW - VolksWagen",
    family: "GOL",
    model: "",
    cod_fipe: "",
    yearFrom: 2009,
    engine: "1.0",
    fuel: "",
  };
  const rest = { body: "", position: "dianteira", quantity: null, note: "", source: "" };
  const fitments = [
    { ...gol, ...rest, yearTo: null, excluded: false },
    { ...gol, ...rest, yearTo: 2009, excluded: true },
  ];
  expect(productValueText("fitments", fitments)).toBe(
    "Volkswagen GOL 2009–hoje 1.0 dianteira\nexceto Volkswagen GOL 2009 1.0 dianteira",
  );
});

test("photos are named by their place, never by their file", () => {
  const [one, two, three] = ["/pictures/a-800.webp", "/pictures/b-800.webp", "/pictures/c-800.webp"];
  expect(productValueText("images", [one, two])).toBe("foto 1\nfoto 2");
  expect(changeTexts("images", [one, two], [two, three])).toEqual({ before: "foto 1", after: "foto 2" });
  expect(changeTexts("images", [one], [one, two, three])).toEqual({ before: "nada", after: "foto 2\nfoto 3" });
  expect(changeTexts("images", [one, two], [])).toEqual({ before: "foto 1\nfoto 2", after: "nada" });
  expect(changeTexts("images", [one, two], [two, one])).toEqual({
    before: "só a ordem mudou",
    after: "foto 2, foto 1",
  });
});

test("of a list what went and what came is shown, or that its order changed", () => {
  expect(changeTexts("tags", ["freio", "disco"], ["disco", "pastilha"])).toEqual({
    before: "freio",
    after: "pastilha",
  });
  expect(changeTexts("tags", [], ["disco"])).toEqual({ before: "nada", after: "disco" });
  expect(changeTexts("tags", ["a", "b"], ["b", "a"])).toEqual({ before: "só a ordem mudou", after: "b, a" });
  expect(changeTexts("name", "", "Disco")).toEqual({ before: "vazio", after: "Disco" });
});
