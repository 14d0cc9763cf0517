import { Dialog } from "@pecacerta/ui/dialog.tsx";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { shellTexts } from "../texts/shell-texts.ts";
import { LeaveQuestion } from "../unsaved/leave-question.tsx";
import { useUnsavedChanges } from "../unsaved/use-unsaved-changes.ts";

const FIELD = "input:not([type=radio], [type=hidden]), input:checked, select, textarea";

type FormDialogProps = {
  title: string;
  onClose: () => void;
  /** Has an earlier draft: also what is changed here counts. */
  isChanged?: boolean;
  isSaved?: boolean;
  children: ReactNode;
};

/** Rises from the lower edge of a phone, and asks before it, or the page, drops what was changed in it. */
export function FormDialog({ title, onClose, isChanged = false, isSaved = false, children }: FormDialogProps) {
  const content = useRef<HTMLDivElement>(null);
  const [isTouched, setTouched] = useState(false);
  const [isAsking, setAsking] = useState(false);
  useLayoutEffect(() => content.current?.querySelector<HTMLElement>(FIELD)?.focus(), []);
  const isUnsaved = (isTouched || isChanged) && !isSaved;
  useUnsavedChanges(isUnsaved);
  const close = () => {
    if (!isUnsaved) return onClose();
    // A browser may close it in spite of the question.
    const dialog = content.current?.closest("dialog");
    if (dialog && !dialog.open) dialog.showModal();
    setAsking(true);
  };
  return (
    <>
      {isAsking ? <LeaveQuestion open onStay={() => setAsking(false)} onLeave={onClose} /> : null}
      <Dialog open onClose={close} title={title} closeLabel={shellTexts.close} className="dialog-sheet">
        <div ref={content} onChange={() => setTouched(true)}>
          {children}
        </div>
      </Dialog>
    </>
  );
}
