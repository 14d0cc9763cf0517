import { expect, test } from "vitest";
import { equivalentWords, isPackingWord, isTradeWord, joinPhrases, writeHyphenated } from "./search-words.ts";

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
  ["frente", "", "dianteira"],
  ["atras", "", "traseiro"],
  ["motorista", "lado", "esquerdo"],
  ["passageiro", "lado", "direita"],
  ["ld", "farol", "direito"],
  ["parachoques", "", "choque"],
  ["cambio", "oleo", "transmissao"],
  ["arranque", "motor", "partida"],
  ["combustivel", "filtro", "separador"],
  ["polen", "filtro", "cabine"],
])("%s behind %j may stand for %s", (word, before, other) => expect(equivalentWords(word, before)).toContain(other));

test.each([
  ["passageiro", "pedaleira"],
  ["motorista", "banco"],
  ["cambio", "kit"],
  ["arranque", ""],
  ["partida", "rele"],
])("%s behind %j stands for itself only", (word, before) => expect(equivalentWords(word, before)).toEqual([]));

test.each([
  ["para choque gol", "parachoque gol"],
  ["Para-brisa", "Parabrisa"],
  ["pára-lamas", "páralamas"],
  ["pa\u0301ra-lamas", "pa\u0301ralamas"],
  ["peça para brisas", "peça parabrisas"],
  ["para gol", "para gol"],
  ["filtro de ar da cabine gol", "filtro de cabine gol"],
  ["Filtro do ar-condicionado", "Filtro cabine"],
  ["filtro de ar do motor", "filtro de ar do motor"],
  ["filtro ar cond gol", "filtro cabine gol"],
  ["Filtro de ar-cond. gol", "Filtro cabine gol"],
  ["filtro ar condic", "filtro cabine"],
  ["filtro a/c gol", "filtro cabine gol"],
  ["compressor ac", "compressor ar condicionado"],
  ["radiador com ar cond", "radiador com ar cond"],
  ["filtro ar condutor", "filtro ar condutor"],
  ["bateria ac", "bateria ac"],
  ["filtro caminhões", "filtro caminhao"],
  ["lona vw caminhoes", "lona vw caminhoes"],
  ["pastilha a partir de 2020", "pastilha 2020"],
  ["pastilha partir onix 2020", "pastilha onix 2020"],
  ["repartir gol", "repartir gol"],
  ["filtro de diesel s10", "filtro de combustivel s10"],
  ["filtro oleo diesel", "filtro oleo diesel"],
  ["oleo semi sintetico", "oleo semissintetico"],
  ["Óleo semi-sintético", "Óleo semissintético"],
  ["oleo semissintetico", "oleo semissintetico"],
  ["oleo 100% sintetico", "oleo sintetico"],
  ["correia ar condicionado", "correia ar condicionado"],
  ["compara choque", "compara choque"],
])("%s is read as %s", (typed, joined) => expect(joinPhrases(typed)).toBe(joined));

test.each([
  ["parachoques", "para-choques"],
  ["parafuso", "parafuso"],
])("%s is written %s", (word, written) => expect(writeHyphenated(word)).toBe(written));
