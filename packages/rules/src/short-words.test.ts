import { expect, test } from "vitest";
import { spellShortWords } from "./short-words.ts";

test.each([
  ["oi boa tarde vcs tem pastilha", "vcs tem pastilha"],
  ["Bom dia, tem disco pro onix", "tem disco para onix"],
  ["gostaria de saber se tem farol ai?", "gostaria de tem farol"],
  ["capa p/banco", "capa para banco"],
  ["pastilha p/ onix", "pastilha para onix"],
  ["filtro d oleo", "filtro de oleo"],
  ["preciso d um par d velas", "preciso de um par de velas"],
  ["me vê um filtro", "um filtro"],
  ["quanto tá a pastilha", "quanto a pastilha"],
  ["farol lado d gol", "farol lado direito gol"],
  ["farol lado e gol", "farol lado esquerdo gol"],
  ["oleo dexron 6", "oleo dexron vi"],
  ["filtro arcondicionado", "filtro ar condicionado"],
])("%j is written %j", (typed, written) => expect(spellShortWords(typed).replace(/\s+/g, " ").trim()).toBe(written));

test.each([
  "pastilha boa gol",
  "oi",
  "bom dia",
  "oi boa tarde",
  "retrovisor d onix",
  "p/n TR-10013",
  "farol lado d e e gol",
  "farol lado d/e",
  "prata",
  "pneu p 15",
  "dexron 60",
])("%j stays", (typed) => expect(spellShortWords(typed)).toBe(typed));
