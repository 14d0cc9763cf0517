import { Button } from "@pecacerta/ui/button.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { useEffect, useRef } from "react";
import { selectionRefusalText, selectionTexts as texts } from "../texts/selection-texts.ts";
import { RefusedProducts } from "./selection-preview.tsx";
import { type AppliedChange, useUndoSelection } from "./use-selection-change.ts";

type AppliedNoticeProps = { change: AppliedChange; onDismiss: () => void; onUndone?: () => void };

/** What a change of many products did, and the way back. */
export function AppliedNotice({ change, onDismiss, onUndone }: AppliedNoticeProps) {
  const { undo, isUndoing, undone, refusal } = useUndoSelection(change.jobId ?? "", onUndone);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Returns a promise in new browsers, which an effect must not.
    notice.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <Notice tone={change.refused.length > 0 || undone?.kept.length ? "warning" : "success"}>
      <div ref={notice} className="grid gap-2">
        <p role="status" className="strong">
          {undone ? texts.undone(undone.restored) : texts.applied(change.changed)}
        </p>
        <RefusedProducts title={undone ? texts.kept : texts.refused} refused={undone ? undone.kept : change.refused} />
        {refusal ? <p>{selectionRefusalText(refusal)}</p> : null}
        <div className="flex flex-wrap gap-2">
          {undone || change.jobId === null ? null : (
            <Button variant="secondary" small aria-disabled={isUndoing} onClick={() => void undo()}>
              {texts.undo(change.changed)}
            </Button>
          )}
          <Button variant="quiet" small onClick={onDismiss}>
            {texts.dismiss}
          </Button>
        </div>
      </div>
    </Notice>
  );
}
