import type { StockRowDto } from "@pecacerta/contract/admin/stock";
import type { StockMovementResultDto } from "@pecacerta/contract/admin/stock-movements";
import { MAX_PIECES, missingPieces, piecesForSale } from "@pecacerta/rules/stock-movement";
import { expectedOnShelf } from "../stock-actions/stock-queries.ts";

export type CountProblem = "unknown" | "ambiguous" | "failed";

/** Without a product and a problem the code is being looked up. */
export type CountLine = {
  key: string;
  /** Every code that was scanned for it. */
  codes: readonly string[];
  quantity: number;
  product?: StockRowDto;
  problem?: CountProblem;
  /** Products that the code may mean. */
  choices?: readonly StockRowDto[];
  /** Why the server refused it. */
  refusal?: string;
};

export const MAX_LINES = 500;

export type ScanInput = { code: string; quantity: number } | { quantity: number };

/** `PF-1`: one piece; `12*PF-1`: twelve; `*12`: the last line has twelve. */
export function parseScan(typed: string): ScanInput | undefined {
  const text = typed.trim();
  const [, pieces, code] = /^(\d{1,7})\s*\*\s*(\S.*)$/.exec(text) ?? [];
  if (pieces !== undefined && code !== undefined) return { code, quantity: toPieces(Number(pieces)) };
  const [, only] = /^\*\s*(\d{1,7})$/.exec(text) ?? [];
  if (only !== undefined) return { quantity: toPieces(Number(only)) };
  return text === "" ? undefined : { code: text, quantity: 1 };
}

export const toPieces = (quantity: number): number => Math.min(MAX_PIECES, Math.max(0, Math.trunc(quantity) || 0));

const sameCode = (one: string, other: string): boolean => one.toUpperCase() === other.toUpperCase();

/** The line that was scanned last stands first. */
export function addScan(
  lines: readonly CountLine[],
  { code, quantity }: { code: string; quantity: number },
  key: string,
): CountLine[] {
  const known = lines.find(({ codes }) => codes.some((each) => sameCode(each, code)));
  if (!known) return [{ key, codes: [code], quantity }, ...lines];
  const line = { ...known, quantity: toPieces(known.quantity + quantity) };
  return [line, ...lines.filter((each) => each !== known)];
}

type FoundProducts = { exact: readonly StockRowDto[]; similar: readonly StockRowDto[] };

/** What the look-up of a line's code found. */
export function settleLine(lines: readonly CountLine[], key: string, found: FoundProducts): CountLine[] {
  const [product, other] = found.exact;
  if (product && !other) return chooseProduct(lines, key, product);
  const problem = other ? "ambiguous" : "unknown";
  const choices = other ? found.exact : found.similar;
  return changeLine(lines, key, (line) => ({ ...withoutProblem(line), problem, choices }));
}

/** A second line of the product joins the one that is there. */
export function chooseProduct(lines: readonly CountLine[], key: string, product: StockRowDto): CountLine[] {
  const line = lines.find((each) => each.key === key);
  const same = lines.find((each) => each.key !== key && each.product?.product_id === product.product_id);
  if (!line) return [...lines];
  if (!same) return changeLine(lines, key, (each) => ({ ...withoutProblem(each), product }));
  const joined = {
    ...same,
    codes: [...same.codes, ...line.codes],
    quantity: toPieces(same.quantity + line.quantity),
  };
  return lines.flatMap((each) => (each === line ? [joined] : each === same ? [] : [each]));
}

const withoutProblem = ({ key, codes, quantity }: CountLine): CountLine => ({ key, codes, quantity });

export const changeLine = (
  lines: readonly CountLine[],
  key: string,
  change: (line: CountLine) => CountLine,
): CountLine[] => lines.map((line) => (line.key === key ? change(line) : line));

export const failLine = (lines: readonly CountLine[], key: string): CountLine[] =>
  changeLine(lines, key, (line) => ({ ...withoutProblem(line), problem: "failed" }));

/** Looks another code up in its place. */
export const replaceCode = (lines: readonly CountLine[], key: string, code: string): CountLine[] =>
  changeLine(lines, key, (line) => ({ ...withoutProblem(line), codes: [code] }));

export const setQuantity = (lines: readonly CountLine[], key: string, quantity: number): CountLine[] =>
  changeLine(lines, key, ({ refusal: _, ...line }) => ({ ...line, quantity: toPieces(quantity) }));

export const removeCountLine = (lines: readonly CountLine[], key: string): CountLine[] =>
  lines.filter((line) => line.key !== key);

export type SavableLine = CountLine & { product: StockRowDto };

/** Lines that can be saved. A part that was received has at least one piece. */
export const savableLines = (lines: readonly CountLine[], isReceiving: boolean): SavableLine[] =>
  lines.flatMap(({ product, ...line }) =>
    product && (line.quantity > 0 || !isReceiving) ? [{ ...line, product }] : [],
  );

/** Sums up what would be saved: lines, their pieces, and lines that differ from what was expected. */
export function countSummary(lines: readonly SavableLine[]): { lines: number; pieces: number; different: number } {
  return {
    lines: lines.length,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    different: lines.filter(({ product, quantity }) => quantity !== expectedOnShelf(product)).length,
  };
}

type SavedLines = {
  sent: readonly SavableLine[];
  /** In the order of `sent`. */
  results: readonly StockMovementResultDto[];
  isReceiving: boolean;
};

/**
 * What is left after a save: refused lines with the reason, and what was scanned while the save was on its way. Of a
 * receipt these are the further pieces; of a count the whole new quantity, which replaces the saved one.
 */
export function linesAfterSaving(lines: readonly CountLine[], { sent, results, isReceiving }: SavedLines): CountLine[] {
  const saved = new Map(sent.map((line, at) => [line.key, { ...line, result: results[at] }]));
  return lines.flatMap((line) => {
    const { result, quantity, product } = saved.get(line.key) ?? {};
    if (!(result && product && quantity !== undefined)) return [line];
    if (result.refusal !== null) return [{ ...line, refusal: result.refusal }];
    const left = isReceiving ? line.quantity - quantity : line.quantity;
    if (isReceiving ? left <= 0 : left === quantity) return [];
    return [{ ...withoutProblem(line), quantity: left, product: stockAfter(product, result.balance ?? 0) }];
  });
}

const stockAfter = (product: StockRowDto, balance: number): StockRowDto => ({
  ...product,
  onHand: piecesForSale(balance),
  missing: missingPieces(balance),
});
