import { growsLikeItsInput, repeatUpTo } from "@pecacerta/rules/testing/cost-growth";
import { expect, test } from "vitest";
import {
  attributeValueWords,
  attributeWords,
  attributeWordsOf,
  attributeWordsOfWord,
  bareSizes,
} from "./attribute-measures.ts";
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
  ["Passo", "9.525 mm", ["#9.525mm"]],
  ["Carga", "1.120 kg", ["#1120kg"]],
  ["Corrente", "90 A", ["#90a"]],
  ["Capacidade", "60 Ah", ["#60ah"]],
  ["Comprimento", '26"', ["#26pol"]],
  ["Potência", "60/55 W", ["#6055w", "#60w", "#55w"]],
  ["Rosca", "M14×1,25", ["#m14x125", "#m14"]],
  ["Furação", "5×114,3", ["#5x1143"]],
  ["Corrente", "428H", ["#428h", "#428"]],
  ["Lâmpadas", "H4 e W5W", ["#h4", "#w5w"]],
  ["Rosca", "M14×1,50", ["#m14x15", "#m14"]],
  ["Rosca", '3/4"-16 UNF', ["#3/4pol16", "#3/4pol"]],
  ["Rosca", '1 1/8"-16 UN', ["#1.1/8pol16", "#1.1/8pol"]],
  ["Rosca", 'G 1 1/4"', ["#1.1/4pol"]],
  ["Rosca", '1"-14 UNS', ["#1pol", "#1pol14"]],
  ["Tamanho", "24/30", ["#2430"]],
  ["Corrente de partida", "CCA 480", ["#480a"]],
  ["Coroa", "44 dentes", ["#44dentes"]],
  ["Espessura mínima", "18 mm", []],
  ["Aro", "15", ["#r15"]],
  ["Altura da embalagem", "26 cm", []],
  ["Motor", "1.0 12V", []],
  ["Folga", "0,8 a 1,1 mm", ["#1.1mm"]],
  ["Peso", "1,1 kg", []],
  ["Garantia", "3 meses ou 5.000 km", []],
  ["Furos de fixação", "4", ["#4furos"]],
  ["Voltas", "5,8", ["#5.8voltas"]],
  ["Marchas", "5 e ré", ["#5marchas"]],
  ["Portas", "4", []],
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
  ["m14 x 1,5", ["#m14x15", "#m14x150", "#m1415", "#m14150"]],
  ["m10 x 1", ["#m10x1", "#m10x10", "#m10x100", "#m101", "#m1010", "#m10100"]],
  [
    "roda 5x114",
    [
      "#5x114",
      "#5114",
      "#5x1143",
      "#51143",
      "#5mm",
      "#114mm",
      "#5dentes",
      "#114dentes",
      "#5elos",
      "#114elos",
      "#5",
      "#114",
    ],
  ],
  ["6 pk 1195", ["#6pk1195"]],
  ["1.195 mm", ["#1195mm"]],
  ["9.525mm", ["#9.525mm"]],
  ["6pk 1.195", ["#6pk1195"]],
  ["480 cca", ["#480a", "#480ah"]],
  ["cca 480", ["#480a", "#480ah"]],
  ["8 furos", ["#8furos"]],
  ["6 canais", ["#6frisos"]],
  ["lampada 60/55", ["#6055w"]],
  ["3/4-16 unf", ["#3/4pol16", "#3416", "#3416unf", "#3416un"]],
  ["1 1/8", ["#1.1/8pol"]],
  ["cuica 24/30", ["#2430"]],
])("%s looks for %j", (input, words) => {
  const [measure] = measuresIn(input);
  const found = measure?.words.flatMap((_, part) => attributeWordsOf(measure, part));
  expect([...new Set(found)].sort()).toEqual(words.toSorted());
});

test.each([
  ["256", "disco 256", ["#256", "#256mm"]],
  ["26", "palheta 26", ["#26pol"]],
  ["90", "alternador gol 90", ["#90a"]],
  ["428h", "relacao 428h", ["#428h"]],
  ["428h", "428h", []],
  ["10", "disco gol 10", []],
  ["gol", "disco gol", []],
  ["1195", "correia 1195", ["#1195mm"]],
  ["1.195", "correia 1.195", ["#1195mm"]],
  ["111", "correia dentada 111", ["#111", "#111dentes"]],
  ["15", "relacao 44 15", ["#15dentes"]],
  ["iridio", "vela iridio", ["#iridio"]],
  ["ceramicas", "pastilhas ceramicas", ["#ceramico"]],
  ["iridio", "xyz iridio", []],
  ["borracha", "coifa borracha", ["#borracha"]],
  ["borracha", "borracha porta", []],
  ["sensor", "pastilha sensor gol", ["#sensor"]],
  ["sensor", "sensor pastilha gol", []],
  ["sensor", "pastilha sem sensor", []],
  ["buchas", "bandeja buchas", ["#bucha"]],
])("%s of %s may stand for %j", (word, query, words) =>
  expect(attributeWordsOfWord(word, query.split(" "))).toEqual(words),
);

test("a number is a size of the part among the words", () => {
  expect(bareSizes("330", ["disco"])).toEqual(["330mm"]);
  expect(bareSizes("330", ["filtro"])).toEqual([]);
});

test.each([
  ["Semimetálico", "", ["#semimetalico"]],
  ["Semi-metálica", "", ["#semimetalico"]],
  ["1,1 mm, irídio", "", ["#iridio"]],
  ["Aço e lona sem amianto", "", ["#aco", "#semamianto"]],
  ["Sem câmara", "", ["#semcamara"]],
  ["Disco ventilado", "Disco ventilado Gol", []],
  ["Com garfo", "", ["#garfo"]],
  ["ACEA C3, API SN", "Óleo ACEA C3", ["#api", "#sn"]],
  ["API SP, ILSAC GF-6A", "Óleo API SP", ["#ilsac", "#gf6a"]],
  ["Aço cromo 100Cr6", "", ["#aco", "#cromo", "#100cr6"]],
  ["1.0 12V", "", []],
])("the value %s of %j is found by %j", (value, productName, words) =>
  expect(attributeValueWords([{ name: "Tipo", values: [{ name: value }] }], productName)).toEqual(words),
);

test("attributes cost in proportion to their length", () => {
  for (const piece of ["1.", "5x", "1 mm ", "a"])
    expect(
      growsLikeItsInput(
        (text) => [attributeWords(listValues(text), text), attributeValueWords(listValues(text), text)],
        (length) => repeatUpTo(piece, length),
        4000,
      ),
    ).toBe(true);
});
