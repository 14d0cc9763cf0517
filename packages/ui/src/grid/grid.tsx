import { memo, type ReactNode, useEffect, useRef } from "react";
import { type GridCell, type GridColumn, type GridOptions, type GridRow, useGrid } from "./use-grid.ts";
import "./grid.css";

type GridProps = GridOptions & {
  label: string;
  fieldLabel: (row: GridRow, column: GridColumn) => string;
};

/** A sheet of texts with one tab stop: the active cell has the focus. */
export function Grid({ label, fieldLabel, ...options }: GridProps) {
  const { columns, rows } = options;
  const grid = useGrid(options);
  const { active, range } = grid;
  const isEditing = grid.field.text !== undefined;
  const table = useRef<HTMLTableElement>(null);
  const hasFocus = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the active cell, and leaves its field
  useEffect(() => {
    if (hasFocus.current && !isEditing) table.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus();
  }, [active.row, active.column, isEditing]);
  const field = (row: GridRow, column: GridColumn): ReactNode => (
    <input
      // biome-ignore lint/a11y/noAutofocus: the cell had the focus
      autoFocus
      className="grid-field"
      aria-label={fieldLabel(row, column)}
      value={grid.field.text ?? ""}
      onChange={(event) => grid.field.setText(event.currentTarget.value)}
      onKeyDown={grid.field.onKeyDown}
      onBlur={grid.field.onBlur}
    />
  );
  return (
    <div className="grid-frame">
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of a grid
        role="grid"
        aria-label={label}
        aria-rowcount={rows.length + 1}
        className="grid-table"
        onFocus={() => {
          hasFocus.current = true;
        }}
        onBlur={(event) => {
          hasFocus.current = event.currentTarget.contains(event.relatedTarget);
        }}
        {...(isEditing ? {} : grid.keys)}
      >
        <thead>
          <tr aria-rowindex={1}>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={column.isNumeric ? "grid-number" : undefined}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const isActive = index === active.row;
            const isInRange = index >= range.top && index <= range.bottom;
            return (
              <GridLine
                key={row.key}
                row={row}
                index={index}
                columns={columns}
                activeColumn={isActive ? active.column : -1}
                rangeColumn={isInRange && range.top < range.bottom ? range.column : -1}
                field={isActive && isEditing ? field : undefined}
                activate={grid.activate}
                edit={isActive ? grid.open : undefined}
              />
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

type GridLineProps = {
  row: GridRow;
  index: number;
  columns: readonly GridColumn[];
  activeColumn: number;
  rangeColumn: number;
  field: ((row: GridRow, column: GridColumn) => ReactNode) | undefined;
  activate: (position: { row: number; column: number }, isExtending?: boolean) => void;
  edit: ((text: string) => void) | undefined;
};

const GridLine = memo(
  ({ row, index, columns, activeColumn, rangeColumn, field, activate, edit }: GridLineProps) => (
    <tr aria-rowindex={index + 2} className={row.error ? "grid-refused" : undefined}>
      {columns.map((column, at) => {
        const cell = row.cells[at] ?? { text: "", isChanged: false };
        const isActive = at === activeColumn;
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the grid has the keys
          <td
            key={column.id}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of a grid
            role="gridcell"
            tabIndex={isActive ? 0 : -1}
            aria-readonly={column.isReadOnly}
            aria-selected={isActive || at === rangeColumn}
            aria-invalid={cell.error ? true : undefined}
            title={cell.error ?? row.error}
            className={cellClass(column, cell)}
            onClick={(event) => activate({ row: index, column: at }, event.shiftKey)}
            onDoubleClick={() => edit?.(cell.text)}
          >
            {isActive && field ? field(row, column) : cell.text}
          </td>
        );
      })}
    </tr>
  ),
  (before, after) =>
    isSameRow(before.row, after.row) &&
    before.columns === after.columns &&
    before.activeColumn === after.activeColumn &&
    before.rangeColumn === after.rangeColumn &&
    after.activeColumn === -1,
);

const isSameRow = (one: GridRow, other: GridRow): boolean =>
  one.error === other.error &&
  one.cells.every(({ text, isChanged, error }, at) => {
    const cell = other.cells[at];
    return cell?.text === text && cell.isChanged === isChanged && cell.error === error;
  });

const cellClass = ({ isNumeric, isReadOnly }: GridColumn, { isChanged, error }: GridCell): string =>
  [
    "grid-cell",
    isNumeric ? "grid-number" : "",
    isReadOnly ? "grid-readonly" : "",
    isChanged ? "grid-changed" : "",
    error ? "grid-invalid" : "",
  ]
    .filter(Boolean)
    .join(" ");
