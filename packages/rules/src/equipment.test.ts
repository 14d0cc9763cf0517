import { expect, test } from "vitest";
import { createEquipmentJudge, createNoteJudge, isEquipment } from "./equipment.ts";

test.each([
  ["com ar", "Radiador Uno com ar condicionado", true],
  ["com ar condicionado", "Radiador Uno C/ AR", true],
  ["com ar", "Radiador Uno sem ar", false],
  ["com ar", "Radiador Uno com ou sem ar", true],
  ["sem ar", "Radiador Uno com/sem ar", true],
  ["sem ar", "Radiador Uno", false],
  ["sem abs", "Cilindro mestre s/ABS", true],
  ["com direcao hidraulica", "Correia com direção hidráulica", true],
  ["com direcao hidraulica", "Bomba com direção elétrica", false],
  ["com airbag", "Volante com air bag", true],
  ["con dh", "Correia com direção hidráulica", true],
  ["sen abs", "Tambor sem freio ABS", true],
])("a part that must be %s: %s", (required, name, isRight) =>
  expect(createEquipmentJudge([required], [])?.({ name, notes: [] })).toBe(isRight),
);

test.each([
  ["com ar", "Radiador Uno", true],
  ["com ar", "Radiador Uno sem ar", false],
  ["com ar", "Radiador Uno com e sem ar", true],
  ["sem ar", "Radiador Uno c/ ar", false],
])("a part of which %s was dropped: %s", (dropped, name, isRight) =>
  expect(createEquipmentJudge([], [dropped])?.({ name, notes: [] })).toBe(isRight),
);

test("judges nothing without equipment", () => expect(createEquipmentJudge([], ["original"])).toBeUndefined());

test.each([
  ["com abs", ["Somente com ABS"], true],
  ["com abs", ["Sem ABS"], false],
  ["com abs", ["Sem ABS", ""], true],
  ["com abs", [""], true],
  ["com abs", [], true],
  ["abs", ["Sem ABS"], false],
  ["sem ar", ["Com ar-condicionado: 90 A"], false],
])("a part of which %s was dropped, by the notes %j: %s", (dropped, notes, isRight) =>
  expect(createEquipmentJudge([], [dropped])?.({ name: "Tambor de freio", notes })).toBe(isRight),
);

test("a note states what a query asks for", () => {
  const states = createNoteJudge(["com abs"]);
  expect(states({ name: "Pastilha", notes: ["", "Somente com ABS"] })).toBe(true);
  expect(states({ name: "Pastilha com ABS", notes: [] })).toBe(true);
  expect(states({ name: "Pastilha", notes: ["Sem ABS"] })).toBe(false);
  expect(createEquipmentJudge([], [], ["com abs"])?.({ name: "Pastilha", notes: [""] })).toBe(false);
  expect(["com abs", "abs", "original"].map(isEquipment)).toEqual([true, true, false]);
});
