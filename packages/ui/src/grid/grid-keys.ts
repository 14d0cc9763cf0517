export type GridPosition = { row: number; column: number };
export type GridSize = { rows: number; columns: number };

const PAGE_ROWS = 10;

/** Where a key leads from a cell; undefined for other keys. Ctrl leads to the edges. */
export function moveInGrid(
  { row, column }: GridPosition,
  { key, isCtrl }: { key: string; isCtrl: boolean },
  { rows, columns }: GridSize,
): GridPosition | undefined {
  const [lastRow, lastColumn] = [rows - 1, columns - 1];
  const at = (nextRow: number, nextColumn: number): GridPosition => ({
    row: Math.min(lastRow, Math.max(0, nextRow)),
    column: Math.min(lastColumn, Math.max(0, nextColumn)),
  });
  switch (key) {
    case "ArrowUp":
      return at(isCtrl ? 0 : row - 1, column);
    case "ArrowDown":
      return at(isCtrl ? lastRow : row + 1, column);
    case "ArrowLeft":
      return at(row, isCtrl ? 0 : column - 1);
    case "ArrowRight":
      return at(row, isCtrl ? lastColumn : column + 1);
    case "Home":
      return at(isCtrl ? 0 : row, 0);
    case "End":
      return at(isCtrl ? lastRow : row, lastColumn);
    case "PageUp":
      return at(row - PAGE_ROWS, column);
    case "PageDown":
      return at(row + PAGE_ROWS, column);
    default:
      return undefined;
  }
}

export type GridRange = { top: number; bottom: number; left: number; right: number };

export const rangeOf = (active: GridPosition, anchor: GridPosition): GridRange => ({
  top: Math.min(active.row, anchor.row),
  bottom: Math.max(active.row, anchor.row),
  left: Math.min(active.column, anchor.column),
  right: Math.max(active.column, anchor.column),
});

export const isSingleCell = ({ top, bottom, left, right }: GridRange): boolean => top === bottom && left === right;

export const cellsOf = (range: GridRange): GridPosition[][] =>
  upTo(range.top, range.bottom).map((row) => upTo(range.left, range.right).map((column) => ({ row, column })));

const upTo = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);
