import { parseArgs } from "node:util";
import { parseFitmentText } from "@pecacerta/rules/fitment-text";
import { createTestDictionary, readLabelledLines } from "@pecacerta/rules/testing/fitment-lines";
import { formatTable, summarizeFigure } from "./table.ts";

const WARM_UP_ROUNDS = 5;

/** Lines that the parser of fitment texts reads in a second of CPU, of those that measure its precision. */
export function runFitmentTextBench(args: string[]): void {
  const { values } = parseArgs({
    args,
    options: { rounds: { type: "string", default: "5" }, lines: { type: "string", default: "20000" } },
  });
  const dictionary = createTestDictionary();
  const texts = readLabelledLines(dictionary).map(({ text }) => text);
  const readTexts = () => {
    for (let line = 0; line < Number(values.lines); line++)
      parseFitmentText(texts[line % texts.length] as string, dictionary);
  };
  for (let round = 0; round < WARM_UP_ROUNDS; round++) readTexts();
  const rates = Array.from({ length: Number(values.rounds) }, () => {
    const start = process.cpuUsage();
    readTexts();
    const { user, system } = process.cpuUsage(start);
    return Number(values.lines) / ((user + system) / 1e6);
  });
  const figure = { key: "fitmentLines", name: "fitment text", unit: "lines/CPU s", values: rates };
  console.log(formatTable([summarizeFigure(figure)]));
}
