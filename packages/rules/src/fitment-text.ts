import type { FitmentClause } from "./fitment-clause.ts";
import type { FitmentDictionary } from "./fitment-dictionary.ts";
import type { FitmentDraft, FitmentTextDoubt } from "./fitment-draft.ts";
import { clauseRows } from "./fitment-text-rows.ts";
import { scanClauses } from "./fitment-text-scan.ts";
import { tokenizeFitmentText } from "./fitment-text-tokens.ts";

/** `evidence` needs no decision, `review` waits for one. `piece`: the text that says so. */
export type ParsedFitment = {
  fitment: FitmentDraft;
  confidence: number;
  state: "evidence" | "review";
  doubts: FitmentTextDoubt[];
  piece: string;
};

/** `rest`: pieces that stay text. `isCut`: there was more text than is read. */
export type ParsedFitmentText = { rows: ParsedFitment[]; rest: string[]; isCut: boolean };

const MAX_LENGTH = 100_000;
const MAX_PIECES = 2000;
const MAX_PIECE_LENGTH = 400;
const EVIDENCE = 0.9;
const REVIEW = 0.6;

const PENALTIES: Readonly<Record<FitmentTextDoubt["kind"], number>> = {
  years: 0.25,
  generation: 0.2,
  engine: 0.2,
  family: 0.2,
  typo: 0.2,
  "shared-years": 0.2,
  months: 0.2,
  reversed: 0.15,
  list: 0.15,
  after: 0.15,
  words: 0.15,
  "no-vehicle": 0.3,
};

/** Reads what sellers write about vehicles. A row is evidence only if nothing in it was guessed. */
export function parseFitmentText(text: string, dictionary: FitmentDictionary): ParsedFitmentText {
  const pieces = splitPieces(text.slice(0, MAX_LENGTH));
  const parsed: ParsedFitmentText = {
    rows: [],
    rest: [],
    isCut: text.length > MAX_LENGTH || pieces.length > MAX_PIECES,
  };
  const known = new Set<string>();
  let before: FitmentClause | undefined;
  for (const piece of pieces.slice(0, MAX_PIECES)) {
    const clauses = piece.length > MAX_PIECE_LENGTH ? [] : scanClauses(dictionary, tokenizeFitmentText(piece), before);
    const rows = clauses.flatMap((clause) => clauseRows(clause, dictionary)).map((row) => toParsed(row, piece));
    const certain = rows.filter(({ confidence }) => confidence >= REVIEW);
    if (certain.length === 0) parsed.rest.push(piece.slice(0, MAX_PIECE_LENGTH));
    for (const row of certain) {
      const key = JSON.stringify(row.fitment);
      if (!known.has(key)) parsed.rows.push(row);
      known.add(key);
    }
    before = clauses.at(-1) ?? before;
  }
  return parsed;
}

const splitPieces = (text: string): string[] =>
  text
    .split(/[;|\n\r•]/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== "");

function toParsed({ fitment, doubts }: { fitment: FitmentDraft; doubts: FitmentTextDoubt[] }, piece: string) {
  const penalty = doubts.reduce((sum, { kind, text }) => sum + PENALTIES[kind] * wordFactor(kind, text), 0);
  const confidence = Math.max(0, Math.round((1 - penalty) * 100) / 100);
  const state = confidence >= EVIDENCE && doubts.length === 0 ? "evidence" : "review";
  return { fitment, confidence, state, doubts, piece } as const;
}

const wordFactor = (kind: FitmentTextDoubt["kind"], text: string): number =>
  kind === "words" ? text.split(" ").length : 1;
