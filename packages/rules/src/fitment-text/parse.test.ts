import { createTestDictionary, dictionaryFamilies, readLabelledLines } from "@pecacerta/rules/testing/fitment-lines";
import { judgeLine } from "@pecacerta/rules/testing/judge-line";
import { expect, test } from "vitest";
import { parseFitmentText } from "./parse.ts";

const dictionary = createTestDictionary();
const families = dictionaryFamilies(dictionary);
const lines = readLabelledLines("fitment-lines.txt", families);
const heldOut = readLabelledLines("fitment-lines-held-out.txt", families);
const read = (text: string) => parseFitmentText(text, dictionary);

test("there are 600 different labelled lines, 150 of them held out", () => {
  expect(new Set([...lines, ...heldOut].map(({ text }) => text)).size).toBeGreaterThanOrEqual(600);
  expect(heldOut).toHaveLength(150);
});

test.each([
  ["that it was written against", lines],
  ["that were held out", heldOut],
])("0.98 of the evidence of lines %s is right, and 0.85 of them are settled alone or by one decision", (_, chosen) => {
  const results = chosen.map((line) => ({ line, ...judgeLine(line, read(line.text).rows) }));
  const evidence = results.reduce((sum, result) => sum + result.evidence, 0);
  const wrong = results.flatMap((result) => result.wrong.map(({ piece }) => piece));
  expect(1 - wrong.length / evidence, wrong.join("\n")).toBeGreaterThanOrEqual(0.98);
  const fitments = results.filter(({ line }) => line.rows.length > 0);
  const open = fitments.filter(({ settled }) => settled === "no").map(({ line }) => line.text);
  expect(1 - open.length / fitments.length, open.join("\n")).toBeGreaterThanOrEqual(0.85);
});

test("a word without a meaning makes no other row evidence, wherever it stands", () => {
  const wrong = lines.flatMap((line) => {
    const words = line.text.split(" ");
    return Array.from({ length: words.length + 1 }, (_, at) => words.toSpliced(at, 0, "zorblax").join(" ")).filter(
      (text) => judgeLine(line, read(text).rows).wrong.length > 0,
    );
  });
  expect(wrong).toEqual([]);
});

test("a line that is broken in two makes no other row evidence", () => {
  const isKnown = ({ text }: { text: string }) =>
    read(text).rows.every(({ doubts }) => doubts.every(({ kind }) => kind !== "words"));
  const wrong = lines.filter(isKnown).flatMap((line) => {
    const words = line.text.split(" ");
    return words
      .map((_, at) => `${words.slice(0, at).join(" ")}\n${words.slice(at).join(" ")}`)
      .filter((text) => judgeLine(line, read(text).rows).wrong.length > 0);
  });
  expect(wrong).toEqual([]);
});

test("two applications of one line or text say no more than each of them alone", () => {
  const clear = [...lines, ...heldOut].filter((line) => {
    const isLine = !line.text.includes("\n") && !/^\S+:/.test(line.text) && line.rows.length > 0;
    return isLine && judgeLine(line, read(line.text).rows).settled === "alone";
  });
  const wrong = clear.flatMap((line, at) =>
    ["; ", ", ", " / ", " + ", " | ", "\n"].flatMap((separator, step) => {
      const next = clear[(at * 7 + step * 31 + 1) % clear.length] ?? line;
      const text = line.text + separator + next.text;
      const result = judgeLine({ text, rows: [...line.rows, ...next.rows] }, read(text).rows);
      return result.wrong.length > 0 ? [text] : [];
    }),
  );
  expect(wrong).toEqual([]);
});

test("the make and the family carry over to the next line; what names no vehicle stays text", () => {
  const { rows, rest } = read("VW Gol 1.0 8v 2009/2012; 1.6 8v 2010/2014\nconsulte");
  expect(rows.map(({ fitment }) => [fitment.family, fitment.engine, fitment.yearFrom, fitment.yearTo])).toEqual([
    ["Gol", "1.0 8V", 2009, 2012],
    ["Gol", "1.6 8V", 2010, 2014],
  ]);
  expect(rest).toEqual(["consulte"]);
});

test("a row that meets no vehicle, or says what is not understood, waits for a decision", () => {
  const [unmet] = read("Gol 1.3 8v 2009/2012").rows;
  expect(unmet).toMatchObject({ state: "review", doubts: [{ kind: "engine", text: "1.3 8V" }] });
  const [unknown] = read("Gol 1.0 8v 2009/2012 zorblax").rows;
  expect(unknown).toMatchObject({ state: "review", fitment: { note: "zorblax" }, doubts: [{ kind: "words" }] });
  const [early] = read("Gol até 1970").rows;
  expect(early).toMatchObject({ state: "review", fitment: { yearFrom: 1970, yearTo: 1970 } });
  const [bola] = read("Gol Bola 1.6 8v").rows;
  expect(bola).toMatchObject({
    fitment: { yearFrom: 1995, yearTo: 1999 },
    doubts: [{ kind: "generation", text: "Bola" }],
  });
});

test("an engine at the end of a list is a question about each name that has none", () => {
  const { rows } = read("Gol 95/05, Parati 96/05, Saveiro 98/05 - 1.6 8v");
  expect(rows.map(({ fitment, doubts }) => [fitment.family, doubts.map(({ text }) => text)])).toEqual([
    ["Gol", ["1.6 8V"]],
    ["Parati", ["1.6 8V"]],
    ["Saveiro", []],
  ]);
});

test("long and nested texts are read up to a limit", () => {
  const units = [
    "/",
    "((((;",
    "a ",
    ",1",
    "Gol/",
    "2009/",
    "exceto ",
    "Gol exceto ",
    "Gol 1.0 ",
    "1.0/",
    "turbo diesel ",
  ];
  for (const unit of [...units, "Gol 1.0 2009 ", "não Gol, ", "G5/", "LD ", "\u0301", "🚗", "\n"]) {
    const parsed = read(unit.repeat(10_000_000 / unit.length));
    expect(parsed.isCut).toBe(true);
    expect(parsed.rows.length).toBeLessThanOrEqual(2000);
  }
});

test("many names, engines and years of one clause stay text", () => {
  const names = dictionaryFamilies(dictionary).filter(({ type }) => type === 1);
  const list = names
    .slice(0, 19)
    .map(({ family }) => family)
    .join("/");
  const same = `${list} ${"1.6/".repeat(24)} ${"09/12 ".repeat(16)}`;
  expect(read(same).rows.length).toBeLessThanOrEqual(19);
  const engines = ["1.0", "1.3", "1.4", "1.5", "1.6", "1.8", "2.0", "2.2", "2.4", "2.8"].join("/");
  const years = [1990, 1993, 1996, 1999, 2002, 2005].map((year) => `${year}/${year + 1}`).join(" ");
  expect(read(`${list} ${engines} ${years}`)).toMatchObject({ rows: [], rest: [expect.stringContaining("1.8")] });
});

test("engines that several lines say of the same names are one question with each engine once", () => {
  const { rows } = read("Gol 1.0 2009; Voyage\n1.6 8v\n1.6 8v\n1.0 8v\n1.6 8v");
  const { doubts = [] } = rows.find(({ fitment }) => fitment.family === "Voyage") ?? {};
  expect(doubts.filter(({ kind }) => kind === "shared").map(({ text }) => text)).toEqual(["1.6 8V/1.0 8V"]);
});
