import { expect, test } from "vitest";
import { isSizeBehindVehicle } from "./attribute-measures.ts";
import { spellOutValues } from "./value-alternatives.ts";

test.each([
  ["bateria scania 150/180", "bateria scania 150ah e 180ah"],
  ["bateria 60ah ou 70", "bateria 60ah e 70ah"],
  ["batria 45 a 50ah", "batria 45ah e 50ah"],
  ["Bateria 60 - 70 Ah", "Bateria 60ah e 70ah"],
  ["roda aro 14/15 gol", "roda aro 14 e aro 15 gol"],
  ["pneu r13 r14", "pneu aro 13 e aro 14"],
  ["lampada h4/h7", "lampada h4 e h7"],
  ["fluido dot 3/4", "fluido dot 3 e dot 4"],
  ["alternador 90 ou 120", "alternador 90a e 120a"],
  ["disco 256/280", "disco 256mm e 280mm"],
  ["pneu 175/65 r14 165/70-13", "pneu 175/65 r14 e 165/70-13"],
])("%s names several values", (query, spelled) => expect(spellOutValues(query)).toBe(spelled));

test.each([
  "bateria 60ah 480a",
  "bateria 60 60",
  "bateria gol 10/12",
  "bateria gol 95/98",
  "bateria gol 2010/2012",
  "bateria titan 125/150",
  "bateria 12v 60ah",
  "pastilha gol 14/15",
  "pneu 175/70 13",
  "pneu 90/90-18",
  "roda aro 15 4x100",
  "lampada h4 60/55w",
  "fluido dot 4 5 litros",
  "disco gol 2012/2014",
  "alternador gol 10/12",
  "150/180",
])("%s does not", (query) => expect(spellOutValues(query)).toBe(query));

test("a number behind a vehicle may be a size of the part", () => {
  expect(isSizeBehindVehicle("24", ["palheta", "onix", "24"])).toBe(true);
  expect(isSizeBehindVehicle("150", ["bateira", "scania", "150"])).toBe(true);
  expect(isSizeBehindVehicle("12", ["palheta", "onix", "12"])).toBe(false);
  expect(isSizeBehindVehicle("24", ["pastilha", "onix", "24"])).toBe(false);
  expect(isSizeBehindVehicle("98", ["bateria", "gol", "98"])).toBe(false);
});
