import type { InboxRowDto } from "@pecacerta/contract/admin/inbox";
import { formatMoney } from "@pecacerta/rules/money";
import { partName } from "@pecacerta/rules/part-number";
import { Stars } from "@pecacerta/ui/stars.tsx";
import { Link } from "react-router";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { formatAge } from "../texts/format-time.ts";
import { inboxTexts, KIND_NAME } from "../texts/inbox-texts.ts";
import { DueBadge } from "./due-badge.tsx";
import { entryPath, type InboxFilter } from "./inbox-filter.ts";
import "./inbox.css";

type InboxRowsProps = {
  rows: readonly InboxRowDto[];
  filter: InboxFilter;
  openId: string | undefined;
  isOutdated: boolean;
};

export function InboxRows({ rows, filter, openId, isOutdated }: InboxRowsProps) {
  const { slug } = useStaffCompany();
  const now = Date.now();
  return (
    <ul className="inbox-rows grid" aria-label={inboxTexts.list} aria-busy={isOutdated}>
      {rows.map((row) => (
        <li key={row.id} className="inbox-row relative grid gap-1 p-3" data-list-row>
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <Link
              to={entryPath(slug, row, filter)}
              aria-current={row.id === openId ? "true" : undefined}
              className="inbox-row-link wrap-anywhere"
              data-list-open
            >
              {KIND_NAME[row.kind]} · {row.author}
            </Link>
            <time dateTime={row.createdAt} className="caption">
              {inboxTexts.age(formatAge(row.createdAt, now))}
            </time>
          </div>
          <RowText row={row} />
          <div className="flex flex-wrap items-center justify-between gap-2">
            <span className="caption wrap-anywhere">{row.product ? partName(row.product) : null}</span>
            {row.waiting ? <DueBadge dueAt={row.dueAt} isOverdue={row.overdue} now={now} /> : null}
          </div>
        </li>
      ))}
    </ul>
  );
}

function RowText({ row: { rating, value, quantity, excerpt } }: { row: InboxRowDto }) {
  return (
    <>
      {rating === null ? null : <Stars rating={rating} label={inboxTexts.stars(rating)} />}
      {value === null ? null : (
        <p className="small strong">{inboxTexts.bidExcerpt(quantity ?? 1, formatMoney(value))}</p>
      )}
      {excerpt ? <p className="inbox-excerpt small muted wrap-anywhere">{excerpt}</p> : null}
    </>
  );
}
