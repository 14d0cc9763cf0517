import { Link } from "react-router";
import type { RecordColumn, RecordRowsProps } from "./record-rows.ts";
import { AllCheckbox, RowCheckbox } from "./selection-checkbox.tsx";
import "./record-rows.css";

export function RecordTable<Row>({ rows, columns, selection, ...props }: RecordRowsProps<Row>) {
  const { label, rowKey, rowLabel, rowPath, isOutdated } = props;
  const [first, ...others] = columns;
  return (
    <table className="record-table w-full" aria-busy={isOutdated}>
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr>
          {selection ? (
            <td className="record-check-cell">
              <AllCheckbox selection={selection} rowKeys={rows.map(rowKey)} isDisabled={isOutdated} />
            </td>
          ) : null}
          {columns.map((column) => (
            <th key={column.id} scope="col" className={cellClass(column)}>
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} data-list-row>
            {selection ? (
              <td className="record-check-cell">
                <RowCheckbox selection={selection} rowKey={rowKey(row)} label={rowLabel(row)} />
              </td>
            ) : null}
            <th scope="row" className={cellClass(first)}>
              <Link to={rowPath(row)} className="record-link" data-list-open>
                {first.cell(row)}
              </Link>
            </th>
            {others.map((column) => (
              <td key={column.id} className={cellClass(column)}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function cellClass<Row>({ isNumeric, wraps, from }: RecordColumn<Row>): string {
  const kind = isNumeric ? " record-number" : wraps ? " record-text" : "";
  return `record-cell${kind}${from ? ` record-from-${from}` : ""}`;
}
