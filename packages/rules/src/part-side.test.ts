import { expect, test } from "vitest";
import { sideWordsOf } from "./part-side.ts";

test("the driver sits on the left", () => {
  for (const word of ["carona", "carrona", "passageiro", "pasageiro", "ld", "direitos"])
    expect(sideWordsOf(word)).toContain("direito");
  for (const word of ["motorista", "motorsta", "le", "esq", "esquerda"])
    expect(sideWordsOf(word)).toContain("esquerdo");
  expect(sideWordsOf("condutor", "lado")).toContain("esquerdo");
  expect(sideWordsOf("dir", "lado")).toContain("direito");
});

test.each(["corona", "coroa", "condutor", "dir", "lado", "motor", "direta", "oposto"])("%s is no side", (word) =>
  expect(sideWordsOf(word)).toEqual([]),
);

test("a part of a seat is on both sides", () => {
  expect(sideWordsOf("passageiro", "cg", ["pedaleira", "cg", "passageiro"])).toEqual([]);
  expect(sideWordsOf("direita", "pedaleira")).toEqual(["direito", "direita", "ld"]);
  expect(sideWordsOf("motorista", "lado", ["banco"])).toContain("esquerdo");
});
