import type { InboxThreadDto } from "@pecacerta/contract/admin/inbox";
import { Button } from "@pecacerta/ui/button.tsx";
import { useState } from "react";
import { Link } from "react-router";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { answerNoteTexts } from "../texts/answer-note-texts.ts";
import { formatDateTime } from "../texts/format-time.ts";
import { inboxTexts } from "../texts/inbox-texts.ts";
import { AnswerForm } from "./answer-form.tsx";
import { CloseMessage } from "./close-message.tsx";
import { EntrySubheading } from "./entry-subheading.tsx";
import "./inbox.css";

/** The answer that stands, or the form for one. Another member's answer does not close the form. */
export function AnswerSection({ thread }: { thread: InboxThreadDto }) {
  const { kind, answer, closedAt } = thread;
  const [isOpen, setOpen] = useState(!answer);
  if (isOpen || !answer)
    return (
      <>
        <AnswerForm thread={thread} onClose={() => setOpen(false)} />
        {kind === "messages" && !closedAt ? <CloseMessage thread={thread} /> : null}
      </>
    );
  return (
    <section className="entry-answer grid gap-2 p-4">
      <EntrySubheading className="small strong">{inboxTexts.answer}</EntrySubheading>
      <p className="entry-text wrap-anywhere">{answer.text}</p>
      <p className="caption">{inboxTexts.answeredBy(answer.by, formatDateTime(answer.at))}</p>
      <AnswerAsNoteLink thread={thread} />
      {kind === "messages" ? null : (
        <Button variant="secondary" small className="justify-self-start" onClick={() => setOpen(true)}>
          {inboxTexts.change}
        </Button>
      )}
    </section>
  );
}

/** Leads to the rows of the product, with the answer. */
function AnswerAsNoteLink({ thread: { kind, answer, product } }: { thread: InboxThreadDto }) {
  const { slug, permissions } = useStaffCompany();
  if (kind !== "questions" || !answer || !product || !permissions.includes("catalog.write")) return null;
  return (
    <Link
      to={`/${slug}/produtos/${product.id}`}
      state={{ fitmentNote: answer.text }}
      className="button button-secondary button-small justify-self-start"
    >
      {answerNoteTexts.open}
    </Link>
  );
}
