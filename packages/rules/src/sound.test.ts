import { expect, test } from "vitest";
import { soundOf } from "./sound.ts";

test.each([
  ["oniks", "onix"],
  ["onics", "onix"],
  ["hilucs", "hilux"],
  ["cienna", "siena"],
  ["syvic", "civic"],
  ["gou", "gol"],
  ["quiks", "kicks"],
  ["xevrolet", "chevrolet"],
  ["kwide", "kwid"],
])("%s sounds like %s", (typed, name) => {
  expect(soundOf(typed)).toBe(soundOf(name));
});

test.each([
  ["gol", "golf"],
  ["fox", "fit"],
  ["celta", "creta"],
  ["polo", "palio"],
  ["siena", "cena"],
  ["500", "50"],
  ["2008", "208"],
])("%s sounds unlike %s", (one, other) => expect(soundOf(one)).not.toBe(soundOf(other)));
