import { Button } from "@pecacerta/ui/button.tsx";
import { Dialog } from "@pecacerta/ui/dialog.tsx";
import { unsavedTexts } from "../texts/unsaved-texts.ts";

type LeaveQuestionProps = { open: boolean; onStay: () => void; onLeave: () => void };

export const LeaveQuestion = ({ open, onStay, onLeave }: LeaveQuestionProps) => (
  <Dialog open={open} onClose={onStay} title={unsavedTexts.title} closeLabel={unsavedTexts.stay}>
    {open ? (
      <div className="grid gap-4">
        <p>{unsavedTexts.text}</p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={onStay}>{unsavedTexts.stay}</Button>
          <Button variant="secondary" onClick={onLeave}>
            {unsavedTexts.leave}
          </Button>
        </div>
      </div>
    ) : null}
  </Dialog>
);
