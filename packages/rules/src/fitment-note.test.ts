import { expect, test } from "vitest";
import { type FitVehicle, judgeFitment } from "./fitment.ts";

const vehicle = (model: string, fuel = "Gasolina"): FitVehicle => ({
  type: 1,
  make: "GM",
  family: "S10",
  model,
  year: 2016,
  fuel,
  engine: "2.8",
  codFipe: "004444-1",
});
const verdict = (note: string, of: FitVehicle, excluded = false) => {
  const row = { type: 1, make: "GM", family: "S10", yearFrom: 2010, yearTo: 2020, note, excluded } as const;
  return judgeFitment({ compatibility: "listed", fitments: [row] }, of, 2026).verdict;
};

const [AUT, MEC, CVT] = ["S10 LTZ 2.8 4x4 CD Dies. Aut.", "S10 LT 2.4 4x2 CS Flex Mec.", "S10 1.6 Flex CVT"];
const [I_MOTION, PLAIN] = ["S10 1.6 I-Motion Total Flex 8V 4p", "S10 1.0 Mi 8V"];

test.each([
  ["Câmbio manual de 5 marchas", AUT],
  ["câmbio mecânico", CVT],
  ["Somente com câmbio manual", I_MOTION],
  ["Câmbio: manual", AUT],
  ["Transmissão automática", MEC],
  ["Versões automáticas", MEC],
  ["Para câmbio CVT ou automático", MEC],
  ["Câmbio automatizado (Dualogic)", MEC],
  ["Exceto câmbio automático", AUT],
  ["Não serve em veículos com câmbio manual", MEC],
  ["Somente flex", AUT],
  ["Motor diesel", MEC],
  ["Diesel, com ABS", MEC],
  ["Exceto flex", MEC],
  ["Somente 4x2", AUT],
  ["Tração 4x4", MEC],
  ["Cabine simples", AUT],
  ["Cab. dupla e estendida", MEC],
  ["2 portas", I_MOTION],
  ["Somente 4 portas", "S10 1.0 Mi 2p"],
  ["Carroceria sedan", "S10 Hatch 1.0"],
  ["Somente hatch, com ABS", "S10 Sed. 1.0"],
  ["Com ar-condicionado", "S10 1.0 s/ ar"],
  ["s/ ar condicionado", "S10 1.0 c/ar"],
  ["Direção mecânica", "S10 1.0 Dir. Hidráulica"],
  ["Sem direção hidráulica", "S10 1.0 Dir. Hidráulica"],
])("[GR-03] a fitment with the note %s does not serve %s", (note, model) => {
  const of = vehicle(model, model === AUT ? "Diesel" : "Gasolina");
  expect(verdict(note, of)).toBe("does-not-serve");
  expect(verdict(note, vehicle(PLAIN, ""))).toBe("serves-with-note");
});

test.each([
  ["Câmbio manual de 5 marchas", MEC],
  ["Câmbio manual e automático", AUT],
  ["Câmbio manual/automático", MEC],
  ["Câmbio CVT", AUT],
  ["Câmbio automático", CVT],
  ["Câmbio automático", I_MOTION],
  ["Câmbio manual", "S10 1.0 Mec./Aut."],
  ["Exceto câmbio automático", MEC],
  ["Sem câmbio automático", MEC],
  ["Retrovisor manual", AUT],
  ["Manual de instruções incluso", AUT],
  ["Ar-condicionado automático", MEC],
  ["Direção mecânica", AUT],
  ["Flex e gasolina", MEC],
  ["Gasolina", MEC],
  ["Com bomba de gasolina elétrica", AUT],
  ["2/4 portas", I_MOTION],
  ["4 portas", "S10 1.0 5p"],
  ["4x2 e 4x4", AUT],
  ["Roda 5x100", AUT],
  ["Com ou sem ar-condicionado", "S10 1.0 s/ ar"],
  ["Com ar-condicionado", AUT],
  ["Sem ABS, câmbio manual", MEC],
])("[GR-03] the note %s stays open for %s", (note, model) => {
  expect(verdict(note, vehicle(model, model === AUT ? "Diesel" : "Gasolina"))).toBe("serves-with-note");
});

test("[GR-03] the note of an exclusion is its reason", () => {
  expect(verdict("Câmbio manual: use outro kit", vehicle(AUT), true)).toBe("does-not-serve");
});
