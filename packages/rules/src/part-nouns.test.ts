import { expect, test } from "vitest";
import { createNounJudge } from "./part-nouns.ts";

test.each([
  ["vela civic", "Bobina de ignição Honda Civic", "velas bobinas", true],
  ["bobina gol", "Jogo de velas de ignição Gol", "velas bobinas", true],
  ["tensor gol", "Correia poli-V do alternador Gol", "correias tensores", true],
  ["vela civic", "NGK BKR6E", "velas bobinas", false],
  ["roda", "Pastilha de freio", "pastilhas", true],
  ["bateria", "Acumulador 60 Ah", "baterias", false],
  ["tampa porta malas", "Organizador de porta-malas", "", true],
  ["tapete porta malas", "Tapete de porta-malas", "", false],
  ["lona gol", "Sapata de freio Gol", "sapatas lonas", false],
  ["suspensao gol", "Terminal de direção Gol", "suspensao direcao", false],
  ["freio gol", "Pastilha de freio Gol", "freios pastilhas", false],
  ["barra estabilizadora", "Bieleta da barra estabilizadora", "", true],
  ["roda aro 15", "Rolamento de roda dianteira", "", true],
  ["oleo", "FILTRO OLEO GOL", "", true],
  ["coifa", "Manopla de câmbio com coifa", "", true],
  ["filtro ar", "Filtro secador de ar do freio", "filtros", true],
  ["filtro secador", "Filtro secador de ar do freio", "filtros", false],
  ["banco gol", "Capa de banco de couro", "", true],
  ["tampa", "Organizador de porta-malas com tampa", "", true],
  ["bieleta barra", "Bieleta da barra estabilizadora", "", false],
  ["estabilizador bieleta", "Bieleta da barra estabilizadora", "", false],
  ["tensor gol", "Kit correia dentada com tensor", "", false],
  ["pastilha gol", "Disco e pastilha de freio Gol", "", false],
  ["homocinetica gol", "Junta homocinética Gol", "", false],
  ["injetor gol", "Bico injetor Gol", "", false],
  ["mola atego", "Feixe de molas Atego", "", false],
  ["farol gol", "Par de faróis Gol", "", false],
  ["disco gol", "Discos de freio Gol", "", false],
  ["motor gol", "Filtro de ar do motor Gol", "", true],
  ["motor dianteiro gol", "Coxim dianteiro do motor Gol", "", true],
  ["cambio gol", "Óleo de transmissão 75W-80", "", true],
  ["motor gol", "Motor parcial Gol 1.6", "", false],
  ["transmissao bros", "Kit relação com retentor Bros", "transmissao", false],
  ["filtro motor gol", "Filtro de ar do motor Gol", "", false],
])("%s: %s of %j is another part: %s", (query, name, categories, expected) => {
  const isOther = createNounJudge(query.split(" ").map((input) => ({ input, words: [] })));
  expect(isOther?.({ name, categories }) ?? false).toBe(expected);
});

test("a synonym or a corrected word is the part", () => {
  const judge = createNounJudge([{ input: "rodizio", words: ["rolamento"] }]);
  expect(judge?.({ name: "Rolamento de roda", categories: "" })).toBe(false);
  expect(judge?.({ name: "Retentor do rolamento", categories: "" })).toBe(true);
});

test.each(["freio gol", "porta", "porta m", "porta malas gol", "travaboa gol", "kit", ""])(
  "%j names no part",
  (query) => expect(createNounJudge(query.split(" ").map((input) => ({ input, words: [] })))).toBeUndefined(),
);
