import { Notice } from "@pecacerta/ui/notice.tsx";
import type { ReactNode } from "react";
import { companyRefusalText } from "../texts/company-refusal-text.ts";
import { formatTotal, listTexts } from "../texts/list-texts.ts";
import { ListFailure, ListSkeleton, MoreButton } from "./list-states.tsx";
import { RecordCards } from "./record-cards.tsx";
import type { RecordRowsProps } from "./record-rows.ts";
import { RecordTable } from "./record-table.tsx";
import type { KeysetList } from "./use-keyset-list.ts";
import { useMediaQuery, WIDE_LIST } from "./use-media-query.ts";

type RecordListProps<Row> = Omit<RecordRowsProps<Row>, "rows" | "isOutdated"> & {
  list: KeysetList<Row>;
  /** Shown instead of an empty list: an EmptyState. */
  empty: ReactNode;
};

/** A list with all its states: a table on a wide screen, cards on a narrow one. */
export function RecordList<Row>({ list, empty, ...rest }: RecordListProps<Row>) {
  const isWide = useMediaQuery(WIDE_LIST);
  if (list.state === "loading") return <ListSkeleton />;
  if (list.state === "failed") return <ListFailure refusal={list.refusal} reload={list.reload} />;
  if (list.rows.length === 0) return empty;
  const Rows = isWide ? RecordTable : RecordCards;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {list.refusal ? (
        <Notice tone="warning">
          {listTexts.refreshFailed} {companyRefusalText(list.refusal)}
        </Notice>
      ) : null}
      <Rows {...rest} rows={list.rows} isOutdated={list.isOutdated} />
      <ListEnd list={list} />
    </div>
  );
}

const ListEnd = <Row,>({ list: { rows, total, isMore, more } }: { list: KeysetList<Row> }) => (
  <div className="flex flex-wrap items-center justify-between gap-3">
    <p role="status" className="note">
      {listTexts.shown(rows.length, formatTotal(Math.max(total, rows.length), isMore))}
    </p>
    <MoreButton more={more} />
  </div>
);
