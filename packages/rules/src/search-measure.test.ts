import { growsLikeItsInput, repeatUpTo } from "@pecacerta/rules/testing/cost-growth";
import { describe, expect, test } from "vitest";
import { isOtherSize, measuresIn, splitMeasures, wholeWords } from "./search-measure.ts";

const inputsOf = (input: string) => measuresIn(input).map((measure) => measure.input);

/** Returns whether a text has the words of the measure. */
const matches = (input: string, text: string) =>
  measuresIn(input).every(({ words }) => words.every((forms) => forms.some((form) => text.split(" ").includes(form))));

describe("a measure of a search", () => {
  test.each([
    ["pneu 175 70 r13", ["175 70 r13"]],
    ["1757013", ["1757013"]],
    ["pneu 175/70-13 novo", ["175/70-13"]],
    ["295/80 R22,5", ["295/80 r22,5"]],
    ["8010018", ["8010018"]],
    ["roda aro17 5x114,3", ["aro17", "5x114,3"]],
    ["roda r 17", ["r 17"]],
    ["5 w 30 1 litro", ["5 w 30", "1 litro"]],
    ["6PK 1045", ["6pk 1045"]],
    ["1045 6pk", ["1045 6pk"]],
    ["M8 x 1,25", ["m8 x 1,25"]],
    ["h 4 60/55W", ["h 4", "60/55w"]],
    ["disco 280mm", ["280mm"]],
    ["lâmpada 4200k", ["4200k"]],
    ["fluido dot 5.1 500ml", ["dot 5.1", "500ml"]],
    ["DOT4", ["dot4"]],
    ["lampada hb4 55w", ["hb4", "55w"]],
    ["lampada h4 60/55", ["h4", "60/55"]],
    ["bateria 60ah 12v gol", ["60ah", "12v"]],
    ["pneu 12r22.5", ["12r22.5"]],
    ['palheta 20" gol', ['20"']],
    ["mangueira 5/16 polegadas", ["5/16 polegadas"]],
    ["bateria 60 direita", ["60"]],
    ["fusível 5a", ["5a"]],
    ["pneu 185 r14c", ["185 r14c"]],
    ["pneu 31x10,5 r15", ["31x10,5 r15"]],
    ["pneu 2.75-18", ["2.75-18"]],
    ["pneu 10.00 r20 14 lonas", ["10.00 r20", "14 lonas"]],
    ["pneu 185/70", ["185/70"]],
    ["205 55 16 94v", ["205 55 16", "94v"]],
    ["pneu 295/80 r22.5 152/148m", ["295/80 r22.5", "152/148m"]],
    ["roda 15 4 furos", ["15", "4 furos"]],
    ["roda 16 polegadas", ["16 polegadas"]],
    ["oleo 5-40", ["5-40"]],
    ["óleo 15 40 20 litros", ["15 40", "20 litros"]],
    ["oleo 1040", ["1040"]],
    ["oleo sae 5w30", ["sae 5w30"]],
    ["lubrificante sae 40", ["sae 40"]],
    ["oleo 2 tempos", ["2 tempos"]],
    ["oleo 4t", ["4t"]],
    ["tambor 8 furos", ["8 furos"]],
    ["correia 1.195 mm", ["1195 mm"]],
    ["correia 6pk 1.195", ["6pk 1.195"]],
    ["bateria cca 480", ["480a"]],
    ["bateria 480 a cca", ["480a"]],
    ["bateria 480 a", ["480 a"]],
    ["cuica fh 24/30", ["24/30"]],
    ["cuica 24 30", ["24 30"]],
    ['filtro 3/4"-16 UNF', ['3/4"-16 unf']],
    ["filtro oleo 1 1/8-16", ["1 1/8-16"]],
    ["filtro 1-14 uns", ["1-14 uns"]],
    ["farol w5w", ["w5w"]],
    ["lampada 75/70w 24v", ["75/70w", "24v"]],
  ])("is read from %j", (input, expected) => expect(inputsOf(input)).toEqual(expected));

  test.each([
    "pastilha gol 1.0 8v 2012",
    "gol 2010 a 2016",
    "yamaha r 15",
    "hb20 s10 h100",
    "BP-4410-D",
    "TR10013",
    "1234567",
    "999 70 r13",
    "175 71 r13",
    "h 6000",
    "filtro hb20 12v",
    "gol 11/12",
    "pastilha t5",
    "bateria titan 150",
    "gol 2a",
    "rolamento de roda gol 12",
    "tambor 8 portas",
    "pastilha gol 15/16",
    "pastilha 24/30",
    "cuica fh 2024",
    "gol 16v",
    "filtro 5 40",
    "oleo gol 10 16",
    "oleo 2016",
    "macaco 2t",
  ])("is not read from %j", (input) => expect(inputsOf(input)).toEqual([]));

  test.each([
    ["175 70 13", ["17570 175 70 r13", "175 70 70r13", "1757013 175 70 13", "175 70 aro 13"]],
    ["225/45 r17", ["22545 225 45 zr17"]],
    ["aro 15", ["roda aro 15", "r15", "195 55 55r15"]],
    ["5w30", ["5w30 5w 30", "5w 30"]],
    ["oleo 5 40", ["5w40 5w 40"]],
    ["2 tempos", ["2t", "2 tempos"]],
    ["6pk1045", ["6pk1045", "6pk 1045"]],
    ["m8x1,25", ["m8x125 m8x1 25", "m8 x 1.25"]],
    ["5x114", ["51143 5 114.3", "5x1143"]],
    ["20 polegadas", ["20", "20pol"]],
    ["bateria 60", ["60 ah", "60ah"]],
    ["30a", ["30"]],
    ["60 amperes", ["60 ah", "60ah"]],
    ["28 cm", ["280 mm", "280mm", "28cm"]],
    ["0,5 litro", ["500 ml", "500ml"]],
    ["pneu 185 14", ["185 r14", "185r14c"]],
    ["pneu 31x10.50 r15", ["31x105 31x10 5 r15", "31x105r15"]],
    ["pneu 90/90", ["9090 90", "9090r18"]],
    ["pneu 18", ["9090 90 18", "r18", "90r18"]],
    ["roda 5 furos", ["5x1143", "51143 5 114.3", "5 furos"]],
    ["152/148m 295/80 r22,5", ["29580 152148m 148m r225"]],
    ["dot51", ["dot51 5.1 dot", "dot 5.1"]],
    ["60/55w", ["6055 60 55 w", "6055w 60 55w"]],
  ])("%j is in texts with the words of %j", (input, texts) =>
    expect(texts.filter((text) => !matches(input, text))).toEqual([]),
  );

  test.each([
    ["175 70 13", "17565 175 65 r13"],
    ["5w30", "5w40 5w 40"],
    ["6pk1045", "6pk1750 6pk 1750"],
    ["280mm", "256 mm"],
    ["aro 15", "aro 14"],
    ["dot 5", "dot 5.1"],
    ["100/80 18", "8010018 80 100 18"],
    ["roda 5 furos", "4x100 5"],
  ])("%j is not in a text with the words %j", (input, text) => expect(matches(input, text)).toBe(false));

  test("stands between the texts around it", () => {
    expect(splitMeasures("Pneu 175/70 R13 Gol").map((part) => (typeof part === "string" ? part : part.input))).toEqual([
      "pneu ",
      "175/70 r13",
      " gol",
    ]);
  });
});

