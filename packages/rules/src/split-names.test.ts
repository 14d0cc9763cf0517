import { expect, test } from "vitest";
import { isTradeWord, TRADE_WORDS } from "./search-words.ts";
import { joinSplitNames } from "./split-names.ts";

const join = (text: string) => joinSplitNames(text.split(" ")).join(" ");

test.each([
  ["parra-choque traseiro", "para choque traseiro"],
  ["parra choque, gol", "para choque, gol"],
  ["para shoque gol", "para choque gol"],
  ["limpador de parabriza", "limpador de para brisa"],
  ["Parra brisa", "para brisa"],
  ["retro visor biz", "retrovisor biz"],
  ["bom ba dagua", "bomba dagua"],
  ["retro-vizor", "retrovisor"],
  ["eletro ventilador", "eletroventilador"],
  ["radi ador", "radiador"],
  ["lanter na gol", "lanterna gol"],
  ["amor tecedores gol", "amortecedores gol"],
])("%j is written %j", (typed, written) => expect(join(typed)).toBe(written));

test.each([
  "semi eixo gol",
  "pastilha lancer na cor preta",
  "lander na promocao",
  "cor da lanterna",
  "porta malas",
  "pastilha onix",
  "guarda po",
  "motor partida",
  "mola motor",
  "disco e pastilha",
  "oleo 5w30",
  "radiad",
])("%j stays", (typed) => expect(join(typed)).toBe(typed));

test("two names of parts are never one", () => {
  const names = [...TRADE_WORDS];
  const joined = names.flatMap((first) =>
    names.flatMap((second) => (isTradeWord(first + second) ? join(`${first} ${second}`) : [])),
  );
  expect(joined.filter((text) => !text.includes(" "))).toEqual([]);
});
