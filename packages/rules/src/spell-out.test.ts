import { expect, test } from "vitest";
import { spellOutQuery } from "./spell-out.ts";

test.each([
  ["filt. ar gol", "filtro ar gol"],
  ["Past, disco", "pastilha, disco"],
  ["filtrodeóleo", "filtro oleo"],
  ["pastilhadefreiogol", "pastilha freio gol"],
  ["bombadagua", "bomba agua"],
  ["kitembreagem", "kit embreagem"],
  ["pastilhagol 2012", "pastilha gol 2012"],
  ["filtroar", "filtro ar"],
  ["oleo dot 4", "oleo freio dot 4"],
  ["kit de troca de óleo gol", "filtro oleo, kit de troca de óleo gol"],
  ["troca de oleo e filtro", "troca de oleo e filtro"],
  ["oleo 5w30 e filtro", "oleo 5w30 e filtro oleo"],
  ["oleo 5w30 filtro", "oleo 5w30 filtro oleo"],
  ["filtro e oleo 5w30", "filtro oleo e oleo 5w30"],
  ["filtro do oleo 5w30", "filtro do oleo 5w30"],
  ["oleo 5w30 e filtro de ar", "oleo 5w30 e filtro de ar"],
  ["disco x pastilha", "disco + pastilha"],
  ["disco mais pastilha", "disco + pastilha"],
  ["disco/pastilha gol", "disco + pastilha gol"],
  ["disco c/ pastilha", "disco com pastilha"],
  ["radiador c/ ar", "radiador c/ ar"],
  ["roda 5 x 114", "roda 5 x 114"],
  ["oleo tambor 200 litros", "oleo 200 litros"],
  ["aditivo galao 5l", "aditivo 5l"],
  ["tambor 1.6 litros gol", "tambor 1.6 litros gol"],
  ["discovery", "discovery"],
  ["protetores", "protetores"],
  ["motordepartida gol", "motor partida gol"],
  ["bandeja troca de oleo", "bandeja troca de oleo"],
  ["gol 1.0 troca de oleo", "gol 1.0 filtro oleo, troca de oleo"],
  ["ROL-6205", "ROL-6205"],
])("%s is %s", (typed, written) => expect(spellOutQuery(typed, false)).toBe(written));

test("the last word is not complete while it is typed", () =>
  expect(spellOutQuery("filt term", true)).toBe("filtro term"));
