import { normalizeOrderNumber, ORDER_NUMBER_PATTERN } from "./order.ts";
import { cleanText } from "./text.ts";
import { isPostalTrackingCode, isTrackingCode, normalizeTrackingCode } from "./tracking-link.ts";

type ShipmentRow = { line: number; number: string; tracking: string };
type ShipmentListError = { line: number; text: string; reason: "number" | "tracking" | "formula" | "duplicate" };

export type ShipmentColumn = { index: number; examples: string[] };

export type ShipmentList = {
  rows: ShipmentRow[];
  errors: ShipmentListError[];
  columns: ShipmentColumn[];
};

/**
 * Reads number and tracking code of each line, pasted from a sheet (tab, `;` or `,`) or typed with spaces. Where several
 * columns may hold the codes, `columns` are those to choose from, without rows until `codeColumn` is one of them.
 */
export function parseShipmentList(text: string, codeColumn?: number): ShipmentList {
  const lines = readLines(text);
  const found = findCodeColumn(lines);
  const columns = found === undefined ? listColumns(lines) : [];
  const isChosen = columns.some(({ index }) => index === codeColumn);
  const column = isChosen ? codeColumn : found;
  const [rows, errors]: [ShipmentRow[], ShipmentListError[]] = [[], []];
  const numbers = new Set<string>();
  for (const { line, typed, number, cells } of lines) {
    if (column === undefined && ORDER_NUMBER_PATTERN.test(number)) continue;
    const cell = cells[column ?? 0] ?? "";
    const chosen = isChosen && isTrackingCode(cleanText(cell)) ? cell : "";
    const row = { line, number, tracking: normalizeTrackingCode(readCode(cell) || chosen) };
    const reason = findReason(row, cell, numbers);
    if (reason) errors.push({ line, text: typed, reason });
    else rows.push(row);
    numbers.add(number);
  }
  return { rows, errors, columns };
}

type ShipmentLine = { line: number; typed: string; number: string; cells: string[] };

const readLines = (text: string): ShipmentLine[] =>
  text.split(/\r\n|[\n\r\u2028]/).flatMap((raw, index) => {
    const typed = raw.trim();
    return typed === "" ? [] : [{ line: index + 1, typed, ...readCells(typed) }];
  });

function readCells(typed: string): Pick<ShipmentLine, "number" | "cells"> {
  const line = normalizeOrderNumber(typed);
  const separator = ["\t", ";", ","].find((each) => line.includes(each));
  if (separator) {
    const [number = "", ...cells] = line.split(separator).map((cell) => cell.trim());
    return { number, cells };
  }
  const [number = "", ...code] = line.split(/\s+/);
  return { number, cells: [code.join(" ")] };
}

const ONE_WORD = /^[A-Z.-]*\d[A-Z\d.-]*$/i;
const SPACED = /^[A-Z]{0,4}\d{6,}[A-Z]{0,2}$/i;

/** Reads a tracking code, which may have spaces between its groups; empty for any other text. */
function readCode(text: string): string {
  const code = text.replace(/\s/g, "");
  return isTrackingCode(code) && (code === text ? ONE_WORD : SPACED).test(code) ? code : "";
}

const isFormula = (text: string): boolean => /^[=+\-@]|\p{Cc}/u.test(text);

/** Codes of the Correios are certain; else only one column may have a digit. */
function findCodeColumn(lines: readonly ShipmentLine[]): number | undefined {
  const orders = lines.filter(({ number }) => ORDER_NUMBER_PATTERN.test(number));
  const indexes = columnIndexes(orders);
  if (indexes.length <= 1) return indexes[0] ?? 0;
  const columnsWith = (isMatch: (cell: string) => boolean) =>
    indexes.filter((index) => orders.some(({ cells }) => isMatch(cells[index] ?? "")));
  const postal = columnsWith((cell) => isPostalTrackingCode(readCode(cell)));
  const [only, ...others] = postal.length > 0 ? postal : columnsWith((cell) => /\d/.test(cell));
  const isCertain = others.length === 0 && columnsWith((cell) => readCode(cell) !== "").includes(only ?? -1);
  return isCertain ? only : undefined;
}

const columnIndexes = (lines: readonly ShipmentLine[]): number[] =>
  [...Array(Math.max(0, ...lines.map(({ cells }) => cells.length))).keys()].filter((index) =>
    lines.some(({ cells }) => cells[index]),
  );

const MOST_EXAMPLES = 2;

function listColumns(lines: readonly ShipmentLine[]): ShipmentColumn[] {
  const orders = lines.filter(({ number }) => ORDER_NUMBER_PATTERN.test(number));
  return columnIndexes(orders).map((index) => ({
    index,
    examples: orders.flatMap(({ cells }) => cells[index] || []).slice(0, MOST_EXAMPLES),
  }));
}

function findReason(
  { number, tracking }: ShipmentRow,
  cell: string,
  numbers: ReadonlySet<string>,
): ShipmentListError["reason"] | null {
  if (!ORDER_NUMBER_PATTERN.test(number)) return "number";
  if (isFormula(cell)) return "formula";
  if (tracking === "") return "tracking";
  return numbers.has(number) ? "duplicate" : null;
}
