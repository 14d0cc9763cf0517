import { expect, test } from "vitest";
import { highlighted } from "./highlighted.ts";

const marked = (name: string, term: string): string =>
  highlighted(name, term)
    .map(({ text, isAsked }) => (isAsked ? `[${text}]` : text))
    .join("");

test.each([
  ["Pastilha de freio dianteira", "past freio", "[Past]ilha de [freio] dianteira"],
  ["Óleo sintético", "oleo", "[Óleo] sintético"],
  ["Filtro de óleo", "ó", "Filtro de [ó]leo"],
  ["Filtro", "", "Filtro"],
  ["Farol", "arol", "Farol"],
])("%s for %s is %s", (name, term, shown) => expect(marked(name, term)).toBe(shown));
