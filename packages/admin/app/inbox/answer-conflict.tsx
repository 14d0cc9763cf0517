import type { StandingAnswerDto } from "@pecacerta/contract/admin/inbox";
import type { InboxKind } from "@pecacerta/rules/inbox";
import { Button } from "@pecacerta/ui/button.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { inboxTexts } from "../texts/inbox-texts.ts";
import "./inbox.css";

type AnswerConflictProps = { kind: InboxKind; answer: StandingAnswerDto; onReplace: () => void };

/** Another member answered first. A mail that was sent cannot be replaced. */
export const AnswerConflict = ({ kind, answer, onReplace }: AnswerConflictProps) => (
  <Notice tone="failure">
    <div className="grid justify-items-start gap-3">
      <p className="strong">{inboxTexts.conflict(answer.by)}</p>
      <p className="entry-text wrap-anywhere">{answer.text}</p>
      <p>{kind === "messages" ? inboxTexts.conflictMessage : inboxTexts.conflictHint}</p>
      {kind === "messages" ? null : (
        <Button variant="secondary" small onClick={onReplace}>
          {inboxTexts.replace}
        </Button>
      )}
    </div>
  </Notice>
);
