import { FITMENT_DOUBT_KINDS } from "@pecacerta/rules/fitment-text/doubts";
import { expect, test } from "vitest";
import { confidenceText, describeAnswers, fitmentQuestion } from "./fitment-question-texts.ts";

const gol = {
  type: 1 as const,
  make: "VW - VolksWagen",
  family: "Gol",
  model: "",
  cod_fipe: "",
  yearFrom: 2009,
  yearTo: 2012,
  engine: "1.0 8V",
  fuel: "",
  body: "",
  position: "",
  quantity: null,
  note: "",
  source: "",
  excluded: false,
};

test("every doubt has a question", () => {
  for (const kind of FITMENT_DOUBT_KINDS) expect(fitmentQuestion(kind, "Gol bola")).toMatch(/\?$/);
});

const AS_READ = "Fica como está: Volkswagen Gol 2009–2012 1.0 8V";

test.each([
  [{}, AS_READ],
  [{ engine: "1.0 16V" }, "1.0 16V"],
  [{ yearFrom: 2010, yearTo: null }, "2010 em diante"],
  [{ note: "Trend" }, "O cliente lê “Trend”"],
  [{ excluded: true }, "Não serve nestes veículos"],
  [{ ...gol, family: "Uno Mille", make: "GM - Chevrolet" }, "Chevrolet · Uno Mille"],
  [gol, "Gol"],
])("%j is offered as %s", (choice, text) => {
  const choices = [[choice], []];
  expect(describeAnswers(gol, { kind: "family", text: "Gol", choices })).toEqual([text, "Não entra na lista"]);
});

test.each([
  [
    "shared",
    "exc. ar",
    [[{}], [{ note: "G5, exc. ar" }]],
    ["Não: o cliente lê “G5”", "Sim: o cliente lê “G5, exc. ar”"],
  ],
  ["shared", "G5", [[{}], [{ note: "" }]], ["Sim: o cliente lê “G5”", "Não: o cliente não lê observação"]],
  ["shared", "G5", [[{}], [{}]], ["Sim, para todas as linhas", "Não, só para esta"]],
  ["years", "09", [], []],
  ["years", "09", [[{ yearFrom: 2009, yearTo: 2010 }]], ["2009–2010"]],
  ["shared", "1.6", [[{}], [{ engine: "1.6 8V" }]], [`${AS_READ} · o cliente lê “G5”`, "1.6 8V"]],
  [
    "exception",
    "exceto G5",
    [[{}], [{ excluded: true }]],
    ["Não: serve nestes veículos", "Sim: não serve nestes veículos"],
  ],
  ["words", "Mile", [[{ note: "Mile" }], [{ note: "" }]], ["O cliente lê “Mile”", "O cliente não lê observação"]],
] as const)("a question of the kind %s about %s has the answers that it stores", (kind, text, choices, answers) => {
  const doubt = { kind, text, choices: choices.map((rows) => [...rows]) };
  expect(describeAnswers({ ...gol, note: "G5" }, doubt)).toEqual(answers);
});

test("confidence is said in words", () => {
  const row = { confidence: 0.85, isReady: false, isAnswered: false };
  expect(confidenceText(row)).toBe("Confiança média (85 %): falta a sua resposta");
  expect(confidenceText({ ...row, confidence: 0.6 })).toBe("Confiança baixa (60 %): falta a sua resposta");
  expect(confidenceText({ ...row, confidence: 1, isReady: true })).toBe("Confiança alta: nada ficou em dúvida");
  expect(confidenceText({ ...row, isReady: true, isAnswered: true })).toBe("Confirmada por você");
});
