import { expect, test } from "vitest";
import { defaultImageText } from "./default-image-text.ts";

test.each([
  ["Disco de freio", "IMG_2231.JPG", 1, "Disco de freio, vista de frente"],
  ["Disco de freio", "IMG_2231.JPG", 6, "Disco de freio, foto 6"],
  ["Disco de freio", "disco-trás.jpg", 1, "Disco de freio, vista de trás"],
  ["", "caixa.png", 2, "Foto do produto, embalagem"],
])("%j, %s, place %i", (name, file, place, text) => {
  expect(defaultImageText(name, file, place)).toBe(text);
});

test("a long name leaves room for the view", () => {
  const text = defaultImageText("x".repeat(500), "a.jpg", 1);
  expect([text.length, text.endsWith(", vista de frente")]).toEqual([200, true]);
});
