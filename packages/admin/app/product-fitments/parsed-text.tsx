import type { StaffFitmentDto } from "@pecacerta/contract/admin/fitment";
import { missingFitments } from "@pecacerta/rules/fitment-merge";
import { Button } from "@pecacerta/ui/button.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { useEffect, useState } from "react";
import type { StaffResponseTo } from "../client/prompted-call.ts";
import { fitmentTexts } from "../texts/fitment-texts.ts";
import { useVehicleCounts } from "./fitment-queries.ts";
import { ParsedRowItem } from "./parsed-row-item.tsx";
import { decideRow, type ParsedRow, toParsedRows } from "./parsed-rows.ts";
import { rereadRows } from "./reread-rows.ts";

type ParsedTextProps = {
  /** Where the text is from. */
  source: string;
  parsed: StaffResponseTo<"POST /admin/fitments/parse">["data"];
  /** Not while the text changes. */
  isCurrent: boolean;
  known: readonly StaffFitmentDto[];
  onAdd: (fitments: StaffFitmentDto[]) => void;
  onDone: () => void;
  onReady?: ((fitments: StaffFitmentDto[]) => void) | undefined;
};

/** What was read: rows that can join the list, questions about the others, and text that stays out. */
export function ParsedText({ parsed, isCurrent, source, known, onAdd, onDone, onReady }: ParsedTextProps) {
  const [rows, setRows] = useState(() => toParsedRows(parsed.rows));
  const [read, setRead] = useState(parsed.rows);
  if (read !== parsed.rows) {
    setRead(parsed.rows);
    setRows(rereadRows({ read, rows }, parsed.rows));
  }
  const counts = useVehicleCounts(rows.map(({ fitment }) => fitment));
  const countOf = (row: ParsedRow) => counts?.[rows.indexOf(row)];
  const readRows = rows.filter(({ isReady }) => isReady);
  const added = missingFitments(
    known,
    readRows.map(({ fitment }) => fitment),
  );
  const ready = added.map((fitment) => ({ ...fitment, source: source.trim() }));
  const readyKey = JSON.stringify(isCurrent ? ready : []);
  useEffect(() => {
    onReady?.(JSON.parse(readyKey));
    return () => onReady?.([]);
  }, [readyKey, onReady]);
  const open = rows.filter(({ isReady }) => !isReady);
  const remove = (id: string) => setRows(rows.filter((row) => row.id !== id));
  function add() {
    onAdd(ready);
    if (open.length > 0) setRows(open);
    else onDone();
  }
  if (!isCurrent) return null;
  return (
    <div className="panel grid grid-cols-[minmax(0,1fr)] gap-3 p-3">
      <p role="status">
        {ready.length > 0 || open.length === 0 ? fitmentTexts.found(ready.length) : ""}{" "}
        {open.length > 0 ? fitmentTexts.open(open.length) : ""}
      </p>
      {parsed.isCut ? <Notice tone="warning">{fitmentTexts.cut}</Notice> : null}
      <ul className="divided">
        {[...open, ...readRows].map((row) => (
          <ParsedRowItem
            key={row.id}
            {...{ row, vehicles: countOf(row), isKnown: row.isReady && !added.includes(row.fitment) }}
            onDecide={(choice) => setRows(decideRow(rows, row.id, choice))}
            onDiscard={() => remove(row.id)}
          />
        ))}
      </ul>
      {parsed.rest.length > 0 ? (
        <div>
          <p className="note">{fitmentTexts.rest}</p>
          <ul className="bullets wrap-anywhere">
            {[...new Set(parsed.rest)].map((piece) => (
              <li key={piece}>{piece}</li>
            ))}
          </ul>
        </div>
      ) : null}
      {ready.length > 0 && !onReady ? (
        <Button className="justify-self-start" onClick={add}>
          {fitmentTexts.add(ready.length)}
        </Button>
      ) : null}
    </div>
  );
}
