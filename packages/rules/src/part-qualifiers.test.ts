import { expect, test } from "vitest";
import { isOtherPart } from "./part-qualifiers.ts";

test.each([
  ["Bomba d'água VW Gol 1.6", "oleo", "bomba oleo gol", true],
  ["Disco de freio dianteiro", "embreagem", "disco embreagem", true],
  ["Filtro de óleo HB20", "ar", "filtro ar hb20", true],
  ["Farol dianteiro direito", "esquerdo", "farol esquerdo", true],
  ["Amortecedor traseiro", "dianteiro", "amortecedor dianteiro", true],
  ["Correia poli-V do alternador", "dentada", "correia dentada s10", true],
  ["Filtro de óleo HB20", "direcao", "oleo direcao hidraulica", true],
  ["Organizador de porta-malas com tampa", "combustivel", "tampa tanque combustivel", true],
  ["Filtro de ar do motor", "ar condicionado", "filtro ar condicionado", true],
  ["Par de lâmpadas H4", "freio", "lampada freio gol", false],
  ["Pneu 175/65 R14", "dianteiro", "pneu dianteiro gol", false],
  ["Amortecedor dianteiro", "direito", "amortecedor dianteiro direito", false],
  ["Pastilha dianteira Gol", "freio", "pastilha freio gol", false],
  ["Filtro de ar condicionado", "cabine", "filtro cabine", false],
  ["Disco de freio dianteiro", "pastilha", "disco pastilha", false],
  ["Óleo de transmissão 75W-80", "cambio", "oleo cambio", false],
  ["Pastilha de freio dianteira", "travaboa", "pastilha travaboa", false],
])("%s without %s for %s: %s", (name, missing, query, expected) => {
  expect(isOtherPart(name, [missing], query.split(" "))).toBe(expected);
});
