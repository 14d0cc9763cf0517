import { readdirSync } from "node:fs";
import { join } from "node:path";
import { growsLikeItsInput, repeatUpTo } from "@pecacerta/rules/testing/cost-growth";
import { expect, test } from "vitest";

const SLOW_MACHINE_MS = 600_000;
/** Longer than what any field takes. */
const LENGTH = 4000;

const READS_A_TEXT = /^(normalize|parse|read|clean|find|is|has|format|to|compact|tokenize|split|required)/;
const PIECES = [" ", "0", "a", ".", "-", "#", "\n", "\u0301", "a ", "1.", "n ", "a@"];
/** Surroundings of the repeated piece: a pattern begins to match and fails at the end. */
const FRAMES = [
  ["", ""],
  ["n", "x"],
  ["1", "x"],
] as const;

type Read = (text: string) => unknown;

async function textFunctions(): Promise<[name: string, read: Read][]> {
  const files = readdirSync(import.meta.dirname).filter((name) => /^[^.]+\.ts$/.test(name));
  const modules = await Promise.all(files.map((name) => import(/* @vite-ignore */ join(import.meta.dirname, name))));
  return modules
    .flatMap((module) => Object.entries(module as Record<string, unknown>))
    .filter((entry): entry is [string, Read] => typeof entry[1] === "function" && READS_A_TEXT.test(entry[0]))
    .filter(([, read]) => read.length === 1 && takesText(read));
}

function takesText(read: Read): boolean {
  try {
    read("Ana 1.000");
    return true;
  } catch {
    return false;
  }
}

test("whatever reads one text costs in proportion to its length", { timeout: SLOW_MACHINE_MS }, async () => {
  const functions = await textFunctions();
  const names = functions.map(([name]) => name);
  expect(names).toEqual(
    expect.arrayContaining(["normalizeOrderNumber", "readOrderNumber", "parseMileage", "cleanText"]),
  );
  const slow = functions.flatMap(([name, read]) =>
    FRAMES.flatMap(([before, after]) =>
      PIECES.filter(
        (piece) => !growsLikeItsInput(read, (length) => before + repeatUpTo(piece, length) + after, LENGTH),
      ).map((piece) => [name, before, piece]),
    ),
  );
  expect(slow).toEqual([]);
});
