import { normalizeOrderNumber, ORDER_NUMBER_PATTERN } from "./order.ts";

type ShipmentRow = { line: number; number: string; tracking: string };
type ShipmentListError = { line: number; text: string; reason: "number" | "tracking" | "duplicate" };

/** Number and tracking code in each line, pasted from a sheet (tab, `;` or `,`) or typed with spaces; the rest is ignored. */
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
  if (cells.length > 1) return { number: cells[0] ?? "", tracking: cells[1] ?? "" };
  const [number = "", ...code] = (cells[0] ?? "").split(/\s+/);
  return { number, tracking: code.join("") };
}

function findReason(
  { number, tracking }: ShipmentRow,
  numbers: ReadonlySet<string>,
): ShipmentListError["reason"] | null {
  if (!ORDER_NUMBER_PATTERN.test(number)) return "number";
  if (tracking === "") return "tracking";
  return numbers.has(number) ? "duplicate" : null;
}
