import { parseArgs } from "node:util";
import { createFitmentDictionary } from "@pecacerta/rules/fitment-text/dictionary";
import type { PriceTableFamily } from "@pecacerta/rules/fitment-text/dictionary-family";
import { parseFitmentText } from "@pecacerta/rules/fitment-text/parse";
import { dictionaryFamilies, readLabelledLines, readPriceTable } from "@pecacerta/rules/testing/fitment-lines";
import { formatTable, summarizeFigure } from "./table.ts";

const WARM_UP_ROUNDS = 5;
const THIS_YEAR = 2026;
/** Models of a popular family, about. */
const MODELS = 25;
const VARIANTS = ["2p", "4p", "Aut.", "Mec.", "CS", "CD", "Plus", "Top"];

/** Lines that the parser of fitment texts reads in a second of CPU, of those that measure its precision. */
export function runFitmentTextBench(args: string[]): void {
  const { values } = parseArgs({
    args,
    options: { rounds: { type: "string", default: "5" }, lines: { type: "string", default: "20000" } },
  });
  const dictionary = createFitmentDictionary(readPriceTable().map(withMoreModels), THIS_YEAR);
  const files = ["fitment-lines.txt", "fitment-lines-held-out.txt"];
  const texts = files.flatMap((file) =>
    readLabelledLines(file, dictionaryFamilies(dictionary)).map(({ text }) => text),
  );
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

/** The same models with other doors and gearboxes, until a family of several is as large as a popular one. */
function withMoreModels(family: PriceTableFamily): PriceTableFamily {
  const variants = VARIANTS.slice(0, Math.max(0, Math.floor(MODELS / family.versions.length) - 1));
  if (family.versions.length < 3) return family;
  const more = variants.flatMap((word) =>
    family.versions.map((version) => ({ ...version, model: `${version.model} ${word}` })),
  );
  return { ...family, versions: [...family.versions, ...more] };
}
