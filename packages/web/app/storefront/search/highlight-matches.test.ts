import { expect, test } from "vitest";
import { highlightMatches } from "./highlight-matches.ts";

const marked = (name: string, term: string): string =>
  highlightMatches(name, term)
    .map(({ text, isMatch: isMarked }) => (isMarked ? `[${text}]` : text))
    .join("");

test.each([
  ["Pastilha de freio dianteira", "past freio", "[Past]ilha de [freio] dianteira"],
  ["Óleo sintético", "oleo", "[Óleo] sintético"],
  ["Filtro de óleo", "ó", "Filtro de [ó]leo"],
  ["Filtro", "", "Filtro"],
  ["Farol", "aro", "Farol"],
  ["Pastilha de freio VW Gol 2010", "patilha gol 2012", "[Pastilha ]de freio VW [Gol] 2010"],
])("%s for %s is %s", (name, term, shown) => expect(marked(name, term)).toBe(shown));
