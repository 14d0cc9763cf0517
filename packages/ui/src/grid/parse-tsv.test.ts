import { expect, test } from "vitest";
import { parseTsv, toTsv } from "./parse-tsv.ts";

test.each([
  ["a", [["a"]]],
  [
    "a\tb\n1\t2\n",
    [
      ["a", "b"],
      ["1", "2"],
    ],
  ],
  ["a\r\nb\r\n", [["a"], ["b"]]],
  [
    "a\t\n\tb",
    [
      ["a", ""],
      ["", "b"],
    ],
  ],
  ['"two\nlines"\t"say ""x"""', [["two\nlines", 'say "x"']]],
  ['19" wheel\tb', [['19" wheel', "b"]]],
  ["", [[""]]],
  ["a\n\nb", [["a"], [""], ["b"]]],
])("%j", (text, rows) => {
  expect(parseTsv(text)).toEqual(rows);
});

test("what is copied is read again as it was", () => {
  const rows = [
    ['Pastilha 5"', "10,00"],
    ["duas\nlinhas", ""],
    ["tab\taqui", "1.234,50"],
  ];
  expect(parseTsv(toTsv(rows))).toEqual(rows);
});
