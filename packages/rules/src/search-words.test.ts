import { expect, test } from "vitest";
import { isPackingWord, isTradeWord } from "./search-words.ts";

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
