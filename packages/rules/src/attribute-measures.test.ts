import { growsLikeItsInput, repeatUpTo } from "@pecacerta/rules/testing/cost-growth";
import { expect, test } from "vitest";
import { attributeWords, attributeWordsOf, attributeWordsOfWord } from "./attribute-measures.ts";
import { measuresIn } from "./search-measure.ts";

const wordsOf = (name: string, value: string, productName = "") =>
  attributeWords([{ name, values: [{ name: value }] }], productName);

const listValues = (text: string) =>
  (text.match(/.{1,40}/gs) ?? []).map((value) => ({ name: value, values: [{ name: value }] }));

test.each([
  ["Diâmetro", "256 mm", ["#256mm"]],
  ["Diâmetro", "25,6 cm", ["#256mm"]],
  ["Comprimento", "1.195 mm", ["#1195mm"]],
  ["Espessura", "17,5 mm", ["#17.5mm"]],
  ["Corrente", "90 A", ["#90a"]],
  ["Capacidade", "60 Ah", ["#60ah"]],
  ["Comprimento", '26"', ["#26pol"]],
  ["Potência", "60/55 W", ["#6055w", "#60w", "#55w"]],
  ["Rosca", "M14×1,25", ["#m14x125", "#m14"]],
  ["Furação", "5×114,3", ["#5x1143"]],
  ["Corrente", "428H", ["#428h", "#428"]],
  ["Lâmpadas", "H4 e W5W", ["#h4"]],
  ["Aro", "15", ["#r15"]],
  ["Altura da embalagem", "26 cm", []],
  ["Motor", "1.0 12V", []],
  ["Folga", "0,8 a 1,1 mm", ["#1.1mm"]],
  ["Peso", "1,1 kg", []],
  ["Garantia", "3 meses ou 5.000 km", []],
  ["Furos", "4", []],
  ["Código de barras", "7891000100011", []],
  ["Aplicação", "Disco ventilado de 256 mm para eixos com freio a disco", []],
])("%s %s is found by %j", (name, value, words) => expect(wordsOf(name, value)).toEqual(words));

test("what the name of the product states is no word", () => {
  expect(wordsOf("Capacidade", "60 Ah", "Bateria 60 Ah 480 A")).toEqual([]);
  expect(wordsOf("Partida", "480 A", "Bateria 60 Ah")).toEqual(["#480a"]);
  expect(wordsOf("Corrente", "428H", "KIT RELAÇÃO 428H")).toEqual(["#428"]);
});

test.each([
  ["disco 256 mm", ["#256mm"]],
  ["25,6 cm", ["#256mm"]],
  ["90 amperes", ["#90ah", "#90a"]],
  ["m14 x 1,25", ["#m14x125", "#m14125"]],
  ["roda 5x114", ["#5x114", "#5114", "#5x1143", "#51143"]],
  ["6 pk 1195", ["#6pk1195"]],
])("%s looks for %j", (input, words) => {
  const [measure] = measuresIn(input);
  expect(measure && attributeWordsOf(measure)).toEqual(words);
});

test.each([
  ["256", "disco 256", ["#256", "#256mm"]],
  ["26", "palheta 26", ["#26pol"]],
  ["90", "alternador gol 90", ["#90a"]],
  ["428h", "relacao 428h", ["#428h"]],
  ["428h", "428h", []],
  ["10", "disco gol 10", []],
  ["gol", "disco gol", []],
])("%s of %s may stand for %j", (word, query, words) =>
  expect(attributeWordsOfWord(word, query.split(" "))).toEqual(words),
);

test("attributes cost in proportion to their length", () => {
  for (const piece of ["1.", "5x", "1 mm ", "a"])
    expect(
      growsLikeItsInput(
        (text) => attributeWords(listValues(text), text),
        (length) => repeatUpTo(piece, length),
        4000,
      ),
    ).toBe(true);
});
