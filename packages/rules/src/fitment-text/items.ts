import type { FitmentDictionary, VehicleName } from "./dictionary.ts";
import { type FitmentToken, formAt } from "./tokens.ts";
import type { EngineFlag, PositionAxis } from "./words.ts";
import type { YearRange } from "./year-numbers.ts";

/**
 * A name of vehicles. `wordGroups` narrow it to models: one word of each group. `isOfMake`: its make is written before
 * it. `isMismatch`: another make is.
 */
export type NameItem = Item & {
  kind: "name";
  raw: string;
  names: readonly VehicleName[];
  wordGroups: string[][];
  /** Words behind a later name of its list, which may narrow it too. */
  sharedGroups?: readonly string[][];
  isTypo: boolean;
  isOfMake: boolean;
  isMismatch: boolean;
  /** The names before it that are written as one: `CG 125/150`. */
  series: readonly NameItem[];
};

type Item = { from: number; to: number };

/** What a stretch of tokens means. `separator`: 1 joins (`/`, `e`), 2 may separate (`,`), 3 separates (`;`). */
export type FitmentItem =
  | NameItem
  | (Item &
      (
        | { kind: "make"; makes: ReadonlySet<string> }
        | { kind: "size"; liters: string }
        | { kind: "valves"; valves: string }
        | { kind: "flag"; flag: EngineFlag }
        | { kind: "years"; ranges: readonly YearRange[]; isList: boolean }
        | { kind: "generation"; forms: readonly string[] }
        | { kind: "fuel"; fuel: string; isClear: boolean }
        | { kind: "body"; body: string }
        | { kind: "position"; axis: PositionAxis; value: string; isClear: boolean }
        | { kind: "quantity"; quantity: number }
        | { kind: "separator"; strength: number }
        | { kind: "all-years" | "note" | "unknown" | "exception" | "open" | "close" | "colon" }
      ));

type ItemKind = FitmentItem["kind"];

export const ENGINE_KINDS: ReadonlySet<ItemKind> = new Set(["size", "valves", "flag"]);
/** What says which vehicles of a name are meant. */
export const CORE_KINDS: ReadonlySet<ItemKind> = new Set(["size", "valves", "flag", "years"]);
/** Where the look for what a word belongs to ends. */
export const END_KINDS: ReadonlySet<ItemKind> = new Set(["exception", "open", "close"]);

/**
 * Reads a line from left to right. `makes`: those that numbers may belong to. `name`: the last one. `modelWordEnd`: the token
 * behind its last model word. `numberRun`: the numbers that were looked through last, so that each run is read once.
 */
export type ItemReader = {
  dictionary: FitmentDictionary;
  tokens: readonly FitmentToken[];
  items: FitmentItem[];
  makes: ReadonlySet<string>;
  name: NameItem | undefined;
  modelWordEnd?: number;
  numberRun: { from: number; to: number };
};

/** Reads items at a token and returns the token behind them; undefined if it means something else. */
export type ItemMatcher = (reader: ItemReader, at: number) => number | undefined;

/** A word, or two that a hyphen or a point joins: `hi-flex`, `E.torQ`. The longer one is first. */
export function joinedWords(reader: ItemReader, at: number): { form: string; next: number }[] {
  const token = reader.tokens[at];
  if (!token?.isWord) return [];
  const second = reader.tokens[at + 2];
  const isJoined = /^[-.]$/.test(formAt(reader, at + 1)) && reader.tokens[at + 1]?.glued && second?.glued;
  const single = { form: token.form, next: at + 1 };
  return isJoined && second?.isWord ? [{ form: token.form + second.form, next: at + 3 }, single] : [single];
}
