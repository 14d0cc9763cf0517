import type { FitmentDraft } from "../src/fitment-draft.ts";
import type { ParsedFitment } from "../src/fitment-text.ts";
import type { ExpectedRow, LabelledLine } from "./fitment-lines.ts";

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const isSameRow = (found: FitmentDraft, expected: ExpectedRow): boolean =>
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

type LineResult = { evidence: number; wrong: ParsedFitment[]; settled: "alone" | "one decision" | "no" };

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
