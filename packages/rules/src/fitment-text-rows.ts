import type { EngineText, FamilyMention, FitmentClause } from "./fitment-clause.ts";
import type { DictionaryFamily, FitmentDictionary } from "./fitment-dictionary.ts";
import { type FitmentDraft, type FitmentTextDoubt, meetsVehicle } from "./fitment-draft.ts";
import { engineTexts, matchEngines } from "./fitment-text-engines.ts";
import { type RowYears, rowYears } from "./fitment-text-ranges.ts";
import { squeezeName } from "./fitment-text-tokens.ts";

export type DraftWithDoubts = { fitment: FitmentDraft; doubts: FitmentTextDoubt[] };

/** The rows that a clause says, with those that it excludes. */
export function clauseRows(clause: FitmentClause, dictionary: FitmentDictionary): DraftWithDoubts[] {
  const exclusions = clause.exceptions.filter((exception) => saysVehicles(exception.clause));
  const notes = clause.exceptions.filter((exception) => !exclusions.includes(exception)).map(({ raw }) => raw);
  const base = { ...clause, notes: [...clause.notes, ...notes] };
  const rows = base.families.flatMap((mention) => mentionRows(base, mention, dictionary));
  const excluded = exclusions.flatMap((exception) => {
    const merged = mergeException(clause, exception.clause);
    return merged.families.flatMap((mention) => mentionRows(merged, mention, dictionary));
  });
  return [...rows, ...excluded.map((row) => ({ ...row, fitment: { ...row.fitment, excluded: true } }))];
}

const saysVehicles = ({ families, engines, ranges, engineWords }: FitmentClause): boolean =>
  families.length + engines.length + ranges.length + engineWords.length > 0;

const mergeException = (base: FitmentClause, exception: FitmentClause): FitmentClause => ({
  ...exception,
  families: exception.families.length > 0 ? exception.families : base.families,
  ranges: exception.ranges.length > 0 ? exception.ranges : base.ranges,
  engines: exception.engines.length > 0 ? exception.engines : base.engines,
  engineWords: exception.engineWords.length > 0 ? exception.engineWords : base.engineWords,
});

function mentionRows(clause: FitmentClause, mention: FamilyMention, dictionary: FitmentDictionary): DraftWithDoubts[] {
  const families = chooseFamilies(clause, mention, dictionary);
  const [family] = families;
  if (!family) return [];
  const doubts = mentionDoubts(mention, families);
  const rows = rowYears(clause, family, dictionary.thisYear).flatMap((years) => rowsOfYears(clause, family, years));
  return rows.map((row) => completeRow({ ...row, doubts: [...doubts, ...row.doubts] }, { clause, family, dictionary }));
}

/** Of several families of this name, those that had such vehicles. */
function chooseFamilies(
  clause: FitmentClause,
  { names }: FamilyMention,
  { thisYear }: FitmentDictionary,
): DictionaryFamily[] {
  const families = names.map(({ family }) => family);
  if (families.length < 2) return families;
  const met = families.filter((family) =>
    rowYears(clause, family, thisYear)
      .flatMap((years) => rowsOfYears(clause, family, years))
      .some(({ fitment }) => meetsVehicle(fitment, family, thisYear)),
  );
  return met.length > 0 ? met : families;
}

function mentionDoubts({ isTypo, raw }: FamilyMention, families: readonly DictionaryFamily[]): FitmentTextDoubt[] {
  const choices = families.map(({ type, make, family }) => [{ type, make, family }]);
  if (isTypo) return [{ kind: "typo", text: raw, choices }];
  return families.length > 1 ? [{ kind: "family", text: raw, choices }] : [];
}

