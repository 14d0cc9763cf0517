import { readFileSync } from "node:fs";
import { createFitmentDictionary, type FitmentDictionary, type PriceTableFamily } from "../src/fitment-dictionary.ts";
import { type FitmentDraft, meetsVehicle } from "../src/fitment-draft.ts";
import type { ParsedFitment } from "../src/fitment-text.ts";

const THIS_YEAR = 2026;

const read = (name: string): string[] =>
  readFileSync(new URL(name, import.meta.url), "utf8")
    .trim()
    .split("\n");

/** A price table as a seller's installation mirrors it, from memory; years and engines of 225 families. */
export function createTestDictionary(): FitmentDictionary {
  return createFitmentDictionary(read("price-table.txt").map(toFamily), THIS_YEAR);
}

function toFamily(line: string): PriceTableFamily {
  const [type, make = "", family = "", versions = ""] = line.split("|");
  return {
    type: Number(type) as PriceTableFamily["type"],
    make,
    family,
    versions: versions.split(",").map((text) => {
      const [, engine = "", model = family, from, to] = /^([^=:]*)(?:=(.*))?:(\d+)-(\d+)$/.exec(text) ?? [];
      const years = Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => Number(from) + at);
      return { engine, model, years, fuel: engine.includes("Diesel") ? "Diesel" : "Gasolina" };
    }),
  };
}

type ExpectedRow = Pick<FitmentDraft, "family" | "yearFrom" | "yearTo" | "engine" | "excluded"> &
  Pick<FitmentDraft, "fuel" | "position" | "body"> & { note: string; model: string };
export type LabelledLine = { text: string; rows: ExpectedRow[] };

/** Lines as sellers write them, with what they mean: `text => family,years,engine,@position,f:fuel,b:body,m:model,#note,!`. */
export const readLabelledLines = (dictionary: FitmentDictionary): LabelledLine[] =>
  read("fitment-lines.txt").map((line) => {
    const [text = "", label = ""] = line.split(" => ");
    const rows = label === "-" ? [] : label.split(" ; ").flatMap((row) => expandLabel(row, dictionary));
    return { text, rows: rows.filter((row) => isMet(row, dictionary)) };
  });

function expandLabel(label: string, { familyNames, thisYear }: FitmentDictionary): ExpectedRow[] {
  const [families = "", years = "", ...rest] = label.split(",");
  const tagged = (tag: string) => rest.filter((part) => part.startsWith(tag)).map((part) => part.slice(tag.length));
  const engines = rest.find((part) => !/^([@!#]|[fbm]:)/.test(part))?.split("+") ?? [""];
  const models = rest.find((part) => part.startsWith("m:"))?.split("+") ?? ["m:"];
  return families.split("+").flatMap((name) => {
    const family = [...familyNames.values()].flat().find((one) => one.family.family === name)?.family;
    if (!family) throw new Error(`No family ${name}: ${label}`);
    const [from = "", to = ""] = years.split("-");
    const isSold = family.lastYear >= thisYear - 1;
    const span =
      years === "*" ? [family.firstYear, isSold ? null : family.lastYear] : [Number(from), Number(to) || null];
    return engines.flatMap((engine) =>
      models.map((model) => ({
        ...{ family: name, yearFrom: span[0] as number, yearTo: span[1] as number | null, engine },
        ...{ excluded: rest.includes("!"), fuel: tagged("f:")[0] ?? "", body: tagged("b:")[0] ?? "" },
        ...{ position: tagged("@")[0] ?? "", note: tagged("#")[0] ?? "", model: model.slice(2) },
      })),
    );
  });
}

function isMet(row: ExpectedRow, { familyNames, thisYear }: FitmentDictionary): boolean {
  const families = [...familyNames.values()].flat().map(({ family }) => family);
  const family = families.find((one) => one.family === row.family);
  if (!family) return false;
  const { type, make } = family;
  return meetsVehicle(
    { ...row, type, make, model: "", cod_fipe: "", quantity: null, source: "", note: "" },
    family,
    thisYear,
  );
}

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

export const isSameRow = (found: FitmentDraft, expected: ExpectedRow): boolean =>
  found.family === expected.family &&
  found.yearFrom === expected.yearFrom &&
  found.yearTo === expected.yearTo &&
  found.engine === expected.engine &&
  found.fuel === expected.fuel &&
  found.excluded === expected.excluded &&
  (expected.position === "" || found.position === expected.position) &&
  (expected.body === "" || found.body === expected.body) &&
  (expected.model === ""
    ? found.model === ""
    : plain(found.model)
        .split(/[\s-]+/)
        .some((word) => word.startsWith(expected.model))) &&
  plain(found.note).includes(expected.note);

export type LineResult = { evidence: number; wrong: ParsedFitment[]; settled: "alone" | "one decision" | "no" };

/** One decision answers all questions of one kind about the line. */
export function judgeLine({ rows: expected }: LabelledLine, rows: readonly ParsedFitment[]): LineResult {
  const evidence = rows.filter(({ state }) => state === "evidence");
  const wrong = evidence.filter(({ fitment }) => !expected.some((row) => isSameRow(fitment, row)));
  const result = { evidence: evidence.length, wrong };
  if (
    rows.length === evidence.length &&
    areSame(
      evidence.map(({ fitment }) => fitment),
      expected,
    )
  )
    return { ...result, settled: "alone" };
  const questions = new Set(rows.flatMap(({ doubts }) => doubts.map(({ kind, text }) => `${kind} ${text}`)));
  const choices = Math.max(0, ...rows.flatMap(({ doubts }) => doubts.map((doubt) => doubt.choices.length)));
  const isSettled = Array.from({ length: choices }, (_, choice) => answer(rows, choice)).some((answered) =>
    areSame(answered, expected),
  );
  return { ...result, settled: questions.size === 1 && isSettled ? "one decision" : "no" };
}

const answer = (rows: readonly ParsedFitment[], choice: number): FitmentDraft[] =>
  rows.flatMap(({ fitment, doubts: [doubt] }) => {
    if (!doubt) return [fitment];
    return (doubt.choices[choice] ?? []).map((patch) => ({ ...fitment, ...patch }));
  });

const areSame = (found: readonly FitmentDraft[], expected: readonly ExpectedRow[]): boolean =>
  found.every((one) => expected.some((row) => isSameRow(one, row))) &&
  expected.every((row) => found.some((one) => isSameRow(one, row)));
