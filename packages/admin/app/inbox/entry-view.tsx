import type { InboxThreadDto } from "@pecacerta/contract/admin/inbox";
import { formatPhone, isPhone } from "@pecacerta/rules/phone";
import { Badge } from "@pecacerta/ui/badge.tsx";
import { Stars } from "@pecacerta/ui/stars.tsx";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { formatDateTime } from "../texts/format-time.ts";
import { BID_STATUS_NAMES, inboxTexts, KIND_NAME } from "../texts/inbox-texts.ts";
import { AnswerSection } from "./answer-section.tsx";
import { BidSection } from "./bid-section.tsx";
import { DueBadge } from "./due-badge.tsx";
import { EntryFacts } from "./entry-facts.tsx";
import { HideSection } from "./hide-section.tsx";
import { useInbox } from "./inbox-context.ts";
import "./inbox.css";

/** `focusesAnswer`: the field takes the focus, not the heading. */
export type EntryLocationState = { focusesAnswer?: boolean } | null;

export const ENTRY_TEXT_ID = "entry-text";

export function EntryView({ thread }: { thread: InboxThreadDto }) {
  const { kind, author, createdAt, text, rating, contact } = thread;
  const { isWide } = useInbox();
  const Heading = isWide ? "h2" : "h1";
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header className="grid gap-2">
        <EntryHeading Heading={Heading}>
          {KIND_NAME[kind]} · {author}
        </EntryHeading>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <time dateTime={createdAt} className="note">
            {formatDateTime(createdAt)}
          </time>
          <EntryState thread={thread} />
        </div>
        {contact ? <Contact {...contact} /> : null}
      </header>
      <div id={ENTRY_TEXT_ID} className="grid gap-2">
        {rating === null ? null : <Stars rating={rating} label={inboxTexts.stars(rating)} />}
        {text ? <p className="entry-text wrap-anywhere">{text}</p> : null}
      </div>
      <EntryFacts thread={thread} />
      {thread.bid ? <BidSection thread={thread} bid={thread.bid} /> : <AnswerSection thread={thread} />}
      {kind === "questions" || kind === "reviews" ? <HideSection thread={thread} kind={kind} /> : null}
    </article>
  );
}

/** Takes the focus, unless the field of the answer does. */
function EntryHeading({ Heading, children }: { Heading: "h1" | "h2"; children: React.ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const state = useLocation().state as EntryLocationState;
  const focusesAnswer = state?.focusesAnswer === true;
  useEffect(() => {
    if (!focusesAnswer) heading.current?.focus({ preventScroll: true });
  }, [focusesAnswer]);
  return (
    <Heading ref={heading} tabIndex={-1} className="focus-target wrap-anywhere">
      {children}
    </Heading>
  );
}

function EntryState({ thread: { waiting, dueAt, overdue, hidden, closedAt, bid } }: { thread: InboxThreadDto }) {
  return (
    <>
      {bid ? <Badge tone={bid.status === "open" ? "accent" : "neutral"}>{BID_STATUS_NAMES[bid.status]}</Badge> : null}
      {waiting ? <DueBadge dueAt={dueAt} isOverdue={overdue} now={Date.now()} /> : null}
      {overdue ? <span className="note">{inboxTexts.overdueHint}</span> : null}
      {hidden ? <Badge tone="warning">{inboxTexts.hiddenDone}</Badge> : null}
      {closedAt ? <Badge>{inboxTexts.closedAt(formatDateTime(closedAt))}</Badge> : null}
    </>
  );
}

const Contact = ({ email, phone }: { email: string; phone: string }) => (
  <p className="fact-line">
    <a href={`mailto:${email}`} className="link wrap-anywhere">
      {email}
    </a>
    {isPhone(phone) ? (
      <a href={`tel:+55${phone}`} className="link">
        {formatPhone(phone)}
      </a>
    ) : null}
  </p>
);
