import { expect, test } from "vitest";
import { passedAnswer, withNote } from "./fitment-note.ts";

const gol = {
  type: 1 as const,
  make: "VW - VolksWagen",
  family: "Gol",
  model: "",
  cod_fipe: "",
  yearFrom: 2009,
  yearTo: 2012,
  engine: "",
  fuel: "",
  body: "",
  position: "",
  quantity: null,
  note: "",
  source: "",
  excluded: false,
};

test("an answer follows the note of a row, once and uncut", () => {
  expect(withNote(gol, " Sem ar ").note).toBe("Sem ar");
  const noted = withNote({ ...gol, note: "Até chassi 123" }, "Sem ar");
  expect(noted.note).toBe("Até chassi 123 · Sem ar");
  expect(withNote({ ...gol, note: "Sem ar" }, "Sem ar").note).toBe("Sem ar");
  expect(withNote(gol, "x".repeat(600)).note).toHaveLength(600);
});

test("only a text of the inbox is an answer", () => {
  expect([{ fitmentNote: "Serve" }, { fitmentNote: 1 }, null, "Serve", {}].map(passedAnswer)).toEqual([
    "Serve",
    "",
    "",
    "",
    "",
  ]);
});
