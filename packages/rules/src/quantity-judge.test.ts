import { expect, test } from "vitest";
import { createQuantityJudge } from "./quantity-judge.ts";

test.each([
  ["5 litros", "Óleo 80W-90 GL-5 1 L", false],
  ["5 litros", "Óleo 5W-30 5L", true],
  ["0,5 l", "Óleo 75W90 500 ml", true],
  ["500 ml", "Óleo 75W90 0,5 L", true],
  ["28 cm", "Disco de freio 280 mm", true],
  ['24"', 'Palheta 24"', true],
  ["24 polegadas", 'Palheta 24"', true],
  ["5a", "Fusível 10 A kit 5 peças", false],
  ["60", "Bateria 45Ah 60 meses", false],
  ["60", "Bateria 60Ah", true],
  ["480ah", "Bateria 48 Ah 480 W", false],
  ["480ah", "Bateria 60 Ah 480 A", false],
  ["45ah", "Bateria 45 amperes", true],
  ["30a", "Fusível lâmina 30 A", true],
  ["20 polegadas", "Palheta 20 pol", true],
  ["60a", "Bateria 60 Ah 480 A", true],
  ["60 amperes", "Bateria 60-Ah", true],
  ["280mm", "Disco de freio 280 x 22 mm", true],
  ["22 mm", "Disco de freio 280x22mm", true],
  ["28mm", "Disco de freio 280 x 22 mm", false],
  ["55w", "Lâmpada H4 60/55 W", true],
  ["60/55w", "Lâmpada H4 60/55 W", true],
  ["60/55w", "Lâmpada H4 75/70 W", false],
  ["4200k", "Lâmpada H7 55 W 4200 K", true],
])("%s is in %s: %s", (quantity, name, expected) => expect(createQuantityJudge([quantity])(name)).toBe(expected));
