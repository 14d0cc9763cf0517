import fc from "fast-check";
import { expect, test } from "vitest";
import { parseModelName } from "./model-name.ts";

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
