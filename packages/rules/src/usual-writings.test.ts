import { expect, test } from "vitest";
import { spellUsualWritings } from "./usual-writings.ts";

test.each([
  ["vela corolla 16 válvulas", "vela corolla 16v"],
  ["vela gol 8 valv.", "vela gol 8v"],
  ["gol 2005 16 V", "gol 2005 16v"],
  ["gol ano/mod 11/12", "gol 11/12"],
  ["gol ano 11/12", "gol 11/12"],
  ["gol fab. 2011 mod: 2012", "gol 2011 2012"],
  ["gol ano fabricação 2011", "gol 2011"],
  ["cod. TR-10013", "TR-10013"],
  ["P/N: TR-10013", "TR-10013"],
  ["código de barras 2000001000014", "2000001000014"],
  ["paleta do para-brisa mobi", "paleta  mobi"],
  ["limpador parabrisa", "limpador "],
  ["lampada h7 1 polo", "lampada h7 1polo"],
  ["lâmpada um polo", "lâmpada 1polo"],
  ["roda aro 15 et40", "roda aro 15 et 40"],
  ["hb20 r spec", "hb20 rspec"],
])("%j is written %j", (input, spelled) => expect(spellUsualWritings(input)).toBe(spelled));

test.each([
  "8 valvulas gol",
  "jogo 16 valvulas corsa",
  "gol 16 valvulas de admissao",
  "filtro 5 v",
  "gol anos 2010",
  "antes do ano 2010",
  "gol ano 90",
  "filtro modelo 15",
  "ref barata gol",
  "parabrisa mobi",
  "limpador de vidros 500ml",
  "lampada h7 polo",
  "lampada para um polo",
  "lampada 1 polo 2019",
  "bateria um polo",
  "et40",
])("%j stays", (input) => expect(spellUsualWritings(input)).toBe(input));
