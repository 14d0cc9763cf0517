import { expect, test } from "vitest";
import { isMakeWord } from "./make-aliases.ts";

test.each([
  ["GM - Chevrolet Chevrolet", "chevy", true],
  ["GM - Chevrolet Chevrolet", "gm", true],
  ["VW - VolksWagen Volkswagen", "Wolks", true],
  ["VW - VolksWagen Volkswagen", "volks", true],
  ["Mercedes-Benz", "mb", true],
  ["Mercedes-Benz", "mercedez", true],
  ["Citroën", "citroem", true],
  ["Renault", "reno", true],
  ["Fiat", "", true],
  ["Fiat", "vw", false],
  ["Fiat", "m", false],
  ["GM - Chevrolet Chevrolet", "mb", false],
])("%s is found by %j: %s", (make, word, expected) => expect(isMakeWord(make, word)).toBe(expected));
