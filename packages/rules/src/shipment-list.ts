import { normalizeOrderNumber, ORDER_NUMBER_PATTERN } from "./order.ts";
import { isPostalTrackingCode } from "./tracking-link.ts";

type ShipmentRow = { line: number; number: string; tracking: string };
type ShipmentListError = { line: number; text: string; reason: "number" | "tracking" | "duplicate" };

/**
 * Number and tracking code in each line, pasted from a sheet (tab, `;` or `,`) or typed with spaces. Of more columns, the
 * one that looks like a code is taken; a line where none does is an error.
 */
export function parseShipmentList(text: string): { rows: ShipmentRow[]; errors: ShipmentListError[] } {
  const [rows, errors]: [ShipmentRow[], ShipmentListError[]] = [[], []];
  const numbers = new Set<string>();
  for (const [index, raw] of text.split(/\r\n|[\n\r\u2028]/).entries()) {
    const typed = raw.trim();
    if (typed === "") continue;
    const row = { line: index + 1, ...readRow(typed) };
    const reason = findReason(row, numbers);
    if (reason) errors.push({ line: row.line, text: typed, reason });
    else rows.push(row);
    numbers.add(row.number);
  }
  return { rows, errors };
}

function readRow(typed: string): Omit<ShipmentRow, "line"> {
  const cells = normalizeOrderNumber(typed).split(/\s*[\t;,]\s*/);
  const [first = "", ...columns] = cells;
  if (columns.length > 0) return { number: first, tracking: chooseCode(columns.map(readCode)) };
  const [number = "", ...code] = first.split(/\s+/);
  return { number, tracking: readCode(code.join(" ")) };
}

const ONE_WORD = /^[A-Z.-]*\d[A-Z\d.-]*$/i;
const SPACED = /^[A-Z]{0,4}\d{6,}[A-Z]{0,2}$/i;

/** Reads a tracking code, which may have spaces between its groups; empty for any other text. */
function readCode(text: string): string {
  const code = text.replace(/\s/g, "");
  return (code === text ? ONE_WORD : SPACED).test(code) ? code : "";
}

function chooseCode(codes: readonly string[]): string {
  const found = codes.filter((code) => code !== "");
  return found.find((code) => isPostalTrackingCode(code)) ?? (found.length === 1 ? found[0] : codes[0]) ?? "";
}

function findReason(
  { number, tracking }: ShipmentRow,
  numbers: ReadonlySet<string>,
): ShipmentListError["reason"] | null {
  if (!ORDER_NUMBER_PATTERN.test(number)) return "number";
  if (tracking === "") return "tracking";
  return numbers.has(number) ? "duplicate" : null;
}
