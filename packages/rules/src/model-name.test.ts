import fc from "fast-check";
import { expect, test } from "vitest";
import { formatMakeName, formatModelName, formatModelNames, parseModelName } from "./model-name.ts";

test.each([
  ["Gol (novo) 1.6 Power Total Flex 8V 4p", "Gol", "1.6 8V"],
  ["AMAROK High.CD 2.0 16V TDI 4x4 Dies. Aut", "Amarok", "2.0 16V Diesel"],
  ["AMAROK CD2.0 16V/S CD2.0 16V TDI 4x2 Die", "Amarok", ""],
  ["Palio 1.0 ECONOMY Fire Flex 8V 4p", "Palio", "1.0 8V"],
  ["P 310 B 8x2 2p (diesel)(E5)", "P 310", ""],
  ["T-Cross Comfortline 200 TSI 1.0 Flex Aut.", "T-Cross", "1.0 Turbo"],
  ["ONIX HATCH PREM. 1.0 12V TB Flex 5p Aut.", "Onix", "1.0 12V Turbo"],
  ["Golf GTI 1.8T 20V 4p", "Golf", "1.8 20V Turbo"],
  ["Ranger XLS 3.0 PSE 4x4 CD TB Diesel", "Ranger", "3.0 Diesel"],
  ["S10 Pick-Up LTZ 2.8 4x4 CD Dies.Aut", "S10", "2.8 Diesel"],
  ["Pajero Full HPE 3.2 16V 4x4 TB Int.Dies.5p Aut", "Pajero Full", "3.2 16V Diesel"],
  ["Corolla ALTIS PREM. 1.8 16V Híb. Flex Aut.", "Corolla", "1.8 16V Híbrido"],
  ["Civic Sedan LXS 1.8/1.8 Flex 16V Aut. 4p", "Civic", "1.8 16V"],
  ["KA 1.0 8V/1.0 8V ST Flex 3p", "Ka", "1.0 8V"],
  ["KA+ Sedan SE 1.5 16V Flex 4p", "Ka", "1.5 16V"],
  ["Focus 1.6 S/SE/SE Plus Flex 8V/16V 5p", "Focus", "1.6"],
  ["Escort GL 1.6/ GL 1.8 2p", "Escort", ""],
  ["GRAND SIENA ATTRAC. 1.4 EVO F.Flex 8V", "Grand Siena", "1.4 8V"],
  ["Uno Mille Fire/ F.Flex/ ECONOMY 1.0 8V 4p", "Uno Mille", "1.0 8V"],
  ["C4 CACTUS FEEL 1.6 16V Flex Aut.", "C4 Cactus", "1.6 16V"],
  ["320iA 2.0 TB M Sport/ ActiveFlex 4p", "320i", "2.0 Turbo"],
  ["TOWN & COUNTRY LX 3.3 V6", "Town Country", "3.3"],
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

test.each([
  ["CG 150 TITAN-ESD/ TITAN SPECIAL EDITION", 2, "CG 150"],
  ["XT 660R", 2, "XT 660R"],
  ["LEAD 110", 2, "Lead 110"],
  ["C-100 BIZ/ BIZ-ES", 2, "C-100"],
  ["MT-03 660cc", 2, "MT-03"],
  ["FH 460 6x2 2p (diesel)(E5)", 3, "FH 460"],
  ["DAILY 35S14 CS 2p (diesel)(E5)", 3, "Daily 35S14"],
  ["17-190 E Constellation 2p (diesel)(E5)", 3, "17-190"],
  ["F-4000 4x4 2p (diesel)(E5)", 3, "F-4000"],
  ["Sprinter 313 Furgão 2.2 Diesel", 1, "Sprinter"],
] as const)("%s of type %i is a %s", (model, type, family) => {
  expect(parseModelName(model, type).family).toBe(family);
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
