import { readFileSync } from "node:fs";
import { createFitmentDictionary, type FitmentDictionary, type PriceTableFamily } from "../src/fitment-dictionary.ts";
import { type FitmentDraft, meetsVehicle } from "../src/fitment-draft.ts";

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

export type ExpectedRow = Pick<FitmentDraft, "family" | "yearFrom" | "yearTo" | "engine" | "excluded"> &
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
        family: name,
        yearFrom: span[0] as number,
        yearTo: span[1] as number | null,
        engine,
        excluded: rest.includes("!"),
        fuel: tagged("f:")[0] ?? "",
        body: tagged("b:")[0] ?? "",
        position: tagged("@")[0] ?? "",
        note: tagged("#")[0] ?? "",
        model: model.slice(2),
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
