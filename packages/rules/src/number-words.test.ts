import { expect, test } from "vitest";
import { spellNumbers } from "./number-words.ts";

test.each([
  ["roda aro treze", "roda aro 13"],
  ["pneu Aro Quinze", "pneu aro 15"],
  ["pneu dez lonas", "pneu 10 lonas"],
  ["bateria de sessenta amperes", "bateria de 60 amperes"],
  ["bateria quarenta e cinco ah", "bateria 45 ah"],
  ["vela hb20 três cilindros", "vela hb20 3 cilindros"],
  ["bateria cento e cinquenta amperes", "bateria 150 amperes"],
  ["bateria cento e trinta e cinco ah", "bateria 135 ah"],
  ["bateria duzentos e vinte ah", "bateria 220 ah"],
  ["bateria cem ah", "bateria 100 ah"],
  ["um litro de oleo", "1 litro de oleo"],
  ["dois amortecedores gol", "2 amortecedores gol"],
  ["gol um ponto seis", "gol 1.6"],
  ["s10 dois ponto oito", "s10 2.8"],
  ["gol dois mil e doze", "gol 2012"],
  ["gol dois mil e vinte e um", "gol 2021"],
  ["gol dois mil e vinte", "gol 2020"],
  ["gol dois mil e oito 1.0", "gol 2008 1.0"],
])("%j is written %j", (typed, written) => expect(spellNumbers(typed).toLowerCase()).toBe(written));

test.each([
  "uno mille",
  "um radiador",
  "ponto seis",
  "dois pontos",
  "oito",
  "aro dezena",
  "dois mil reais",
  "embreagem dez",
])("%j stays", (typed) => expect(spellNumbers(typed)).toBe(typed));
