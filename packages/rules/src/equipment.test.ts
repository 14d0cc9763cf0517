import { expect, test } from "vitest";
import { createEquipmentJudge } from "./equipment.ts";

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
])("a part that must be %s: %s", (required, name, isRight) =>
  expect(createEquipmentJudge([required], [])?.(name)).toBe(isRight),
);

test.each([
  ["com ar", "Radiador Uno", true],
  ["com ar", "Radiador Uno sem ar", false],
  ["com ar", "Radiador Uno com e sem ar", true],
  ["sem ar", "Radiador Uno c/ ar", false],
])("a part of which %s was dropped: %s", (dropped, name, isRight) =>
  expect(createEquipmentJudge([], [dropped])?.(name)).toBe(isRight),
);

test("judges nothing without equipment", () => expect(createEquipmentJudge([], ["original"])).toBeUndefined());
