import { expect, test } from "vitest";
import { equivalentWords, isPackingWord, isTradeWord, joinHyphenated } from "./search-words.ts";

test.each(["jogo", "Kit", "par", "peça", "Conjunto", "unidade"])("%s is a word of packing", (word) =>
  expect([isPackingWord(word), isTradeWord(word)]).toEqual([true, false]),
);

test.each(["sonda", "Pastilhas", "amortecedores", "faróis", "canaletas", "vela", "correias"])(
  "%s is a word of the trade",
  (word) => expect([isPackingWord(word), isTradeWord(word)]).toEqual([false, true]),
);

test.each(["honda", "gol", "pastlha", "original", ""])("%j is neither", (word) =>
  expect([isPackingWord(word), isTradeWord(word)]).toEqual([false, false]),
);

test.each([
  ["frente", "dianteira"],
  ["atras", "traseiro"],
  ["motorista", "esquerdo"],
  ["ld", "direito"],
  ["parachoques", "choque"],
])("%s may stand for %s", (word, other) => expect(equivalentWords(word)).toContain(other));

test.each([
  ["para choque gol", "parachoque gol"],
  ["Para-brisa", "Parabrisa"],
  ["pára-lamas", "páralamas"],
  ["peça para brisas", "peça parabrisas"],
  ["para gol", "para gol"],
  ["compara choque", "compara choque"],
])("%s is read as %s", (typed, joined) => expect(joinHyphenated(typed)).toBe(joined));
