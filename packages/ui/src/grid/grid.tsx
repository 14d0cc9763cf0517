import { memo, type ReactNode, useEffect, useId, useRef } from "react";
import { isSingleCell } from "./grid-keys.ts";
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
  const id = useId();
  const isEditing = grid.field.text !== undefined;
  const table = useRef<HTMLTableElement>(null);
  const hasFocus = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the active cell, and leaves its field
  useEffect(() => {
    if (hasFocus.current && !isEditing) table.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus();
  }, [active.row, active.column, isEditing]);
  const field = (row: GridRow, column: GridColumn, problemId: string | undefined): ReactNode => (
    <CellField label={fieldLabel(row, column)} choices={column.choices} field={grid.field} problemId={problemId} />
  );
  return (
    <div className="grid-frame">
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of a grid
        role="grid"
        aria-label={label}
        aria-rowcount={rows.length + 1}
        aria-multiselectable
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
            const isInRange = index >= range.top && index <= range.bottom && !isSingleCell(range);
            return (
              <GridLine
                key={row.key}
                id={`${id}-${index}`}
                row={row}
                index={index}
                columns={columns}
                activeColumn={isActive ? active.column : -1}
                rangeStart={isInRange ? range.left : -1}
                rangeEnd={isInRange ? range.right : -1}
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

type CellFieldProps = {
  label: string;
  choices: readonly string[] | undefined;
  field: ReturnType<typeof useGrid>["field"];
  problemId: string | undefined;
};

function CellField({ label, choices, field, problemId }: CellFieldProps) {
  const listId = useId();
  return (
    <>
      <input
        // biome-ignore lint/a11y/noAutofocus: the cell had the focus
        autoFocus
        className="grid-field"
        aria-label={label}
        aria-invalid={problemId ? true : undefined}
        aria-describedby={problemId}
        autoComplete="off"
        list={choices ? listId : undefined}
        value={field.text ?? ""}
        onChange={(event) => field.setText(event.currentTarget.value)}
        onKeyDown={field.onKeyDown}
        onBlur={field.onBlur}
      />
      {choices ? (
        <datalist id={listId}>
          {choices.map((choice) => (
            <option key={choice} value={choice} />
          ))}
        </datalist>
      ) : null}
    </>
  );
}

type GridLineProps = {
  id: string;
  row: GridRow;
  index: number;
  columns: readonly GridColumn[];
  activeColumn: number;
  rangeStart: number;
  rangeEnd: number;
  field: ((row: GridRow, column: GridColumn, problemId: string | undefined) => ReactNode) | undefined;
  activate: (position: { row: number; column: number }, isExtending?: boolean) => void;
  edit: ((text: string) => void) | undefined;
};

const GridLine = memo(
  ({ id, row, index, columns, activeColumn, rangeStart, rangeEnd, field, activate, edit }: GridLineProps) => (
    <tr aria-rowindex={index + 2} className={row.error ? "grid-refused" : undefined}>
      {columns.map((column, at) => {
        const cell = row.cells[at] ?? { text: "", isChanged: false };
        const isActive = at === activeColumn;
        const problem = cell.error ?? (cell.isChanged ? row.error : undefined);
        const problemId = problem === undefined ? undefined : `${id}-${at}-problem`;
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the grid has the keys
          <td
            key={column.id}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of a grid
            role="gridcell"
            tabIndex={isActive ? 0 : -1}
            aria-readonly={column.isReadOnly}
            aria-selected={isActive || (at >= rangeStart && at <= rangeEnd)}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problemId}
            title={problem ?? cell.note ?? row.error}
            className={cellClass(column, cell)}
            onClick={(event) => activate({ row: index, column: at }, event.shiftKey)}
            onDoubleClick={() => edit?.(cell.text)}
          >
            {isActive && field ? field(row, column, problemId) : shortened(cell.text)}
            {problem ? (
              <span id={problemId} hidden>
                {problem}
              </span>
            ) : null}
          </td>
        );
      })}
    </tr>
  ),
  (before, after) =>
    isSameRow(before.row, after.row) &&
    before.columns === after.columns &&
    before.activeColumn === after.activeColumn &&
    before.rangeStart === after.rangeStart &&
    before.rangeEnd === after.rangeEnd &&
    after.activeColumn === -1,
);

const MOST_SHOWN = 120;

/** The field of the cell has the whole text. */
const shortened = (text: string): string => (text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN - 1)}…` : text);

const isSameRow = (one: GridRow, other: GridRow): boolean =>
  one.error === other.error &&
  (one.cells === other.cells || one.cells.every((cell, at) => isSameCell(cell, other.cells[at])));

const isSameCell = (one: GridCell, other: GridCell | undefined): boolean =>
  other?.text === one.text &&
  other.isChanged === one.isChanged &&
  other.isConflict === one.isConflict &&
  other.error === one.error &&
  other.note === one.note;

const cellClass = ({ isNumeric, isReadOnly }: GridColumn, { isChanged, isConflict, error }: GridCell): string =>
  [
    "grid-cell",
    isNumeric ? "grid-number" : "",
    isReadOnly ? "grid-readonly" : "",
    isChanged ? "grid-changed" : "",
    isConflict ? "grid-conflict" : "",
    error ? "grid-invalid" : "",
  ]
    .filter(Boolean)
    .join(" ");
