/** Pads cells to the width of their column; columns are aligned to the right, except those in `leftAligned`. */
export function formatColumns(rows: readonly (readonly string[])[], leftAligned: readonly number[]): string {
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => (row[at] ?? "").length))) ?? [];
  const pad = (cell: string, at: number) =>
    leftAligned.includes(at) ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0);
  return rows.map((row) => row.map(pad).join("  ").trimEnd()).join("\n");
}
