import { growsLikeItsInput, repeatUpTo } from "@pecacerta/rules/testing/cost-growth";
import { createTestDictionary } from "@pecacerta/rules/testing/fitment-lines";
import { fitmentPieces } from "@pecacerta/rules/testing/fitment-pieces";
import { expect, test } from "vitest";
import { FITMENT_TEXT_LIMITS, findFitmentTextExcess } from "./limits.ts";
import { readFitmentLine } from "./line.ts";
import { parseFitmentText } from "./parse.ts";

const SLOW_MACHINE_MS = 600_000;
/** Longer than any line that is read, so that a look back over the whole line is seen. */
const LINE = 4000;
const dictionary = createTestDictionary();
const pieces = fitmentPieces(dictionary);
const readLine = (text: string) => readFitmentLine(text, { dictionary, makes: new Set() });
const readText = (text: string) => parseFitmentText(text, dictionary);

/** A repeated piece with another one at regular distances. */
const pairs = (every: number): string[] =>
  pieces.filter((_, at) => at % every === 0).map((piece, at) => piece + pieces[(at * 7919 + 13) % pieces.length]);

/** Lines of the piece as long as they may be. */
const linesOf = (piece: string, length: number): string =>
  repeatUpTo(`${repeatUpTo(piece, FITMENT_TEXT_LIMITS.line - 1).trim()}\n`, length);

test("a line costs in proportion to its length, whichever word or sign it repeats behind a name", {
  timeout: SLOW_MACHINE_MS,
}, () => {
  const slow = pieces.filter(
    (piece) => !growsLikeItsInput(readLine, (length) => `Gol 1.0 ${repeatUpTo(piece, length)}`, LINE),
  );
  expect(slow).toEqual([]);
});

test("a line of pairs of words and signs costs in proportion to its length", { timeout: SLOW_MACHINE_MS }, () => {
  const slow = pairs(12).filter((pair) => !growsLikeItsInput(readLine, (length) => repeatUpTo(pair, length), LINE));
  expect(slow).toEqual([]);
});

test("a text costs in proportion to its lines, long or short, about names or not", { timeout: SLOW_MACHINE_MS }, () => {
  const short = pieces.filter((piece, at) => at % 150 === 0 && piece.trim() !== "");
  const shapes = [
    ...short.map((piece) => (length: number) => repeatUpTo(`Gol\n${piece}\n`, length)),
    ...pairs(150).map((pair) => (length: number) => linesOf(pair, length)),
    ...["com ABS", "1.6 8v", "2009/2012", "Traseira", "exceto Rallye", "VW", "Motor:"].map(
      (line) => (length: number) => repeatUpTo(`Gol 1.0 2009; Voyage\n${line}\n`, length),
    ),
  ];
  const slow = shapes.filter((textOf) => !growsLikeItsInput(readText, textOf, FITMENT_TEXT_LIMITS.text));
  expect(slow.map((textOf) => textOf(100))).toEqual([]);
});

test("a text beyond a limit is read up to it, and the excess names its line", () => {
  const long = "x ".repeat(FITMENT_TEXT_LIMITS.line);
  const word = "x".repeat(FITMENT_TEXT_LIMITS.word + 1);
  expect(findFitmentTextExcess(`Gol\r\n\r\n${long}`)).toEqual({ limit: "line", line: 3 });
  expect(findFitmentTextExcess(`Gol\n${word}`)).toEqual({ limit: "word", line: 2 });
  expect(findFitmentTextExcess("Gol/Voyage/".repeat(20))).toBeUndefined();
  expect(findFitmentTextExcess("a\n".repeat(FITMENT_TEXT_LIMITS.lines))).toMatchObject({ limit: "lines" });
  expect(findFitmentTextExcess("a".repeat(FITMENT_TEXT_LIMITS.text + 1))).toMatchObject({ limit: "text" });
  expect(findFitmentTextExcess("x ".repeat(FITMENT_TEXT_LIMITS.line / 2))).toBeUndefined();
  const { rows, isCut } = readText(`Gol 1.0 2009/2012\n${"1,1 ".repeat(200)} Voyage 1.6 2009`);
  expect([rows.map(({ fitment }) => fitment.family), isCut]).toEqual([["Gol"], true]);
});
