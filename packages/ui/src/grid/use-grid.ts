import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from "react";
import { type GridPosition, type GridSize, moveInGrid, rangeOf } from "./grid-keys.ts";
import { parseTsv } from "./parse-tsv.ts";

export type GridCell = { text: string; isChanged: boolean; error?: string | undefined };
export type GridColumn = { id: string; header: string; isNumeric?: boolean; isReadOnly?: boolean };
export type GridRow = { key: string; cells: readonly GridCell[]; error?: string | undefined };
export type GridChange = { row: number; column: number; text: string };

export type GridOptions = {
  columns: readonly GridColumn[];
  rows: readonly GridRow[];
  onChange: (changes: readonly GridChange[]) => void;
};

/** The keys of a grid with one tab stop. Typing edits the active cell; Shift and arrows extend it to a range of rows. */
export function useGrid({ columns, rows, onChange }: GridOptions) {
  const size = { rows: rows.length, columns: columns.length };
  const textAt = ({ row, column }: GridPosition): string => rows[row]?.cells[column]?.text ?? "";
  const change = (changes: readonly GridChange[]) => {
    const inside = changes.filter(({ row, column }) => {
      const changed = columns[column];
      return row < size.rows && changed !== undefined && !changed.isReadOnly;
    });
    if (inside.length > 0) onChange(inside);
  };
  const cell = useActiveCell(size);
  const field = useCellField(cell, size, change);
  const open = (text: string) => {
    if (!columns[cell.active.column]?.isReadOnly) field.open(text);
  };
  const sheet = { cell, size, textAt, change, open };
  const onKeyDown = (event: KeyboardEvent) => {
    if (pressKey(sheet, event)) event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault();
    const { row, column } = cell.active;
    const pasted = parseTsv(event.clipboardData.getData("text/plain"));
    change(
      pasted.flatMap((texts, at) =>
        texts.map((text, to) => ({ row: row + at, column: column + to, text: text.trim() })),
      ),
    );
  };
  const onCopy = (event: ClipboardEvent) => {
    event.preventDefault();
    const { rowsOfRange, active } = cell;
    const texts = rowsOfRange.map((row) => textAt({ row, column: active.column }));
    event.clipboardData.setData("text/plain", texts.join("\n"));
  };
  return { ...cell, field, open, keys: { onKeyDown, onPaste, onCopy } };
}

function useActiveCell(size: GridSize) {
  const [position, setPosition] = useState<GridPosition>({ row: 0, column: 0 });
  const [anchor, setAnchor] = useState(0);
  const active = { row: Math.min(position.row, Math.max(0, size.rows - 1)), column: position.column };
  const range = rangeOf(active, anchor);
  const activate = (next: GridPosition, isExtending = false) => {
    setPosition(next);
    if (!isExtending) setAnchor(next.row);
  };
  const rowsOfRange = Array.from({ length: range.bottom - range.top + 1 }, (_, index) => range.top + index);
  return { active, range, rowsOfRange, activate };
}

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

type Sheet = {
  cell: ActiveCell;
  size: GridSize;
  textAt: (position: GridPosition) => string;
  change: Change;
  open: (text: string) => void;
};

function pressKey({ cell, size, textAt, change, open }: Sheet, event: KeyboardEvent): boolean {
  const { active, rowsOfRange, activate } = cell;
  const { key, shiftKey, altKey } = event;
  const isCtrl = event.ctrlKey || event.metaKey;
  const moved = moveInGrid(active, { key, isCtrl }, size);
  if (moved) activate(moved, shiftKey);
  else if (key === "Enter" || key === "F2") open(textAt(active));
  else if (key === "Delete" || key === "Backspace")
    change(rowsOfRange.map((row) => ({ row, column: active.column, text: "" })));
  else if (isCtrl && key.toLowerCase() === "d") change(filledDown(cell, textAt));
  else if (!(isCtrl || altKey) && key.length === 1) open(key);
  else return false;
  return true;
}

/** A range gets the text of its first row, a single cell that of the one above. */
function filledDown({ range, rowsOfRange }: ActiveCell, textAt: Sheet["textAt"]): GridChange[] {
  const { top, bottom, column } = range;
  const from = top === bottom ? top - 1 : top;
  if (from < 0) return [];
  const text = textAt({ row: from, column });
  return rowsOfRange.filter((row) => row !== from).map((row) => ({ row, column, text }));
}
