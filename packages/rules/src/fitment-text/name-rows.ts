import type { FitmentDraft } from "../fitment-draft.ts";
import { type FitmentClause, joinNotes } from "./clause.ts";
import type { DictionaryFamily, NamedFamily } from "./dictionary-family.ts";
import type { FitmentTextDoubt } from "./doubts.ts";
import { matchEngines, writtenEngine } from "./engines.ts";
import type { NameItem } from "./items.ts";
import { meetsVehicle } from "./meets-vehicle.ts";
import { narrowName } from "./model-words.ts";
import { positionTexts } from "./positions.ts";
import { type RowYears, rowYears } from "./ranges.ts";
import { distinctDoubts, engineDoubts, modelDoubts, nameDoubts, sharedEngineDoubts } from "./row-doubts.ts";

/** The rows about each name of the clause. */
export function rowsOfNames(clause: FitmentClause, thisYear: number): FamilyRow[] {
  return clause.names.flatMap((name) => {
    const meanings = name.names
      .map((one) => narrowName(one, name.wordGroups))
      .map((families) => families.flatMap((family) => familyRows(clause, family, thisYear)))
      .map(withVehicles);
    const met = meanings.filter((rows) => rows.some(({ isMet }) => isMet));
    const [first = [], ...others] = met.length > 0 ? met : meanings.filter((rows) => rows.length > 0);
    const rows = others.length === 0 ? first : chooseMeaning([first, ...others], name);
    return rows.map((row) => completeRow(row, clause, name));
  });
}

type Draft = { fitment: FitmentDraft; doubts: FitmentTextDoubt[] };
export type FamilyRow = Draft & { isMet: boolean };

function familyRows(clause: FitmentClause, { family, models }: NamedFamily, thisYear: number): FamilyRow[] {
  return rowYears(clause, family, thisYear).flatMap((years) => {
    const rows = engineRows(clause, family, years).flatMap((row) =>
      models ? [...models].map((model) => ({ ...row, fitment: { ...row.fitment, model } })) : [row],
    );
    return rows.map((row) => ({ ...row, isMet: meetsVehicle(row.fitment, family) }));
  });
}

/** Without families and models that were not sold in these years, if others were. */
function withVehicles(rows: FamilyRow[]): FamilyRow[] {
  const isOfOne = rows.every(({ fitment: { family, model } }) => family === rows[0]?.fitment.family && model === "");
  return isOfOne || rows.every(({ isMet }) => !isMet) ? rows : rows.filter(({ isMet }) => isMet);
}

function engineRows(clause: FitmentClause, family: DictionaryFamily, years: RowYears): Draft[] {
  const texts = [
    ...clause.engines,
    ...(clause.flags.length > 0 ? [{ liters: "", valves: "", flags: clause.flags }] : []),
  ];
  const drafts = toDrafts(clause, family, years);
  if (texts.length === 0) {
    const doubts = [...years.doubts, ...sharedEngineDoubts(clause, family, years)];
    return drafts.map((fitment) => ({ fitment, doubts }));
  }
  const rows = texts.flatMap((text) => {
    const match = matchEngines(family, text, years);
    const isAll = match.isMissing || match.engines.length === 1 || clause.isExcluded;
    const doubts = [...years.doubts, ...engineDoubts(match, writtenEngine(text), isAll)];
    const engines = isAll ? match.engines : match.engines.slice(0, 1);
    return engines.map((engine) => ({ engine, fuel: match.fuel, doubts }));
  });
  const known = new Map(rows.map((row) => [`${row.engine} ${row.fuel}`, row]));
  return [...known.values()].flatMap(({ engine, fuel, doubts }) =>
    drafts.map((fitment) => ({ fitment: { ...fitment, engine, fuel: fuel || fitment.fuel }, doubts })),
  );
}

/** One for each combination of bodies, fuels and positions. */
function toDrafts(clause: FitmentClause, { type, make, family }: DictionaryFamily, years: RowYears): FitmentDraft[] {
  const bodies = clause.bodies.length > 0 ? clause.bodies : [""];
  const fuels = clause.fuels.length > 0 ? [...new Set(clause.fuels)] : [""];
  return bodies.flatMap((body) =>
    fuels.flatMap((fuel) =>
      positionTexts(clause.positions).map((position) => ({
        type,
        make,
        family,
        model: "",
        cod_fipe: "",
        yearFrom: years.from,
        yearTo: years.to,
        engine: "",
        fuel,
        body,
        position,
        quantity: clause.quantity,
        note: joinNotes(...clause.notes, years.note),
        source: "",
        excluded: clause.isExcluded,
      })),
    ),
  );
}

/** Of several meanings of a name, a person chooses one. */
function chooseMeaning(meanings: readonly FamilyRow[][], name: NameItem): FamilyRow[] {
  const choices = meanings.map((rows) => rows.map(({ fitment }) => fitment));
  const doubt: FitmentTextDoubt = {
    kind: name.isTypo ? "typo" : "family",
    text: name.raw,
    choices: [...choices, choices.flat()],
  };
  const [first] = meanings[0] ?? [];
  return first ? [{ ...first, doubts: [doubt, ...first.doubts] }] : [];
}

function completeRow({ fitment, doubts, isMet }: FamilyRow, clause: FitmentClause, name: NameItem): FamilyRow {
  const unknown = clause.unknown.join(" ").slice(0, 200);
  const note = joinNotes(fitment.note, unknown);
  const all = [
    ...doubts,
    ...nameDoubts(name),
    ...modelDoubts(name, fitment),
    ...clause.doubts.map((doubt) => ({ ...doubt, choices: doubt.choices(fitment) })),
  ];
  if (unknown) all.push({ kind: "words", text: unknown, choices: [[{ note }], [{ note: fitment.note }]] });
  if (!isMet && !doubts.some(({ kind }) => kind === "engine"))
    all.push({ kind: "no-vehicle", text: "", choices: [[{}], []] });
  return { fitment: { ...fitment, note }, doubts: distinctDoubts(all), isMet };
}
