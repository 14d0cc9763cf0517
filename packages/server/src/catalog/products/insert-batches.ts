// A statement has at most 65,535 parameters.
const ROWS_PER_INSERT = 500;

export function* inBatches<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += ROWS_PER_INSERT) yield rows.slice(at, at + ROWS_PER_INSERT);
}
