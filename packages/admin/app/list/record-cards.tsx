import { Link } from "react-router";
import { listTexts } from "../texts/list-texts.ts";
import type { RecordRowsProps } from "./record-rows.ts";
import { AllCheckbox, RowCheckbox } from "./selection-checkbox.tsx";
import "./record-rows.css";

export function RecordCards<Row>({ rows, card, selection, ...props }: RecordRowsProps<Row>) {
  const { label, rowKey, rowLabel, rowPath, isOutdated } = props;
  return (
    <>
      {selection ? (
        <AllCheckbox
          selection={selection}
          rowKeys={rows.map(rowKey)}
          isDisabled={isOutdated}
          text={listTexts.selectAllShort}
        />
      ) : null}
      <ul className="record-cards grid grid-cols-1 gap-2" aria-label={label} aria-busy={isOutdated}>
        {rows.map((row) => (
          <li key={rowKey(row)} className="record-card relative flex gap-1 p-3" data-list-row>
            {selection ? <RowCheckbox selection={selection} rowKey={rowKey(row)} label={rowLabel(row)} /> : null}
            <div className="grid min-w-0 flex-1 grid-cols-1 gap-1 wrap-anywhere">
              <Link to={rowPath(row)} className="record-card-link" data-list-open>
                {card.title(row)}
              </Link>
              {card.body(row)}
              {card.action ? <div className="record-card-action relative">{card.action(row)}</div> : null}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
