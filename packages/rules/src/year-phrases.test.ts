import { expect, test } from "vitest";
import { splitYearPhrases } from "./year-phrases.ts";

const THIS_YEAR = 2026;

const phrasesOf = (input: string) => splitYearPhrases(input, THIS_YEAR).filter((part) => typeof part !== "string");

const OLDEST = 1950;
const OPEN = 9999;

test.each([
  ["antes de 2010", OLDEST, 2009],
  ["anterior a 2010", OLDEST, 2009],
  ["anterior 2010", OLDEST, 2009],
  ["pré-2010", OLDEST, 2009],
  ["menor que 2010", OLDEST, 2009],
  ["mais antigo que 2010", OLDEST, 2009],
  ["até o ano de 2010", OLDEST, 2010],
  ["2010 ou anterior", OLDEST, 2010],
  ["antes de 90", OLDEST, 1989],
  ["após 2010", 2011, OPEN],
  ["depois de 2010", 2011, OPEN],
  ["posterior a 2010", 2011, OPEN],
  ["pós 2010", 2011, OPEN],
  ["maior que 2010", 2011, OPEN],
  ["> 2010", 2011, OPEN],
  ["a partir de 2010", 2010, OPEN],
  ["desde 2010", 2010, OPEN],
  ["2010 em diante", 2010, OPEN],
  ["2010 até hoje", 2010, OPEN],
  ["2010 pra cima", 2010, OPEN],
  ["160 a partir de 2010", 2010, OPEN],
  ["2426 antes de 2010", OLDEST, 2009],
  ["2010+", 2010, OPEN],
  ["anos 90", 1990, 1999],
  ["década de 80", 1980, 1989],
  ["anos 2000", 2000, 2009],
  ["ano 98", 1998, 1998],
  ["2016 a 2017", 2016, 2017],
])("%j is a phrase of years", (phrase, from, to) => {
  expect(phrasesOf(`pastilha gol ${phrase}`)).toMatchObject([{ from, to }]);
  expect(splitYearPhrases(`pastilha gol ${phrase}`, THIS_YEAR)[0]).toMatch(/^pastilha gol (?:\d+ )?$/);
});

test.each([
  ["antes de 2010", 2009, 2009],
  ["a partir de 2010", 2010, 2010],
  ["anos 90", 1990, 1999],
])("of %j, a part should serve the nearest year or all", (phrase, from, to) =>
  expect(phrasesOf(phrase)).toMatchObject([{ required: { from, to } }]),
);

test.each([
  "pastilha gol 2010",
  "gol 2008 a 2012",
  "gol 2008 ate 2012",
  "gol de 2008 até 2012",
  "gol 2011/2012",
  "anos 2010 a 2012",
  "ano 10 a 12",
  "palheta ate 26",
  "acima de 50 cv",
  "filtro antes do motor",
  "caixa de direcao pre montada",
  "",
])("%j has none", (input) => expect(phrasesOf(input)).toEqual([]));
