import { growsLikeItsInput, repeatUpTo } from "@pecacerta/rules/testing/cost-growth";
import { expect, test } from "vitest";
import { createSizeDistance } from "./size-distance.ts";

const sorted = (dropped: string, words: string, names: readonly string[]): string[] => {
  const distance = createSizeDistance([dropped], words.split(" "));
  if (!distance) throw new Error(`${dropped} is no size`);
  return [...names].sort((one, other) => distance(one, "") - distance(other, ""));
};

test.each([
  ["65ah", "bateria", ["Bateria 70 Ah", "Bateria 60 Ah 480 A", "Bateria 80 Ah", "Bateria 45 Ah", "Bateria"]],
  ["65", "bateria", ["Bateria 60 Ah", "Bateria 45 Ah 65 meses"]],
  ["185/65 r15", "pneu", ["Pneu 185/60 R15", "Pneu 185/65 R14", "Pneu 205/55 R16", "Câmara"]],
  ["205/55 r17", "pneu", ["Pneu 225/45 R17", "Pneu 205/55 R16"]],
  ["1856515", "", ["Pneu 185/60 R15", "Pneu 205/55 R16"]],
  ["aro 18", "pneu", ["Pneu 225/45 R17", "Pneu 205/55 R16"]],
  ["6pk1200", "correia", ["Correia 6PK1195", "Correia 6PK1045", "Correia 4PK845"]],
  ["40x60x10", "retentor", ["Retentor 35x60x10 mm", "Retentor 30x47x7", "Retentor 40x60"]],
  ["7 furos", "disco", ["Disco 6 furos", "Disco 4 furos"]],
  ["257", "disco", ["Disco 256 mm", "Disco 239 mm"]],
  ["10w30", "oleo", ["Óleo 10W-40", "Óleo 5W-30", "Óleo 20W-50", "Óleo ATF"]],
  ["300mm", "disco", ["Disco 28 cm", "Disco 256 mm", "Disco 300 ml"]],
])("nearest to %s of %s", (dropped, words, names) => expect(sorted(dropped, words, names.toReversed())).toEqual(names));

test("the words of attributes count", () => {
  const distance = createSizeDistance(["257mm"], ["disco"]);
  expect(distance?.("Disco Gol", "#256mm #22mm")).toBeLessThan(distance?.("Disco Palio", "#239mm") ?? 0);
});

test("attributes state the sides of a size one by one", () => {
  const distance = createSizeDistance(["34x66x37"], ["rolamento"]);
  expect(distance?.("Rolamento Gol", "#34mm #64mm #37mm")).toBeLessThan(
    distance?.("Rolamento Civic", "#43mm #82mm #45mm") ?? 0,
  );
  expect(distance?.("Rolamento Uno", "#34mm #64mm")).toBe(1);
});

test.each([
  ["gol", "disco"],
  ["dot 5", "fluido"],
  ["h3", "lampada"],
])("%s is no size", (dropped, word) => expect(createSizeDistance([dropped], [word])).toBeUndefined());

test("a name costs in proportion to its length", () => {
  const distance = createSizeDistance(["185/65 r15", "65ah"], ["pneu"]);
  for (const piece of ["1", "185/", "1 mm ", "x1"])
    expect(
      growsLikeItsInput(
        (text) => distance?.(text, text),
        (length) => repeatUpTo(piece, length),
        4000,
      ),
    ).toBe(true);
});
