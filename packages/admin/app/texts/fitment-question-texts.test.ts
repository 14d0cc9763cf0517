import { FITMENT_DOUBT_KINDS } from "@pecacerta/rules/fitment-text/doubts";
import { expect, test } from "vitest";
import { confidenceText, describeChoice, fitmentQuestion } from "./fitment-question-texts.ts";

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

test.each([
  [{}, "Como está"],
  [{ engine: "1.0 16V" }, "1.0 16V"],
  [{ yearFrom: 2010, yearTo: null }, "2010 em diante"],
  [{ note: "" }, "sem observação para o cliente"],
  [{ note: "Trend" }, "Trend"],
  [{ excluded: true }, "não serve nestes veículos"],
  [{ ...gol, family: "Uno Mille", make: "Fiat" }, "Fiat · Uno Mille"],
  [gol, "Gol"],
])("%j is offered as %s", (choice, text) => expect(describeChoice(gol, choice)).toBe(text));

test("confidence is said in words", () => {
  const row = { confidence: 0.85, isReady: false, isAnswered: false };
  expect(confidenceText(row)).toBe("Confiança média (85 %): falta a sua resposta");
  expect(confidenceText({ ...row, confidence: 0.6 })).toBe("Confiança baixa (60 %): falta a sua resposta");
  expect(confidenceText({ ...row, confidence: 1, isReady: true })).toBe("Confiança alta: nada ficou em dúvida");
  expect(confidenceText({ ...row, isReady: true, isAnswered: true })).toBe("Confirmada por você");
});