function rowsOfYears(clause: FitmentClause, family: DictionaryFamily, years: RowYears): DraftWithDoubts[] {
  const fitment = toDraft(clause, family, years);
  const models = matchModels(clause, family);
  if (models.length > 0) return models.map((model) => ({ fitment: { ...fitment, model }, doubts: years.doubts }));
  const texts = engineTexts(clause);
  if (texts.length === 0) return [{ fitment, doubts: years.doubts }];
  return texts.flatMap((text) => engineRows({ fitment, doubts: years.doubts }, text, { clause, family, years }));
}

type EngineContext = { clause: FitmentClause; family: DictionaryFamily; years: RowYears };

function engineRows(
  row: DraftWithDoubts,
  text: EngineText,
  { clause, family, years }: EngineContext,
): DraftWithDoubts[] {
  const names = clause.notes.flatMap((note) => note.split(" ")).map(squeezeName);
  const { engines, others, isCertain } = matchEngines(family, text, { years, names });
  const written = [text.litres, text.valves].filter(Boolean).join(" ");
  if (engines.length === 0) return [{ ...row, fitment: { ...row.fitment, engine: written || text.words.join(" ") } }];
  const areAllMeant = years.doubts.some(({ kind }) => kind === "years");
  const rows = engines.map((engine) => ({ ...row, fitment: { ...row.fitment, engine } }));
  if (isCertain || areAllMeant) return rows;
  const sets = [engines, ...others.map((engine) => [engine]), others].filter(
    (set, index, all) => all.findIndex((other) => other.join() === set.join()) === index,
  );
  const choices = sets.map((set) => set.map((engine) => ({ engine })));
  const doubt: FitmentTextDoubt = { kind: "engine", text: written || text.words.join(" "), choices };
  return rows.slice(0, 1).map((first) => ({ ...first, doubts: [...first.doubts, doubt] }));
}

function toDraft(clause: FitmentClause, { type, make, family }: DictionaryFamily, years: RowYears): FitmentDraft {
  const { position, side, body, quantity } = clause;
  const fuels = [...new Set(clause.fuels)];
  const bodies = [...new Set(body)];
  const place = [position, side].filter(Boolean).join(" ");
  return {
    type,
    make,
    family,
    model: "",
    cod_fipe: "",
    yearFrom: years.from,
    yearTo: years.to,
    engine: "",
    fuel: type === 1 && fuels.length === 1 ? (fuels[0] ?? "") : "",
    body: bodies.length === 1 ? (bodies[0] ?? "") : "",
    position: place.charAt(0).toUpperCase() + place.slice(1),
    quantity,
    note: [...new Set([years.note, ...clause.notes].filter(Boolean))].join(", ").slice(0, 500),
    source: "",
    excluded: false,
  };
}

/** Models that the words choose among those of the family. A word of every model chooses none. */
function matchModels({ versionWords }: FitmentClause, { versionsByWord, versions }: DictionaryFamily): string[] {
  const all = new Set(versions.map(({ model }) => model));
  const chosen = versionWords
    .map((word) => new Set(versionsByWord.get(word)?.map(({ model }) => model) ?? []))
    .filter((models) => models.size > 0 && models.size < all.size)
    .flatMap((models) => [...models]);
  return [...new Set(chosen)];
}

type RowContext = { clause: FitmentClause; family: DictionaryFamily; dictionary: FitmentDictionary };

function completeRow(row: DraftWithDoubts, { clause, family, dictionary }: RowContext): DraftWithDoubts {
  const { note } = row.fitment;
  const unknown = clause.unknown.join(" ").slice(0, 200);
  const doubts = [...row.doubts];
  const withUnknown = [note, unknown].filter(Boolean).join(", ").slice(0, 500);
  if (unknown) doubts.push({ kind: "words", text: unknown, choices: [[{ note: withUnknown }], [{ note }]] });
  const isMet = meetsVehicle(row.fitment, family, dictionary.thisYear);
  if (!isMet) doubts.push({ kind: "no-vehicle", text: "", choices: [[], [{ engine: "", fuel: "" }]] });
  return { fitment: { ...row.fitment, note: withUnknown }, doubts };
}
