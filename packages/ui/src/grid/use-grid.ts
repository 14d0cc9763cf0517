import { type ClipboardEvent, type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import {
  cellsOf,
  type GridPosition,
  type GridRange,
  type GridSize,
  isSingleCell,
  moveInGrid,
  rangeOf,
} from "./grid-keys.ts";
import { parseTsv, toTsv } from "./parse-tsv.ts";

export type GridCell = {
  text: string;
  isChanged: boolean;
  /** Another value is stored than the one that was changed. */
  isConflict?: boolean;
  error?: string | undefined;
  note?: string | undefined;
};
export type GridColumn = {
  id: string;
  header: string;
  isNumeric?: boolean;
  isReadOnly?: boolean;
  /** Offered while typing. */
  choices?: readonly string[] | undefined;
};
export type GridRow = { key: string; cells: readonly GridCell[]; error?: string | undefined };
export type GridChange = { row: number; column: number; text: string };

/** Cells that a change left out: lines below the last row, and cells without a place or in a read-only column. */
export type IgnoredCells = { lines: number; cells: number };

export type GridOptions = {
  columns: readonly GridColumn[];
  rows: readonly GridRow[];
  onChange: (changes: readonly GridChange[]) => void;
  onUndo: () => void;
  onRedo: () => void;
  onIgnored: (ignored: IgnoredCells) => void;
  /** Called for a key typed in a read-only column. */
  onReadOnly: (column: GridColumn) => void;
  onRange?: (range: GridRange) => void;
};

/** The keys of a grid with one tab stop. Typing edits the active cell; Shift and arrows extend it to a range. */
export function useGrid({ columns, rows, onRange, ...on }: GridOptions) {
  const size = { rows: rows.length, columns: columns.length };
  const textAt = ({ row, column }: GridPosition): string => rows[row]?.cells[column]?.text ?? "";
  const change = (changes: readonly GridChange[]) => {
    const inside = changes.filter(({ row, column }) => {
      const changed = columns[column];
      return row < size.rows && changed !== undefined && !changed.isReadOnly;
    });
    if (inside.length > 0) on.onChange(inside);
    if (inside.length === changes.length) return;
    const below = changes.filter(({ row }) => row >= size.rows);
    const cells = changes.length - inside.length - below.length;
    on.onIgnored({ lines: new Set(below.map(({ row }) => row)).size, cells });
  };
  const cell = useActiveCell(size);
  const { range } = cell;
  const field = useCellField(cell, size, change);
  useEffect(() => onRange?.(range), [onRange, range]);
  const open = (text: string) => {
    const column = columns[cell.active.column];
    if (!column?.isReadOnly) field.open(text);
    else on.onReadOnly(column);
  };
  const sheet = { cell, size, textAt, change, open, ...on };
  const onKeyDown = (event: KeyboardEvent) => {
    if (pressKey(sheet, event)) event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault();
    change(pastedCells(range, parseTsv(event.clipboardData.getData("text/plain"))));
  };
  const onCopy = (event: ClipboardEvent) => {
    event.preventDefault();
    event.clipboardData.setData("text/plain", toTsv(cellsOf(range).map((row) => row.map(textAt))));
  };
  return { ...cell, field, open, keys: { onKeyDown, onPaste, onCopy } };
}

/** One copied cell fills the range; more begin at its corner. */
function pastedCells(range: GridRange, pasted: readonly (readonly string[])[]): GridChange[] {
  const [[single = ""] = []] = pasted;
  const isOne = pasted.length === 1 && pasted[0]?.length === 1;
  if (isOne) return cellsOf(range).flatMap((row) => row.map((at) => ({ ...at, text: single.trim() })));
  return pasted.flatMap((texts, row) =>
    texts.map((text, column) => ({ row: range.top + row, column: range.left + column, text: text.trim() })),
  );
}

const FIRST: GridPosition = { row: 0, column: 0 };

function useActiveCell(size: GridSize) {
  const [{ position, anchor }, setCells] = useState({ position: FIRST, anchor: FIRST });
  const active = inside(position, size);
  const { top, bottom, left, right } = rangeOf(active, inside(anchor, size));
  const range = useMemo(() => ({ top, bottom, left, right }), [top, bottom, left, right]);
  const activate = (next: GridPosition, isExtending = false) =>
    setCells((before) => ({ position: next, anchor: isExtending ? before.anchor : next }));
  const selectAll = () => setCells({ position: FIRST, anchor: { row: size.rows - 1, column: size.columns - 1 } });
  return { active, range, activate, selectAll };
}

const inside = ({ row, column }: GridPosition, { rows, columns }: GridSize): GridPosition => ({
  row: Math.min(row, Math.max(0, rows - 1)),
  column: Math.min(column, Math.max(0, columns - 1)),
});

type ActiveCell = ReturnType<typeof useActiveCell>;
type Change = (changes: readonly GridChange[]) => void;

function useCellField({ active, activate }: ActiveCell, size: GridSize, change: Change) {
  const [text, setText] = useState<string>();
  const isOpen = useRef(false);
  const open = (first: string) => {
    isOpen.current = true;
    setText(first);
  };
  const close = (isStored: boolean) => {
    if (isStored && isOpen.current && text !== undefined) change([{ ...active, text }]);
    isOpen.current = false;
    setText(undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    // The shortcut of the page saves with what is typed here.
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "s") return close(true);
    const tab = event.shiftKey ? "ArrowLeft" : "ArrowRight";
    const key = event.key === "Enter" ? "ArrowDown" : event.key === "Tab" ? tab : undefined;
    if (key === undefined && event.key !== "Escape") return;
    event.preventDefault();
    close(key !== undefined);
    const next = key && moveInGrid(active, { key, isCtrl: false }, size);
    if (next) activate(next);
  };
  return { text, setText, open, onKeyDown, onBlur: () => close(true) };
}

type Sheet = Pick<GridOptions, "onUndo" | "onRedo"> & {
  cell: ActiveCell;
  size: GridSize;
  textAt: (position: GridPosition) => string;
  change: Change;
  open: (text: string) => void;
};

function pressKey(sheet: Sheet, event: KeyboardEvent): boolean {
  const { cell, size, textAt, change, open } = sheet;
  const { active, range, activate } = cell;
  const { key, shiftKey } = event;
  // Some systems report the key AltGr, which writes characters, as Ctrl and Alt.
  const isAltGraph = event.getModifierState("AltGraph") || (event.ctrlKey && event.altKey);
  const isCtrl = (event.ctrlKey || event.metaKey) && !isAltGraph;
  const moved = moveInGrid(active, { key, isCtrl }, size);
  if (moved) activate(moved, shiftKey);
  else if (key === "Enter" || key === "F2") open(textAt(active));
  else if (key === "Escape" && !isSingleCell(range)) activate(active);
  else if (key === "Delete" || key === "Backspace")
    change(cellsOf(range).flatMap((row) => row.map((at) => ({ ...at, text: "" }))));
  else if (isCtrl) return pressControlKey(sheet, key.toLowerCase(), shiftKey);
  else if ((!event.altKey || isAltGraph) && key.length === 1) open(key);
  else return false;
  return true;
}

function pressControlKey({ cell, textAt, change, onUndo, onRedo }: Sheet, key: string, isShift: boolean): boolean {
  if (key === "d") change(filledDown(cell.range, textAt));
  else if (key === "a") cell.selectAll();
  else if (key === "y" || (key === "z" && isShift)) onRedo();
  else if (key === "z") onUndo();
  else return false;
  return true;
}

/** A range gets the texts of its first row, one row those of the row above. */
function filledDown(range: GridRange, textAt: Sheet["textAt"]): GridChange[] {
  const from = range.top === range.bottom ? range.top - 1 : range.top;
  if (from < 0) return [];
  return cellsOf(range).flatMap((row) =>
    row.filter((at) => at.row !== from).map((at) => ({ ...at, text: textAt({ row: from, column: at.column }) })),
  );
}
