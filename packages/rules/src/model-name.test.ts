import fc from "fast-check";
import { expect, test } from "vitest";
import { formatMakeName, formatModelName, formatModelNames, parseModelName } from "./model-name.ts";

test.each([
  ["Gol (novo) 1.6 Power Total Flex 8V 4p", "Gol", "1.6 8V"],
  ["AMAROK High.CD 2.0 16V TDI 4x4 Dies. Aut", "Amarok", "2.0 16V Diesel"],
  ["AMAROK CD2.0 16V/S CD2.0 16V TDI 4x2 Die", "Amarok", ""],
  ["Palio 1.0 ECONOMY Fire Flex 8V 4p", "Palio", "1.0 8V"],
  ["CG 150 CARGO", "CG", ""],
  ["P 310 B 8x2 2p (diesel)(E5)", "P 310", ""],
  ["T-Cross Comfortline 200 TSI 1.0 Flex Aut.", "T-Cross", "1.0"],
  ["HB20 Comf./C.Plus/C.Style 1.0 Flex 12V", "HB20", "1.0 12V"],
  ["Ranger 3.0 Diesel", "Ranger", "3.0 Diesel"],
  ["Ranger 3.0 Dies", "Ranger", "3.0 Diesel"],
  ["Ranger 3.0 TDI", "Ranger", "3.0 Diesel"],
  ["Ranger 3.0 (diesel)(E5)", "Ranger", "3.0 Diesel"],
  ["Ranger 3.0 Biodiesel", "Ranger", "3.0"],
  ["Ranger 3.0 Dieselgate", "Ranger", "3.0"],
  ["Uno 1.0 V8V 4x4", "Uno", "1.0"],
  ["", "", ""],
])("%s is a %s with the engine %s", (model, family, engine) => {
  expect(parseModelName(model)).toEqual({ family, engine });
});

test("any model name gives a family; neither it nor the engine is longer", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (model) => {
      const { family, engine } = parseModelName(model);
      expect(family.length).toBeLessThanOrEqual(model.length);
      expect(engine.length).toBeLessThanOrEqual(model.length + 8);
      expect(family === "").toBe(model.trim() === "");
    }),
  );
});

test.each([
  ["VW - VolksWagen", "Volkswagen"],
  ["GM - Chevrolet", "Chevrolet"],
  ["HONDA", "Honda"],
  ["MERCEDES-BENZ", "Mercedes-Benz"],
  ["BMW", "BMW"],
  ["Citroën", "Citroën"],
  ["Kia Motors", "Kia"],
  ["", ""],
])("the make %s is shown as %s", (make, name) => {
  expect(formatMakeName(make)).toBe(name);
});

test.each([
  ["Gol (novo) 1.0 Mi Total Flex 8V 4p", "Gol 1.0 8V Flex"],
  ["Gol (novo) 1.6 Power Total Flex 8V 4p", "Gol Power 1.6 8V Flex"],
  ["Palio 1.0 ECONOMY Fire Flex 8V 4p", "Palio Economy 1.0 8V Flex"],
  ["Onix Hatch Premier 1.0 12V TB Flex 5p Aut.", "Onix Hatch Premier 1.0 12V Turbo Flex Aut."],
  ["AMAROK High.CD 2.0 16V TDI 4x4 Dies. Aut", "Amarok High.CD 4x4 2.0 16V Diesel Aut."],
  ["Corsa Hatch Maxx 1.4 8V Econo.Flex 5p", "Corsa Hatch Maxx 1.4 8V Flex"],
  ["CG 160 TITAN Flex", "CG 160 Titan Flex"],
  ["Accelo 815 4x2 2p (diesel)(E5)", "Accelo 815 4x2"],
  ["208 Allure 1.5 Flex 8V 5p", "208 Allure 1.5 8V Flex"],
  ["(diesel)", "(diesel)"],
])("the model %s is shown as %s", (model, name) => {
  expect(formatModelName(model)).toBe(name);
});

test("models of one list whose names would be equal keep the words in which they differ", () => {
  expect(
    formatModelNames(["Gol (novo) 1.0 Mi Total Flex 8V 2p", "Gol (novo) 1.0 Mi Total Flex 8V 4p", "Gol 1.6 Flex 8V"]),
  ).toEqual(["Gol 1.0 8V Flex · 2p", "Gol 1.0 8V Flex · 4p", "Gol 1.6 8V Flex"]);
});

test("different models of one list are shown differently", () => {
  const word = fc.constantFrom(
    "Gol",
    "(novo)",
    "1.0",
    "1.6",
    "8V",
    "16V",
    "Flex",
    "TB",
    "Aut.",
    "4p",
    "2p",
    "Mi",
    "POWER",
  );
  const model = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(" "));
  fc.assert(
    fc.property(fc.uniqueArray(model, { maxLength: 8 }), (models) => {
      const names = formatModelNames(models);
      expect(new Set(names).size).toBe(names.length);
    }),
  );
});
