import { expect, test } from "vitest";
import { lookAlikeNumbers, spellSizes } from "./look-alikes.ts";

test.each([
  ["TR1OO13", "TR10013"],
  ["TRI0013", "TR10013"],
  ["C012262", "CO12262"],
  ["BP441OD", "BP4410D"],
  ["COL2262", "CO12262"],
  ["5O12275", "SO12275"],
  ["CO1Z26Z", "CO12262"],
  ["FL12B34", "FL12834"],
  ["F112834", "FL12834"],
  ["0C47", "OC47"],
  ["SL2O", "SL20"],
  ["10O13", "10013"],
])("%s may be %s", (typed, number) => expect(lookAlikeNumbers(typed)).toContain(number));

test.each(["BP4425D", "PASTILHA", "FILTRO", "", "1".repeat(41), "2012", "BKR6E", "W712"])(
  "%j has no other reading",
  (typed) => expect(lookAlikeNumbers(typed)).toEqual([]),
);

test.each([
  ["oleo 5w3o", "oleo 5w30"],
  ["pneu 175/7O r13", "pneu 175/70 r13"],
  ["bateria 6Oah", "bateria 60ah"],
  ["lampada h1i", "lampada h11"],
  ["disco 2S6mm", "disco 256mm"],
  ["correia 6pk1o45", "correia 6pk1045"],
])("%s is the size of %s", (typed, spelled) => expect(spellSizes(typed)).toBe(spelled));

test.each(["bateria s10", "bateria l200", "bateria 320i", "oleo 20lts", "vela bp6es", "oleo 1l", "radiador 1.0 16v"])(
  "%s has no such size",
  (typed) => expect(spellSizes(typed)).toBe(typed),
);

test("a short code of a vehicle is no number", () => {
  expect(lookAlikeNumbers("S10")).not.toContain("510");
  expect(lookAlikeNumbers("L200")).not.toContain("1200");
});
