import type { InboxThreadDto } from "@pecacerta/contract/admin/inbox";
import { Button } from "@pecacerta/ui/button.tsx";
import { inboxTexts } from "../texts/inbox-texts.ts";
import { EntrySubheading } from "./entry-subheading.tsx";
import "./inbox.css";

type PastAnswersProps = Pick<InboxThreadDto, "past"> & { onUse: (answer: string) => void };

/** What customers asked about the same product before. */
export function PastAnswers({ past, onUse }: PastAnswersProps) {
  if (past.length === 0) return null;
  return (
    <section className="grid gap-3">
      <EntrySubheading className="small strong">{inboxTexts.past}</EntrySubheading>
      <ul className="divided grid">
        {past.map(({ id, question, answer }) => (
          <li key={id} className="grid gap-1 py-3">
            <p className="small strong wrap-anywhere">{question}</p>
            <p className="entry-text small wrap-anywhere">{answer}</p>
            <Button variant="quiet" small className="justify-self-start" onClick={() => onUse(answer)}>
              {inboxTexts.usePast}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
