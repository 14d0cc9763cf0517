import type { FitmentDraft } from "../fitment-draft.ts";
import type { FitmentDictionary } from "./dictionary.ts";
import type { FitmentTextDoubt } from "./doubts.ts";
import { FITMENT_TEXT_LIMITS, findFitmentTextExcess } from "./limits.ts";
import { type ReadLine, readLines } from "./lines.ts";
import { clauseRows, type DraftWithDoubts } from "./rows.ts";

/** `evidence` needs no decision, `review` waits for one. `piece`: the text that says so. */
export type ParsedFitment = {
  fitment: FitmentDraft;
  confidence: number;
  state: "evidence" | "review";
  doubts: FitmentTextDoubt[];
  piece: string;
};

/** `rest`: pieces that stay text. `isCut`: there was more text, or more rows, than is read. */
export type ParsedFitmentText = { rows: ParsedFitment[]; rest: string[]; isCut: boolean };

const MAX_ROWS = 2000;
/** Rows that are made, of which many may be equal. */
const MAX_MADE_ROWS = 10_000;
const MAX_PIECE_LENGTH = 400;
/** A row below it stays text. */
const MIN_CONFIDENCE = 0.5;
const MAX_WORDS_PENALTY = 0.35;

const PENALTIES: Readonly<Record<FitmentTextDoubt["kind"], number>> = {
  years: 0.25,
  generation: 0.2,
  engine: 0.2,
  family: 0.2,
  names: 0.2,
  typo: 0.2,
  "shared-years": 0.2,
  shared: 0.2,
  months: 0.2,
  reversed: 0.15,
  list: 0.15,
  after: 0.1,
  open: 0.15,
  words: 0.15,
  position: 0.15,
  exception: 0.2,
  reading: 0.2,
  "no-vehicle": 0.3,
};

/** Reads what sellers write about vehicles. A row is evidence only if nothing in it was guessed. */
export function parseFitmentText(text: string, dictionary: FitmentDictionary): ParsedFitmentText {
  const { lines, isCut } = splitLines(text);
  const rows = new Map<string, ParsedFitment>();
  const rest: string[] = [];
  const parsed: Parsed = { rows, rest, dictionary, made: 0 };
  const read = readLines(dictionary, lines);
  for (const line of read.lines) addLine(line, parsed);
  return {
    rows: [...rows.values()].slice(0, MAX_ROWS),
    rest,
    isCut: isCut || read.isCut || isFull(parsed),
  };
}

function splitLines(text: string): { lines: string[]; isCut: boolean } {
  const lines = text
    .slice(0, FITMENT_TEXT_LIMITS.text)
    .split(/[\n\r]/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  return {
    lines: lines.slice(0, FITMENT_TEXT_LIMITS.lines).map((line) => line.slice(0, FITMENT_TEXT_LIMITS.line)),
    isCut: findFitmentTextExcess(text) !== undefined,
  };
}

type Parsed = { rows: Map<string, ParsedFitment>; rest: string[]; dictionary: FitmentDictionary; made: number };

const isFull = ({ rows, made }: Parsed): boolean => rows.size > MAX_ROWS || made > MAX_MADE_ROWS;

function addLine({ clauses, line }: ReadLine, into: Parsed): void {
  const unread: string[] = [];
  for (const { clause, text } of clauses) {
    if (isFull(into)) return;
    const parsed = clauseRows(clause, into.dictionary.thisYear).map((row) =>
      toParsed(row, text.slice(0, MAX_PIECE_LENGTH)),
    );
    into.made += parsed.length;
    if (parsed.length === 0 || parsed.some(({ confidence }) => confidence < MIN_CONFIDENCE)) unread.push(text);
    else for (const row of parsed) addRow(into.rows, row);
  }
  const pieces = unread.length === clauses.length ? [line] : unread;
  into.rest.push(...pieces.filter(Boolean).map((piece) => piece.slice(0, MAX_PIECE_LENGTH)));
}

/** One that is read twice is evidence if it is so once. */
function addRow(rows: Map<string, ParsedFitment>, row: ParsedFitment): void {
  const key = JSON.stringify(row.fitment);
  if (!rows.has(key) || row.state === "evidence") rows.set(key, row);
}

function toParsed({ fitment, doubts }: DraftWithDoubts, piece: string): ParsedFitment {
  const penalty = doubts.reduce((sum, doubt) => sum + penaltyOf(doubt), 0);
  const confidence = Math.max(0, Math.round((1 - penalty) * 100) / 100);
  return { fitment, confidence, state: doubts.length === 0 ? "evidence" : "review", doubts, piece };
}

const penaltyOf = ({ kind, text }: FitmentTextDoubt): number =>
  kind === "words" ? Math.min(MAX_WORDS_PENALTY, PENALTIES.words * text.split(" ").length) : PENALTIES[kind];
