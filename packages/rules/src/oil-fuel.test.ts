import { expect, test } from "vitest";
import { createFuelDistance, isFuelOfOil, oilGradesOf, spellDiesel } from "./oil-fuel.ts";

const distanceOf = (query: string, name: string, attributes = "") =>
  createFuelDistance(query.split(" "))?.(name, attributes);

test.each([
  ["oleo diesel", "Óleo do motor 15W-40 diesel", 0],
  ["oleo diesel", "Óleo 15W-40 CI-4", 0],
  ["oleo caminhao", "Óleo Rimula 15W40", 0],
  ["oleo diesel", "Óleo 15W-40", 0.5],
  ["oleo diesel", "Óleo 15W-40 API SL", 1],
  ["oleo diesel", "Óleo 15W-40 API CI-4/SL", 0],
  ["oleo diesel", "Óleo de câmbio 75W-90 diesel", 1],
  ["oleo flex", "Óleo 5W-30 API SP", 0],
  ["oleo flex", "Óleo 5W-30 diesel", 1],
  ["filtro oleo diesel", "Filtro de óleo", undefined],
  ["oleo cambio diesel", "Óleo de câmbio", undefined],
  ["oleo diesel flex", "Óleo 5W-30", undefined],
  ["oleo 5w30", "Óleo 5W-30", undefined],
])("of %s, %s is %s far", (query, name, distance) => expect(distanceOf(query, name)).toBe(distance));

test("an attribute states the fuel too", () => expect(distanceOf("oleo diesel", "Óleo 15W-40", "#ck4")).toBe(0));

test("a fuel has its classes for oil of an engine only", () => {
  expect(oilGradesOf("diesel", ["oleo", "diesel"])).toContain("ck4");
  expect(oilGradesOf("flex", ["lubrificante", "flex"])).toContain("sp");
  expect(oilGradesOf("diesel", ["filtro", "oleo", "diesel"])).toEqual([]);
  expect(isFuelOfOil("diesel", ["oleo", "diesel"])).toBe(true);
  expect(isFuelOfOil("diesel", ["bomba", "oleo", "diesel"])).toBe(false);
});

test.each(["dizel", "disel", "diezel", "deisel", "dissel", "diesel"])("%s is diesel", (word) =>
  expect(spellDiesel(`óleo ${word}`)).toBe("óleo diesel"),
);
