import { Dialog } from "@pecacerta/ui/dialog.tsx";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { shellTexts } from "../texts/shell-texts.ts";
import { LeaveQuestion } from "../unsaved/leave-question.tsx";

const FIELD = "input:not([type=radio], [type=hidden]), input:checked, select, textarea";

type FormDialogProps = { title: string; onClose: () => void; isSaved?: boolean; children: ReactNode };

/** Rises from the lower edge of a phone, and asks before it drops what was changed in it. */
export function FormDialog({ title, onClose, isSaved = false, children }: FormDialogProps) {
  const content = useRef<HTMLDivElement>(null);
  const [isChanged, setChanged] = useState(false);
  const [isAsking, setAsking] = useState(false);
  useLayoutEffect(() => content.current?.querySelector<HTMLElement>(FIELD)?.focus(), []);
  const close = () => {
    if (!isChanged || isSaved) return onClose();
    // A browser may close it in spite of the question.
    const dialog = content.current?.closest("dialog");
    if (dialog && !dialog.open) dialog.showModal();
    setAsking(true);
  };
  return (
    <>
      {isAsking ? <LeaveQuestion open onStay={() => setAsking(false)} onLeave={onClose} /> : null}
      <Dialog open onClose={close} title={title} closeLabel={shellTexts.close} className="dialog-sheet">
        <div ref={content} onChange={() => setChanged(true)}>
          {children}
        </div>
      </Dialog>
    </>
  );
}