test("measures cost in proportion to their text", () => {
  const pieces = ["94v ", "5 40 ", "60/55 ", "185 14 ", "pneu 17 ", "1 1/8-16 ", "cca 480 ", "1.195", "cuica 24/30 "];
  expect(
    pieces.filter((piece) => !growsLikeItsInput(splitMeasures, (length) => repeatUpTo(piece, length), 8000)),
  ).toEqual([]);
});

test.each([
  ["6pk1045", ["6pk1045"]],
  ["h7", []],
  ["lampada h7", ["h7"]],
  ["280mm", ["280mm", "28cm", "28centimetro", "28centimetros", "280milimetro", "280milimetros"]],
])("%s is stated whole by %j", (input, words) =>
  expect(measuresIn(input).flatMap(wholeWords).sort()).toEqual(words.toSorted()),
);

describe("a size that is the start of another", () => {
  test.each([
    ["h1", "h11"],
    ["t1", "t10"],
    ["4x10", "4x100"],
    ["5w3", "5w30"],
    ["22", "22.5"],
  ])("%s is not %s", (size, word) => expect(isOtherSize(size, word)).toBe(true));

  test.each([
    ["h1", "h1"],
    ["60", "60ah"],
    ["bkr6", "bkr6e"],
    ["10013", "100131"],
  ])("%s may be %s", (size, word) => expect(isOtherSize(size, word)).toBe(false));
});
